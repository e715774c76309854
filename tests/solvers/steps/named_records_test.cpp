// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/format.h"
#include "solvers/run/in_process.h"
#include "solvers/steps/recording.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

namespace {

std::shared_ptr<const Recording> record(std::string_view variant, const std::string& kind,
                                        const std::string& rest) {
    const auto instance = read_instance(
        R"({"format": "knapscope-instance", "version": 1, "kind": ")" + kind + "\", " + rest + "}", "a.json");
    if (!instance)
        return nullptr;
    auto recording = in_process::record(variant, *instance, {});
    return recording ? *std::move(recording) : nullptr;
}

std::shared_ptr<const Recording> hike(std::string_view variant) {
    return record(variant, "knapsack",
                  R"("capacity": 6, "items": [{"value": 4, "weight": 2, "name": "tent"},
                                              {"value": 1, "weight": 5},
                                              {"value": 3, "weight": 3, "name": "stove"}])");
}

std::string last_sentence(const Recording& recording) {
    return recording.at(recording.count()).text;
}

/// All sentences, with the items considered in each.
std::string all_words(const Recording& recording) {
    std::string text;
    for (std::int64_t step = 0; step <= recording.count(); ++step) {
        const Step at = recording.at(step);
        text += at.text + "\n";
        for (const Considered& considered : at.considered)
            text += considered.name + "\n";
    }
    return text;
}

} // namespace

/// Steps use a record's name if it has one.
class NamedRecordsTest : public QObject {
    Q_OBJECT

    static void has(const std::string& text, const char* words) {
        QVERIFY2(text.find(words) != std::string::npos, (text + "\nlacks\n" + words).c_str());
    }

private slots:
    void a_knapsack() {
        const auto recording = hike("knapsack.sequential");
        QVERIFY(recording);
        const auto& table = dynamic_cast<const TableRecording&>(*recording);
        QCOMPARE(table.item(1, 0), std::string("tent (4, 2)"));
        QCOMPARE(table.item(2, 0), std::string("(1, 5)"));
        QCOMPARE(table.longest_item(), std::string("stove (3, 3)"));
        has(last_sentence(*recording), "the answer is items tent (4, 2) and stove (3, 3), value 7, weight 5");
        const std::string text = all_words(*recording);
        has(text, "take item stove (3, 3)");
        has(text, "leave item 2 out");
        has(text, "item tent weighs 2 and does not fit");
        has(text, "2 (1, 5)");
    }

    void a_multiple_choice_knapsack() {
        const auto recording =
            record("mckp.sequential", "multiple-choice",
                   R"("capacity": 9, "classes": [[{"value": 1, "weight": 2, "name": "soup"},
                                                  {"value": 3, "weight": 40}], [{"value": 5, "weight": 6}]])");
        QVERIFY(recording);
        const auto& table = dynamic_cast<const TableRecording&>(*recording);
        QCOMPARE(table.item(1, 0), std::string("soup (1, 2)"));
        QCOMPARE(table.item(1, 1), std::string("b (3, 40)"));
        has(last_sentence(*recording), "choose soup (1, 2); the answer is items soup (1, 2) and 2a, value 6");
    }

    void a_subset_sum() {
        const std::string shelf = R"("target": 8, "weights": [{"weight": 5, "name": "bread"}, 4, 3])";
        const auto recording = record("subset-sum.dp.v1", "subset-sum", shelf);
        QVERIFY(recording);
        const auto& table = dynamic_cast<const TableRecording&>(*recording);
        QCOMPARE(table.item(1, 0), std::string("bread (5)"));
        has(last_sentence(*recording), "take weight bread (5)");
        has(all_words(*recording), "leave weight 2 (4) out");
        const auto search = record("subset-sum.exhaustive.plain", "subset-sum", shelf);
        QVERIFY(search);
        has(all_words(*search), "weight bread (5) is next");
    }

    void an_instruction_set() {
        const std::string tasks = R"("tasks": [{"execution": 3, "period": 4,
            "choices": [{"gain": 1, "cost": 2, "name": "mac"}, {"gain": 2, "cost": 9}]}])";
        const auto recording = record("instruction-set.sequential", "instruction-set", tasks);
        QVERIFY(recording);
        const auto& table = dynamic_cast<const TableRecording&>(*recording);
        QCOMPARE(table.item(1, 0), std::string("mac (1, 2)"));
        has(all_words(*recording), "mac (gain 1, cost 2)");
        has(all_words(*recording), "choice mac");
    }

    void a_search_tree() {
        const auto recording = hike("knapsack.branch-and-bound");
        QVERIFY(recording);
        has(all_words(*recording), "Item tent (4, 2) is taken");
    }
};

KS_TEST(NamedRecordsTest)
#include "named_records_test.moc"
