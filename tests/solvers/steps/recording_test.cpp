// SPDX-License-Identifier: Apache-2.0
// Recordings for stepping: the thesis's tables cell by cell, sentences, navigation. What every recording
// must satisfy is in every_recording_test.cpp.
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/recording.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/recording.h"
#include "solvers/run/registry.h"
#include "solvers/steps/record.h"
#include "solvers/steps/steps_json.h"
#include "tests/support/suite.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace ks;

namespace {

std::shared_ptr<const TableRecording> record(const char* preset) {
    const auto instance = generate(preset, "", {});
    if (!instance)
        return nullptr;
    const auto variant =
        find_variant((*instance)->kind() == "knapsack" ? "knapsack.sequential" : "mckp.sequential");
    auto recording = (*variant)->record(*instance, {});
    return recording ? std::dynamic_pointer_cast<const TableRecording>(*recording) : nullptr;
}

constexpr std::int64_t none = -1; // minus infinity in the tables below
using Rows = std::vector<std::vector<std::int64_t>>;

const Rows table_2_1{{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
                     {0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2},
                     {0, 0, 0, 0, 2, 2, 4, 4, 4, 4, 6},
                     {0, 0, 3, 3, 3, 3, 5, 5, 7, 7, 7},
                     {0, 0, 3, 3, 3, 3, 5, 6, 7, 9, 9}};
const Rows table_2_3{{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
                     {none, none, none, 2, 3, 3, 3, 3, 3, 3, 3},
                     {none, none, none, none, none, none, none, 3, 4, 4, 4},
                     {none, none, none, none, none, none, none, none, 5, 6, 7}};

/// The cells that a step writes.
std::vector<CellValue> changes(const Step& step) {
    std::vector<CellValue> cells = step.changed;
    for (std::int64_t j = 0; step.changed_row && j < step.changed_row->columns; ++j)
        cells.push_back({CellAt{step.changed_row->row, j}, step.changed_row->value});
    return cells;
}

std::int64_t step_of(const TableRecording& recording, CellAt at) {
    std::int64_t found = -1;
    for (std::int64_t step = 0; step <= recording.count(); ++step)
        for (const CellValue& cell : changes(recording.at(step)))
            if (cell.at == at)
                found = step; // the last such step, because a cell may be initialised earlier
    return found == recording.step_of(at) ? found : -1;
}

} // namespace

class RecordingTest : public QObject {
    Q_OBJECT

private slots:
    void tables_of_the_thesis_data() {
        QTest::addColumn<QByteArray>("preset");
        QTest::addColumn<bool>("classes");
        QTest::newRow("Table 2.1") << QByteArray("thesis-2.1") << false;
        QTest::newRow("Table 2.3") << QByteArray("thesis-2.2") << true;
    }

    void tables_of_the_thesis() {
        QFETCH(QByteArray, preset);
        QFETCH(bool, classes);
        const auto recording = record(preset.constData());
        QVERIFY(recording);
        const Rows& expected = classes ? table_2_3 : table_2_1;
        QCOMPARE(recording->rows(), static_cast<std::int64_t>(expected.size()));
        for (std::size_t i = 0; i < expected.size(); ++i)
            for (std::size_t j = 0; j < expected[i].size(); ++j) {
                const CellAt at{static_cast<std::int64_t>(i), static_cast<std::int64_t>(j)};
                const auto shown = recording->shown(recording->count(), at);
                QVERIFY(shown.written && shown.computed);
                QCOMPARE(shown.value.value_or(none), expected[i][j]);
                if (i == 0)
                    continue;
                const std::int64_t step = step_of(*recording, at);
                QVERIFY(!recording->shown(step - 1, at).computed);
                QVERIFY(recording->shown(step, at).computed);
            }
    }

    void the_sentence_of_the_specification() {
        const auto recording = record("thesis-2.2");
        const Step step = recording->at(step_of(*recording, {2, 7}));
        QCOMPARE(step.text, "z2(7) = max(-inf, z1(3) + 1) = 3: items 1a and 2a");
        QCOMPARE(step.lines, std::vector<int>{13});
        QCOMPARE(step.read, (std::vector<CellValue>{{{1, 3}, 2}}));
        QCOMPARE(step.changed, (std::vector<CellValue>{{{2, 7}, 3}}));
        QCOMPARE(step.about, (std::vector<At>{{2, 8}}));
        QVERIFY((step.source == CellAt{1, 3}));
        QCOMPARE(step.considered.size(), 2u);
        QVERIFY(step.considered[0].best && !step.considered[1].fits);
    }

    void minus_infinity_is_shown() {
        const auto recording = record("thesis-2.2");
        const Step fits = recording->at(step_of(*recording, {2, 4}));
        QCOMPARE(fits.text,
                 "z2(4) = max(-inf, z1(0) + 1) = -inf: what fits of class 2 leaves no room for class 1");
        QCOMPARE(fits.read, (std::vector<CellValue>{{{1, 0}, std::nullopt}}));
        QVERIFY(!fits.source);
        const Step nothing_fits = recording->at(step_of(*recording, {1, 2}));
        QCOMPARE(nothing_fits.text, "z1(2) = -inf: no item of class 1 weighs 2 or less");
        QVERIFY(nothing_fits.read.empty());
    }

    void the_way_back_stays() {
        const auto recording = record("thesis-2.2");
        const Step end = recording->at(recording->count());
        QCOMPARE(end.phase, "way-back");
        QCOMPARE(end.chosen, (std::vector<At>{{3, 10}, {2, 7}, {1, 3}, {0, 0}}));
        QCOMPARE(end.text,
                 "z1(3) = z0(0) + 2 = 2: choose 1a; the answer is items 1a, 2a and 3c, value 7, weight 10");
        QCOMPARE(recording->at(recording->count() - 3).chosen, (std::vector<At>{{3, 10}}));

        const auto items = record("thesis-2.1");
        QCOMPARE(items->at(items->count()).chosen,
                 (std::vector<At>{{4, 10}, {3, 3}, {2, 1}, {1, 1}, {0, 1}}));
    }

    void infeasible_ends_with_a_sentence() {
        MultipleChoiceBuilder builder;
        builder.capacity(2).begin_class().add({1, 3});
        const auto recording = record_multiple_choice(*std::move(builder).build(), {});
        QVERIFY(recording);
        const Step end = (*recording)->at((*recording)->count());
        QVERIFY(end.chosen.empty());
        QCOMPARE(end.text,
                 "z1(2) = -inf: no choice of one item from each class fits, so there is no solution.");
    }

    void levels_nest() {
        // The steps are 4 initialised rows, 33 cells, and 4 on the way back.
        const auto recording = record("thesis-2.2");
        QCOMPARE(recording->count(), 41);
        QCOMPARE(recording->next(0, Level::phase), 1);
        QCOMPARE(recording->next(1, Level::phase), 5);
        QCOMPARE(recording->next(5, Level::row), 16);
        QCOMPARE(recording->next(20, Level::row), 27);
        QCOMPARE(recording->next(27, Level::row), 38);
        QCOMPARE(recording->next(38, Level::phase), 41);
        QCOMPARE(recording->next(41, Level::cell), 41);
        QCOMPARE(recording->previous(20, Level::row), 16);
        QCOMPARE(recording->previous(16, Level::row), 5);
        QCOMPARE(recording->previous(20, Level::phase), 5);
        QCOMPARE(recording->previous(1, Level::phase), 0);
        QCOMPARE(recording->previous(0, Level::cell), 0);
        for (const OutlineEntry& entry : recording->outline())
            QVERIFY(entry.step >= 1 && entry.step <= recording->count());
    }

    void a_large_table_is_refused() {
        KnapsackBuilder builder;
        builder.capacity(99'999).add({1, 99'999}); // the maximum allowed: 2 x 100,000 cells
        QVERIFY(record_knapsack(*std::move(builder).build(), {}));
        KnapsackBuilder larger;
        larger.capacity(100'000).add({1, 100'000});
        const auto refused = record_knapsack(*std::move(larger).build(), {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        MultipleChoiceBuilder crowded;
        crowded.capacity(1).begin_class();
        for (std::int64_t k = 0; k <= most_recorded_items; ++k)
            crowded.add({1, 1});
        QCOMPARE(record_multiple_choice(*std::move(crowded).build(), {}).error().code, ErrorCode::limit);
        KnapsackBuilder largest;
        largest.capacity(INT64_MAX).add({1, INT64_MAX});
        QCOMPARE(record_knapsack(*std::move(largest).build(), {}).error().code, ErrorCode::limit);
    }

    void json_has_the_documented_shape() {
        const auto recording = record("thesis-2.2");
        const auto header = nlohmann::json::parse(steps_header_json(*recording));
        QCOMPARE(header["format"].get<std::string>(), "knapscope-steps");
        QCOMPARE(header["count"].get<std::int64_t>(), recording->count());
        QCOMPARE(header["levels"].dump(), R"(["phase","row","cell"])");
        QCOMPARE(header["code"].size(), recording->code().size());
        const auto line =
            nlohmann::json::parse(step_json(*recording, recording->at(step_of(*recording, {2, 4}))));
        QVERIFY(line["read"][0]["value"].is_null());
        QCOMPARE(line["changed"][0]["at"].dump(), "[2,4]");
        QVERIFY(line["changed"][0]["value"].is_null());
        QCOMPARE(line["about"].dump(), "[[2,5]]");
    }
};

KS_TEST(RecordingTest)
#include "recording_test.moc"
