// SPDX-License-Identifier: Apache-2.0
#include "solvers/cli/program.h"
#include "tests/support/missing.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace ks::cli;

namespace {

constexpr std::string_view operands[] = {"FILE", "OUT"};
constexpr Option options[] = {
    {.name = "--theme", .value = "light|dark", .help = "how 'it' looks [now]: \\so"},
    {.name = "--set", .value = "NAME=VALUE", .help = "a parameter", .repeated = true},
    {.name = "--json", .help = ".one document"}};
constexpr Option more[] = {{.name = "--variant", .value = "ID", .help = "how"}};

Program small() {
    return {.name = "look-at",
            .version = "1.2.3",
            .summary = "looks at well-known things",
            .description = {".begins with a point"},
            .grammar = {.operands = operands, .options = options, .optional = 1},
            .exit_codes = {{"0", "done"}},
            .see_also = {"look(1)"}};
}

Program with_commands() {
    Program program = small();
    program.commands = {{.name = "see", .summary = "sees", .grammar = program.grammar},
                        {.name = "hear", .summary = "hears", .grammar = {.operands = {}, .options = more}}};
    program.grammar = {};
    program.choices = {{.option = "--variant", .words = {"a.one", "a.two", "b"}}};
    return program;
}

QByteArray run_shell(const QString& shell, const QString& script) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(shell, {QStringLiteral("-c"), script});
    if (!process.waitForFinished(60000))
        return process.errorString().toLocal8Bit();
    return process.readAll() + (process.exitCode() ? "!" + QByteArray::number(process.exitCode()) : "");
}

} // namespace

/// The manual page and the completions, checked with the shells themselves.
class ProgramTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    /// Returns what bash offers when the user types the words and presses Tab after the last.
    QStringList offered(const Program& program, const QStringList& words) const {
        QFile file(folder_.filePath(QStringLiteral("completion")));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(QByteArray::fromStdString(bash_completion(program)));
        file.close();
        const QByteArray answer = run_shell(
            QStringLiteral("bash"), QStringLiteral(". '%1'; COMP_WORDS=(%2); COMP_CWORD=%3; _look_at; "
                                                   "printf '%s\\n' \"${COMPREPLY[@]}\"")
                                        .arg(file.fileName(), words.join(' '))
                                        .arg(words.size() - 1));
        return QString::fromUtf8(answer).split('\n', Qt::SkipEmptyParts);
    }

private slots:
    void synopses() {
        QCOMPARE(synopsis(small().grammar), std::string("FILE [OUT] [OPTION]..."));
        QCOMPARE(synopsis({.operands = {}, .options = {}}), std::string());
        QCOMPARE(synopsis({.operands = {}, .options = more}), std::string("[OPTION]..."));
    }

    void a_manual_page_reads_as_it_was_written() {
        const QByteArray page = QByteArray::fromStdString(manual_page(small()));
        QVERIFY(page.startsWith(".TH look\\-at 1 "));
        QVERIFY(page.contains("\n\\&.begins with a point\n"));          // "begins" is not a macro here
        QVERIFY(page.contains("\\fB\\-\\-json\\fR\n\\&.one document")); // hyphens that can be typed
        QVERIFY(page.contains("[now]: \\eso"));
        QVERIFY(page.contains(".SH SEE ALSO\nlook(1)\n"));
        for (const Program& program : {small(), with_commands()}) {
            if (QStandardPaths::findExecutable(QStringLiteral("groff")).isEmpty())
                KS_SKIP_FOR_WANT("groff is not installed");
            QFile file(folder_.filePath(QStringLiteral("page.1")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(manual_page(program)));
            file.close();
            const QByteArray said =
                run_shell(QStringLiteral("sh"), "groff -man -Tutf8 -ww -z '" + file.fileName() + "'");
            QVERIFY2(said.isEmpty(), said.constData());
        }
    }

    void bash_completes_options_and_what_they_take() {
        const Program program = small();
        QCOMPARE(offered(program, {"look-at", "--"}), (QStringList{"--theme", "--set", "--json"}));
        QCOMPARE(offered(program, {"look-at", "--js"}), QStringList{"--json"});
        QCOMPARE(offered(program, {"look-at", "--theme", "d"}), QStringList{"dark"});
        QCOMPARE(offered(program, {"look-at", "fi"}), QStringList{}); // files, which bash adds itself
    }

    void bash_completes_commands_and_theirs() {
        const Program program = with_commands();
        QCOMPARE(offered(program, {"look-at", "''"}), (QStringList{"see", "hear"}));
        QCOMPARE(offered(program, {"look-at", "s"}), QStringList{"see"});
        QCOMPARE(offered(program, {"look-at", "see", "--theme", "l"}), QStringList{"light"});
        QCOMPARE(offered(program, {"look-at", "hear", "--variant", "a."}), (QStringList{"a.one", "a.two"}));
        // this option belongs to `see`
        QCOMPARE(offered(program, {"look-at", "hear", "--theme", "l"}), QStringList{});
    }

    void zsh_reads_its_function() {
        for (const Program& program : {small(), with_commands()}) {
            const QByteArray text = QByteArray::fromStdString(zsh_completion(program));
            QVERIFY(text.startsWith("#compdef look-at\n"));
            QVERIFY(text.contains("*--set[a parameter]:NAME=VALUE:_files"));
            QVERIFY(
                text.contains("--theme[how '\\''it'\\'' looks \\[now\\]\\: \\\\so]:light|dark:(light dark)"));
            if (QStandardPaths::findExecutable(QStringLiteral("zsh")).isEmpty())
                KS_SKIP_FOR_WANT("zsh is not installed");
            QFile file(folder_.filePath(QStringLiteral("_look-at")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            const QByteArray said = run_shell(QStringLiteral("zsh"), "zsh -n '" + file.fileName() + "'");
            QVERIFY2(said.isEmpty(), said.constData());
        }
    }

    void another_form_is_refused() {
        QVERIFY(described(small(), "man") && described(small(), "bash") && described(small(), "zsh"));
        const auto fish = described(small(), "fish");
        QVERIFY(!fish && fish.error().sentence().find("man, bash and zsh") != std::string::npos);
    }
};

KS_TEST(ProgramTest)
#include "program_test.moc"
