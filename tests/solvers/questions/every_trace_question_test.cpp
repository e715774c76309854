// SPDX-License-Identifier: Apache-2.0
// Each type of question about kernels, on hundreds of random warps, traces and kernels' needs: the correct
// answer is accepted, every other answer is rejected. The correct answer is computed from the raw accesses,
// byte by byte, or from the kernel's code (*_truth.h), never by the code that makes the questions.
#include "solvers/bench/conformance.h"
#include "solvers/kinds/presets.h"
#include "solvers/occupancy/devices.h"
#include "solvers/occupancy/kernel_resources.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/questions/occupancy_question.h"
#include "solvers/questions/trace_questions.h"
#include "solvers/run/registry.h"
#include "tests/solvers/questions/kernel_truth.h"
#include "tests/solvers/questions/occupancy_truth.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <functional>

using namespace ks;
using namespace ks::tests;

namespace {

/// All questions of these types about the warp's instructions.
std::vector<QuizQuestion> questions_of(const Trace& trace, const std::vector<Ask>& asks) {
    std::vector<QuizQuestion> all;
    for (std::size_t i = 0; trace.window && i < trace.window->instructions.size(); ++i)
        for (QuizQuestion& question : trace_questions(trace, static_cast<std::int64_t>(i)))
            if (std::ranges::find(asks, question.ask) != asks.end())
                all.push_back(std::move(question));
    return all;
}

template <class T>
const T& any_of(const std::vector<T>& all, Random& random) {
    return all[static_cast<std::size_t>(random.between(0, std::ssize(all) - 1))];
}

std::uint32_t random_mask(Random& random) {
    const auto bits = static_cast<std::uint32_t>(random.next());
    switch (random.between(0, 4)) {
    case 0:
        return 0xFFFF'FFFF;
    case 1: // the first lanes
        return 0xFFFF'FFFF >> random.between(0, 31);
    case 2: // one lane
        return std::uint32_t{1} << random.between(0, 31);
    case 3: // every second, fourth ...
        return any_of<std::uint32_t>({0x5555'5555, 0xAAAA'AAAA, 0x1111'1111, 0x0101'0101}, random);
    default:
        return bits == 0 ? 1 : bits;
    }
}

/// The lanes' addresses, aligned as the hardware requires: adjacent or further apart, ascending or
/// descending, some equal, or random.
std::vector<std::uint64_t> random_addresses(Random& random, std::uint32_t mask, std::int64_t bytes) {
    const std::int64_t begin = 4096 + bytes * random.between(0, 300);
    const std::int64_t apart = any_of<std::int64_t>({0, 1, 1, 1, 2, 3, 8, 31, 32, 33, 64, -1, -2}, random);
    const std::int64_t together = any_of<std::int64_t>({1, 1, 2, 4, 7}, random);
    const bool anywhere = random.between(0, 3) == 0;
    std::vector<std::uint64_t> addresses;
    for (std::int64_t lane = 0; lane < 32; ++lane) {
        const std::int64_t element = anywhere ? random.between(0, 200) : lane / together * apart;
        if ((mask >> lane & 1) != 0)
            addresses.push_back(static_cast<std::uint64_t>(begin + 64 * 32 * bytes + element * bytes));
    }
    return addresses;
}

/// A few instructions of a warp, each with its own lanes and addresses.
Trace random_warp(Random& random) {
    Trace trace;
    trace.load_bytes = random.between(0, 3) == 0 ? 128 : 32;
    trace.launches.emplace_back();
    trace.window = RecordedWarp{};
    for (int site = 0; site < 6; ++site) {
        const bool shared = site % 2 == 1, store = random.between(0, 2) == 0;
        const auto bytes = any_of<std::int64_t>({1, 2, 4, 4, 4, 8, 16}, random);
        trace.launches[0].sites.push_back(
            {.file = "k.inl",
             .line = 10 + site,
             .op = store ? emulator::Op::store : emulator::Op::load,
             .space = shared ? emulator::Memory::shared : emulator::Memory::global,
             .bytes = static_cast<int>(bytes),
             .name = ""});
        TraceInstruction instruction{
            .site = site, .mask = random_mask(random), .addresses = {}, .values = {}};
        instruction.addresses = random_addresses(random, instruction.mask, bytes);
        trace.window->instructions.push_back(std::move(instruction));
    }
    return trace;
}

using Settings = std::vector<std::pair<std::string, std::string>>;

Result<Trace> traced(const InstancePtr& instance, const std::string& variant, const WarpPlace& at,
                     Settings set = {}, const std::string& device = "h200") {
    TraceRequest request;
    request.instance = instance;
    request.variant = variant;
    request.set = std::move(set);
    request.device = device;
    request.window = at;
    return trace(request, {}, {});
}

/// The lanes of a warp for whose element index this is true.
std::uint32_t lanes_where(std::int64_t first, const std::function<bool(std::int64_t)>& holds) {
    std::uint32_t mask = 0;
    for (int lane = 0; lane < 32; ++lane)
        mask |= holds(first + lane) ? std::uint32_t{1} << lane : 0;
    return mask;
}

/// `for (k = 0; k <= j % spread; ++k) { sum += from[k]; watch; }  to[j] = sum;`: the lanes that check the
/// condition, the lanes that run the body (twice: the load and the watch), and finally all lanes.
std::vector<std::uint32_t> masks_of_a_loop(std::int64_t first, std::int64_t spread) {
    std::vector<std::uint32_t> masks;
    for (std::int64_t k = 0;; ++k) {
        const auto goes = lanes_where(first, [&](std::int64_t j) { return k <= j % spread; });
        masks.push_back(lanes_where(first, [&](std::int64_t j) { return k == 0 || k - 1 <= j % spread; }));
        if (goes == 0)
            break;
        masks.insert(masks.end(), {goes, goes});
    }
    masks.push_back(0xFFFF'FFFF);
    return masks;
}

/// `if (j > capacity) return;  load above[j];  if (weight <= j) load above[j - weight];  store row[j];`
std::vector<std::uint32_t> masks_of_a_row(std::int64_t first, std::int64_t capacity, std::int64_t weight) {
    const auto in_row = lanes_where(first, [&](std::int64_t j) { return j <= capacity; });
    const auto fitting = lanes_where(first, [&](std::int64_t j) { return weight <= j && j <= capacity; });
    std::vector<std::uint32_t> masks{0xFFFF'FFFF, in_row, in_row, fitting, in_row};
    std::erase(masks, 0U);
    return masks;
}

/// Asks which lanes are active, for kernels whose code determines this. Returns the error; empty if there is
/// none.
std::string wrong_lanes(const Trace& trace, const std::vector<std::uint32_t>& masks, Tally& tally) {
    if (trace.window->instructions.size() != masks.size())
        return "the warp makes other instructions than the kernel's code says";
    tally.begin_recording();
    for (const QuizQuestion& question : questions_of(trace, {Ask::lanes})) {
        const std::uint32_t mask = masks[static_cast<std::size_t>(question.position)];
        if (const std::string wrong = wrong_with(question, {lanes_response(mask)}); !wrong.empty())
            return wrong;
        tally.add(question);
    }
    return "";
}

} // namespace

class EveryTraceQuestionTest : public QObject {
    Q_OBJECT

private slots:
    void random_warps() {
        Random random(test_seed());
        Tally tally;
        const std::vector<Ask> asks{Ask::sectors, Ask::wavefronts, Ask::lanes};
        for (int left = 2 * least_recordings; left > 0; --left) {
            const Trace warp = random_warp(random);
            tally.begin_recording();
            for (const QuizQuestion& question : questions_of(warp, kernel_asks)) {
                const std::string wrong = wrong_with(question, access_truth(question, warp));
                QVERIFY2(wrong.empty(), wrong.c_str());
                tally.add(question);
            }
        }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has(asks), tally.missing(asks).c_str());
        for (const char* id : {"one-a-lane", "start-ignored", "bytes-for-words", "other-unit", "no-conflicts",
                               "broadcast-counted", "all-lanes", "other-branch", "as-before"})
            QVERIFY2(tally.has_misconception(id), id);
    }

    /// All kernels, on a device with sectors and on one with lines.
    void kernels() {
        Random random(test_seed());
        Tally tally;
        const std::vector<Ask> asks{Ask::sectors, Ask::wavefronts, Ask::lanes};
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            if (info.place != Place::kernel)
                continue;
            const auto trace = traced(random_case(info.kind, random).instance, info.id, {}, {},
                                      any_of<std::string>({"h200", "h200", "tesla-m2050"}, random));
            if (!trace)
                continue; // this instance needs no launch, or exceeds a limit
            tally.begin_recording();
            for (const QuizQuestion& question : questions_of(*trace, asks)) {
                const std::string wrong = wrong_with(question, access_truth(question, *trace));
                QVERIFY2(wrong.empty(), (info.id + ": " + wrong).c_str());
                tally.add(question);
            }
        }
        qInfo("%s", tally.text().c_str());
        for (const Ask ask : asks)
            QVERIFY2(tally.on(ask) > 10, tally.text().c_str());
    }

