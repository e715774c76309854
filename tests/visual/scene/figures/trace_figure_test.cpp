// SPDX-License-Identifier: GPL-3.0-or-later
// The figure that shows a kernel in the emulator: its settings, its words, and each of its pictures.
#include "solvers/emulator/warp_place.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/catalogue.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "visual/scene/figures/figure.h"

#include <set>

using namespace ks;
using namespace ks::scene;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Result<Figure> made(const Settings& settings, const InstancePtr& instance = nullptr) {
    return make_figure("trace", settings, instance);
}

std::string sentence_of_trace(const Settings& settings, const InstancePtr& instance = nullptr) {
    const auto figure = made(settings, instance);
    return figure ? figure->sentence : figure.error().sentence();
}

/// The ones for an instance of knapsack; the pictures of others are similar.
std::vector<std::string> demos() {
    std::vector<std::string> ids;
    for (const CatalogueEntry& variant : built_in_catalogue().entries())
        if (variant.question == Question::demo && variant.kind == "knapsack")
            ids.push_back(variant.id);
    return ids;
}

} // namespace

class TraceFigureTest : public QObject {
    Q_OBJECT

private slots:
    void a_variants_own_settings_are_taken() {
        const FigureKind* kind = *find_figure("trace");
        QVERIFY(sentence_of_trace({{"variant", "demo.bank-conflicts"}, {"stride", "8"}, {"instruction", "4"}})
                    .starts_with("8 wavefronts for 128 bytes"));
        for (const Settings& wrong :
             {Settings{{"variant", "demo.missing-barrier"}, {"stride", "8"}},
              Settings{{"variant", "demo.bank-conflicts"}, {"stride", "34"}},
              Settings{{"variant", "demo.none"}}, Settings{{"variant", "knapsack.sequential"}}}) {
            const auto figure = made(wrong);
            QVERIFY(!figure);
            QCOMPARE(figure.error().code, ErrorCode::usage);
        }
        // No variant may have a parameter with the name of a setting of the figure.
        for (const std::string& id : kind->parameters.front().values) {
            std::set<std::string> names;
            for (const Parameter& each : kind->parameters_with(Settings{{"variant", id}}))
                QVERIFY2(names.insert(each.name).second, (id + " " + each.name).c_str());
        }
    }

    void every_teaching_kernel_as_every_picture() {
        const InstancePtr instance = *generate("thesis-2.1", "", {});
        int drawn = 0;
        for (const std::string& id : demos())
            for (const char* show : {"source", "findings", "memory", "lanes"})
                for (const char* heat : {"none", "sectors", "conflicts"})
                    for (int at = 0; at <= 8; ++at) {
                        if (heat != std::string("none") && (at != 1 || show[0] == 'm' || show[0] == 'l'))
                            continue; // only the source has heat
                        const auto figure = made({{"variant", id},
                                                  {"show", show},
                                                  {"heat", heat},
                                                  {"rounds", at % 2 == 0 ? "1" : "32"},
                                                  {"instruction", std::to_string(at)}},
                                                 instance);
                        // At 0 nothing runs, and after the last instruction there is nothing to show.
                        if (!figure) {
                            QCOMPARE(figure.error().code, ErrorCode::input);
                            continue;
                        }
                        ++drawn;
                        QVERIFY(!figure->sentence.empty());
                        QVERIFY(figure->data.size() > 1);
                        for (const auto& [width, height] : std::vector<std::pair<double, double>>{
                                 {430, 330}, {490, 370}, {620, 600}, {1150, 850}}) {
                            const QByteArray bad =
                                ks::tests::outside(figure_scene(*figure, width, height, FixedMeasure()));
                            QVERIFY2(bad.isEmpty(),
                                     (id + " " + show + " " + std::to_string(at) + " at width " +
                                      std::to_string(width) + ": " + bad.toStdString())
                                         .c_str());
                        }
                        figure_scene(*figure, 40, 30, FixedMeasure()); // too small to fit, but no crash
                    }
        QVERIFY(drawn > 80);
    }

