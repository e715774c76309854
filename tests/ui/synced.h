// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QMutex>
#include <QString>
#include <QStringList>

#include <sys/syscall.h>
#include <unistd.h>

namespace ks::tests {

/// The files and folders that this program has synced to the disk, by their names at that time.
inline QMutex synced_guard;
inline QStringList synced;

inline void forget_synced() {
    const QMutexLocker lock(&synced_guard);
    synced.clear();
}

inline bool was_synced(const QString& path) {
    const QMutexLocker lock(&synced_guard);
    return synced.contains(path);
}

} // namespace ks::tests

/// Replaces the system's function in the test program that includes this header, in one file.
extern "C" int fsync(int descriptor) {
    {
        const QMutexLocker lock(&ks::tests::synced_guard);
        ks::tests::synced << QFile::symLinkTarget(QStringLiteral("/proc/self/fd/%1").arg(descriptor));
    }
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}
