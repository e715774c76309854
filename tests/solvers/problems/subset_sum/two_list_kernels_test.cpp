// SPDX-License-Identifier: Apache-2.0
// The kernels of two lists, stage by stage, compared with the same stages run by one CPU thread.
#include "solvers/instance/random.h"
#include "solvers/problems/subset_sum/two_list/statistics.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/solvers/problems/subset_sum/two_list_settings.h"
#include "tests/support/checks.h"
#include "tests/support/forwarding_backend.h"
#include "tests/support/suite.h"

using namespace ks;
using namespace ks::two_list;
using tests::a_full_scan;
using tests::sum_of;
using tests::TwoListSetting;
using tests::weights;

namespace {

/// The device memory after each stage.
struct TwoListStages {
    std::vector<std::vector<std::int64_t>> lists; ///< after each merge, first those of A
    std::optional<std::vector<BlockPair>> picked; ///< S, sorted; empty if the pruning stage found a solution
    bool found_by_pruning = false, searched = false;
    Statistics statistics; ///< from the test's own stages
};

/// Reads device memory after each launch.
class LookingBackend : public ForwardingBackend {
public:
    LookingBackend(std::unique_ptr<Backend> inner, TwoListStages* seen)
        : ForwardingBackend(std::move(inner)), seen_(*seen) {}

    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override {
        KS_CHECK(ForwardingBackend::launch(kernel, shape, arguments, context));
        if (kernel.name.find(".merge<") != std::string::npos) {
            KS_TRY(const auto whole, read<Bounds>(arguments[3], 1, sizeof(Bounds)));
            KS_TRY(auto list, read<std::int64_t>(arguments[5], whole[0].size()));
            seen_.lists.push_back(std::move(list));
        }
        if (kernel.name.ends_with(".pruning"))
            return look_at_picked(arguments);
        seen_.searched |= kernel.name.ends_with(".search");
        return {};
    }

private:
    struct Slot {
        std::int32_t a, b;
    };

    template <class T>
    Result<std::vector<T>> read(const Argument& from, std::int64_t count, std::int64_t beyond = 0) {
        std::vector<T> items(static_cast<std::size_t>(count));
        KS_CHECK(download_items(from.view.buffer, std::span(items), from.view.offset + beyond));
        return items;
    }
    Result<void> look_at_picked(std::span<const Argument> arguments) {
        KS_TRY(const auto found, read<std::int64_t>(arguments[8], 1));
        KS_TRY(const auto count, read<std::int64_t>(arguments[10], 1));
        seen_.found_by_pruning = found[0] != 0;
        if (seen_.found_by_pruning)
            return {};
        KS_TRY(const auto kept, read<Slot>(arguments[7], count[0]));
        seen_.picked.emplace();
        for (const Slot& slot : kept)
            seen_.picked->push_back({slot.a, slot.b});
        std::ranges::sort(*seen_.picked, {}, [](const BlockPair& pair) { return std::pair(pair.a, pair.b); });
        return {};
    }

