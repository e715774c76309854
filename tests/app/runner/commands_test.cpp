// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/files.h"
#include "solvers/run/catalogue.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QtTest>

#include <fstream>

/// Help, listing, generating and converting instances, and every wrong use of the program.
class CommandsTest : public QObject {
    Q_OBJECT

private slots:
    void help_names_every_command() {
        const Ran ran = run_runner({"--help"});
        QCOMPARE(ran.code, 0);
        for (const char* name :
             {"list", "devices", "solve", "serve", "generate", "convert", "schema", "trace", "steps",
              "pareto", "plan", "occupancy", "bench", "selftest", "check-answers", "describe"})
            QVERIFY2(ran.out.contains(QByteArray("\n  ") + name + " "), name);
    }

    void each_command_has_help() {
        for (const char* name :
             {"list", "devices", "solve", "serve", "generate", "convert", "schema", "trace", "steps",
              "pareto", "plan", "occupancy", "bench", "selftest", "check-answers"}) {
            const Ran ran = run_runner({name, "--help"});
            QCOMPARE(ran.code, 0);
            QVERIFY2(ran.out.startsWith(QByteArray("Usage: knapscope-run ") + name), ran.out.constData());
            QCOMPARE(ran.out.contains("--window"), name == std::string_view("trace"));
            QVERIFY(ran.err.isEmpty());
        }
    }

    /// What every option is for stands in the manual page, and a shell completes every variant.
    void the_program_describes_itself() {
        const QByteArray page = run_runner({"describe", "man"}).out;
        for (const char* words :
             {".SS check\\-answers", "\\-\\-variant", ".SH EXIT STATUS", "output not writable"})
            QVERIFY2(page.contains(words), words);
        const QByteArray bash = run_runner({"describe", "bash"}).out;
        for (const ks::CatalogueEntry& variant : ks::built_in_catalogue().entries())
            QVERIFY2(bash.contains(variant.id.c_str()), variant.id.c_str());
        QCOMPARE(run_runner({"describe", "fish"}).code, 2);
    }

    void version_is_the_projects() {
        const Ran ran = run_runner({"--version"});
        QCOMPARE(ran.code, 0);
        QVERIFY(QRegularExpression("^knapscope-run \\d+\\.\\d+\\.\\d+( \\([0-9a-f]{12}(-dirty)?\\))?\n$")
                    .match(QString::fromUtf8(ran.out))
                    .hasMatch());
    }

    void advice_about_a_trace_can_be_followed() {
        // A single block of this takes more events than can be recorded, so choosing fewer blocks cannot
        // help.
        const Ran ran = run_runner({"trace",
                                    instance_file("uncorrelated", "multiple-choice",
                                                  {"n=1000000", "m=1", "R=2000", "fraction=1000"}),
                                    "--variant", "mckp.global", "--set", "block=1024"});
        QCOMPARE(ran.code, 4);
        QVERIFY2(ran.err.contains("choose a smaller instance"), ran.err.constData());
        QVERIFY2(!ran.err.contains("--blocks 0"), ran.err.constData());
    }