    /// On a small page the findings take room from the source, but not all.
    void a_small_source_is_still_drawn() {
        const auto figure =
            made({{"variant", "demo.bank-conflicts"}, {"show", "source"}}, *generate("thesis-2.1", "", {}));
        KS_VERIFY_OK(figure);
        DisplayList list;
        QVERIFY(figure->draw(list, {0, 0, 430, 150}, FixedMeasure()) > 0);
        QVERIFY(!list.items.empty());
    }

    void findings_name_their_lines() {
        const std::string race = sentence_of_trace({{"variant", "demo.missing-barrier"}, {"finding", "2"}});
        QVERIFY2(race.find("at line 9, thread 0") != std::string::npos, race.c_str());
        QVERIFY2(race.find("reads it at line 11, and nothing puts the two in order.") != std::string::npos,
                 race.c_str());
        QVERIFY2(race.find(".inl") == std::string::npos, race.c_str());
        const std::string waits = sentence_of_trace({{"variant", "demo.grid-deadlock"}, {"finding", "1"}});
        QVERIFY2(waits.starts_with("Deadlock: ") && waits.ends_with("waits at line 9."), waits.c_str());
        // The figure shows the warp in which the finding was detected, regardless of the other settings.
        QCOMPARE(sentence_of_trace({{"variant", "demo.out-of-bounds"}, {"finding", "1"}, {"at-block", "77"}}),
                 std::string("Thread 8 of block 3 reads element 200 of 'from', which has 200."));
    }

    void missing_positions_are_refused() {
        const auto code = [](const Settings& settings, const InstancePtr& instance = nullptr) {
            const auto figure = made(settings, instance);
            return figure ? std::optional<ErrorCode>() : figure.error().code;
        };
        const Settings loop{{"variant", "demo.divergent-loop"}};
        const auto with = [&](const char* name, const char* value) {
            Settings all = loop;
            all.emplace_back(name, value);
            return code(all);
        };
        QCOMPARE(with("show", "source"), std::nullopt);
        QCOMPARE(with("finding", "1"), ErrorCode::input);
        QCOMPARE(with("instruction", "9999"), ErrorCode::input);
        QCOMPARE(with("show", "memory"), ErrorCode::input); // no instruction is named
        QCOMPARE(with("at-block", "2"), ErrorCode::usage);
        QCOMPARE(with("blocks", "1000"), std::nullopt);
        QCOMPARE(code({{"variant", "demo.divergent-loop"}, {"blocks", "1000"}, {"block", "1024"}}),
                 ErrorCode::limit);
        // This instance is of another kind.
        QCOMPARE(code(loop, *generate("thesis-2.2", "", {})), ErrorCode::input);
    }

    /// The figure is drawn again on every resize, and made again each time its lesson is opened.
    void the_same_settings_give_the_same_picture() {
        const Settings settings{{"variant", "demo.missing-barrier"}, {"show", "findings"}, {"finding", "1"}};
        const auto text = [&] { return to_text(figure_scene(*made(settings), 700, 600, FixedMeasure())); };
        QCOMPARE(text(), text());
    }

    void as_text_data() {
        QTest::addColumn<Settings>("settings");
        QTest::newRow("banks") << Settings{
            {"variant", "demo.bank-conflicts"}, {"stride", "8"}, {"instruction", "4"}, {"show", "memory"}};
        QTest::newRow("rounds") << Settings{{"variant", "demo.divergent-loop"},
                                            {"spread", "8"},
                                            {"instruction", "2"},
                                            {"rounds", "8"},
                                            {"show", "lanes"}};
        QTest::newRow("clean") << Settings{
            {"variant", "demo.divergent-loop"}, {"heat", "divergence"}, {"show", "findings"}};
    }
    void as_text() {
        QFETCH(const Settings, settings);
        const auto figure = made(settings);
        KS_VERIFY_OK(figure);
        ks::tests::compare_with_golden("visual", QStringLiteral("figure-trace-") + QTest::currentDataTag(),
                                       to_text(figure_scene(*figure, 720, 560, FixedMeasure())));
    }
};

KS_TEST(TraceFigureTest)
#include "trace_figure_test.moc"
