// SPDX-License-Identifier: Apache-2.0
// Each kind of question on hundreds of random recordings: the right answer is accepted, every other one
// refused.
#include "solvers/bench/conformance.h"
#include "solvers/problems/kind.h"
#include "solvers/questions/questions.h"
#include "solvers/run/in_process.h"
#include "solvers/run/registry.h"
#include "tests/solvers/questions/wrong_with.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <map>

using namespace ks;
using tests::wrong_with;

class EveryQuestionTest : public QObject {
    Q_OBJECT

private slots:
    void names_of_what_is_asked() {
        for (int i = 0; i <= static_cast<int>(Ask::limit); ++i) {
            const auto ask = static_cast<Ask>(i);
            QCOMPARE(ask_of(to_text(ask)), std::optional(ask));
            QVERIFY(!words_of(ask).empty());
        }
        QVERIFY(!ask_of("abacus"));
    }

    /// Of every variant that can be stepped through, over random instances.
    void random_recordings() {
        Random random(test_seed());
        std::map<Ask, int> asked;
        std::map<std::string, int> misconceptions;
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            if (!info.steps || in_process::records_with_programs(info.id))
                continue;
            for (int left = 25; left > 0; --left) {
                const ConformanceCase test = random_case(info.kind, random);
                const auto recording = in_process::record(info.id, test.instance, {});
                if (!recording)
                    continue; // numbers beyond what is recorded
                for (int looks = 12; looks > 0; --looks)
                    for (const QuizQuestion& question :
                         questions_at(**recording, random.between(0, (*recording)->count()))) {
                        const std::string wrong = wrong_with(question);
                        QVERIFY2(wrong.empty(), (info.id + ", " + question.text + ": " + wrong).c_str());
                        ++asked[question.ask];
                        for (const auto& each : question.misconceptions)
                            ++misconceptions[each.id];
                    }
            }
        }
        for (const Ask ask : {Ask::value, Ask::source, Ask::item, Ask::fits, Ask::row, Ask::cut, Ask::pair,
                              Ask::pointer, Ask::kept})
            QVERIFY2(asked[ask] > 0, std::string(to_text(ask)).c_str());
        for (const char* id :
             {"taken-twice", "left-out", "taken-anyway", "capacity-not-reduced", "item-alone", "weight-added",
              "row-being-written", "value-for-weight", "cut-too-early", "dominated-kept", "wrong-pointer"})
            QVERIFY2(misconceptions[id] > 0, id);
    }

    /// What a value is said to be is what the table holds.
    void values_are_those_of_the_table() {
        Random random(test_seed());
        int compared = 0;
        for (int left = 100; left > 0; --left) {
            const auto recording =
                in_process::record("knapsack.sequential", random_case("knapsack", random).instance, {});
            KS_VERIFY_OK(recording);
            const auto table = as_table(*recording);
            for (std::int64_t step = 0; step < table->count(); ++step)
                for (const QuizQuestion& question : questions_at(*table, step))
                    if (question.ask == Ask::value) {
                        const auto value = table->value(question.places.front().cell());
                        QCOMPARE(question.right, (std::vector<Response>{{to_text(*value)}}));
                        ++compared;
                    }
        }
        QVERIFY(compared > 1000);
    }
};

KS_TEST(EveryQuestionTest)
#include "every_question_test.moc"
