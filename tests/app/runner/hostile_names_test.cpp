// SPDX-License-Identifier: Apache-2.0
// Names from strangers' files in the text output of every command: no name adds a line, controls the terminal
// or changes the writing direction.
#include "app/runner/output.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/sheet_files.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

using namespace ks;

namespace {

/// A line feed, ESC, two C1 controls, a direction override, a line separator and an isolate.
const QString hostile = QString::fromUtf8("A\nFORGED\x1b[2J\x7f") + QChar(0x85) + QChar(0x9b) +
                        QChar(0x202e) + QChar(0x2028) + QChar(0x2066) + QStringLiteral("z");

QString hostile_file(const QString& name, const QByteArray& text) {
    QFile file(scratch_file(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

void name_texts(QJsonObject& object, std::span<const Field> fields) {
    for (const Field& field : fields)
        if (field.type == Field::Type::text)
            object[QString::fromUtf8(field.key.data(), qsizetype(field.key.size()))] = hostile;
}

QJsonArray named_records(QJsonArray records, const Fields& fields) {
    for (auto record : records)
        if (QJsonObject object = record.toObject(); record.isObject()) {
            name_texts(object, fields.of_record);
            record = object;
        }
    return records;
}

QJsonArray named_groups(QJsonArray groups, const Fields& fields) {
    const QString key = QString::fromStdString(std::string(fields.record.key));
    for (auto group : groups)
        if (QJsonObject object = group.toObject(); group.isObject()) {
            name_texts(object, fields.of_group);
            object[key] = named_records(object[key].toArray(), fields);
            group = object;
        } else {
            group = named_records(group.toArray(), fields);
        }
    return groups;
}

/// An instance of the kind's first preset in which every name and unit is hostile.
QString file_with_hostile_names(const Kind& kind) {
    const auto preset = std::ranges::find(presets(), kind.id, &Preset::kind);
    const QString file = instance_file(std::string(preset->id).c_str(), std::string(kind.id).c_str());
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        qFatal("there is no instance");
    QJsonObject document = QJsonDocument::fromJson(in.readAll()).object();
    const Fields& fields = kind.fields();
    document["name"] = document["source"] = hostile;
    const std::string_view list = fields.group ? fields.group->key : fields.record.key;
    const QString key = QString::fromUtf8(list.data(), qsizetype(list.size()));
    document[key] = fields.group ? named_groups(document[key].toArray(), fields)
                                 : named_records(document[key].toArray(), fields);
    const auto counted = std::ranges::find(fields.of_record, Field::Type::integer, &Field::type);
    document["units"] =
        QJsonObject{{QString::fromStdString(std::string(counted->key)), QJsonObject{{"unit", hostile}}}};
    return hostile_file(QString::fromStdString("hostile-" + std::string(kind.id) + ".json"),
                        QJsonDocument(document).toJson());
}

/// The first control character in the output that a terminal would execute or that hides text; empty if there
/// is none.
QString obeyed(const QByteArray& output) {
    const QByteArray text = QByteArray(output).replace('\n', ' ');
    const std::string plain = printable({text.constData(), std::size_t(text.size())}, std::string::npos);
    const auto differs = std::ranges::mismatch(plain, text).in1;
    return differs == plain.end() ? QString()
                                  : QString::fromStdString(std::string(differs, plain.end())).left(20);
}

/// Returns what the runner writes to a terminal that is its standard output.
QByteArray written_to_terminal(const QStringList& words) {
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0)
        qFatal("there is no terminal");
    QProcess runner;
    runner.setStandardOutputFile(QString::fromLocal8Bit(::ptsname(terminal)));
    runner.start(ks::runner_path(), words);
    QByteArray text;
    std::array<char, 4096> piece{};
    // Reading fails when the runner has closed the terminal.
    for (ssize_t count = 0; (count = ::read(terminal, piece.data(), piece.size())) > 0;)
        text.append(piece.data(), count);
    ::close(terminal);
    if (!runner.waitForFinished(-1) || runner.exitCode() != 0)
        qFatal("%s", runner.readAllStandardError().constData());
    return text.replace("\r\n", "\n"); // a terminal adds carriage returns
}

} // namespace

class HostileNamesTest : public QObject {
    Q_OBJECT

    static void check(const QStringList& words, bool succeeds = true) {
        const Ran ran = run_runner(words);
        const QByteArray command = words.join(QLatin1Char(' ')).toUtf8();
        QVERIFY2(ran.code >= 0 && (!succeeds || ran.code == 0), command + ": " + ran.err);
        for (const QByteArray& output : {ran.out, ran.err}) {
            QVERIFY2(obeyed(output).isEmpty(), command + " prints " + obeyed(output).toUtf8());
            QVERIFY2(!('\n' + output).contains("\nFORGED"), command + ": " + output);
        }
    }

    static QString variant_of(const Kind& kind, const std::function<bool(const VariantInfo&)>& wanted) {
        for (const Variant* variant : variants())
            if (variant->info().kind == kind.id && wanted(variant->info()))
                return QString::fromStdString(variant->info().id);
        return {};
    }

private slots:
    void an_instance_data() {
        QTest::addColumn<QByteArray>("id");
        for (const Kind* kind : kinds())
            QTest::newRow(kind->id.data()) << QByteArray(kind->id.data());
    }
    void an_instance() {
        QFETCH(QByteArray, id);
        const Kind& kind = *find_kind(id.toStdString());
        const QString file = file_with_hostile_names(kind);
        const QString solves = variant_of(
            kind, [](const VariantInfo& info) { return info.place == Place::cpu && !info.linear_programs; });
        const QString steps = variant_of(kind, [](const VariantInfo& info) { return info.steps; });
        const QString kernel = variant_of(
            kind, [](const VariantInfo& info) { return info.place == Place::kernel && !info.takes_plan; });
        if (!solves.isEmpty())
            check({"solve", file, "--variant", solves});
        if (!steps.isEmpty())
            check({"steps", file, "--variant", steps, "--count", "50"});
        if (!kernel.isEmpty())
            check({"trace", file, "--variant", kernel, "--timeout", "20"}, false);
        check({"pareto", file}, false);
        check({"plan", file}, false);
        check({"convert", file, scratch_file("hostile.csv"), "--to", "csv"}, false);
    }

    /// A document keeps its bytes for a program, and a terminal gets a form that it cannot execute.
    void a_document_on_a_terminal_data() {
        QTest::addColumn<QStringList>("words");
        const QString file = file_with_hostile_names(*find_kind("knapsack"));
        for (const char* format : {"csv", "pisinger-csv", "json"})
            QTest::newRow(format) << QStringList{"convert", file, "-", "--to", format};
        QTest::newRow("steps") << QStringList{"steps",  file,      "--variant", "knapsack.sequential",
                                              "--json", "--count", "5"};
        QTest::newRow("front") << QStringList{"pareto", file, "--csv"};
        QTest::newRow("result") << QStringList{"solve", file, "--variant", "knapsack.sequential", "--json"};
    }
    void a_document_on_a_terminal() {
        QFETCH(QStringList, words);
        const QByteArray shown = written_to_terminal(words);
        QVERIFY(!shown.isEmpty());
        QVERIFY2(obeyed(shown).isEmpty(), shown.constData());
        if (words.contains("csv"))
            QVERIFY(run_runner(words).out.contains("\x1b[2J"));
    }

    void lines_of_a_launch_are_printable() {
        QCOMPARE(runner::printable_lines("{\n \"kernel\": \"\x1b[2J\"\r\n}\n"),
                 std::string("{\n \"kernel\": \"\\x1b[2J\"\n}\n"));
    }

    void a_table_that_is_left_out_in_part() {
        const QByteArray heading = QString(hostile).replace(QLatin1Char('\n'), QLatin1Char(' ')).toUtf8();
        const QString table = hostile_file("hostile-columns.csv",
                                           "capacity,19\nweight,value," + heading + "\n5,30,old\n8,31,\n");
        check({"convert", table, scratch_file("columns.json")}, false);
        check({"solve", table, "--variant", "knapsack.sequential"}, false);
    }

    /// A file's name is a stranger's text, too, and a warning contains it.
    void an_incompletely_read_file() {
        const QString table = hostile_file(hostile + QStringLiteral(".csv"),
                                           "capacity,19\nweight,value,shop\n5,30,old\n8,31,new\n");
        const QStringList words{"convert", table, scratch_file("shop.json"), "--columns", "weight=1,value=2"};
        const Ran ran = run_runner(words);
        QVERIFY2(ran.err.contains("warning"), ran.err.constData());
        check(words);
    }

    void a_campaign() {
        const QJsonObject campaign{
            {"format", "knapscope-campaign"},
            {"version", 1},
            {"title", hostile},
            {"instances", QJsonArray{QJsonObject{{"file", file_with_hostile_names(*find_kind("knapsack"))}}}},
            {"runs", QJsonArray{QJsonObject{{"variant", "knapsack.sequential"}}}},
            {"repetitions", 1}};
        const QString file = hostile_file("hostile-campaign.json", QJsonDocument(campaign).toJson());
        check({"bench", file, "-o", scratch_file("hostile-results.json")}, false);
    }

    void a_sheet_and_its_answers() {
        const QString sheet = scratch_file("sheet.json"), answers = scratch_file("answers.json");
        write_sheet_files(sheet, answers);
        const QByteArray name =
            QJsonDocument(QJsonArray{hostile}).toJson(QJsonDocument::Compact).mid(2).chopped(2);
        QDir(QFileInfo(sheet).path()).mkdir("handed-in");
        const QString folder = scratch_file("handed-in");
        for (const QString& path : {sheet, answers}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll()
                                        .replace("Week 3", name)
                                        .replace("A table", name)
                                        .replace("\"Ada\"", '"' + name + '"');
            hostile_file(QFileInfo(path).fileName(), text);
            if (path == answers)
                hostile_file(QStringLiteral("handed-in/") + QString(hostile).remove(QLatin1Char('/')), text);
        }
        check({"check-answers", sheet, answers}, false);
        check({"check-answers", sheet, folder});
    }

    /// The name of a file that does not exist, an unknown word and a wrong number.
    void an_error_data() {
        QTest::addColumn<QStringList>("words");
        const QString file = scratch_file(QStringLiteral("none")) + hostile;
        const QString good = instance_file("thesis-2.1", "knapsack");
        for (const char* command : {"solve", "trace", "steps", "pareto", "plan"})
            QTest::newRow(command) << QStringList{command, file, "--variant", "knapsack.sequential"};
        QTest::newRow("convert") << QStringList{"convert", file, scratch_file("out.json")};
        QTest::newRow("convert into") << QStringList{"convert", good, "/nowhere/" + hostile};
        QTest::newRow("bench") << QStringList{"bench", file};
        QTest::newRow("check-answers") << QStringList{"check-answers", file, file};
        QTest::newRow("describe") << QStringList{"describe", hostile};
        QTest::newRow("generate") << QStringList{"generate", hostile};
        QTest::newRow("generate preset") << QStringList{"generate", "knapsack", "--preset", hostile};
        QTest::newRow("schema") << QStringList{"schema", hostile};
        QTest::newRow("occupancy") << QStringList{"occupancy", "--kernel", hostile};
        QTest::newRow("devices") << QStringList{"devices", hostile};
        QTest::newRow("list") << QStringList{"list", hostile};
        QTest::newRow("selftest") << QStringList{"selftest", "--kind", hostile};
        QTest::newRow("command") << QStringList{hostile};
        QTest::newRow("option") << QStringList{"solve", good, "--" + hostile};
        QTest::newRow("variant") << QStringList{"solve", good, "--variant", hostile};
        QTest::newRow("memory") << QStringList{"solve",    good,   "--variant", "knapsack.sequential",
                                               "--memory", hostile};
        QTest::newRow("setting") << QStringList{"solve", good,   "--variant", "knapsack.sequential",
                                                "--set", hostile};
    }
    void an_error() {
        QFETCH(QStringList, words);
        const Ran ran = run_runner(words);
        QVERIFY2(ran.code > 0, ran.out + ran.err);
        check(words, false);
    }
};

KS_TEST(HostileNamesTest)
#include "hostile_names_test.moc"
