// SPDX-License-Identifier: GPL-3.0-or-later
// The advice on each recorded run that ships, compared with the measurements.
#include "solvers/core/json_tree.h"
#include "solvers/live/figures.h"
#include "solvers/run/live_document.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "ui/live/live_theory.h"
#include "ui/live/live_words.h"

#include <QDir>
#include <QTest>

#include <map>

using namespace ks;
using namespace ks::ui;

namespace {

live::LiveRun recorded(const QString& name) {
    QFile file(source_path("assets/results/live/") + name + ".knapscope-live.json");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto tree = json::parse(file.readAll().toStdString(), name.toStdString());
    if (!tree)
        return {};
    const auto run = read_live_run(json::Cursor(*tree, name.toStdString()));
    return run ? *run : live::LiveRun();
}

/// The page's advice for each run, by file name.
const std::map<QString, QString>& expected() {
    static const std::map<QString, QString> all{
        {"h200-concurrency-planned", "Other launches were on the SMs together with the longest one, "
                                     "pool_n_body.pull: how full the SMs are depends "
                                     "on all of them."},
        {"h200-concurrency-sequential", "The occupancy of the longest launch, pool_n_body.pull, is limited "
                                        "by the launch: it has 132 blocks, and the "
                                        "132 SMs hold 4,224 at once. A launch of 4,224 blocks instead of 132 "
                                        "would raise it from 3.1 to 100 %."},
        {"h200-mckp-shared-512", ""},
        {"h200-mckp-sync-1024", "Occupancy is limited by registers: 40 a thread take 1,280 a warp, 40,960 a "
                                "block; an SM has 65,536: 1 block; "
                                "and by the launch: its 132 blocks are all that the 132 SMs hold at once. "
                                "Blocks of 768 instead of 1,024 "
                                "threads in a launch of 264 blocks would raise it from 50 to 75 %."},
        {"h200-mckp-sync-512", "Occupancy is limited by the launch: it has 264 blocks, and the 132 SMs hold "
                               "396 at once. A launch of 396 "
                               "blocks instead of 264 would raise it from 50 to 75 %."},
        {"h200-mckp-sync-672", "Occupancy is limited by registers: 40 a thread take 1,280 a warp, 26,880 a "
                               "block; an SM has 65,536: 2 blocks; "
                               "and by the launch: its 264 blocks are all that the 132 SMs hold at once. "
                               "Blocks of 704 instead of 672 "
                               "threads in a launch of 264 blocks would raise it from 65.6 to 68.8 %."},
        {"h200-mckp-tuned",
         "The occupancy of the longest launch, mckp_tuned.rows<int32,4>, is limited by shared memory: "
         "a block takes 233,472 bytes, 1,024 of them for the system; an SM has 233,472: 1 block; and by the "
         "launch: its "
         "132 blocks are all that the 132 SMs hold at once. Blocks of 608 instead of 576 threads in a launch "
         "of 132 "
         "blocks would raise it from 28.1 to 29.7 %."},
    };
    return all;
}

} // namespace

class LiveAdviceTest : public QObject {
    Q_OBJECT

private slots:
    void every_recorded_run_has_its_advice_checked() {
        QDir folder(source_path("assets/results/live"));
        QStringList names =
            folder.entryList({QStringLiteral("*.knapscope-live.json")}, QDir::Files, QDir::Name);
        names.replaceInStrings(QStringLiteral(".knapscope-live.json"), QString());
        QStringList checked;
        for (const auto& [name, words] : expected())
            checked << name;
        QCOMPARE(checked, names);
    }

    void the_advice_considers_the_grid_first_data() {
        QTest::addColumn<QString>("words");
        for (const auto& [name, words] : expected())
            QTest::newRow(qPrintable(name)) << words;
    }
    void the_advice_considers_the_grid_first() {
        QFETCH(QString, words);
        const live::LiveRun run = recorded(QString::fromLatin1(QTest::currentDataTag()));
        const auto theory = theory_of(run, summary_of(run));
        QVERIFY(theory);
        QCOMPARE(theory_sentences(*theory).replace(QChar(0x202F), QLatin1Char(',')), words);
    }

    /// The occupancy on which the advice is based is never below the measured one, and close to it for a run
    /// whose blocks stay to its end.
    void the_advice_starts_from_what_was_measured_data() { the_advice_considers_the_grid_first_data(); }
    void the_advice_starts_from_what_was_measured() {
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        const live::LiveRun run = recorded(name);
        const LiveSummary summary = summary_of(run);
        const auto theory = theory_of(run, summary);
        const OccupancyAdvice advice =
            advise(theory->device->limits(), theory->needs, {.grid = theory->grid});
        const live::LaunchSpan& launch = run.timeline->launches[*summary.longest_launch];
        // as reported by the driver of that GPU
        QCOMPARE(advice.now.blocks, std::int64_t{launch.blocks_per_sm});
        if (!theory->alone)
            return;
        const double from = occupancy_of_launch(advice.now, theory->needs, theory->grid);
        const auto measured =
            live::achieved_occupancy(*run.timeline, *summary.longest_launch, *summary.longest_launch + 1);
        QVERIFY(measured.of_span <= from + 0.001);
        if (run.variant == "mckp.sync")
            QVERIFY2(measured.of_span > from - 0.01, qPrintable(QString::number(measured.of_span)));
        if (const auto change = advice.nearest())
            QCOMPARE(change->before, from);
        QCOMPARE(summary.of_grid.has_value(), advice.more_blocks.has_value());
    }

    void the_sentence_below_the_blocks_names_the_grid() {
        const live::LiveRun run = recorded(QStringLiteral("h200-mckp-sync-512"));
        const QString words = sentences_of(run, summary_of(run)).replace(QChar(0x202F), QLatin1Char(' '));
        QVERIFY2(words.contains("; 75.0 % would fit, but its grid has blocks for 50.0 % only."),
                 qPrintable(words));
        const live::LiveRun together = recorded(QStringLiteral("h200-concurrency-planned"));
        QVERIFY(!sentences_of(together, summary_of(together)).contains(QStringLiteral("would fit")));
    }
};

KS_TEST(LiveAdviceTest)
#include "live_advice_test.moc"