    void an_error_is_one_printable_line() {
        const Ran ran = run_runner({QString("so\nlve\x1b[31m")});
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.err.count('\n'), 1);
        QVERIFY(ran.err.endsWith('\n') && !ran.err.contains('\x1b'));
    }

    /// The document of the contract, for the thesis's device. The device allots registers in units, which
    /// Equation 3.1 ignores.
    void occupancy() {
        const QStringList question = {"occupancy",   "--device", "tesla-m2050", "--block", "768",
                                      "--registers", "21",       "--shared",    "4K"};
        const QJsonObject answer = run_runner(question + QStringList{"--json"}).document();
        QCOMPARE(
            QJsonDocument(answer).toJson(QJsonDocument::Compact),
            QJsonDocument::fromJson(R"({"device": "tesla-m2050", "cc": "2.0", "block": 768, "registers": 21,
                     "shared_bytes": 4096, "blocks_per_sm": 1, "warps": 24, "max_warps": 48, "occupancy": 0.5,
                     "limits": {"warps": 2, "blocks": 8, "registers": 1, "shared": 12}, "limiting": ["registers"],
                     "equation_3_1": {"blocks": 2, "occupancy": 1}, "refused": null})")
                .toJson(QJsonDocument::Compact));
        const Ran text = run_runner(question);
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains("Occupancy     50 %\n"), text.out.constData());
        QVERIFY2(text.out.contains(
                     "registers           1  limiting  21 a thread take 768 a warp, 18432 a block; an SM "
                     "has 32768\n"),
                 text.out.constData());

        const Ran none =
            run_runner({"occupancy", "--block", "128", "--registers", "16", "--shared", "0", "--json"});
        QVERIFY2(none.code == 0 && none.out.contains("\"shared_bytes\":0"), none.out + none.err);
        const Ran refused = run_runner({"occupancy", "--block", "128", "--registers", "256", "--json"});
        QCOMPARE(refused.code, 0);
        QCOMPARE(refused.document()["refused"].toString(), "registers: a thread has at most 255: 0 blocks");
        // Even without shared memory of its own a block takes 1 KiB for the system.
        QCOMPARE(refused.document()["limits"].toObject()["shared"].toInt(), 228);
        const Ran kernel = run_runner({"occupancy", "--device", "gtx-465", "--block", "64", "--shared", "100",
                                       "--kernel", "mckp_global.row<int32>", "--json"});
        QCOMPARE(kernel.document()["kernel"].toObject()["sm"].toString(), "7.5");
        QCOMPARE(kernel.document()["registers"], kernel.document()["kernel"].toObject()["registers"]);
    }

    /// A launch with two blocks for each SM of an H200, where three fit.
    void occupancy_considers_the_grid() {
        const QStringList question = {"occupancy", "--block", "512", "--registers", "40"};
        const Ran few = run_runner(question + QStringList{"--grid", "264"});
        QVERIFY2(
            few.out.contains("Launch        50 %: it has 264 blocks, and the 132 SMs hold 396 at once\n"),
            few.out.constData());
        const Ran many = run_runner(question + QStringList{"--grid", "500"});
        QVERIFY2(many.out.contains("Launch        75 %: the 132 SMs hold 396 of its 500 blocks at once\n"),
                 many.out.constData());
        const QJsonObject launch =
            run_runner(question + QStringList{"--grid", "264", "--json"}).document()["launch"].toObject();
        QCOMPARE(launch["blocks_at_once"].toInt(), 396);
        QCOMPARE(launch["occupancy"].toDouble(), 0.5);
    }

    void wrong_usage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const QString file = instance_file("thesis-2.2", "multiple-choice");
        const QStringList solve = {"solve", file, "--variant", "mckp.sequential"};
        const auto with = [&solve](const QStringList& more) { return solve + more; };
        QTest::newRow("no command") << QStringList{} << 2 << "a command is missing";
        QTest::newRow("unknown command") << QStringList{"slove"} << 2 << "no command 'slove'";
        const auto occupancy = [](const QStringList& more) { return QStringList{"occupancy"} + more; };
        QTest::newRow("no block") << occupancy({"--registers", "1"}) << 2 << "--block is missing";
        QTest::newRow("no registers") << occupancy({"--block", "32"}) << 2 << "--registers is missing";
        QTest::newRow("no threads") << occupancy({"--block", "0", "--registers", "1"}) << 2 << "--block";
        QTest::newRow("shared memory of a city")
            << occupancy({"--block", "32", "--registers", "1", "--shared", "2G"}) << 2 << "more than 1 GiB";
        QTest::newRow("unknown device") << occupancy({"--device", "gpu", "--block", "32", "--registers", "1"})
                                        << 2 << "no device preset 'gpu'";
        QTest::newRow("unknown kernel")
            << occupancy({"--block", "32", "--kernel", "row"}) << 2 << ", knapsack_global.row<int32>, ";
        QTest::newRow("registers twice")
            << occupancy({"--block", "32", "--kernel", "mckp_global.row<int32>", "--registers", "1"}) << 2
            << "both say";
        QTest::newRow("unknown option") << with({"--fast"}) << 2 << "no option '--fast'";
        QTest::newRow("doubled option") << with({"--on", "cpu", "--on=cpu"}) << 2 << "--on is given twice";
        QTest::newRow("value missing") << with({"--on"}) << 2 << "--on needs a value";
        QTest::newRow("flag with value") << with({"--json=yes"}) << 2 << "--json takes no value";
        QTest::newRow("operand missing") << QStringList{"solve", "--variant", "x"} << 2 << "FILE is missing";
        QTest::newRow("operand too many") << with({"again"}) << 2 << "one argument too many";
        QTest::newRow("variant missing") << QStringList{"solve", file} << 2 << "--variant is missing";
        QTest::newRow("unknown variant")
            << QStringList{"solve", file, "--variant", "mckp.magic"} << 2 << "mckp.magic";
        QTest::newRow("other kind") << QStringList{"solve", file, "--variant", "knapsack.sequential"} << 2
                                    << "multiple-choice";
        QTest::newRow("unknown place") << with({"--on", "tpu"}) << 2 << "does not run on 'tpu'";
        QTest::newRow("place not offered") << with({"--on", "gpu"}) << 2 << "does not run on 'gpu'";
        QTest::newRow("unknown preset") << with({"--device", "h300"}) << 2 << "h300";
        QTest::newRow("unknown parameter") << with({"--set", "speed=9"}) << 2 << "speed";
        QTest::newRow("set without =") << with({"--set", "block"}) << 2 << "name=value";
        QTest::newRow("bad size") << with({"--memory", "4X"}) << 2 << "'4X' is not a size";
        QTest::newRow("size overflow") << with({"--memory", "99999999999G"}) << 2 << "is not a size";
        QTest::newRow("bad time") << with({"--timeout", "-1"}) << 2 << "--timeout takes seconds";
        QTest::newRow("time nan") << with({"--timeout", "nan"}) << 2 << "--timeout takes seconds";
        QTest::newRow("table without a name") << with({"--table", ""}) << 2 << "the table's file has no name";
        QTest::newRow("no window") << QStringList{"trace",       file,       "--variant",
                                                  "mckp.global", "--window", "0:0"}
                                   << 2 << "'0:0' is no window; write LAUNCH:BLOCK:WARP";
        QTest::newRow("unknown kind") << QStringList{"list", "--kind", "sofa"} << 2 << "no kind 'sofa'";
        QTest::newRow("preset missing") << QStringList{"generate", "knapsack"} << 2 << "--preset is missing";
        QTest::newRow("preset unknown") << QStringList{"generate", "knapsack", "--preset", "x"} << 2 << "x";
        QTest::newRow("preset of other kind") << QStringList{"generate", "knapsack", "--preset", "thesis-2.2"}
                                              << 2 << "makes no instances of kind 'knapsack'";
        QTest::newRow("setting out of range")
            << QStringList{"generate", "knapsack", "--preset", "uncorrelated", "--set", "n=0"} << 2 << "n";
        QTest::newRow("format unknown") << QStringList{"convert", file, "o", "--to", "xml"} << 2 << "xml";
        QTest::newRow("kind the format cannot hold")
            << QStringList{"convert", file, scratch_file("o"), "--to", "plain"} << 2 << "plain";
        QTest::newRow("level unknown")
            << QStringList{"steps", file, "--variant", "mckp.sequential", "--level", "leap"} << 2
            << "no level 'leap'";
        QTest::newRow("step beyond the end")
            << QStringList{"steps", file, "--variant", "mckp.sequential", "--from", "42"} << 2
            << "the steps are 0 to 41";
        QTest::newRow("trace of a cpu variant")
            << QStringList{"trace", file, "--variant", "mckp.sequential"} << 2 << "";
        QTest::newRow("selftest nowhere")
            << QStringList{"selftest", "--on", "moon"} << 2 << "no place 'moon'";
        QTest::newRow("no file") << QStringList{"solve", scratch_file("none"), "--variant", "mckp.sequential"}
                                 << 3 << "none";
        QTest::newRow("a folder") << QStringList{"solve", "/", "--variant", "mckp.sequential"} << 3 << "";
        QTest::newRow("no such GPU") << QStringList{"solve",       file,   "--variant",
                                                    "mckp.global", "--on", "gpu:99"}
                                     << 5 << "there is no GPU 'gpu:99'";
        QTest::newRow("no such folder to write to")
            << QStringList{"generate", "knapsack", "--preset", "thesis-2.1", "-o", "/nowhere/x.json"} << 8
            << "/nowhere/x.json";
    }
    void wrong_usage() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, says);
        const Ran ran = run_runner(arguments);
        QCOMPARE(ran.code, code);
        QVERIFY2(ran.out.isEmpty(), ran.out.constData());
        QVERIFY2(ran.err.contains(says.toUtf8()), ran.err.constData());
        QVERIFY(ran.err.startsWith("knapscope-run: "));
        QCOMPARE(ran.err.count('\n'), 1);
    }

    void broken_files_say_where() {
        QFile file(scratch_file("broken.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"knapscope-instance\",\n \"version\": 1, \"kind\": \"knapsack\", "
                   "\"capacity\": 1.5,\n"
                   " \"items\": [{\"value\": 1, \"weight\": 1}]}\n");
        file.close();
        const Ran content = run_runner({"solve", file.fileName(), "--variant", "knapsack.sequential"});
        QCOMPARE(content.code, 3);
        QVERIFY2(content.err.contains("/capacity"), content.err.constData());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"knapscope-instance\",\n oops}\n");
        file.close();
        const Ran syntax = run_runner({"solve", file.fileName(), "--variant", "knapsack.sequential"});
        QCOMPARE(syntax.code, 3);
        QVERIFY2(syntax.err.contains("broken.json:2:"), syntax.err.constData());
    }

    void list_shows_the_variants_of_a_kind() {
        const Ran text = run_runner({"list", "--kind", "knapsack"});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("knapsack.sequential") && !text.out.contains("mckp."));
        const QJsonObject document = run_runner({"list", "--json"}).document();
        QStringList ids;
        for (const QJsonValue variant : document["variants"].toArray())
            ids << variant["id"].toString();
        QStringList registered; // from the catalogue, so that a new variant needs no line here
        for (const ks::CatalogueEntry& variant : ks::built_in_catalogue().entries())
            registered << QString::fromStdString(variant.id);
        QCOMPARE(ids, registered);
        QVERIFY(ids.contains("knapsack.sequential") && ids.contains("mckp.global"));
        QVERIFY(!text.out.contains("demo."));
        const Ran demos = run_runner({"list", "--kind", "demo"});
        QVERIFY(demos.out.contains("demo.missing-barrier") && !demos.out.contains("knapsack.sequential"));
    }

    void devices_shows_the_presets() {
        const Ran text = run_runner({"devices"});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("rtx-3060") && text.out.contains("16,896"));
        const QJsonObject document = run_runner({"devices", "--json"}).document();
        QCOMPARE(document["presets"].toArray().size(), 7);
        QVERIFY(document["host"].toString().contains("logical core"));
        QVERIFY(text.out.startsWith("CPU: " + document["host"].toString().toUtf8() + '\n'));
    }

    void generate_is_the_same_everywhere() {
        const QStringList line = {"generate", "knapsack", "--preset", "uncorrelated",
                                  "--set",    "n=5",      "--set",    "R=10000"};
        const Ran first = run_runner(line);
        QCOMPARE(first.code, 0);
        QCOMPARE(run_runner(line + QStringList{"--seed", "1"}).out, first.out);
        QVERIFY(run_runner(line + QStringList{"--seed", "2"}).out != first.out);
        QVERIFY2(first.out.contains("5666"), first.out.constData()); // the first number of the check vector
    }

    void convert_round_trips() {
        const QString original = instance_file("thesis-2.1", "knapsack");
        const QString plain = scratch_file("plain.txt"), back = scratch_file("back.json"),
                      again = scratch_file("again.txt");
        QCOMPARE(run_runner({"convert", original, plain, "--to", "plain"}).code, 0);
        const Ran asked = run_runner({"convert", plain, back}); // which number is the weight?
        QCOMPARE(asked.code, 2);
        QVERIFY(asked.err.contains("--from FORMAT"));
        QCOMPARE(run_runner({"convert", plain, back, "--from", "plain"}).code, 0);
        QCOMPARE(run_runner({"convert", back, again, "--from", "json", "--to", "plain"}).code, 0);
        QFile one(plain), two(again);
        QVERIFY(one.open(QIODevice::ReadOnly) && two.open(QIODevice::ReadOnly));
        const QByteArray text = one.readAll();
        QVERIFY(!text.isEmpty());
        QCOMPARE(two.readAll(), text);
        const auto answer = [](const QString& file) -> QJsonValue {
            return run_runner({"solve", file, "--variant", "knapsack.sequential", "--json"})
                .document()["objective"];
        };
        QCOMPARE(answer(back), answer(original));
        QVERIFY(answer(back).isDouble());
    }

    void convert_writes_every_instance_into_a_folder() {
        const QString lines = scratch_file("several.txt"), folder = scratch_file("several");
        std::ofstream(lines.toStdString()) << "7 1 5 1 2\n8 1 6 1 2\n";
        const Ran ran = run_runner({"convert", lines, folder, "--index", "all", "--to", "four-files"});
        QVERIFY2(ran.code == 0, ran.err.constData());
        QCOMPARE(QDir(folder).entryList(QDir::Files, QDir::Name),
                 (QStringList{"several-1_c.txt", "several-1_p.txt", "several-1_w.txt", "several-2_c.txt",
                              "several-2_p.txt", "several-2_w.txt"}));
        QCOMPARE(run_runner({"convert", folder + "/several-2_c.txt", "-"}).out.count("\"capacity\": 6"), 1);
        QCOMPARE(run_runner({"convert", folder + "/several-2_c.txt", folder, "--index", "all"}).code, 0);
        QVERIFY(QFile::exists(folder + "/several-2_c-1.knapscope.json"));
        const Ran refused = run_runner({"convert", lines, lines, "--index", "all"});
        QCOMPARE(refused.code, 8);
        QVERIFY2(refused.err.contains("is not a folder"), refused.err.constData());
    }

    void convert_of_all_overwrites_nothing() {
        const QString lines = scratch_file("twice.txt"), folder = scratch_file("twice");
        std::ofstream(lines.toStdString()) << "7 1 5 1 2\n8 1 6 1 2\n";
        QDir().mkpath(folder);
        std::ofstream((folder + "/twice-2.txt").toStdString()) << "mine";
        const Ran ran = run_runner({"convert", lines, folder, "--index", "all", "--to", "plain"});
        QCOMPARE(ran.code, 8);
        QVERIFY2(ran.err.contains("twice-2.txt: is there already"), ran.err.constData());
        QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList("twice-2.txt"));
    }

    void what_is_left_out_is_printed() {
        const QString table = scratch_file("notes.csv"), plain = scratch_file("notes.txt");
        std::ofstream(table.toStdString())
            << "capacity;19\nname;weight (kg);value;notes\ntent;5;30;old\nrope;8;31;\n";
        const QByteArray read =
            "knapscope-run: warning: " + table.toUtf8() + ": column 4 (notes) is left out\n";
        const Ran solved = run_runner({"solve", table, "--variant", "knapsack.sequential"});
        QCOMPARE(solved.err, read);
        QVERIFY2(solved.out.contains("tent (30, 5 kg), rope (31, 8 kg)"), solved.out.constData());
        const Ran ran = run_runner({"convert", table, plain, "--to", "plain"});
        QCOMPARE(ran.code, 0);
        const QByteArray written =
            "knapscope-run: warning: " + plain.toUtf8() + ": the format plain does not keep ";
        QCOMPARE(ran.err,
                 read + written + "the names of items\n" + written + "that each weight is a number of kg\n");
    }

    void a_bound_has_a_unit() {
        const QString table = scratch_file("bound.csv");
        std::ofstream(table.toStdString()) << "capacity;5\nweight;value (EUR)\n3;7\n4;8\n";
        const Ran ran = run_runner({"solve", table, "--variant", "knapsack.fractional"});
        QVERIFY2(ran.out.contains("at most 11 EUR; the exact bound is 11, in EUR"), ran.out.constData());
    }

    void convert_warns_of_numbers_that_solvers_round() {
        const QString large = scratch_file("large.txt");
        std::ofstream(large.toStdString()) << "1 9007199254740993\n5 5\n";
        const Ran ran = run_runner({"convert", large, "-", "--from", "plain", "--to", "lp"});
        QCOMPARE(ran.code, 0);
        QVERIFY(ran.out.contains("9007199254740993"));
        QCOMPARE(ran.err,
                 QByteArray("knapscope-run: warning: standard output: the number 9007199254740993 is "
                            "above 2^53, and other solvers round such numbers: their answers may be "
                            "wrong\n"));
    }

    void the_presets_that_are_listed_are_of_the_kind() {
        const Ran ran = run_runner({"generate", "knapsack", "--preset", "x"});
        QVERIFY2(ran.err.contains("the presets of this kind are thesis-2.1"), ran.err.constData());
        QVERIFY2(!ran.err.contains("thesis-2.2"), ran.err.constData());
    }

    void convert_takes_one_of_several_instances() {
        const QString lines = scratch_file("lines.txt"), one = scratch_file("one.json");
        std::ofstream(lines.toStdString()) << "7 1 5 1 2\n8 1 6 1 2\n";
        const Ran asked = run_runner({"convert", lines, one});
        QCOMPARE(asked.code, 2);
        QVERIFY2(asked.err.contains("--index N"), asked.err.constData());
        QCOMPARE(run_runner({"convert", lines, one, "--index", "3"}).code, 2);
        QCOMPARE(run_runner({"convert", lines, one, "--index", "0"}).code, 2);
        QCOMPARE(run_runner({"convert", lines, one, "--index", "2"}).code, 0);
        QVERIFY(run_runner({"solve", one, "--variant", "knapsack.sequential"}).out.contains("Instance 8"));
    }

    void convert_writes_csv_with_decimal_commas() {
        const QString in = instance_file("thesis-2.2", "multiple-choice"), csv = scratch_file("commas.csv");
        const QStringList convert{"convert", in, csv, "--to", "csv"};
        QCOMPARE(run_runner(convert + QStringList{"--csv-decimal", "comma"}).code, 0);
        const Ran text = run_runner({"convert", csv, "-", "--to", "csv", "--csv-decimal", "comma"});
        QVERIFY2(text.out.startsWith("\xEF\xBB\xBFkind;multiple-choice\n"), text.out.constData());
        QCOMPARE(run_runner({"convert", csv, "-"}).out, run_runner({"convert", in, "-"}).out);
        QCOMPARE(run_runner(convert + QStringList{"--csv-decimal", "dot"}).code, 2);
        QCOMPARE(run_runner({"convert", in, "-", "--csv-decimal", "comma"}).code, 2); // no CSV is written
    }

    void convert_takes_what_a_table_leaves_open() {
        const QString table = scratch_file("table.csv"), out = scratch_file("table.json");
        KS_VERIFY_OK(write_file(table.toStdString(), "thing;kg;EUR\ntent;3,5;31\nstove;5;17\nall;8,5;48\n"));
        const QStringList convert{"convert", table, out};
        const QStringList columns{"--columns", "weight=2,value=EUR"}, capacity{"--capacity", "19,5"},
            lines{"--lines", "2-3"}, scale{"--scale", "weight=10"};
        QCOMPARE(run_runner(convert + columns + lines + scale).code, 3);
        const Ran asked = run_runner(convert + columns + capacity + lines);
        QCOMPARE(asked.code, 3);
        QVERIFY2(asked.err.contains("table.csv:2 weight (B2): 3,5 is not a whole number"),
                 asked.err.constData());
        QVERIFY2(asked.err.contains("--scale weight=10"), asked.err.constData());
        const Ran done = run_runner(convert + columns + capacity + lines + scale);
        QVERIFY2(done.code == 0, done.err.constData());
        QFile instance(out);
        QVERIFY(instance.open(QIODevice::ReadOnly) && instance.readAll().contains("\"capacity\": 195"));
        for (const QStringList& wrong : {QStringList{"--columns", "weight"},
                                         {"--scale", "weight=20"},
                                         {"--lines", "3-2"},
                                         {"--decimal", "dot"}})
            QCOMPARE(run_runner(convert + wrong).code, 2);
    }

    void convert_writes_files_beside_each_other() {
        const QString original = instance_file("thesis-2.1", "knapsack"), back = scratch_file("back.json");
        QCOMPARE(run_runner({"convert", original, scratch_file("x.txt"), "--to", "four-files"}).code, 2);
        QCOMPARE(run_runner({"convert", original, scratch_file("x_c.txt"), "--to", "four-files"}).code, 0);
        QCOMPARE(run_runner({"convert", scratch_file("x_p.txt"), back}).code, 0);
        QVERIFY(run_runner({"solve", back, "--variant", "knapsack.sequential"}).out.contains("items"));
    }

    void steps_for_people_and_programs() {
        const QString file = instance_file("thesis-2.2", "multiple-choice");
        const Ran text = run_runner({"steps", file, "--variant", "mckp.sequential", "--level", "row"});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("way-back"));
        const Ran part = run_runner(
            {"steps", file, "--variant", "mckp.sequential", "--json", "--from", "7", "--count", "3"});
        QCOMPARE(part.code, 0);
        QCOMPARE(part.lines().size(), 4);
        QCOMPARE(part.events().at(1)["step"].toInt(), 7);
        const Ran all = run_runner({"steps", file, "--variant", "mckp.sequential", "--json"});
        // There is a line for each step, and two more for the header and step 0.
        QCOMPARE(all.lines().size(), all.events().first()["count"].toInt() + 2);
    }

    void too_many_steps_unasked() {
        const QString file = instance_file("uncorrelated", "multiple-choice", {"n=10", "m=12", "R=2000"});
        const Ran all = run_runner({"steps", file, "--variant", "mckp.sequential", "--json"});
        QCOMPARE(all.code, 4);
        QVERIFY(all.out.isEmpty());
        QCOMPARE(run_runner({"steps", file, "--variant", "mckp.sequential", "--json", "--count", "5"})
                     .lines()
                     .size(),
                 6);
    }

    void too_many_bytes_of_steps_unasked() {
        // There are about 10,000 cells, each of which reads 500 others on average.
        const QString file =
            instance_file("uncorrelated", "multiple-choice", {"n=1000", "m=1", "R=10000", "fraction=1000"});
        const QStringList steps = {"steps", file, "--variant", "mckp.sequential", "--json"};
        const Ran all = run_runner(steps);
        QVERIFY2(all.err.contains("16 MiB"), all.err.constData());
        QCOMPARE(all.code, 4);
        QVERIFY(all.out.isEmpty());
        QCOMPARE(run_runner(steps + QStringList{"--from", "9000", "--count", "3"}).lines().size(), 4);
    }

    void a_self_test_on_a_gpu_that_is_not_there_fails() {
        for (const char* place : {"gpu:99", "gpu:x"}) {
            const Ran ran = run_runner({"selftest", "--on", place, "--seconds", "0"});
            QCOMPARE(ran.code, place == QByteArray("gpu:99") ? 5 : 2);
            QVERIFY2(ran.err.contains(place), ran.err.constData());
            QVERIFY(ran.out.isEmpty());
        }
    }

    void selftest_covers_the_emulator() {
        const Ran ran = run_runner({"selftest", "--on", "emulator", "--seconds", "0"});
        QVERIFY2(ran.code == 0, ran.err.constData());
        QVERIFY(ran.out.contains("mckp.global") && ran.out.contains("mckp.shared") &&
                !ran.out.contains("sequential"));
    }

    void selftest_counts_each_variant_and_place() {
        const Ran ran = run_runner({"selftest", "--on", "cpu", "--seconds", "0.2", "--seed", "7"});
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.startsWith("seed 7\n"), ran.out.constData());
        for (const char* id : {"knapsack.sequential", "mckp.sequential"})
            QVERIFY(QRegularExpression(QString("%1 +cpu +[1-9][\\d,]* +[1-9][\\d,]*").arg(id))
                        .match(QString::fromUtf8(ran.out))
                        .hasMatch());
        QVERIFY(!ran.out.contains("emulator"));
    }
};

KS_TEST(CommandsTest)
#include "commands_test.moc"
