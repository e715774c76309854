// SPDX-License-Identifier: Apache-2.0
// After a power cut a file has its old or its new content: its bytes reach the disk before its name, and the
// name before `commit` returns.
#include "solvers/core/new_file.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

QStringList calls; ///< "sync file", "rename", "sync folder", in call order

}

/// These replace libc's functions in this program.
extern "C" int fsync(int descriptor) {
    struct stat status {};
    calls << (::fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode) ? "sync folder" : "sync file");
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}
extern "C" int rename(const char* from, const char* to) noexcept {
    calls << "rename";
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

class NewFileTest : public QObject {
    Q_OBJECT

private slots:
    void bytes_before_name_and_name_before_the_end() {
        const QTemporaryDir folder;
        auto file = ks::NewFile::open(folder.filePath("a").toStdString());
        QVERIFY(file && file->write("text"));
        calls.clear();
        QVERIFY(file->commit());
        QCOMPARE(calls, (QStringList{"sync file", "rename", "sync folder"}));
    }
};

KS_TEST(NewFileTest)
#include "new_file_test.moc"
