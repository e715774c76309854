// SPDX-License-Identifier: Apache-2.0
// The two-list variants of the CPU from a user's view. Conformance compares them with brute force; this tests
// more weights, the switches, the threads, memory and cancellation.
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/solvers/problems/subset_sum/two_list_cases.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

using namespace ks;
using tests::weights;

namespace {

using Setting = std::vector<std::pair<std::string, std::string>>;

const char* const with_lists[] = {"two-list.sequential", "two-list.multicore", "schroeppel-shamir"};

Result<Outcome> run_of(const InstancePtr& instance, const std::string& id, const Setting& set = {},
                       std::int64_t memory = standard_memory) {
    RunRequest request;
    request.instance = instance;
    request.variant = "subset-sum." + id;
    request.set = set;
    request.memory = memory;
    return run(request, Machine(), {}, {});
}

Result<Estimate> estimate_of(const InstancePtr& instance, const std::string& id) {
    const Variant& variant = **find_variant("subset-sum." + id);
    return variant.estimate(*instance, *Parameters::parse(variant.info().parameters, {}), INT64_MAX);
}

/// Every number of weights up to 26, with a target that is a subset's sum, and one that is not.
std::vector<InstancePtr> of_every_size(Random& random) {
    std::vector<InstancePtr> all;
    for (std::int64_t n = 1; n <= 26; ++n) {
        std::vector<std::int64_t> items;
        std::int64_t sum = 0;
        for (std::int64_t i = 0; i < n; ++i) {
            items.push_back(2 * random.between(0, 1'000'000'000'000));
            sum += random.between(0, 1) * items.back();
        }
        all.push_back(weights(sum, items));
        all.push_back(weights(sum + 1, items));
    }
    return all;
}

} // namespace