    TwoListStages& seen_;
};

template <Direction D>
std::vector<std::int64_t> generate_on_the_cpu(const Half& half, std::optional<std::int64_t> limit,
                                              TwoListStages& expected) {
    std::vector<std::int64_t> list{0};
    Silent silent;
    for (std::size_t i = 0; i < half.weights.size(); ++i) {
        const auto size = static_cast<std::int64_t>(list.size());
        const std::int64_t weight = half.weights[i];
        const Range shifted = limit ? at_most<D>(list.data(), size, weight, *limit) : Range{0, size};
        std::vector<std::int64_t> next(static_cast<std::size_t>(size + shifted.size()));
        merge<D>(list.data(), weight, {{0, size}, shifted}, shifted.begin, next.data(), silent);
        list.swap(next);
        if (i > 0) // the host handles the first weight
            expected.lists.push_back(list);
    }
    return list;
}

/// Runs all stages in one thread, one after the other.
TwoListStages on_the_cpu(const SubsetSumInstance& instance, const TwoListSetting& setting,
                         std::optional<std::int64_t> threads = {}) {
    TwoListStages expected;
    Silent silent;
    const std::int64_t target = instance.target(),
                       k = threads.value_or(usual_threads(instance.weights().size()));
    const Halves halves =
        halve(instance.weights(), setting.generation ? Order::nonincreasing : Order::as_given);
    const auto limit = setting.generation ? std::optional(target) : std::nullopt;
    const auto list_a = generate_on_the_cpu<Direction::rising>(halves.first, limit, expected);
    const auto list_b = generate_on_the_cpu<Direction::falling>(halves.second, limit, expected);
    const Blocks a = Blocks::of(list_a.data(), static_cast<std::int64_t>(list_a.size()), k);
    const Blocks b = Blocks::of(list_b.data(), static_cast<std::int64_t>(list_b.size()), k);
    Statistics& s = expected.statistics;
    s = {.all_a = halves.first.sums(),
         .all_b = halves.second.sums(),
         .in_a = a.size,
         .in_b = b.size,
         .threads = k,
         .blocks_a = a.count(),
         .blocks_b = b.count()};

    std::vector<BlockPair> picked;
    std::int64_t over = 0;
    for (std::int64_t thread = 0; thread < a.count(); ++thread) {
        const std::size_t before = picked.size();
        const auto pick = [&](const BlockPair& pair) { picked.push_back(pair); };
        const Hit hit = setting.pruning ? prune_improved(a, b, target, thread, pick, silent)
                                        : prune(a, b, target, thread, pick, silent);
        expected.found_by_pruning |= hit.has_value();
        over += picked.size() - before > std::bit_width(static_cast<std::uint64_t>(k)) - 1;
    }
    if (expected.found_by_pruning)
        return expected;
    s.picked_pairs = static_cast<std::int64_t>(picked.size());
    s.over_log_k = over;
    std::ranges::sort(picked, {}, [](const BlockPair& pair) { return std::pair(pair.a, pair.b); });
    expected.searched = true;
    bool found = false;
    Statistics::Searched searched;
    for (const BlockPair& pair : picked) {
        Window window{a.range(pair.a), b.range(pair.b)};
        const bool cut_found = setting.search && cut(a, b, pair, target, window, silent).has_value();
        found |= cut_found || walk(a.sums, b.sums, window, target, silent).has_value();
        add_window(searched, a, b, pair, window);
    }
    if (setting.search && !found)
        s.searched = searched;
    expected.picked = std::move(picked);
    return expected;
}

/// Whether two facts are equal. A sum of many fractions depends on their order.
bool alike(const Fact& a, const Fact& b) {
    if (a.name != b.name || a.unit != b.unit || a.value.index() != b.value.index())
        return false;
    if (const double* const x = std::get_if<double>(&a.value))
        return std::abs(*x - std::get<double>(b.value)) < 1e-9;
    return a.value == b.value && a.sentence == b.sentence;
}

/// Random weights and target of all types: equal, zero and heavy weights, planted or impossible solutions.
InstancePtr some_two_lists(Random& random, std::int64_t n) {
    const std::int64_t most = std::int64_t{1} << random.between(0, 40);
    const bool even = random.between(0, 2) == 0;
    std::vector<std::int64_t> all;
    for (std::int64_t i = 0; i < n; ++i)
        all.push_back(random.between(0, most) * (even ? 2 : 1));
    std::int64_t target = 0;
    switch (random.between(0, 5)) {
    case 0: // planted
        for (const std::int64_t weight : all)
            target += random.between(0, 1) * weight;
        break;
    case 1: // all of them
        target = sum_of(all);
        break;
    case 2: // far beyond
        target = INT64_MAX - random.between(0, 1);
        break;
    case 3: // near 0
        target = random.between(0, 2);
        break;
    default: // as in Table IV
        target = random.between(2, 6) * sum_of(all) / 10;
    }
    return weights(target | (even ? 1 : 0), all);
}

} // namespace

