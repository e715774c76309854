// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/sheet_files.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

/// The documented sessions are true: each command prints the text in the page, except for times and parts
/// omitted with "...".
class TextFormsTest : public QObject {
    Q_OBJECT

    struct Sample {
        int line = 0; ///< line in the page, from 1
        QString command;
        QString said;
    };

    static void write(const QString& path, const QByteArray& text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    /// The commands on a page with the indented text after each "$ ".
    static QList<Sample> samples(const QString& page) {
        QFile file(ks::source_path("docs/") + page);
        QList<Sample> found;
        if (!file.open(QIODevice::ReadOnly))
            return found;
        bool inside = false;
        int number = 0;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
            ++number;
            if (line.startsWith("    $ ")) {
                found.append({number, line.mid(6), {}});
                inside = true;
            } else if (inside && (line.isEmpty() || line.startsWith("    "))) {
                found.last().said += line.mid(4) + QLatin1Char('\n');
            } else {
                inside = false;
            }
        }
        return found;
    }

    /// Replaces everything that differs between runs: times, and column widths that depend on long numbers.
    static QString settled(QString text) {
        static const QRegularExpression with_unit(QStringLiteral("[0-9][0-9.,]* (ns|us|ms|s)\\b"));
        static const QRegularExpression below_a_unit(QStringLiteral("\\b[0-9][0-9,]*\\.[0-9]{3}(?![0-9])"));
        static const QRegularExpression spaces(QStringLiteral(" +"));
        text.replace(with_unit, QStringLiteral("TIME")).replace(below_a_unit, QStringLiteral("TIME"));
        text.remove(QLatin1Char('\r')); // lines of CSV end with CR LF
        return text.replace(spaces, QStringLiteral(" ")).trimmed();
    }

    static QRegularExpression pattern(const QString& said) {
        QString text = QRegularExpression::escape(QLatin1Char('\n') + settled(said));
        // "..." stands for any part of a line; alone in a line, for any number of lines.
        text.replace(QStringLiteral("\\\n\\.\\.\\."), QStringLiteral("(\\n[\\s\\S]*?)?"));
        text.replace(QStringLiteral("\\.\\.\\."), QStringLiteral("[^\\n]*?"));
        return QRegularExpression(QRegularExpression::anchoredPattern(text));
    }

    QTemporaryDir folder_;

private slots:
    /// Creates the files that the pages mention, and puts the runner on the PATH.
    void initTestCase() {
        const QString runner = ks::runner_path();
        QVERIFY(QFile::link(runner, folder_.filePath("knapscope-run")));
        QVERIFY(QFile::link(ks::source_path("assets"), folder_.filePath("assets")));
        write(folder_.filePath("broken.knapscope.json"),
              R"({"format": "knapscope-instance", "version": 1, "kind": "multiple-choice", "capacity": 3,
                  "classes": [[{"value": 1, "weight": -3}]]})");
        write(folder_.filePath("my-tasks.csv"),
              "task,execution,period,gain,cost\naes,30,60,5,2\n,,,11,5\nfir,7,12,,\n");
        write_sheet_files(folder_.filePath("week-3.json"), folder_.filePath("ada.json"));
        QVERIFY(QDir(folder_.path()).mkdir("handed-in"));
        QVERIFY(QFile::copy(folder_.filePath("ada.json"), folder_.filePath("handed-in/ada.json")));
    }

    void every_command_has_a_sample() {
        const QString help = QString::fromUtf8(run_runner({"--help"}).out);
        QString all;
        for (const Sample& sample : samples("text-output.md"))
            all += sample.command + QLatin1Char('\n');
        static const QRegularExpression name(QStringLiteral("^  ([a-z-]+) "),
                                             QRegularExpression::MultilineOption);
        int commands = 0;
        for (auto it = name.globalMatch(help); it.hasNext(); ++commands) {
            const QString command = it.next().captured(1);
            QVERIFY2(command == "serve" || all.contains("knapscope-run " + command), qPrintable(command));
        }
        QVERIFY(commands > 10);
    }

    void samples_are_true_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("said");
        for (const char* page : {"text-output.md", "runner.md"})
            for (const Sample& sample : samples(page)) {
                // Pictures are made by the desktop program; commands for a GPU were run on a machine with
                // one.
                if (sample.command.startsWith("knapscope ") || sample.command.contains("gpu"))
                    continue;
                QTest::addRow("%s:%d", page, sample.line) << sample.command << sample.said;
            }
    }
    void samples_are_true() {
        QFETCH(QString, command);
        QFETCH(QString, said);
        QProcess shell;
        shell.setWorkingDirectory(folder_.path());
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", folder_.path() + ":" + environment.value("PATH"));
        shell.setProcessEnvironment(environment);
        shell.setProcessChannelMode(QProcess::MergedChannels);
        shell.setStandardInputFile(QProcess::nullDevice());
        shell.start("/bin/sh", {"-c", command});
        QVERIFY(shell.waitForFinished(300'000));
        const QString printed = QString::fromUtf8(shell.readAll());
        const bool only_shown = said.trimmed().isEmpty() && shell.exitCode() == 0; // the page shows no output
        QVERIFY2(only_shown || pattern(said).match(QLatin1Char('\n') + settled(printed)).hasMatch(),
                 qPrintable(command + "\nprints\n" + printed + "and the page says\n" + said));
    }
};

KS_TEST(TextFormsTest)
#include "text_forms_test.moc"
