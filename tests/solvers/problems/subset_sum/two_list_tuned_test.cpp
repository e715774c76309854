// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/random.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/parts.h"
#include "solvers/problems/subset_sum/two_list/counting.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/run/trace.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/forwarding_backend.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <map>
#include <numeric>

using namespace ks;

namespace {

RunRequest tuned_run(InstancePtr instance, const std::string& block) {
    RunRequest request;
    request.instance = std::move(instance);
    request.variant = "subset-sum.two-list.tuned";
    request.on = "emulator";
    request.set = {{"block", block}, {"first", "3"}}; // so that small instances have several passes
    return request;
}

Result<Outcome> tuned(InstancePtr instance, const std::string& block) {
    return run(tuned_run(std::move(instance), block), Machine{{emulator_provider()}}, {}, {});
}

/// Reads each list after its merge.
class ListReader : public ForwardingBackend {
public:
    using Lists = std::vector<std::vector<std::int64_t>>;
    ListReader(std::unique_ptr<Backend> inner, Lists* lists)
        : ForwardingBackend(std::move(inner)), lists_(*lists) {}

    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override {
        KS_CHECK(ForwardingBackend::launch(kernel, shape, arguments, context));
        if (!kernel.name.ends_with(".merge"))
            return {};
        std::vector<std::int64_t> list(static_cast<std::size_t>(arguments[1].bits));
        KS_CHECK(download_items(arguments[4].view.buffer, std::span(list)));
        lists_.push_back(std::move(list));
        return {};
    }

private:
    Lists& lists_;
};

/// The queue operations of a run, and its memory.
struct TunedCalls {
    std::int64_t allocated = 0, sums = 0; ///< bytes; the minimum number of sums that kernels read and write
    std::int64_t last_mark = -1;          ///< of queue 1, if nothing has been launched there since
    bool waited = false;                  ///< queue 0 waits for all of queue 1
    int searches = 0, too_early = 0;      ///< launches before that wait
};

class TunedListener : public ForwardingBackend {
public:
    TunedListener(std::unique_ptr<Backend> inner, TunedCalls* calls)
        : ForwardingBackend(std::move(inner)), calls_(*calls) {}

    Result<Buffer> allocate(BufferSpec spec) override {
        calls_.allocated += spec.bytes();
        return ForwardingBackend::allocate(std::move(spec));
    }
    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override {
        const std::string_view name = std::string_view(kernel.name).substr(kernel.name.find('.') + 1);
        if (shape.queue == 1) {
            calls_.last_mark = -1;
            calls_.waited = false;
        }
        if (name == "partition") {
            calls_.sums +=
                arguments[1].bits * (first_[shape.queue] ? 2 : 1); // the first list was written, too
            first_[shape.queue] = false;
        } else if (name == "merge") {
            calls_.sums += arguments[1].bits;
        } else if (name == "search") {
            calls_.sums += arguments[1].bits + arguments[3].bits;
            ++calls_.searches;
            calls_.too_early += shape.queue != 0 || !calls_.waited ? 1 : 0;
        }
        return ForwardingBackend::launch(kernel, shape, arguments, context);
    }
    Result<std::int64_t> mark(int queue) override {
        auto mark = ForwardingBackend::mark(queue);
        if (mark && queue == 1)
            calls_.last_mark = *mark;
        return mark;
    }
    Result<void> wait(int queue, std::int64_t mark) override {
        calls_.waited |= queue == 0 && mark == calls_.last_mark;
        return ForwardingBackend::wait(queue, mark);
    }

private:
    TunedCalls& calls_;
    bool first_[2] = {true, true};
};

} // namespace

/// subset-sum.two-list.tuned, in the emulator.
class TwoListTunedTest : public QObject {
    Q_OBJECT

private slots:
    /// The sizes of lists, computed before the lists are built.
    void sums_are_counted_without_making_them() {
        Random random(test_seed());
        for (int round = 0; round < 300; ++round) {
            std::vector<std::int64_t> weights;
            for (auto n = random.between(0, 10); n > 0; --n)
                weights.push_back(random.between(0, 30));
            const std::int64_t limit = random.between(0, 120);
            std::vector<std::int64_t> counts;
            for (std::size_t j = 0; j <= weights.size(); ++j) {
                std::int64_t count = 0;
                for (std::size_t bits = 0; bits < std::size_t{1} << j; ++bits) {
                    std::int64_t sum = 0;
                    for (std::size_t i = 0; i < j; ++i)
                        sum += (bits >> i & 1) != 0 ? weights[i] : 0;
                    count += sum <= limit ? 1 : 0;
                }
                counts.push_back(count);
            }
            QCOMPARE(two_list::sums_at_most(weights, limit), counts);
        }
    }

    void it_answers_as_all_subsets_do() {
        Random random(test_seed());
        for (int round = 0; round < 60; ++round) {
            std::vector<std::int64_t> weights;
            for (auto n = random.between(1, 14); n > 0; --n)
                weights.push_back(random.between(0, random.between(0, 400)));
            const std::int64_t all = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
            const InstancePtr instance = tests::weights(random.between(0, all + 2), weights);
            const auto& subset_sum = static_cast<const SubsetSumInstance&>(*instance);
            const auto outcome = tuned(instance, round % 2 == 0 ? "32" : "256");
            KS_VERIFY_OK(outcome);
            const bool exists = brute_force(subset_sum) == subset_sum.target();
            QCOMPARE(outcome->answer.status, exists ? Status::found : Status::not_found);
            QVERIFY(!exists || outcome->verified == std::optional(true));
        }
    }

