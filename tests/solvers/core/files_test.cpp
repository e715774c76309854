// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/files.h"
#include "solvers/core/new_file.h"
#include "solvers/core/pieces.h"
#include "solvers/core/sha256.h"
#include "solvers/core/text.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace ks;
namespace fs = std::filesystem;

class FilesTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
    }

    /// The place is not the cause, so choosing another one would not help.
    void no_memory_to_write_is_a_limit() {
        errno = ENOMEM;
        QCOMPARE(cannot_write("x").sentence(),
                 std::string("x: the system has no memory left to write it; close other programs"));
        errno = ENOMEM;
        QCOMPARE(cannot_write("x").code, ErrorCode::limit);
        errno = ENOSPC;
        QCOMPARE(cannot_write("x").code, ErrorCode::output);
    }

    void round_trip() {
        const std::string bytes("a\0b\xff\n", 5);
        KS_VERIFY_OK(write_file(path("x"), bytes));
        const auto back = read_file(path("x"), {5});
        KS_VERIFY_OK(back);
        QCOMPARE(*back, bytes);
        KS_VERIFY_OK(write_file(path("x"), ""));
        QCOMPARE(*read_file(path("x"), {0}), std::string());
        QCOMPARE(entries(), QStringList{"x"}); // no temporary file is left
    }

    void reading_errors() {
        KS_COMPARE_ERROR(read_file(path("none"), {9}), ErrorCode::input,
                         bytes(path("none")) +
                             ": cannot be read: No such file or directory; check the file's name "
                             "and permissions");
        KS_COMPARE_ERROR(read_file(path(""), {9}), ErrorCode::input,
                         bytes(path("")) +
                             ": cannot be read: it is a folder; check the file's name and permissions");
        KS_VERIFY_OK(write_file(path("x"), "0123456789"));
        KS_COMPARE_ERROR(read_file(path("x"), {9}), ErrorCode::limit,
                         bytes(path("x")) + ": is larger than 9 bytes; use a smaller file");
        KS_COMPARE_ERROR(read_file(path("x"), {.bytes = 9, .of = "a lesson"}), ErrorCode::limit,
                         bytes(path("x")) +
                             ": is larger than 9 bytes, the most for a lesson; use a smaller file");
        QCOMPARE(read_file("/dev/zero", {1000}, ReadFrom::anything).error().code, ErrorCode::limit);
    }

    /// Pipes block and devices may be endless, so neither is read, under any name.
    void only_a_regular_file_is_read_unless_asked() {
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        fs::create_symlink("/dev/zero", path("zeros"));
        fs::create_symlink(path("pipe"), path("link"));
        for (const char* name : {"pipe", "zeros", "link"})
            KS_COMPARE_ERROR(read_file(path(name), {9}), ErrorCode::input,
                             bytes(path(name)) + ": cannot be read: it is a pipe or a device, and no regular "
                                                 "file; check the file's name and permissions");
    }

    void reads_and_writes_a_pipe() {
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        const std::string long_text(200'000, 'x'); // more than fits into a pipe
        bool written = false;
        std::thread writer([&] { written = bool(write_file(path("pipe"), long_text)); });
        const auto read = read_file(path("pipe"), {1'000'000}, ReadFrom::anything);
        writer.join();
        QVERIFY(written);
        KS_VERIFY_OK(read);
        QVERIFY(*read == long_text);
        QVERIFY(fs::is_fifo(path("pipe")));
    }

    void an_open_descriptor_is_written_at_its_position() {
        const int file = ::open(path("x").c_str(), O_WRONLY | O_CREAT, 0600);
        const std::string name = "/dev/fd/" + std::to_string(file);
        QCOMPARE(::write(file, "a", 1), ssize_t{1});
        KS_VERIFY_OK(write_file(name, "bc"));
        QCOMPARE(::write(file, "d", 1), ssize_t{1});
        QCOMPARE(::close(file), 0);
        QCOMPARE(*read_file(path("x"), {9}), std::string("abcd"));
        KS_COMPARE_ERROR(write_file(name, "x"), ErrorCode::output,
                         QByteArray::fromStdString(name) +
                             ": cannot be written: Bad file descriptor; choose another place");
    }

    void writing_errors() {
        KS_COMPARE_ERROR(write_file(path(""), "x"), ErrorCode::output,
                         bytes(path("")) + ": cannot be written: it is a folder; choose another place");
        KS_COMPARE_ERROR(write_file(path("none/x"), "x"), ErrorCode::output,
                         bytes(path("none/x")) +
                             ": cannot be written: No such file or directory; choose another place");
        KS_COMPARE_ERROR(write_file("", "x"), ErrorCode::output,
                         "cannot be written: no file name was given; choose another place");
        KS_COMPARE_ERROR(write_file("/dev/full", "x"), ErrorCode::output,
                         "/dev/full: cannot be written: No space left on device; choose another place");
        KS_VERIFY_OK(write_file("/dev/null", "x"));
    }

    void keeps_mode_and_link() {
        KS_VERIFY_OK(write_file(path("x"), "old"));
        QCOMPARE(::chmod(path("x").c_str(), 0640), 0);
        fs::create_symlink("x", path("link"));
        KS_VERIFY_OK(write_file(path("link"), "new"));
        QVERIFY(fs::is_symlink(path("link")));
        QCOMPARE(*read_file(path("x"), {9}), std::string("new"));
        QCOMPARE(static_cast<int>(fs::status(path("x")).permissions()), 0640);
    }

    void a_new_file_gets_usual_permissions() {
        const mode_t mask = ::umask(027);
        KS_VERIFY_OK(write_file(path("x"), "x"));
        ::umask(mask);
        QCOMPARE(static_cast<int>(fs::status(path("x")).permissions()), 0640);
    }

    void a_stopped_write_leaves_everything_as_it_was() {
        KS_VERIFY_OK(write_file(path("x"), "old"));
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(write_file(path("x"), "new", stop.get_token()).error().code, ErrorCode::cancelled);
        QCOMPARE(*read_file(path("x"), {9}), std::string("old"));
        QCOMPARE(entries(), QStringList("x"));
    }

    void a_killed_writer_leaves_nothing() {
        const pid_t child = ::fork();
        if (child == 0) {
            auto file = NewFile::open(path("x"));
            ::_exit(file && file->write("half") ? 0 : 1); // destructors do not run
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        QCOMPARE(entries(), QStringList());
    }

    /// On a file system on which every file must have a name.
    void files_left_by_a_killed_writer_are_removed() {
        using enum NewFile::Until;
        auto living = NewFile::open(path("x"), named);
        KS_VERIFY_OK(living);
        const pid_t child = ::fork();
        if (child == 0) {
            auto file = NewFile::open(path("x"), named);
            ::_exit(file && file->write("half") ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        QCOMPARE(entries().size(), 2); // this process's file and the child's
        {
            auto next = NewFile::open(path("x"), named);
            KS_VERIFY_OK(next);
            QCOMPARE(entries().size(), 2); // the file this process is still writing, and the next one
            KS_VERIFY_OK(next->write("next"));
            KS_VERIFY_OK(next->commit());
        }
        KS_VERIFY_OK(living->write("whole"));
        KS_VERIFY_OK(living->commit());
        QCOMPARE(entries(), QStringList("x"));
        QCOMPARE(*read_file(path("x"), {9}), std::string("whole"));
    }

    void refuses_a_protected_file() {
        if (::geteuid() == 0)
            QSKIP("root may write everything");
        KS_VERIFY_OK(write_file(path("x"), "old"));
        fs::permissions(path("x"), fs::perms::owner_read);
        QCOMPARE(write_file(path("x"), "new").error().code, ErrorCode::output);
        QCOMPARE(*read_file(path("x"), {9}), std::string("old"));
    }

    void pieces_end_with_a_stop_request() {
        std::vector<char> done(9'000'000);
        std::stop_source stop;
        int pieces = 0;
        const auto fill = [&](std::size_t at, std::size_t count) {
            std::fill_n(done.begin() + static_cast<std::ptrdiff_t>(at), count, 'x');
            ++pieces;
        };
        QVERIFY(in_pieces(done.size(), stop.get_token(), fill));
        QVERIFY(pieces > 1);
        QVERIFY(std::ranges::count(done, 'x') == 9'000'000);
        QVERIFY(!in_pieces(done.size(), stop.get_token(), [&](std::size_t at, std::size_t) {
            QCOMPARE(at, std::size_t{0}); // only the first piece is processed
            stop.request_stop();
        }));
    }

    void sha256_of_the_standard() {
        // The examples of FIPS 180-4, and lengths near the limits of the padding (sha256sum of n times 'a').
        QCOMPARE(sha256(""), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(sha256("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
                 std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
        QCOMPARE(sha256(std::string(1'000'000, 'a')),
                 std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
        for (std::size_t length = 50; length <= 130; ++length) {
            const std::string text(length, 'a');
            QCOMPARE(QByteArray::fromStdString(sha256(text)),
                     QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
                         .toHex());
        }
    }

    void utf8() {
        for (const char* good : {"", "a", "\xc3\xa9", "\xe2\x88\x92", "\xf0\x9f\x8e\x92", "\xf4\x8f\xbf\xbf"})
            QVERIFY2(is_utf8(good), good);
        for (const char* bad :
             {"\x80", "\xc3", "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xff"})
            QVERIFY(!is_utf8(bad));
        QCOMPARE(printable("a\nb\xff\xc3\xa9\x1b["), std::string("a\\nb\\xff\xc3\xa9\\x1b["));
        QCOMPARE(printable("abc\xc3\xa9", 4), std::string("abc..."));
        QCOMPARE(printable("\xc2\x9b \xe2\x80\xae \xe2\x80\xa8 \xe2\x81\xa6 \xd8\x9c"),
                 std::string("\\u009b \\u202e \\u2028 \\u2066 \\u061c"));
        QCOMPARE(printable("\xc2\xa0\xe2\x80\x93\xe2\x80\xaf"),
                 std::string("\xc2\xa0\xe2\x80\x93\xe2\x80\xaf"));
        QCOMPARE(place_in("ab\nc\xc3\xa9 d", 7, "f"), std::string("f:2:4"));
        QCOMPARE(place_in("ab\n", 99, "f"), std::string("f:2:1"));
    }

private:
    fs::path path(const char* name) const { return fs::path(folder_->path().toStdString()) / name; }
    static QByteArray bytes(const fs::path& path) { return QByteArray::fromStdString(path.string()); }
    QStringList entries() const { return QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden); }

    std::unique_ptr<QTemporaryDir> folder_;
};

KS_TEST(FilesTest)
#include "files_test.moc"
