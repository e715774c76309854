// SPDX-License-Identifier: Apache-2.0
// All pairs of variants of a kind on a random instance, and every variant on two random instances: their
// common units synchronise them, and the differences are those of a plain comparison.
#include "solvers/clp/clp_solver.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "solvers/lp/lp_recorder.h"
#include "solvers/pairs/differences.h"
#include "solvers/pairs/matched_rows.h"
#include "solvers/pairs/units.h"
#include "solvers/run/registry.h"
#include "solvers/steps/table_layers.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/undrawn_recording.h"

#include <algorithm>
#include <random>
#include <set>

using namespace ks;

namespace {

using RecordingPtr = std::shared_ptr<const Recording>;

/// Returns null if the variant does not record this instance, or in too many steps: testing all pairs
/// would take minutes.
RecordingPtr recorded(const Variant& variant, const InstancePtr& instance) {
    const auto* with_programs = dynamic_cast<const LpRecorder*>(&variant);
    const auto recording = with_programs ? with_programs->record_with(clp::solver(), instance, {})
                                         : variant.record(instance, {});
    constexpr std::int64_t most_steps = 4000;
    return recording && (*recording)->count() <= most_steps ? *recording : nullptr;
}

std::vector<const Variant*> stepped(std::string_view kind) {
    std::vector<const Variant*> all;
    for (const Variant* variant : variants())
        if (variant->info().steps && variant->info().kind == kind)
            all.push_back(variant);
    return all;
}

std::size_t parts_in(const Differences& found, std::size_t side) {
    return static_cast<std::size_t>(found.differ + found.only[side]);
}

} // namespace

class EveryPairTest : public QObject {
    Q_OBJECT

    static void check_units(const RecordingPtr& first, const RecordingPtr& second) {
        const auto units = units_in_common(first, second);
        QVERIFY(units.size() >= 2);
        QCOMPARE(units.back().id, "run");
        QVERIFY(usual_unit(units) < units.size());
        std::set<std::string_view> ids;
        for (const PairUnit& unit : units) {
            QVERIFY(ids.insert(unit.id).second);
            QVERIFY(!unit.words.empty());
            const Pairing pairing(unit.marks, {first->count(), second->count()});
            QCOMPARE(pairing.position(0, pairing.count()), first->count());
            QCOMPARE(pairing.position(1, pairing.count()), second->count());
            // Marks are milestones: positions never decrease, and no two marks are equal.
            for (const Positions& mark : unit.marks) {
                QVERIFY2(std::ranges::find(pairing.milestones(), mark, &Pairing::Milestone::positions) !=
                             pairing.milestones().end(),
                         unit.words.c_str());
                QVERIFY(!unit.name(mark).empty());
            }
        }
        const auto one = as_table(first), other = as_table(second);
        // Layers are named after kernels, and two random instances may have no name in common.
        if (one && other && !layers_of(*one) && one->rows() > 1 && other->rows() > 1)
            QCOMPARE(units.front().id, "row");
    }

    static void check_cells(const TableRecording& first, const TableRecording& second, Positions steps) {
        const Differences found = differences(first, steps[0], second, steps[1]);
        if (first.front(steps[0]) || second.front(steps[1]) || !mean_the_same(first, second))
            return;
        std::vector<At> expected;
        std::int64_t both = 0;
        for (const Positions& row : matched_rows(first, second))
            for (std::int64_t j = 0; j < std::min(first.columns(), second.columns()); ++j) {
                const auto a = first.shown(steps[0], {row[0], j}), b = second.shown(steps[1], {row[1], j});
                both += a.computed && b.computed ? 1 : 0;
                if (a.computed && b.computed && a.value != b.value)
                    expected.push_back(CellAt{row[0], j});
            }
        QCOMPARE(found.compared, both);
        QVERIFY(found.where[0] == expected);
    }

    static void check_differences(const RecordingPtr& first, const RecordingPtr& second,
                                  std::mt19937_64& random) {
        const auto draw = [&](const Recording& recording) {
            return std::uniform_int_distribution<std::int64_t>(0, recording.count())(random);
        };
        for (int time = 0; time < 6; ++time) {
            const Positions steps = time == 0 ? Positions{first->count(), second->count()}
                                              : Positions{draw(*first), draw(*second)};
            const Differences found = differences(*first, steps[0], *second, steps[1]);
            QVERIFY(!sentence_of(found).empty());
            QVERIFY(found.differ <= found.compared);
            QCOMPARE(found.where[0].size(), parts_in(found, 0));
            QCOMPARE(found.where[1].size(), parts_in(found, 1));
            QCOMPARE(found.first.empty(), found.where[0].empty() && found.where[1].empty());
            const Differences back = differences(*second, steps[1], *first, steps[0]);
            QCOMPARE(back.compared, found.compared);
            QCOMPARE(back.differ, found.differ);
            QVERIFY(back.where[0].size() == found.where[1].size() && back.only[0] == found.only[1]);
            const Differences none = differences(*first, steps[0], *first, steps[0]);
            QVERIFY2(none.where[0].empty() && none.where[1].empty(), sentence_of(none).c_str());
            if (const auto one = as_table(first), other = as_table(second); one && other)
                check_cells(*one, *other, steps);
            const bool ended = steps == Positions{first->count(), second->count()};
            QCOMPARE(!found.answers.empty(), ended); // for every family and shape
            QVERIFY2(!ended || (none.answers.find("only on the") == std::string::npos &&
                                none.answers.find("on the left") == std::string::npos),
                     none.answers.c_str());
        }
    }

private slots:
    void every_kind_data() {
        QTest::addColumn<QString>("kind");
        for (const Kind* kind : kinds())
            if (!stepped(kind->id).empty())
                QTest::newRow(std::string(kind->id).c_str()) << QString::fromStdString(std::string(kind->id));
    }

    void every_kind() {
        QFETCH(QString, kind);
        const Kind& of = *find_kind(kind.toStdString());
        const std::uint64_t seed = test_seed();
        Random draw(seed);
        std::mt19937_64 random(seed);
        int paired = 0;
        for (int time = 0; time < 3; ++time) {
            const InstancePtr instance = of.random_case(draw).instance,
                              edited = of.random_case(draw).instance;
            std::vector<RecordingPtr> recordings;
            for (const Variant* variant : stepped(of.id)) {
                if (auto recording = recorded(*variant, instance))
                    recordings.push_back(std::move(recording));
                if (auto recording = recorded(*variant, edited))
                    recordings.push_back(std::move(recording));
            }
            for (const RecordingPtr& first : recordings)
                for (const RecordingPtr& second : recordings) {
                    check_units(first, second);
                    check_differences(first, second, random);
                    if (QTest::currentTestFailed()) {
                        qInfo("%s beside %s", std::string(first->variant()).c_str(),
                              std::string(second->variant()).c_str());
                        return;
                    }
                    ++paired;
                }
        }
        QVERIFY(paired > 0);
    }

    void a_shape_that_is_not_known_goes_along_all_the_same() {
        const RecordingPtr unknown = std::make_shared<tests::UndrawnRecording>();
        check_units(unknown, unknown);
        QVERIFY(differences(*unknown, 1, *unknown, 2).parts.empty());
    }
};

KS_TEST(EveryPairTest)
#include "every_pair_test.moc"