    /// Tiles of 480 sums, so that the lists of 2^11 have several tiles with equal sums on both sides of a
    /// boundary.
    void tiles_meet_at_equal_sums() {
        Random random(test_seed());
        std::vector<std::int64_t> weights;
        for (int i = 0; i < 24; ++i)
            weights.push_back(2 * random.between(1, 40));
        const std::int64_t half = std::accumulate(weights.begin(), weights.end(), std::int64_t{0}) / 2;
        for (const std::int64_t target : {half, half + 1}) {
            ListReader::Lists lists;
            const InstancePtr instance = tests::weights(target, weights);
            const auto outcome =
                run(tuned_run(instance, "32"), Machine{{emulator_behind<ListReader>(&lists)}}, {}, {});
            KS_VERIFY_OK(outcome);
            QCOMPARE(outcome->answer.status, target % 2 == 0 ? Status::found : Status::not_found);
            QVERIFY(lists.size() > 10);
            for (const auto& list : lists)
                QVERIFY(std::ranges::is_sorted(list) && list.back() <= target);
        }
    }

    /// Powers of two reach a target in exactly one way or, if it is odd, not at all.
    void a_single_solution_is_found() {
        Random random(test_seed());
        std::vector<std::int64_t> weights;
        for (int i = 0; i < 20; ++i)
            weights.push_back(std::int64_t{1} << (i + 40));
        std::ranges::shuffle(weights, std::mt19937_64(static_cast<unsigned>(random.between(0, 1'000'000))));
        std::int64_t target = 0;
        Selection planted;
        for (std::int64_t i = 0; i < 20; ++i)
            if (random.between(0, 1) == 1) {
                planted.push_back(i);
                target += weights[static_cast<std::size_t>(i)];
            }
        const auto found = tuned(tests::weights(target, weights), "32");
        KS_VERIFY_OK(found);
        QCOMPARE(found->answer.selection, std::optional(planted));
        const auto none = tuned(tests::weights(target + 1, weights), "32");
        KS_VERIFY_OK(none);
        QCOMPARE(none->answer.status, Status::not_found);
    }

    /// List A has the multiples of 1024, list B 0 .. 511. The only solution is the 480th sum of A, the last
    /// one of a tile of 480, and the 512th of B, the first one that the next tile examines.
    void a_solution_on_both_sides_of_a_tiles_end() {
        std::vector<std::int64_t> weights{1000, 0}; // the two weights that are not in the lists
        for (int i = 0; i < 9; ++i) {
            weights.push_back(1024 << i);
            weights.push_back(1 << i);
        }
        const auto found = tuned(tests::weights(1024 * 479 + 511, weights), "32");
        KS_VERIFY_OK(found);
        QCOMPARE(found->answer.status, Status::found);
    }

    /// The emulator executes everything in order, so it would not detect a missing wait.
    void searches_wait_for_both_lists_and_bytes_are_those_of_the_launches() {
        Random random(test_seed());
        std::vector<std::int64_t> weights;
        for (int i = 0; i < 20; ++i)
            weights.push_back(2 * random.between(1, 100'000));
        const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
        TunedCalls calls;
        const auto outcome = run(tuned_run(tests::weights(sum / 4 * 2 + 1, weights), "32"),
                                 Machine{{emulator_behind<TunedListener>(&calls)}}, {}, {});
        KS_VERIFY_OK(outcome);
        QVERIFY(calls.searches > 0);
        QCOMPARE(calls.too_early, 0);
        const auto bytes = std::ranges::find(outcome->answer.facts, "bytes", &Fact::name);
        QCOMPARE(std::get<double>(bytes->value), 8 * static_cast<double>(calls.sums));
    }

    /// The allocated memory equals the estimate.
    void takes_what_was_estimated() {
        const Variant& known = **find_variant("subset-sum.two-list.tuned");
        for (const std::size_t n : {1, 2, 3, 4, 5, 13, 20}) {
            const InstancePtr instance =
                tests::weights(static_cast<std::int64_t>(7 * n | 1), std::vector<std::int64_t>(n, 18));
            const RunRequest request = tuned_run(instance, "32");
            const auto parameters = Parameters::parse(known.info().parameters, request.set);
            const auto estimate = known.estimate(*instance, *parameters, INT64_MAX);
            KS_VERIFY_OK(estimate);
            TunedCalls calls;
            KS_VERIFY_OK(run(request, Machine{{emulator_behind<TunedListener>(&calls)}}, {}, {}));
            QCOMPARE(calls.allocated, estimate->device_bytes);
        }
    }

    void a_trace_finds_nothing_wrong() {
        TraceRequest request;
        std::vector<std::int64_t> weights;
        Random random(5);
        for (int i = 0; i < 17; ++i)
            weights.push_back(random.between(1, 5000));
        request.instance = tests::weights(20'000, weights);
        request.variant = "subset-sum.two-list.tuned";
        request.set = {{"block", "32"}, {"first", "2"}};
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        QVERIFY(traced->findings.empty());
    }

    void too_many_weights_and_too_little_memory_are_refused() {
        const std::vector<std::int64_t> many(81, 1);
        const auto lists = tuned(tests::weights(5, many), "256");
        QVERIFY(!lists);
        QCOMPARE(lists.error().code, ErrorCode::limit);
        RunRequest tight = tuned_run(tests::weights(40, std::vector<std::int64_t>(40, 1)), "256");
        tight.memory = 1 << 20;
        const auto memory = run(tight, Machine{{emulator_provider()}}, {}, {});
        QVERIFY(!memory);
        QCOMPARE(memory.error().code, ErrorCode::limit);
    }
};

KS_TEST(TwoListTunedTest)
#include "two_list_tuned_test.moc"