    void lanes_that_go_round_a_loop() {
        Random random(test_seed());
        Tally tally;
        for (int left = 3 * least_recordings; left > 0 && !tally.has({Ask::lanes}); --left) {
            const std::int64_t block = 32 * random.between(1, 3), blocks = random.between(1, 2);
            const std::int64_t spread = random.between(2, 32);
            const WarpPlace at{.block = random.between(0, blocks - 1),
                               .warp = static_cast<int>(random.between(0, block / 32 - 1))};
            const auto trace = traced(random_case("knapsack", random).instance, "demo.divergent-loop", at,
                                      {{"block", std::to_string(block)},
                                       {"blocks", std::to_string(blocks)},
                                       {"spread", std::to_string(spread)}});
            KS_VERIFY_OK(trace);
            const std::string wrong =
                wrong_lanes(*trace, masks_of_a_loop(at.block * block + 32 * at.warp, spread), tally);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has({Ask::lanes}), tally.missing({Ask::lanes}).c_str());
    }

    void lanes_of_a_row() {
        Random random(test_seed());
        Tally tally;
        for (int left = 10 * least_recordings; left > 0 && !tally.has({Ask::lanes}); --left) {
            const std::int64_t capacity = random.between(1, 100), weight = random.between(1, capacity);
            const auto instance =
                std::move(KnapsackBuilder().capacity(capacity).add({1, weight}).add({2, capacity})).build();
            KS_VERIFY_OK(instance);
            const WarpPlace at{.warp = static_cast<int>(random.between(0, capacity / 32))};
            const auto trace = traced(*instance, "knapsack.global", at);
            KS_VERIFY_OK(trace);
            const std::string wrong =
                wrong_lanes(*trace, masks_of_a_row(32 * at.warp, capacity, weight), tally);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has({Ask::lanes}), tally.missing({Ask::lanes}).c_str());
    }

