// SPDX-License-Identifier: GPL-3.0-or-later
// Files that try to keep the program busy: the window responds while one is read, and cancelling ends the
// reader.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/longest_silence.h"
#include "tests/ui/peak_memory.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"
#include "ui/jobs/file_reading.h"

#include <QDialog>
#include <QTest>

#include <sys/stat.h>

using namespace ks;
using namespace ks::ui;

namespace {

constexpr int mib = 1 << 20;
/// Files of this suite's sizes may take this much as trees of JSON, which are up to 12 times as large.
constexpr qint64 tree_bytes = qint64{256} * mib;

QByteArray members(const QByteArray& header, const QByteArray& value, int count) {
    QByteArray text = "{" + header;
    for (int i = 0; i < count; ++i)
        text += "\"m" + QByteArray::number(i) + "\": " + value + ", ";
    return text + "\"last\": 0}\n";
}

QByteArray of_format(const char* name) {
    return QByteArray("\"format\": \"") + name + "\", \"version\": 1, ";
}

} // namespace

class HostileFilesTest : public QObject {
    Q_OBJECT

    static bool read_to_the_end(tests::Window& the) {
        return QTest::qWaitFor([&] { return !the.window->files().reading().busy(); }, 60'000);
    }

private slots:
    void init() { tests::fail_on_warnings(); }
    void cleanup() { QVERIFY(FileReading::workers_ended(std::chrono::minutes(1))); }

    void the_window_answers_and_cancel_ends_the_reader_data() {
        QTest::addColumn<QByteArray>("bytes");
        const int many = 1'000'000;
        const QByteArray ours = of_format("knapscope-instance") + "\"kind\": \"knapsack\", ";
        QTest::newRow("members") << members({}, "1", many);
        QTest::newRow("members of an instance") << members(ours, "1", many);
        QTest::newRow("objects") << members({}, "{}", many);
        QTest::newRow("objects of an instance") << members(ours, "{}", many);
        for (const char* format : {"knapscope-session", "knapscope-results", "knapscope-campaign",
                                   "knapscope-trace", "knapscope-live-run", "knapscope-exercises"})
            QTest::newRow(format) << members(of_format(format), "{}", many);
        QTest::newRow("a long name") << "{" + ours + "\"name\": \"" + QByteArray(20 * mib, 'n') + "\"}";
        QTest::newRow("a long text of a session")
            << "{" + of_format("knapscope-session") + "\"notes\": \"" + QByteArray(20 * mib, 'n') + "\"}";
        QTest::newRow("one line") << QByteArray(20 * mib, 'a');
        QTest::newRow("one cell") << "kind,knapsack\nname," + QByteArray(20 * mib, 'a') + "\ncapacity,5\n";
    }
    void the_window_answers_and_cancel_ends_the_reader() {
        QFETCH(QByteArray, bytes);
        tests::Window the;
        const QString path = the.write(QStringLiteral("hostile.json"), bytes);
        QVERIFY(QTest::qWaitFor([&] { return !the.window->current_page()->busy(); }, 60'000));
        tests::LongestSilence silence;
        CpuClock whole;
        const tests::PeakMemory memory;
        QVERIFY(the.window->files().open_or_say(path));
        QVERIFY(read_to_the_end(the));
        const qint64 taken = memory.taken();
        qInfo("read in %.0f ms and %lld MiB, %lld MiB of file", whole.milliseconds(), taken / mib,
              static_cast<long long>(bytes.size() / mib));
#if !KS_ADDRESS_SANITIZER && !KS_THREAD_SANITIZER // which take memory of their own
        QVERIFY2(taken < std::max<qint64>(4 * bytes.size(), tree_bytes), qPrintable(QString::number(taken)));
#endif
        QVERIFY(!the.session.instance());                // what is wrong with a campaign is shown on its page
        auto* asked = the.window->findChild<QDialog*>(); // about a table
        QVERIFY(asked || bytes.contains("knapscope-campaign") || !the.window->notice().text().isEmpty());
        QVERIFY(the.window->notice().text().size() < 1000);
        if (asked)
            asked->reject();
        QVERIFY(FileReading::workers_ended(std::chrono::minutes(1)));
        the.window->notice().hide();

        QVERIFY(the.window->files().open_or_say(path));
        const CpuClock reading; // it is cancelled somewhere in the middle
        QVERIFY(QTest::qWaitFor(
            [&] { return reading.milliseconds() > 20 || !the.window->files().reading().busy(); }, 60'000));
        const CpuClock since;
        the.window->files().reading().cancel();
        QVERIFY(!the.window->files().reading().busy());
        QVERIFY(FileReading::workers_ended(std::chrono::minutes(1)));
        const double ended = since.milliseconds(), longest = silence.milliseconds();
        qInfo("the reader ended after %.0f ms; the window did not answer for %.0f ms", ended, longest);
        QVERIFY2(ended < 2 * tests::most_silent_ms, qPrintable(QString::number(ended)));
        QVERIFY2(longest < tests::most_silent_ms, qPrintable(QString::number(longest)));
    }

    void a_table_that_ends_before_its_columns_is_asked_about() {
        tests::Window the;
        QVERIFY(the.window->files().open_or_say(
            the.write(QStringLiteral("short.csv"), "kind,knapsack\nname,a\ncapacity,5\n")));
        QVERIFY(read_to_the_end(the));
        auto* asked = the.window->findChild<QDialog*>();
        QVERIFY(asked || !the.window->notice().text().isEmpty());
        if (asked)
            asked->reject();
        QVERIFY(!the.session.instance());
    }

    void a_pipe_is_refused_at_once() {
        tests::Window the;
        const QString path = the.folder.filePath(QStringLiteral("pipe.json"));
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        tests::LongestSilence silence;
        QVERIFY(the.window->files().open_or_say(path));
        QVERIFY(read_to_the_end(the));
        QVERIFY2(the.window->notice().text().contains("pipe or a device"),
                 qPrintable(the.window->notice().text()));
        QVERIFY(silence.milliseconds() < tests::most_silent_ms);
    }
};

KS_TEST(HostileFilesTest, .alone = true)
#include "hostile_files_test.moc"