class TwoListKernelsTest : public QObject {
    Q_OBJECT

private slots:
    void every_stage_is_that_of_the_cpu_data() { TwoListSetting::add_rows(); }
    void every_stage_is_that_of_the_cpu() {
        QFETCH(int, setting);
        const TwoListSetting with = TwoListSetting::all()[static_cast<std::size_t>(setting)];
        Random random(test_seed());
        std::vector<InstancePtr> instances{a_full_scan(24), a_full_scan(25),
                                           weights(15, std::vector<std::int64_t>(14, 3))};
        for (int round = 0; round < 40; ++round)
            instances.push_back(some_two_lists(random, random.between(1, 15)));
        int uneven = 0, found = 0, not_found = 0;
        for (const InstancePtr& instance : instances) {
            const auto& subset_sum = static_cast<const SubsetSumInstance&>(*instance);
            TwoListStages seen;
            const auto outcome = solved(with, instance, seen, random.between(0, 1) == 0 ? "32" : "128");
            KS_VERIFY_OK(outcome);
            const TwoListStages expected = on_the_cpu(subset_sum, with);
            QCOMPARE(seen.lists.size(), expected.lists.size());
            for (std::size_t i = 0; i < seen.lists.size(); ++i)
                QVERIFY2(seen.lists[i] == expected.lists[i], qPrintable(QString::number(i)));
            QCOMPARE(seen.found_by_pruning, expected.found_by_pruning);
            QVERIFY(seen.picked == expected.picked);
            QCOMPARE(seen.searched, expected.searched);
            compare_facts(outcome->answer.facts, facts(expected.statistics));
            if (QTest::currentTestFailed())
                return;
            const Statistics& s = expected.statistics;
            uneven += s.blocks_a < s.threads || s.in_a % s.threads != 0;
            (outcome->answer.status == Status::found ? found : not_found) += 1;
        }
        QVERIFY(found > 0 && not_found > 0);
        QVERIFY(with.generation ? uneven > 0 : true);
    }

    /// With fewer and more threads than in the paper, but at most as many as a list has sums.
    void another_k_data() {
        QTest::addColumn<int>("log_k");
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("threads");
        QTest::newRow("fewer") << 1 << 20 << 2;
        QTest::newRow("more") << 7 << 20 << 128;
        QTest::newRow("as many as sums") << 20 << 13 << 64;
    }
    void another_k() {
        QFETCH(int, log_k);
        QFETCH(int, n);
        QFETCH(int, threads);
        const InstancePtr instance = a_full_scan(n);
        for (TwoListSetting with : TwoListSetting::all()) {
            with.set.emplace_back("log-k", std::to_string(log_k));
            TwoListStages seen;
            const auto outcome = solved(with, instance, seen, "32");
            KS_VERIFY_OK(outcome);
            const TwoListStages expected =
                on_the_cpu(static_cast<const SubsetSumInstance&>(*instance), with, threads);
            QVERIFY(seen.lists == expected.lists);
            QVERIFY(seen.picked == expected.picked);
            compare_facts(outcome->answer.facts, facts(expected.statistics));
        }
    }

    /// Every subset, compared with the kernels' answers.
    void answers_are_those_of_brute_force() {
        Random random(test_seed());
        const auto all = TwoListSetting::all();
        for (int round = 0; round < 200; ++round) {
            const InstancePtr instance = some_two_lists(random, random.between(1, 9));
            const auto& subset_sum = static_cast<const SubsetSumInstance&>(*instance);
            const auto each = subset_sum.weights();
            bool reached = false;
            for (std::size_t bits = 0; bits < std::size_t{1} << each.size(); ++bits) {
                std::int64_t sum = 0;
                for (std::size_t i = 0; i < each.size(); ++i)
                    sum += (bits >> i & 1) != 0 ? each[i] : 0;
                reached |= sum == subset_sum.target();
            }
            TwoListStages seen;
            const auto outcome =
                solved(all[static_cast<std::size_t>(round) % all.size()], instance, seen, "128");
            KS_VERIFY_OK(outcome);
            QCOMPARE(outcome->answer.status == Status::found, reached);
            QCOMPARE(outcome->verified, reached ? std::optional(true) : std::nullopt);
        }
    }

private:
    static Result<Outcome> solved(const TwoListSetting& with, const InstancePtr& instance,
                                  TwoListStages& seen, const char* block) {
        RunRequest request;
        request.instance = instance;
        request.variant = with.variant;
        request.set = with.set;
        request.set.emplace_back("block", block);
        return run(request, Machine{{emulator_behind<LookingBackend>(&seen)}}, {}, {});
    }
    static void compare_facts(const std::vector<Fact>& got, const std::vector<Fact>& expected) {
        QCOMPARE(got.size(), expected.size());
        for (std::size_t i = 0; i < got.size(); ++i)
            QVERIFY2(alike(got[i], expected[i]), got[i].sentence.c_str());
    }
};

KS_TEST(TwoListKernelsTest)
#include "two_list_kernels_test.moc"