class TwoListVariantsTest : public QObject {
    Q_OBJECT

private slots:
    void every_number_of_weights_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : with_lists)
            QTest::newRow(id) << id;
    }
    void every_number_of_weights() {
        QFETCH(QString, id);
        Random random(test_seed());
        for (const InstancePtr& instance : of_every_size(random)) {
            const auto& subset = static_cast<const SubsetSumInstance&>(*instance);
            const auto outcome = run_of(instance, id.toStdString());
            KS_VERIFY_OK(outcome);
            QCOMPARE(outcome->answer.status, subset.target() % 2 == 0 ? Status::found : Status::not_found);
            if (outcome->answer.status == Status::found)
                QCOMPARE(outcome->verified, std::optional(true));
        }
    }

    /// Sums near 2^63, in lists and in a tournament with finished rows.
    void large_sums_data() { every_number_of_weights_data(); }
    void large_sums() {
        QFETCH(QString, id);
        constexpr std::int64_t one = std::int64_t{1} << 60;
        const std::vector<std::int64_t> items{2 * one, 2 * one, 2 * one, one, 0, 0, 0, one / 2 - 1};
        const std::int64_t all = std::accumulate(items.begin(), items.end(), std::int64_t{0});
        for (const std::int64_t target :
             std::vector<std::int64_t>{all, all - items.back(), 3 * one, INT64_MAX, 0}) {
            const auto outcome = run_of(weights(target, items), id.toStdString());
            KS_VERIFY_OK(outcome);
            QCOMPARE(outcome->answer.status, target == INT64_MAX ? Status::not_found : Status::found);
        }
        for (const std::vector<std::int64_t>& most : {std::vector<std::int64_t>{INT64_MAX},
                                                      {INT64_MAX - 3, 1, 2, 0},
                                                      {1, 2, 0, INT64_MAX - 3},
                                                      {1, 2, INT64_MAX - 7, 4, 0, 0, 0, 0, 0}})
            for (const std::int64_t target : {INT64_MAX, INT64_MAX - 1}) {
                const auto outcome = run_of(weights(target, most), id.toStdString());
                KS_VERIFY_OK(outcome);
                QCOMPARE(outcome->answer.status,
                         most.size() == 1 && target < INT64_MAX ? Status::not_found : Status::found);
            }
    }

    void switches_and_threads() {
        Random random(test_seed());
        for (int round = 0; round < 12; ++round) {
            std::int64_t odd = 0;
            const auto items = tests::even_weights(random, random.between(4, 30), 40, odd);
            const std::int64_t even = tests::some_target(random, items);
            for (const char* generation : {"original", "improved"})
                for (const char* pruning : {"original", "improved"})
                    for (const char* search : {"original", "improved"})
                        for (const char* threads : {"1", "3"}) {
                            const Setting set{{"generation", generation},
                                              {"pruning", pruning},
                                              {"search", search},
                                              {"threads", threads}};
                            const auto none = run_of(weights(odd, items), "two-list.multicore", set);
                            KS_VERIFY_OK(none);
                            QCOMPARE(none->answer.status, Status::not_found);
                            const auto some = run_of(weights(even, items), "two-list.multicore", set);
                            KS_VERIFY_OK(some);
                            const auto expected = run_of(weights(even, items), "two-list.sequential");
                            QCOMPARE(some->answer.status, expected->answer.status);
                        }
        }
    }

    /// More threads than tasks, and lists long enough for all threads.
    void many_threads() {
        Random random(test_seed());
        std::int64_t odd = 0;
        const auto items = tests::even_weights(random, 33, 40, odd);
        for (const char* threads : {"2", "7", "40"}) {
            const auto outcome = run_of(weights(odd, items), "two-list.multicore", {{"threads", threads}});
            KS_VERIFY_OK(outcome);
            QCOMPARE(outcome->answer.status, Status::not_found);
        }
    }

    void the_stages_of_a_run() {
        Random random(test_seed());
        std::int64_t odd = 0;
        const InstancePtr instance = weights(odd, tests::even_weights(random, 10, 20, odd));
        const auto names = [&](const char* id) {
            std::string text;
            const auto outcome = run_of(instance, id);
            for (const Stage& stage : outcome->stages)
                text += stage.name + " ";
            return text;
        };
        QVERIFY2(names("two-list.sequential").starts_with("generation search way-back "),
                 names("two-list.sequential").c_str());
        QVERIFY2(names("two-list.multicore").starts_with("generation pruning search way-back "),
                 names("two-list.multicore").c_str());
        QVERIFY2(names("schroeppel-shamir").starts_with("search way-back "),
                 names("schroeppel-shamir").c_str());
    }

    /// A budget one byte below the estimate is refused before anything is allocated; for two lists of 2^40
    /// sums an allocation would fail differently.
    void memory_data() { every_number_of_weights_data(); }
    void memory() {
        QFETCH(QString, id);
        const std::string variant = id.toStdString();
        const InstancePtr some = weights(1'000'001, std::vector<std::int64_t>(24, 2));
        const auto needed = estimate_of(some, variant);
        KS_VERIFY_OK(needed);
        KS_VERIFY_OK(run_of(some, variant, {}, needed->host_bytes));
        const auto refused = run_of(some, variant, {}, needed->host_bytes - 1);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        for (const std::size_t n : {80, 81, 100, 5000}) {
            const auto hopeless =
                variant == "schroeppel-shamir" && n == 80
                    ? run_of(weights(1, std::vector<std::int64_t>(n, 2)), variant, {}, 1 << 20)
                    : run_of(weights(1, std::vector<std::int64_t>(n, 2)), variant);
            QVERIFY(!hopeless);
            QCOMPARE(hopeless.error().code, ErrorCode::limit);
        }
    }

    /// The requirement: with 56 weights, a thousandth of the memory of the two lists is enough.
    void a_thousandth_of_the_memory() {
        const InstancePtr large = weights(1, std::vector<std::int64_t>(56, 2));
        const auto lists = estimate_of(large, "two-list.sequential"),
                   tables = estimate_of(large, "schroeppel-shamir");
        KS_VERIFY_OK(lists);
        KS_VERIFY_OK(tables);
        QCOMPARE(lists->host_bytes, std::int64_t{2} * 8 << 28);
        QVERIFY(tables->host_bytes * 1000 <= lists->host_bytes);
    }

    /// The progress of a complete search ends close to 100 %.
    void progress_data() { every_number_of_weights_data(); }
    void progress() {
        QFETCH(QString, id);
        Random random(test_seed());
        std::int64_t odd = 0;
        const auto items = tests::even_weights(random, 40, 40, odd);
        const Variant& variant = **find_variant("subset-sum." + id.toStdString());
        Context context;
        double told = -1;
        context.on_progress = [&](const Progress& progress) { told = progress.fraction; };
        KS_VERIFY_OK(variant.solve(*tests::weights(odd, items),
                                   *Parameters::parse(variant.info().parameters, {}), context));
        context.report("another phase", 0, 1); // flushes pending progress, regardless of its age
        QVERIFY2(told > 0.9 && told <= 1, qPrintable(QString::number(told)));
    }

    /// `stage`: cancellation is requested after that stage has reported something.
    void stopping_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("weights");
        QTest::addColumn<QString>("stage");
        QTest::newRow("sequential, generation") << "two-list.sequential" << 50 << "generation";
        QTest::newRow("sequential, search") << "two-list.sequential" << 46 << "search";
        QTest::newRow("multicore, generation") << "two-list.multicore" << 50 << "generation";
        QTest::newRow("multicore, search") << "two-list.multicore" << 46 << "search";
        QTest::newRow("Schroeppel and Shamir") << "schroeppel-shamir" << 60 << "search";
    }
    void stopping() {
        QFETCH(QString, id);
        QFETCH(int, weights);
        QFETCH(QString, stage);
        Random random(1);
        std::int64_t odd = 0;
        const auto items = tests::even_weights(random, weights, 40, odd);
        const InstancePtr instance = tests::weights(odd, items);
        const Variant& variant = **find_variant("subset-sum." + id.toStdString());
        // A search may finish before it checks for cancellation, so the test retries; no try may be slow.
        Impatient user;
        Context context;
        context.stop = user.token();
        context.on_progress = [&](const Progress& progress) {
            if (progress.phase == stage.toStdString())
                user.see();
        };
        const auto answer =
            variant.solve(*instance, *Parameters::parse(variant.info().parameters, {}), context);
        const bool heard = user.was_heard(2);
        if (answer)
            QSKIP("it had ended before it was asked");
        QVERIFY(heard);
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(TwoListVariantsTest, .alone = true)
#include "two_list_variants_test.moc"
