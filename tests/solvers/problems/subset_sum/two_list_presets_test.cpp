// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/stages.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <set>

using namespace ks;

namespace {

using PresetSettings = std::vector<std::pair<std::string, std::string>>;

Result<std::shared_ptr<const SubsetSumInstance>>
weights_of(const char* preset, const PresetSettings& settings, std::uint64_t seed = 1) {
    KS_TRY(const InstancePtr made, ks::generate(preset, "", settings, seed));
    return std::static_pointer_cast<const SubsetSumInstance>(made);
}

/// What the parallel algorithm does on an instance, executed with k threads one after the other.
struct Walked : two_list::Silent {
    std::vector<std::int64_t> a, b;
    int above = 0, below = 0, found_by_pruning = 0, found_by_cutting = 0, found_by_walking = 0;
    std::vector<two_list::BlockPair> picked;
    int windows = 0; ///< that are not empty

    void judged(const two_list::BlockPair&, two_list::Verdict verdict) {
        above += verdict == two_list::Verdict::above;
        below += verdict == two_list::Verdict::below;
    }
};

template <two_list::Direction D>
std::vector<std::int64_t> list_of_sums(const std::vector<std::int64_t>& weights, std::int64_t limit) {
    std::vector<std::int64_t> list{0}, next;
    two_list::Silent silent;
    for (const std::int64_t weight : weights) {
        const auto size = static_cast<std::int64_t>(list.size());
        const two_list::Range fits = two_list::at_most<D>(list.data(), size, weight, limit);
        next.resize(static_cast<std::size_t>(size + fits.size()));
        two_list::merge<D>(list.data(), weight, {{0, size}, fits}, fits.begin, next.data(), silent);
        list.swap(next);
    }
    return list;
}

Walked walked(const SubsetSumInstance& instance, two_list::Order order, bool improved) {
    const auto halves = two_list::halve(instance.weights(), order);
    const std::int64_t limit = improved ? instance.target() : instance.heaviest();
    const std::int64_t k = two_list::usual_threads(instance.weights().size()), target = instance.target();
    Walked all;
    all.a = list_of_sums<two_list::Direction::rising>(halves.first.weights, limit);
    all.b = list_of_sums<two_list::Direction::falling>(halves.second.weights, limit);
    const auto a = two_list::Blocks::of(all.a.data(), static_cast<std::int64_t>(all.a.size()), k);
    const auto b = two_list::Blocks::of(all.b.data(), static_cast<std::int64_t>(all.b.size()), k);
    two_list::Silent silent;
    for (std::int64_t thread = 0; thread < a.count(); ++thread) {
        const auto pick = [&all](const two_list::BlockPair& pair) { all.picked.push_back(pair); };
        all.found_by_pruning += two_list::prune(a, b, target, thread, pick, all).has_value();
        const auto ignore = [](const two_list::BlockPair&) {};
        all.found_by_pruning += two_list::prune_improved(a, b, target, thread, ignore, silent).has_value();
    }
    for (const two_list::BlockPair& pair : all.picked) {
        two_list::Window window;
        if (two_list::cut(a, b, pair, target, window, silent)) {
            ++all.found_by_cutting;
            continue;
        }
        all.windows += window.a.size() > 0 && window.b.size() > 0;
        all.found_by_walking +=
            two_list::walk(all.a.data(), all.b.data(), window, target, silent).has_value();
    }
    return all;
}

} // namespace

/// Instances for the two-list algorithm: how they are drawn, and the properties that they promise.
class TwoListPresetsTest : public QObject {
    Q_OBJECT

private slots:
    void weights_are_drawn_in_order() {
        const auto made = weights_of("two-list", {{"n", "7"}, {"alpha", "333"}}, 5);
        KS_VERIFY_OK(made);
        Random random(5);
        std::int64_t sum = 0;
        for (const std::int64_t weight : (*made)->weights()) {
            QCOMPARE(weight, random.between(1, 100'000'000));
            sum += weight;
        }
        QCOMPARE((*made)->weights().size(), std::size_t{7});
        QCOMPARE((*made)->target(), sum * 333 / 1000);
        QCOMPARE((*made)->source(),
                 std::string("Wan et al. 2014 (two-list paper), Section 5.1; preset two-list, n = 7, "
                             "alpha = 333, plant = false, seed 5"));
    }

    /// The planted weights are drawn after the others, so that the others do not depend on them.
    void a_planted_subset_is_a_solution() {
        const auto made = weights_of("two-list", {{"n", "12"}, {"alpha", "300"}, {"plant", "true"}}, 3);
        const auto plain = weights_of("two-list", {{"n", "12"}, {"alpha", "300"}}, 3);
        KS_VERIFY_OK(made);
        KS_VERIFY_OK(plain);
        QVERIFY(std::ranges::equal((*made)->weights(), (*plain)->weights()));
        std::set<std::int64_t> sums; // of round(0.3 * 12) weights
        for (unsigned subset = 0; subset < 1U << 12; ++subset) {
            if (std::popcount(subset) != 4)
                continue;
            std::int64_t sum = 0;
            for (std::size_t i = 0; i < 12; ++i)
                sum += (subset >> i & 1) != 0 ? (*made)->weights()[i] : 0;
            sums.insert(sum);
        }
        QVERIFY(sums.contains((*made)->target()));
        QVERIFY(!sums.contains((*plain)->target()));
        for (const char* alpha : {"0", "1000"}) {
            const auto edge = weights_of("two-list", {{"n", "5"}, {"alpha", alpha}, {"plant", "true"}});
            KS_VERIFY_OK(edge);
            QCOMPARE((*edge)->target(), alpha[0] == '0' ? 0 : (*edge)->heaviest());
        }
    }

