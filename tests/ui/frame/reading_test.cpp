// SPDX-License-Identifier: GPL-3.0-or-later
// Files are read in another thread: the window responds, and the open document stays until everything is
// read.
#include "solvers/bench/results.h"
#include "solvers/questions/sheet.h"
#include "solvers/run/trace.h"
#include "solvers/run/trace_file.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/longest_silence.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/session_commands.h"
#include "ui/frame/table_dialog.h"
#include "ui/predict/add_exercise.h"
#include "ui/session_file/saved_session.h"

#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>
#include <semaphore>

using namespace ks;
using namespace ks::ui;

namespace {

QByteArray knapsack(int items) {
    QByteArray text =
        R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack", "capacity": 9999, "items": [)";
    for (int i = 0; i < items; ++i)
        text += QByteArrayLiteral("{\"value\": ") + QByteArray::number(i % 97 + 1) +
                ", \"weight\": " + QByteArray::number(i % 89 + 1) + (i + 1 < items ? "},\n" : "}");
    return text + "]}\n";
}

InstancePtr knapsack_of(int items) {
    return *read_instance(knapsack(items).toStdString(), "made here");
}

QByteArray foreign(int records) {
    QByteArray text = "{\"records\": [";
    for (int i = 0; i < records; ++i)
        text += QByteArrayLiteral("{\"id\": ") + QByteArray::number(i) +
                R"(, "name": "somebody", "tags": ["a", "b"]},)";
    return text + "0]}\n";
}

QByteArray table(int items) {
    QByteArray text = "kind,knapsack\ncapacity,9999\nvalue,weight\n";
    for (int i = 0; i < items; ++i)
        text += QByteArray::number(i % 97 + 1) + ',' + QByteArray::number(i % 89 + 1) + '\n';
    return text;
}

QByteArray results() {
    auto read = read_results_file(source_path("assets/results/h100-crossover-knapsack.json").toStdString());
    const std::vector<RecordedRow> rows = read->rows;
    for (int i = 0; i < 2; ++i)
        read->rows.insert(read->rows.end(), rows.begin(), rows.end());
    return QByteArray::fromStdString(results_text(*read));
}

QByteArray session() {
    SavedSession saved{.page = QStringLiteral("instance"), .instance = knapsack_of(100'000)};
    return QByteArray::fromStdString(*write_session(saved));
}

QByteArray trace_of_a_kernel() {
    TraceRequest request;
    request.instance = tests::uncorrelated("multiple-choice", "30", "10");
    request.variant = "mckp.global";
    request.window = WarpPlace{1, 0, 0};
    return QByteArray::fromStdString(trace_file(*ks::trace(request, {}, {}), *request.instance));
}

QByteArray sheet() {
    Sheet sheet{.title = "Week"};
    for (int i = 0; i < 20; ++i)
        sheet.exercises.push_back({.title = "One",
                                   .variant = "knapsack.sequential",
                                   .instance = knapsack_of(3000),
                                   .plan = {.pace = Pace::step, .asks = {Ask::value}},
                                   .most = 3});
    return QByteArray::fromStdString(to_line(to_json(sheet)));
}

QByteArray shipped(const char* path) {
    return tests::Window::read(source_path("assets/") + QLatin1String(path));
}

} // namespace

class ReadingTest : public QObject {
    Q_OBJECT

    /// A file whose reading blocks until `go_on`, or until it is cancelled.
    struct SlowFile {
        std::binary_semaphore go_on{0};

        void open(tests::Window& the) {
            the.window->files().reading().start(
                QStringLiteral("slow.json"), [this](const std::stop_token& stop) -> FileReading::Open {
                    while (!stop.stop_requested() && !go_on.try_acquire_for(std::chrono::milliseconds(1))) {
                    }
                    return [] {};
                });
        }
    };
    static QFrame* bar(const tests::Window& the) {
        return the.window->findChild<QFrame*>(QStringLiteral("reading"));
    }
    static bool read_to_the_end(tests::Window& the) {
        const auto done = [&] {
            return !the.window->files().reading().busy() && !the.window->current_page()->busy();
        };
        return QTest::qWaitFor(done, 60'000);
    }

private slots:
    void init() { tests::fail_on_warnings(); }
    void cleanup() { QVERIFY(FileReading::workers_ended(std::chrono::minutes(1))); }

    void the_window_answers_while_a_file_is_read_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("page"); ///< empty: the file cannot be opened
        const QString instance = QStringLiteral("instance");
        QTest::newRow("instance") << knapsack(200'000) << instance;
        QTest::newRow("table") << table(200'000) << instance;
        QTest::newRow("foreign") << foreign(50'000) << QString();
        QTest::newRow("cut off") << knapsack(200'000).chopped(3) << QString();
        QTest::newRow("results") << results() << QStringLiteral("compare");
        QTest::newRow("session") << session() << instance;
        QTest::newRow("trace") << trace_of_a_kernel() << QStringLiteral("kernel");
        QTest::newRow("sheet") << sheet() << QStringLiteral("step");
        QTest::newRow("campaign") << shipped("campaigns/knapsack.json") + QByteArray(5'000'000, ' ')
                                  << QStringLiteral("run");
        QTest::newRow("watched run") << shipped("results/live/h200-mckp-sync-512.knapscope-live.json")
                                     << QStringLiteral("run");
    }
    void the_window_answers_while_a_file_is_read() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, page);
        tests::use_real_runner();
        tests::Window the;
        the.window->show_page(QStringLiteral("instance"));
        QVERIFY(read_to_the_end(the));
        const QString path = the.write(QStringLiteral("large"), bytes);
        tests::LongestSilence silence;
        QVERIFY(the.window->files().open_or_say(path));
        QVERIFY(!the.session.instance());
        QVERIFY(read_to_the_end(the));
        const double longest = silence.milliseconds();
        qInfo("%lld bytes, not answering for %.1f ms", static_cast<long long>(bytes.size()), longest);
        QCOMPARE(the.window->notice().text().isEmpty(), !page.isEmpty());
        if (!page.isEmpty())
            QCOMPARE(the.window->current_page()->info().id, page);
        QVERIFY2(longest < tests::most_silent_ms, qPrintable(QString::number(longest)));
    }

    /// The sheet is read and written on another thread.
    void an_exercise_is_added_to_a_large_sheet() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        tests::Window the;
        the.session.set_folder(the.folder.path());
        const QString file = the.write(QStringLiteral("exercises.json"), sheet());
        the.session.open(tests::table_2_1());
        the.window->show_page(QStringLiteral("step"));
        QVERIFY(read_to_the_end(the));
        tests::when_asked<AddExercise>([](AddExercise& dialog) {
            dialog.accept();
            tests::when_asked<QFileDialog>(
                [](QFileDialog& where) { QTest::keyClick(&where, Qt::Key_Return); });
        });
        the.window->current_page()->findChild<QPushButton*>(QStringLiteral("add-to-sheet"))->click();
        QVERIFY(FileReading::workers_ended(std::chrono::minutes(1)));
        KS_WAIT_FOR(tests::Window::read(file) != sheet());
        QCOMPARE(read_sheet_file(file.toStdString())->exercises.size(), std::size_t{21});
    }

    void a_slow_file_shows_its_name_and_cancel() {
        tests::Window the;
        the.session.open(tests::table_2_1());
        for (const bool escape : {false, true}) {
            SlowFile slow;
            slow.open(the);
            QVERIFY(!bar(the)->isVisible()); // most files are read faster than a name can be read
            KS_WAIT_FOR(bar(the)->isVisible());
            QVERIFY(
                bar(the)->findChild<QLabel*>(QStringLiteral("reading-name"))->text().contains("slow.json"));
            if (escape)
                QTest::keyClick(the.window.get(), Qt::Key_Escape);
            else
                bar(the)->findChild<QPushButton*>(QStringLiteral("cancel-reading"))->click();
            QVERIFY(!bar(the)->isVisible() && !the.window->files().reading().busy());
            QVERIFY(FileReading::workers_ended(std::chrono::minutes(1))); // before `slow` is destroyed
        }
        QCOMPARE(tests::json_of(the.session.instance()), tests::json_of(tests::table_2_1()));
        QVERIFY(the.window->notice().text().isEmpty());
    }

    void a_cancelled_file_leaves_what_was_open() {
        tests::Window the;
        const QString small = the.write(QStringLiteral("small.json"), tests::json_of(tests::table_2_1()));
        QVERIFY(the.window->open_path(small));
        QVERIFY(the.window->files().open_or_say(the.write(QStringLiteral("large.json"), knapsack(100'000))));
        the.window->files().reading().cancel();
        QVERIFY(FileReading::workers_ended(std::chrono::minutes(1)));
        QCoreApplication::processEvents();
        QCOMPARE(the.session.path(), small);
        QVERIFY(!the.session.modified() && the.window->notice().text().isEmpty());
    }

    void a_later_file_takes_the_place_of_an_earlier_one() {
        tests::Window the;
        QSignalSpy opened(&the.session, &Session::document_opened);
        const QString second = the.write(QStringLiteral("second.json"), tests::json_of(tests::table_2_2()));
        QVERIFY(the.window->files().open_or_say(the.write(QStringLiteral("first.json"), knapsack(100'000))));
        QVERIFY(the.window->files().open_or_say(second));
        QVERIFY(read_to_the_end(the));
        QVERIFY(FileReading::workers_ended(std::chrono::minutes(1)));
        QCoreApplication::processEvents();
        QCOMPARE(opened.size(), 1);
        QCOMPARE(the.session.path(), second);
    }

    void a_new_document_takes_the_place_of_a_file_that_is_being_read() {
        tests::Window the;
        QVERIFY(the.window->files().open_or_say(the.write(QStringLiteral("first.json"), knapsack(100'000))));
        the.window->files().new_instance(QStringLiteral("knapsack"));
        QVERIFY(FileReading::workers_ended(std::chrono::minutes(1)));
        QCoreApplication::processEvents();
        QVERIFY(the.session.path().isEmpty());
    }

    void edits_made_while_a_file_is_read_are_not_lost_unasked() {
        tests::Window the;
        the.session.open(tests::table_2_1());
        QVERIFY(the.window->files().open_or_say(the.write(QStringLiteral("a.json"), knapsack(10))));
        tests::make_an_edit(the.session);
        int asked = 0;
        tests::when_asked<QMessageBox>([&](QMessageBox& box) {
            ++asked;
            box.reject();
        });
        KS_WAIT_FOR_EQUAL(asked, 1);
        QVERIFY(read_to_the_end(the));
        QVERIFY(the.session.edited());
    }

    void a_table_reports_what_was_left_out() {
        tests::Window the;
        const QByteArray table = "capacity;19\nweight;value;notes\n5;30;old\n8;31;\n";
        QVERIFY(the.window->files().open_or_say(the.write(QStringLiteral("bag.csv"), table)));
        KS_WAIT_FOR(the.session.instance());
        QCOMPARE(the.window->notice().text(),
                 QStringLiteral("Not all of bag.csv was read: column 3 (notes) is left out."));
        QVERIFY(the.window->files().open_or_say(
            the.write(QStringLiteral("all.csv"), "capacity;19\nweight;value\n5;30\n")));
        KS_WAIT_FOR(the.window->notice().isHidden());
    }

    /// JSON of another program is not overwritten.
    void foreign_json_is_imported() {
        tests::Window the;
        QVERIFY(the.window->files().open_or_say(the.write(
            QStringLiteral("bag.json"), R"({"weights": [5, 6], "values": [8, 15], "capacity": 8})")));
        KS_WAIT_FOR(the.session.instance());
        QVERIFY(the.session.path().isEmpty());
        QCOMPARE(the.session.called(), QStringLiteral("bag"));
    }

    void ambiguous_foreign_json_raises_a_question() {
        tests::Window the;
        QVERIFY(the.window->files().open_or_say(the.write(
            QStringLiteral("bag.json"), R"([{"weight": 5, "value": 8}, {"weight": 6, "value": 15}])")));
        const auto dialog = [&] { return the.window->findChild<TableDialog*>(); };
        KS_WAIT_FOR(dialog());
        dialog()->findChild<QLineEdit*>(QStringLiteral("capacity"))->setText(QStringLiteral("8"));
        dialog()->accept();
        KS_WAIT_FOR(the.session.instance());
        QCOMPARE(the.session.instance()->contents().number(FieldAt::scalar(0)), 8);
    }

    void a_broken_file_is_reported_with_its_error() {
        tests::Window the;
        the.session.open(tests::table_2_1());
        QVERIFY(the.window->files().open_or_say(
            the.write(QStringLiteral("cut.json"), tests::json_of(tests::table_2_2()).chopped(4))));
        KS_WAIT_FOR(!the.window->notice().text().isEmpty());
        const QString text = the.window->notice().text();
        QVERIFY2(text.contains("cut.json") && text.contains("the text ends before it is complete"),
                 qPrintable(text));
        QCOMPARE(tests::json_of(the.session.instance()), tests::json_of(tests::table_2_1()));
    }

    void results_are_asked_for_and_the_file_holds_something_else_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("words");
        QTest::newRow("instance") << tests::json_of(tests::table_2_1()) << "is not a file of results";
        QTest::newRow("no JSON") << QByteArray("2 10\n3 4\n") << "is not a file of results";
        QTest::newRow("cut off") << results().chopped(9) << "the text ends before it is complete";
    }
    void results_are_asked_for_and_the_file_holds_something_else() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, words);
        tests::Window the;
        const auto opened = the.window->files().open_results(the.write(QStringLiteral("r.json"), bytes));
        QVERIFY(!opened);
        const QString text = sentence(opened.error());
        QVERIFY2(text.contains(words) && !text.contains("parsing"), qPrintable(text));
    }

    void a_question_about_a_file_comes_when_it_was_read() {
        tests::Window the;
        QVERIFY(the.window->files().open_or_say(the.write(QStringLiteral("two.txt"), "2 10\n3 4\n5 6\n")));
        const auto dialog = [&] { return the.window->findChild<QInputDialog*>(QStringLiteral("format")); };
        KS_WAIT_FOR(dialog());
        dialog()->accept();
        KS_WAIT_FOR(the.session.instance());
        QVERIFY(the.session.path().isEmpty() && the.window->notice().text().isEmpty());
    }

    void the_window_closes_while_a_file_is_read() {
        SlowFile slow;
        {
            tests::Window the;
            slow.open(the);
            the.window->close();
            QVERIFY(!the.window->files().reading().busy());
            slow.open(the);
        } // without being closed
        QVERIFY(FileReading::workers_ended(std::chrono::minutes(1)));
    }

    void the_end_of_the_program_does_not_wait_for_a_reader_that_does_not_stop() {
        std::binary_semaphore go_on{0};
        auto read = std::make_shared<int>(1);
        const std::weak_ptr<int> freed = read;
        {
            FileReading reading;
            reading.start({}, [&go_on, read = std::move(read)](const std::stop_token&) -> FileReading::Open {
                go_on.acquire();
                return [read] {};
            });
        }
        QVERIFY(!FileReading::workers_ended(std::chrono::milliseconds(1)));
        go_on.release();
        QVERIFY(FileReading::workers_ended(std::chrono::minutes(1)));
        QVERIFY(freed.expired());
    }
};

KS_TEST(ReadingTest, .alone = true)
#include "reading_test.moc"
