// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/catalogue.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QtTest>

#include <fstream>

/// Help, listing, generating and converting instances, and all kinds of wrong usage.
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

    /// The manual page describes every option, and the shell completes every variant.
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
        // A single block of this launch exceeds the limit of recorded events, so choosing fewer blocks cannot
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

    /// The document of the contract, for the thesis's device. The device allocates registers in units, which
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
        // A block uses 1 KiB for the system, even if it has no shared memory.
        QCOMPARE(refused.document()["limits"].toObject()["shared"].toInt(), 228);
        const Ran kernel = run_runner({"occupancy", "--device", "gtx-465", "--block", "64", "--shared", "100",
                                       "--kernel", "mckp_global.row<int32>", "--json"});
        QCOMPARE(kernel.document()["kernel"].toObject()["sm"].toString(), "7.5");
        QCOMPARE(kernel.document()["registers"], kernel.document()["kernel"].toObject()["registers"]);
    }

    /// A launch with two blocks per SM of an H200, which has room for three.
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
        QTest::newRow("generate an unknown kind")
            << QStringList{"generate", "sofa", "--preset", "x"} << 2 << "the kinds are knapsack";
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

    void broken_files_report_the_place() {
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
        QStringList registered; // from the catalogue, so that a new variant needs no change here
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

    void a_bound_has_a_unit() {
        const QString table = scratch_file("bound.csv");
        std::ofstream(table.toStdString()) << "capacity;5\nweight;value (EUR)\n3;7\n4;8\n";
        const Ran ran = run_runner({"solve", table, "--variant", "knapsack.fractional"});
        QVERIFY2(ran.out.contains("at most 11 EUR; the exact bound is 11, in EUR"), ran.out.constData());
    }

    void the_presets_that_are_listed_are_of_the_kind() {
        const Ran ran = run_runner({"generate", "knapsack", "--preset", "x"});
        QVERIFY2(ran.err.contains("the presets of this kind are thesis-2.1"), ran.err.constData());
        QVERIFY2(!ran.err.contains("thesis-2.2"), ran.err.constData());
    }

    void steps_as_text_and_as_documents() {
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
        // One line per step, plus the header and step 0.
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