    void a_hard_instance_has_no_solution() {
        const auto seed = static_cast<std::uint64_t>(test_seed());
        for (const char* alpha : {"0", "1", "300", "500", "999", "1000"})
            for (const auto& [n, bits] : {std::pair("1", "2"), {"9", "8"}, {"64", "56"}, {"1", "62"}}) {
                const auto made =
                    weights_of("two-list-hard", {{"n", n}, {"alpha", alpha}, {"bits", bits}}, seed);
                KS_VERIFY_OK(made);
                QVERIFY((*made)->target() % 2 == 1 && (*made)->target() < (*made)->heaviest());
                for (const std::int64_t weight : (*made)->weights())
                    QVERIFY(weight % 2 == 0 && weight > 0 && weight < std::int64_t{1} << std::atoi(bits));
                const double near = static_cast<double>((*made)->heaviest()) * std::atoi(alpha) / 1000;
                QVERIFY(std::abs(static_cast<double>((*made)->target()) - near) <= 1 + near * 1e-12);
            }
    }

    void sums_that_may_not_fit_are_refused() {
        KS_VERIFY_OK(weights_of("two-list-hard", {{"n", "63"}, {"bits", "57"}}));
        KS_COMPARE_ERROR(
            weights_of("two-list-hard", {{"n", "64"}, {"bits", "57"}}), ErrorCode::limit,
            "the sum of 64 weights of 57 bits can be 2^63 or more; choose fewer weights or bits");
        KS_COMPARE_ERROR(weights_of("two-list-hard", {{"n", "4194304"}, {"bits", "62"}}), ErrorCode::limit,
                         "the sum of 4194304 weights of 62 bits can be 2^63 or more; choose fewer weights "
                         "or bits");
    }

    /// M = 2^(n/2) / 8; from n = 46 on, 2^(n/2) / 4. The sum of n weights in 1..R deviates from its mean by
    /// about 0.58 / sqrt(n) of it; four times that is allowed.
    void targets_are_those_of_table_2() {
        for (int n = 36; n <= 54; n += 2) {
            const auto made = weights_of("two-list-table2", {{"n", std::to_string(n)}});
            KS_VERIFY_OK(made);
            const double printed = std::exp2(n / 2) / (n <= 44 ? 8 : 4);
            QVERIFY2(std::abs(static_cast<double>((*made)->target()) / printed - 1) < 4 * 0.58 / std::sqrt(n),
                     std::to_string(n).c_str());
        }
        KS_COMPARE_ERROR(weights_of("two-list-table2", {{"n", "37"}}), ErrorCode::usage,
                         "n cannot be '37'; give 8 to 64 in steps of 2");
        for (const char* n : {"8", "64"})
            KS_VERIFY_OK(weights_of("two-list-table2", {{"n", n}}));
    }

    void fingerprints() {
        const auto of = [](const char* preset, const PresetSettings& settings) {
            const auto made = ks::generate(preset, "", settings);
            return made ? fingerprint(**made) : made.error().sentence();
        };
        QCOMPARE(of("two-list", {}),
                 std::string("40c24a8fd465607b1b24720b370be744cd62919f838ce9ffeb91f01265581f7b"));
        QCOMPARE(of("two-list", {{"plant", "true"}}),
                 std::string("053e88593f659ea262d980045547ef49b8ed77000f25453a9221968167ecd1c4"));
        QCOMPARE(of("two-list-hard", {}),
                 std::string("0de86ac991a492746ce8c01fdfd8231bd54956102cb0b80edc5e460a0bbbe342"));
        QCOMPARE(of("two-list-table2", {{"n", "54"}}),
                 std::string("bedbcb1b96868c3bd5629bfa796f8bc502f90b1e43bf02b0f26c2ac2a49d047a"));
        QCOMPARE(of("two-list-example", {}),
                 std::string("3ba8626c914f9054d297095225de02a1a169f87027215ea6adf9f410a94d510b"));
    }

    /// The properties of the original and of the improved algorithm that the preset's comment promises.
    void the_example_shows_everything() {
        const auto made = weights_of("two-list-example", {});
        KS_VERIFY_OK(made);
        for (const bool improved : {false, true}) {
            const Walked all = walked(
                **made, improved ? two_list::Order::nonincreasing : two_list::Order::as_given, improved);
            QVERIFY(std::set(all.a.begin(), all.a.end()).size() == all.a.size());
            QVERIFY(std::set(all.b.begin(), all.b.end()).size() == all.b.size());
            QCOMPARE(all.a.size(), std::size_t{improved ? 11U : 16U});
            QCOMPARE(all.b.size(), std::size_t{16});
            QVERIFY(all.above > 0 && all.below > 0);
            const auto on_side = [&all](auto side) { return std::ranges::any_of(all.picked, side); };
            QVERIFY(on_side([](const auto& pair) { return pair.a < pair.b; }));
            QVERIFY(on_side([](const auto& pair) { return pair.a > pair.b; }));
            QCOMPARE(all.picked.size(), std::size_t{improved ? 6U : 7U});
            QCOMPARE(all.found_by_pruning, 0);
            QCOMPARE(all.found_by_cutting, 0);
            QCOMPARE(all.found_by_walking, 1);
            QCOMPARE(all.windows, 2);
        }
        int solutions = 0;
        for (unsigned subset = 0; subset < 1U << 8; ++subset) {
            std::int64_t sum = 0;
            for (std::size_t i = 0; i < 8; ++i)
                sum += (subset >> i & 1) != 0 ? (*made)->weights()[i] : 0;
            solutions += sum == (*made)->target();
        }
        QCOMPARE(solutions, 1);
    }
};

KS_TEST(TwoListPresetsTest)
#include "two_list_presets_test.moc"
