// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include "solvers/core/files.h"
#include "solvers/core/sha256.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/ui/samples.h"
#include "ui/predict/add_exercise.h"
#include "ui/session_file/saved_session.h"

using namespace ks;

/// Drives the real program as a script would: without a display, by exit codes and files.
class ProgramTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString instance_;

    struct Done {
        int code = -1;
        QByteArray out, err;
    };
    Done run(const QStringList& arguments, const QString& runner = built_runner(),
             const QString& platform = {}) const {
        QProcess program;
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
            environment.remove(QLatin1String(name));
        if (!platform.isEmpty())
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
        environment.insert(QStringLiteral("KNAPSCOPE_RUNNER"), runner);
        environment.insert(QStringLiteral("KS_FAKE"), QStringLiteral("theirs"));
        environment.insert(QStringLiteral("KS_FAKE_SHA"),
                           QString::fromStdString(fingerprint(*tests::table_2_1())));
        program.setProcessEnvironment(environment);
        program.start(built_desktop(), arguments);
        if (!program.waitForFinished(60000) || program.exitStatus() != QProcess::NormalExit)
            return {};
        return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
    }
    QString out(const char* name) const { return folder_.filePath(QLatin1String(name)); }

private slots:
    void initTestCase() {
        instance_ = folder_.filePath(QStringLiteral("table.knapscope.json"));
        QFile file(instance_);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(tests::json_of(tests::table_2_2()));
    }

    /// Qt would convert such a name to another file's name.
    void a_name_that_is_not_utf_8_is_refused() {
        QProcess shell;
        const QString script = QStringLiteral("\"$0\" \"$1\" --page step --export \"$(printf '\\377.png')\"");
        shell.setWorkingDirectory(folder_.path());
        shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), script, built_desktop(), instance_});
        QVERIFY(shell.waitForFinished(60000));
        QCOMPARE(shell.exitCode(), 2);
        QCOMPARE(
            shell.readAllStandardError(),
            QByteArray(
                "knapscope: \\xff.png: is not UTF-8; rename the file, or give knapscope-run its name\n"));
        QCOMPARE(QDir(folder_.path()).entryList({QStringLiteral("*.png")}, QDir::Files), QStringList());
    }

    void exit_codes_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        const QString png = out("exit.png");
        QTest::newRow("help") << QStringList{"--help"} << 0;
        QTest::newRow("version") << QStringList{"--version"} << 0;
        QTest::newRow("instance") << QStringList{instance_, "--page", "instance", "--export", png} << 0;
        QTest::newRow("unknown page") << QStringList{instance_, "--page", "pages", "--export", png} << 2;
        QTest::newRow("unknown theme") << QStringList{instance_, "--theme", "pink", "--export", png} << 2;
        QTest::newRow("unknown variant")
            << QStringList{instance_, "--page", "compare", "--variant", "mckp.none", "--export", png} << 2;
        QTest::newRow("variant of another kind")
            << QStringList{instance_, "--page", "run", "--variant", "knapsack.sequential", "--export", png}
            << 2;
        QTest::newRow("missing file") << QStringList{out("none.json"), "--export", png} << 3;
        QTest::newRow("nothing to show") << QStringList{"--page", "instance", "--export", png} << 3;
        QTest::newRow("nothing ran") << QStringList{instance_, "--page", "run", "--export", png} << 3;
        QTest::newRow("nothing traced") << QStringList{instance_, "--page", "kernel", "--export", png} << 3;
        QTest::newRow("a kernel") << QStringList{instance_,     "--page",   "kernel", "--variant",
                                                 "mckp.global", "--export", png}
                                  << 0;
        QTest::newRow("no kernel") << QStringList{instance_,         "--page",   "kernel", "--variant",
                                                  "mckp.sequential", "--export", png}
                                   << 2;
        QTest::newRow("recorded figures") << QStringList{"--page", "compare", "--export", png} << 0;
        const QStringList publish{"--lesson", "greedy-fails", "--publish"};
        QTest::newRow("published") << publish + QStringList{out("a.html")} << 0;
        QTest::newRow("published steps") << publish + QStringList{out("a.pdf"), "--steps", "2..3"} << 0;
        QTest::newRow("no such steps") << publish + QStringList{out("b.pdf"), "--steps", "2..99"} << 2;
        QTest::newRow("no such lesson") << QStringList{"--lesson", "none", "--publish", out("b.pdf")} << 2;
        QTest::newRow("page not writable") << publish + QStringList{"/nowhere/at/all.html"} << 8;
        QTest::newRow("output not writable")
            << QStringList{instance_, "--page", "instance", "--export", "/nowhere/at/all.png"} << 8;
    }
    void exit_codes() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        const Done done = run(arguments);
        QVERIFY2(done.code == code, done.err.constData());
        if (code != 0) {
            QVERIFY2(done.err.startsWith("knapscope: ") && done.err.count('\n') == 1, done.err.constData());
            QVERIFY(done.out.isEmpty());
        }
    }

    void output_that_cannot_be_written_exits_8_data() {
        QTest::addColumn<QString>("option");
        for (const char* option : {"--help", "--version"})
            QTest::newRow(option) << option;
    }
    void output_that_cannot_be_written_exits_8() {
        QFETCH(QString, option);
        QProcess program;
        program.setStandardOutputFile(QStringLiteral("/dev/full"));
        program.start(built_desktop(), {option});
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.readAllStandardError(),
                 QByteArray("knapscope: standard output: cannot be written: No space left on device; check "
                            "where it leads and how much room is left there\n"));
        QCOMPARE(program.exitCode(), 8);
    }

    /// Files of a session are unpacked into a temporary folder. The folder is removed even if the system ends
    /// the program; if the program is killed, the next start removes it.
    void an_ended_window_leaves_no_temporary_folder() {
        const QTemporaryDir temporary;
        const auto read =
            read_file(source_path("tests/fuzz/corpus/live/emulator.json").toStdString(), {.bytes = 1 << 20});
        QVERIFY(read);
        ui::SavedSession session{.page = "run"};
        session.files = {
            {.name = "watched.json", .sha256 = sha256(*read), .bytes = QByteArray::fromStdString(*read)}};
        const auto text = ui::write_session(session);
        QVERIFY(text && write_file(out("s.knapscope-session").toStdString(), *text));
        const auto left = [&temporary] {
            return QDir(temporary.path()).entryList({QStringLiteral("Knapscope-*")}, QDir::Dirs);
        };
        // Ends the program after it has shown the file, whose name it then stores.
        const auto end_with = [&](void (QProcess::*end)(), const QString& file) {
            const QTemporaryDir home;
            auto environment = QProcessEnvironment::systemEnvironment();
            for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
                environment.insert(QLatin1String(name), home.path());
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
            environment.insert(QStringLiteral("TMPDIR"), temporary.path());
            QProcess program;
            program.setProcessEnvironment(environment);
            program.start(built_desktop(), {file});
            const auto shown = [&] {
                QFile settings(home.filePath(QStringLiteral("knapscope/knapscope.ini")));
                return settings.open(QIODevice::ReadOnly) &&
                       settings.readAll().contains(QFileInfo(file).fileName().toUtf8());
            };
            QVERIFY(QTest::qWaitFor(shown, 60'000));
            if (file == instance_) // the start removes the folder of the killed program
                QVERIFY(QTest::qWaitFor([&] { return left().isEmpty(); }, 60'000));
            (program.*end)();
            QVERIFY(program.waitForFinished(60'000));
        };
        const QString file = out("s.knapscope-session");
        end_with(&QProcess::terminate, file);
        QCOMPARE(left(), QStringList());
        end_with(&QProcess::kill, file);
        QCOMPARE(left().size(), 1);
        end_with(&QProcess::terminate, instance_);
        QCOMPARE(left(), QStringList());
    }

    void a_picture_has_the_size_asked_for() {
        const Done done = run({instance_, "--page", "instance", "--theme", "dark", "--size", "800x500",
                               "--export", out("a.png")});
        QVERIFY2(done.code == 0, done.err.constData());
        QCOMPARE(QImage(out("a.png")).size(), QSize(800, 500));
    }

    /// The offscreen platform prints remarks about windows; the export must hide them.
    void an_export_prints_nothing() {
        for (const QString& platform : {QString(), QStringLiteral("offscreen")}) {
            const Done done = run({instance_, "--page", "step", "--window", "--export", out("quiet.png")},
                                  built_runner(), platform);
            QVERIFY2(done.code == 0, done.err.constData());
            QCOMPARE(done.err, QByteArray());
            QCOMPARE(done.out, QByteArray());
        }
    }

    void a_step_of_a_lesson_is_counted_as_the_lesson_counts() {
        const auto go = [this](const char* step) {
            return run({"--lesson", "thesis-example-2.2", "--step", step, "--export", out("lesson.png")});
        };
        for (const char* step : {"1", "3.2", "end"})
            QCOMPARE(go(step).code, 0);
        for (const char* step : {"0", "13", "1.9"})
            QCOMPARE(go(step).code, 2);
        QVERIFY2(go("0").err.contains("its steps are 1 to 12"), go("0").err.constData());
    }

    void a_lesson_is_published_as_asked() {
        const auto publish = [this](const char* name, const QStringList& more) {
            const Done done = run(QStringList{"--lesson", "greedy-fails", "--publish", out(name)} + more);
            QFile file(out(name));
            return done.code == 0 && done.err.isEmpty() && done.out.isEmpty() &&
                           file.open(QIODevice::ReadOnly)
                       ? file.readAll()
                       : done.err;
        };
        const QByteArray page = publish("all.html", {"--theme", "dark"});
        QVERIFY2(page.startsWith("<!DOCTYPE html>"), page.left(200).constData());
        QVERIFY(page.contains("data-theme=\"dark\""));
        const QByteArray part = publish("part.html", {"--steps", "2"});
        QCOMPARE(part.count("<section"), 1);
        QVERIFY(part.contains("id=\"step-2\""));
        QVERIFY(publish("six.pdf", {"--per-page", "6"}).startsWith("%PDF"));
        QVERIFY(publish("drawings.zip", {"--pictures", "svg"}).startsWith("PK"));
        QVERIFY(publish("moving.gif", {"--steps", "1..1"}).startsWith("GIF89a"));
    }

    /// Progress is printed line by line, then one final sentence. The whole table is published, although it
    /// is larger than a normal picture.
    void a_users_lesson_is_published_completely() {
        const QDir folder(out("mine"));
        QVERIFY(QDir().mkpath(folder.path()));
        QByteArray items;
        for (int i = 0; i < 20; ++i)
            items += QByteArray(i == 0 ? "" : ", ") +
                     "{\"value\": 7, \"weight\": " + QByteArray::number(14 + i % 5) + "}";
        const auto put = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(put(
            "bag.json",
            R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack", "capacity": 40, "items": [)" +
                items + "]}"));
        QVERIFY(put("lesson.json",
                    R"({"format": "knapscope-lesson", "version": 1, "title": "Mine", "summary": "Mine",
            "instance": {"file": "bag.json"}, "variant": "knapsack.sequential", "steps": [{"section": "All", "show": ["end"]}]})"));
        QVERIFY(put("lesson.md", "## All\n\nWords.\n"));
        const Done done = run({folder.path(), "--publish", out("mine.html")});
        QVERIFY2(done.code == 0, done.err.constData());
        QFile page(out("mine.html"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY(page.readAll().contains("<title>z20(40)"));
        QCOMPARE(run({out("none"), "--publish", out("none.html")}).code, 3);
    }

    void a_course_is_published_as_asked() {
        const QStringList some{"--publish-course", out("course"), "--lesson",
                               "one-row",          "--lesson",    "greedy-fails"};
        const Done done = run(some + QStringList{"--language", "de"});
        QCOMPARE(done.code, 0);
        QCOMPARE(done.err.count('\n'), 2);
        QCOMPARE(done.out.count('\n'), 1);
        QVERIFY2(done.out.contains(out("course").toUtf8()), done.out.constData());
        QFile first(out("course/index.html"));
        QVERIFY(first.open(QIODevice::ReadOnly));
        QVERIFY(first.readAll().contains("lang=\"de\""));
        QVERIFY(QFile::exists(out("course/it/greedy-fails.html")));
        QVERIFY(QFile::exists(out("course/en/one-row.html")));       // not translated
        QCOMPARE(run({"--publish-course", folder_.path()}).code, 8); // the folder has other files
        QCOMPARE(run({"--publish-course", out("none"), "--lesson", "no-such-lesson"}).code, 2);
        QVERIFY(!QFile::exists(out("none")));
    }

    void a_name_of_a_folder_directs_no_terminal() {
        const Done done = run({"--publish-course", out("c\x1b[2J\nFORGED"), "--lesson", "greedy-fails"});
        QVERIFY2(done.code == 0, done.err.constData());
        QVERIFY2(!done.out.contains('\x1b') && done.out.count('\n') == 1, done.out.constData());
    }

    void an_interrupted_course_leaves_nothing() {
        QTemporaryDir folder;
        QProcess program;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        program.setProcessEnvironment(environment);
        program.start(built_desktop(), {"--publish-course", folder.filePath("course")});
        program.setReadChannel(QProcess::StandardError);
        QVERIFY(program.waitForReadyRead(60000)); // it has reached its first lesson
        program.terminate();
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 6);
        QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void compare_solves_each_variant_once() {
        const Done done =
            run({instance_, "--page", "compare", "--variant", "mckp.sequential", "--export", out("c.csv")});
        QVERIFY2(done.code == 0, done.err.constData());
        QFile file(out("c.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray data = file.readAll();
        QCOMPARE(data.count("\nmckp.sequential,"), 1);
        QVERIFY(data.contains("measured here"));
    }

    /// This program does not have the variant, so it asks the runner before it rejects the id.
    void a_variant_of_the_runner_alone_is_run() {
        const QString fake = source_path("tests/ui/fake_runner.sh");
        const QString instance = folder_.filePath(QStringLiteral("knapsack.knapscope.json"));
        QFile file(instance);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(tests::json_of(tests::table_2_1()));
        file.close();
        const QStringList line{instance,          "--page",   "run",       "--variant",
                               "knapsack.theirs", "--export", out("r.csv")};
        const Done done = run(line, fake);
        QVERIFY2(done.code == 0, done.err.constData());
        QFile data(out("r.csv"));
        QVERIFY(data.open(QIODevice::ReadOnly));
        QVERIFY(data.readAll().contains("knapsack.theirs"));
        QCOMPARE(run(line).code, 2); // the real runner does not have that variant
    }

    /// The file determines the page; the instance in it does not.
    void a_sheet_of_exercises_opens_its_steps() {
        const QString sheet = out("week 3.json");
        const auto added = ui::add_to_sheet({.title = "Values",
                                             .variant = "mckp.sequential",
                                             .instance = tests::table_2_2(),
                                             .plan = {.pace = Pace::step, .asks = {Ask::value}},
                                             .from = 20,
                                             .most = 3},
                                            sheet);
        QVERIFY(added);
        const QString csv = out("sheet.csv");
        const Done done = run({sheet, "--export", csv});
        QVERIFY2(done.code == 0, done.err);
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().contains("-inf"), "it shows no table"); // the instance has no such value
    }

    /// The format for Excel, chosen by language or by option; the program can read it again.
    void an_instance_goes_to_csv_with_decimal_commas() {
        const auto exported = [this](const char* name, const QStringList& more) {
            const QStringList line{instance_, "--page", "instance", "--export", out(name)};
            if (run(line + more).code != 0)
                return QByteArray();
            QFile file(out(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray german = exported("de.csv", {"--language", "de"});
        QVERIFY2(german.startsWith("\xEF\xBB\xBFkind;multiple-choice\n"), german.constData());
        QCOMPARE(exported("it.csv", {"--language", "it"}), german);
        QCOMPARE(exported("comma.csv", {"--csv-decimal", "comma"}), german);
        const QByteArray plain = QByteArray::fromStdString(write_csv(*tests::table_2_2()));
        QCOMPARE(exported("point.csv", {"--language", "de", "--csv-decimal", "point"}), plain);
        QVERIFY(run({out("de.csv"), "--page", "instance", "--export", out("read.csv")}).code == 0);
        QFile read(out("read.csv"));
        QVERIFY(read.open(QIODevice::ReadOnly));
        QCOMPARE(read.readAll(), plain);
    }

    void an_instance_goes_to_csv() {
        QCOMPARE(run({instance_, "--page", "instance", "--export", out("i.csv")}).code, 0);
        QFile file(out("i.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray::fromStdString(write_csv(*tests::table_2_2())));
        QVERIFY(run({out("i.csv"), "--page", "instance", "--export", out("again.csv")}).code == 0);
        QFile again(out("again.csv"));
        QVERIFY(again.open(QIODevice::ReadOnly));
        QVERIFY(file.seek(0));
        QCOMPARE(again.readAll(), file.readAll());
    }
};

KS_TEST(ProgramTest)
#include "program_test.moc"
