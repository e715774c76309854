// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>

#include <malloc.h>

namespace ks::tests {

/// The most resident memory that this process has taken since the object was made, in bytes (proc(5)).
class PeakMemory {
public:
    PeakMemory() {
        ::malloc_trim(0);
        QFile reset(QStringLiteral("/proc/self/clear_refs"));
        if (reset.open(QIODevice::WriteOnly))
            reset.write("5");
        reset.close();
        before_ = bytes("VmRSS:");
    }
    qint64 taken() const { return bytes("VmHWM:") - before_; }

private:
    static qint64 bytes(const QByteArray& name) {
        QFile status(QStringLiteral("/proc/self/status"));
        if (status.open(QIODevice::ReadOnly))
            for (const QByteArray& line : status.readAll().split('\n'))
                if (line.startsWith(name))
                    return line.mid(name.size()).trimmed().split(' ').front().toLongLong() * 1024;
        return 0;
    }

    qint64 before_ = 0;
};

} // namespace ks::tests
