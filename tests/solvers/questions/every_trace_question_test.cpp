// SPDX-License-Identifier: Apache-2.0
// Each kind of question about kernels, on random traces and random kernels' needs.
#include "solvers/bench/conformance.h"
#include "solvers/occupancy/devices.h"
#include "solvers/questions/occupancy_question.h"
#include "solvers/questions/trace_questions.h"
#include "solvers/run/registry.h"
#include "tests/solvers/questions/wrong_with.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <map>
#include <set>

using namespace ks;

namespace {

/// All instructions of the warp.
std::vector<QuizQuestion> questions_of(const Trace& trace) {
    std::vector<QuizQuestion> all;
    for (std::size_t i = 0; trace.window && i < trace.window->instructions.size(); ++i)
        for (QuizQuestion& question : trace_questions(trace, static_cast<std::int64_t>(i)))
            all.push_back(std::move(question));
    return all;
}

/// What is right, counted another way: sectors one by one, from the addresses.
std::set<std::uint64_t> sectors_of(const Trace& trace, const TraceInstruction& instruction) {
    const auto& sites = trace.launches[static_cast<std::size_t>(trace.window->at.launch)].sites;
    const auto bytes = static_cast<std::uint64_t>(sites[static_cast<std::size_t>(instruction.site)].bytes);
    std::set<std::uint64_t> all;
    for (const std::uint64_t address : instruction.addresses)
        for (std::uint64_t byte = address; byte < address + bytes; ++byte)
            all.insert(byte / 32);
    return all;
}

} // namespace

class EveryTraceQuestionTest : public QObject {
    Q_OBJECT

private slots:
    void random_traces() {
        Random random(test_seed());
        std::map<Ask, int> asked;
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            for (int left = info.place == Place::kernel ? 4 : 0; left > 0; --left) {
                TraceRequest request;
                request.instance = random_case(info.kind, random).instance;
                request.variant = info.id;
                request.window = WarpPlace{};
                const auto traced = trace(request, {}, {});
                if (!traced)
                    continue; // this instance needs no launch, or more than it may take
                for (const QuizQuestion& question : questions_of(*traced)) {
                    const std::string wrong = tests::wrong_with(question);
                    QVERIFY2(wrong.empty(), (info.id + ", " + question.text + ": " + wrong).c_str());
                    ++asked[question.ask];
                    if (question.ask == Ask::sectors)
                        QCOMPARE(
                            question.right.front().front(),
                            std::to_string(
                                sectors_of(
                                    *traced,
                                    traced->window->instructions[static_cast<std::size_t>(question.position)])
                                    .size()));
                }
            }
        }
        for (const Ask ask : {Ask::sectors, Ask::wavefronts, Ask::lanes, Ask::race})
            QVERIFY2(asked[ask] > 0, std::string(to_text(ask)).c_str());
    }

    void random_needs() {
        Random random(test_seed());
        int asked = 0;
        const auto devices = device_presets();
        for (int left = 400; left > 0; --left) {
            const DevicePreset& device = devices[static_cast<std::size_t>(
                random.between(0, static_cast<std::int64_t>(devices.size()) - 1))];
            const BlockNeeds needs{.threads = static_cast<int>(32 * random.between(1, 32)),
                                   .registers = static_cast<int>(random.between(16, 64)),
                                   .shared_bytes = static_cast<int>(random.between(0, 40'000))};
            for (const QuizQuestion& question :
                 occupancy_questions(std::string(device.name), device.limits(), needs)) {
                QuizQuestion given = question;
                if (given.because.empty())
                    given.because = "It is so.";
                const std::string wrong = tests::wrong_with(given);
                QVERIFY2(wrong.empty(), (question.text + ": " + wrong).c_str());
                asked += question.ask == Ask::limit ? 1 : 0;
            }
        }
        QVERIFY(asked > 200);
    }
};

KS_TEST(EveryTraceQuestionTest)
#include "every_trace_question_test.moc"