    /// All warps of the launch are checked for accesses that race by the definition.
    void races() {
        Random random(test_seed());
        Tally tally;
        for (int left = least_recordings; left > 0 && !tally.has({Ask::race}); --left) {
            const int warps = static_cast<int>(random.between(1, 3));
            const std::int64_t blocks = random.between(1, 2);
            const InstancePtr instance = random_case("knapsack", random).instance;
            std::map<std::pair<std::int64_t, int>, Trace> traces;
            for (std::int64_t block = 0; block < blocks; ++block)
                for (int warp = 0; warp < warps; ++warp) {
                    auto trace =
                        traced(instance, "demo.missing-barrier", {.block = block, .warp = warp},
                               {{"block", std::to_string(32 * warps)}, {"blocks", std::to_string(blocks)}});
                    KS_VERIFY_OK(trace);
                    traces[{block, warp}] = *std::move(trace);
                }
            const RacingInstructions racing =
                racing_instructions(blocks, warps, [&](std::int64_t block, int warp) {
                    return traces.at({block, warp});
                });
            for (const auto& [at, trace] : traces) {
                tally.begin_recording();
                for (const QuizQuestion& question : questions_of(trace, {Ask::race})) {
                    const bool races =
                        racing.contains({at.first, at.second, static_cast<std::size_t>(question.position)});
                    const std::string wrong = wrong_with(question, {{races ? "yes" : "no"}});
                    QVERIFY2(wrong.empty(), wrong.c_str());
                    tally.add(question);
                }
            }
        }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has({Ask::race}), tally.missing({Ask::race}).c_str());
        QVERIFY(tally.has_misconception("order-assumed"));
    }

    /// The question about the limit of a traced launch comes before its first instruction.
    void limits_of_a_launch() {
        const auto instance = generate("thesis-2.1", "", {});
        KS_VERIFY_OK(instance);
        for (const DevicePreset& device : device_presets()) {
            const auto trace = traced(*instance, "knapsack.global", {}, {}, std::string(device.id));
            KS_VERIFY_OK(trace);
            const std::vector<QuizQuestion> questions = questions_of(*trace, {Ask::limit});
            QCOMPARE(questions.size(), std::size_t{2});
            const TraceLaunch& launch = trace->launches.front();
            const BlockNeeds needs = needs_of(kernel_resources().find(launch.kernel, device.cc),
                                              device.limits(), launch.block, launch.shared_bytes);
            QVERIFY(needs.measured());
            for (std::size_t i = 0; i < 2; ++i) {
                QCOMPARE(questions[i].position, std::int64_t{0});
                QVERIFY(questions[i].text.starts_with(device.name));
                const Response right = i == 0 ? number_response(most_blocks(device.limits(), needs))
                                              : limiting_resources(device.limits(), needs);
                const std::string wrong = wrong_with(questions[i], {right});
                QVERIFY2(wrong.empty(), wrong.c_str());
            }
            Trace elsewhere = *trace;
            elsewhere.device.name = "a GPU that nobody knows";
            QVERIFY(questions_of(elsewhere, {Ask::limit}).empty());
        }
    }

    void needs_of_blocks() {
        Random random(test_seed());
        Tally tally;
        const auto presets = device_presets();
        const std::vector<DevicePreset> devices(presets.begin(), presets.end());
        for (int left = 4 * least_recordings; left > 0; --left) {
            const DevicePreset& device = any_of(devices, random);
            const bool many = random.between(0, 1) != 0; // registers and bytes
            const BlockNeeds needs{.threads = random.between(1, random.between(1, 1100)),
                                   .registers = random.between(0, many ? 255 : 48),
                                   .shared_bytes =
                                       random.between(0, 1) * random.between(0, many ? 120'000 : 8'000)};
            const auto questions = occupancy_questions(std::string(device.name), device.limits(), needs);
            const std::int64_t most = most_blocks(device.limits(), needs);
            QCOMPARE(questions.empty(), most == 0);
            if (questions.empty())
                continue;
            QCOMPARE(questions.size(), std::size_t{2});
            tally.begin_recording();
            for (std::size_t i = 0; i < 2; ++i) {
                const Response right =
                    i == 0 ? number_response(most) : limiting_resources(device.limits(), needs);
                const std::string wrong = wrong_with(questions[i], {right});
                QVERIFY2(wrong.empty(), wrong.c_str());
                tally.add(questions[i]);
            }
        }
        qInfo("%s", tally.text().c_str());
        QVERIFY2(tally.has(occupancy_asks), tally.missing(occupancy_asks).c_str());
        for (const char* id : {"units-ignored", "another-limit", "all-resources"})
            QVERIFY2(tally.has_misconception(id), id);
    }
};

KS_TEST(EveryTraceQuestionTest)
#include "every_trace_question_test.moc"
