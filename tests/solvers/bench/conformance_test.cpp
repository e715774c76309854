// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "solvers/clp/clp_solver.h"
#include "solvers/core/sanitizers.h"
#include "solvers/emulator/engine/stacks.h"
#include "solvers/kinds/verifier.h"
#include "solvers/run/registry.h"
#include "solvers/table/file_layout.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

/// Compares every variant with brute force, in every place where it can run here. `selftest` does the same on
/// a GPU.
class ConformanceTest : public QObject {
    Q_OBJECT

private slots:
    void every_variant_of_the_list_is_put_to_the_test() {
        for (const Variant* variant : variants())
            QVERIFY2(!machine_.available(variant->info()).empty(), variant->info().id.c_str());
    }

    void corpus_data() { each_variant_and_place(); }
    void corpus() {
        const VariantInfo& info = variant_info();
        const auto cases = conformance_corpus(info.kind);
        QVERIFY(!cases.empty());
        for (const ConformanceCase& test : cases)
            if (judge(test, info, {}); QTest::currentTestFailed())
                return;
    }

    void random_instances_data() { each_variant_and_place(); }
    void random_instances() {
        QFETCH(QString, place);
        const VariantInfo& info = variant_info();
        Random random(test_seed());
        // Under a sanitizer each case takes about five times as long. Builds without sanitizers run all of
        // them.
        constexpr int part = KS_ADDRESS_SANITIZER ? 5 : 1;
        for (int left = (place == "cpu" ? 5000 : 500) / part; left > 0; --left)
            if (judge(random_case(info.kind, random), info, {}); QTest::currentTestFailed())
                return;
    }

    void random_parameters_data() { each_variant_and_place(); }
    void random_parameters() {
        const VariantInfo& info = variant_info();
        Random random(test_seed());
        const auto cases = conformance_corpus(info.kind);
        for (int left = info.parameters.empty() ? 0 : 60; left > 0; --left) {
            const auto i = random.between(0, static_cast<std::int64_t>(cases.size()) - 1);
            const ConformanceCase& test = cases[static_cast<std::size_t>(i)];
            if (!test.may_be_refused) // otherwise some settings would take minutes
                judge(test, info, draw(info.parameters, random));
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Cases for which the block size matters: long rows and classes, blocks in which no thread has a cell,
    /// 64-bit cells.
    void block_sizes_data() { each_variant_and_place(); }
    void block_sizes() {
        const VariantInfo& info = variant_info();
        if (!parameter(info, "block"))
            return; // the variant has no block size, or chooses it
        int judged = 0;
        for (const ConformanceCase& test : conformance_corpus(info.kind)) {
            constexpr std::array telling{" 0", "1024 items", "64-bit rows", "= 1023"};
            if (std::ranges::none_of(
                    telling, [&](const char* words) { return test.name.find(words) != std::string::npos; }))
                continue;
            for (const int block : {32, 64, 96, 128, 256, 512, 672, 768, 1024})
                if (judge(test, info, {{"block", std::to_string(block)}}); QTest::currentTestFailed())
                    return;
            ++judged;
        }
        QVERIFY(judged >= 3);
    }

    /// The emulator keeps a stack for each thread of a cooperative launch. The stacks of the largest possible
    /// launch fit the memory budget, even if a sanitizer makes stacks four times as large.
    void largest_launches_fit_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("place");
        for (const Variant* variant : variants())
            if (const VariantInfo& info = variant->info(); parameter(info, blocks_per_sm))
                QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id) << "emulator";
        // otherwise nothing is tested
        QVERIFY(parameter((*find_variant("mckp.sync"))->info(), blocks_per_sm));
    }
    void largest_launches_fit() {
        const VariantInfo& info = variant_info();
        Settings largest;
        for (const char* name : {blocks_per_sm, "block"}) {
            const Parameter* const found = parameter(info, name);
            QVERIFY2(found, name);
            largest.emplace_back(name, std::to_string(found->max));
        }
        for (const ConformanceCase& test : conformance_corpus(info.kind))
            if (!test.may_be_refused)
                if (judge(test, info, largest); QTest::currentTestFailed())
                    return;
    }

    /// The checks of heuristics and bounds can fail, too: a planted wrong answer is detected in every case.
    void planted_wrong_answers_are_noticed_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("place");
        for (const Variant* variant : variants())
            if (!variant->info().exact && variant->info().question != Question::demo)
                QTest::newRow(variant->info().id.c_str())
                    << QString::fromStdString(variant->info().id) << "cpu";
    }
    void planted_wrong_answers_are_noticed() {
        const VariantInfo& info = variant_info();
        const bool is_bound = info.question == Question::bound;
        VariantInfo as_if_exact = info;
        as_if_exact.exact = true;
        int no_optimum = 0;
        for (const ConformanceCase& test : conformance_corpus(info.kind)) {
            RunRequest request;
            request.instance = test.instance;
            request.variant = info.id;
            const auto outcome = run(request, machine_, {}, {});
            KS_VERIFY_OK(outcome);
            no_optimum += !conforms(test, *outcome, as_if_exact);
            if (test.batches) {
                wrong_plan_is_noticed(test, *outcome, info);
                continue;
            }
            Outcome wrong = *outcome; // one too low for a bound, one too high for a heuristic
            wrong.answer.objective = is_bound ? *test.optimum - 1 : *test.optimum + 1;
            wrong.answer.bound = is_bound ? std::to_string(*wrong.answer.objective) : "";
            QVERIFY2(!conforms(test, wrong, info), test.name.c_str());
            if (!is_bound) { // the verifier also refuses a value that is one above the selection's value
                wrong.answer.objective = *outcome->answer.objective + 1;
                QVERIFY2(!verify(*test.instance, wrong.answer), test.name.c_str());
            }
        }
        QVERIFY2(is_bound || no_optimum > 0, "it calls itself a heuristic and is none");
    }

    /// This runs after every kernel: no lane has needed a deeper stack than the memory budget assumes.
    void stacks_take_what_is_counted() {
        const std::int64_t deepest = emulator::StackPool::deepest();
        QVERIFY(deepest > 0);
        QVERIFY2(deepest <= emulator::StackPool::bytes(1), qPrintable(QString::number(deepest)));
    }

private:
    using Settings = std::vector<std::pair<std::string, std::string>>;
    static constexpr const char* blocks_per_sm = "blocks_per_sm";

    /// Returns null if the variant has no parameter with this name.
    static const Parameter* parameter(const VariantInfo& info, const char* name) {
        const auto found = std::ranges::find(info.parameters, name, &Parameter::name);
        return found == info.parameters.end() ? nullptr : &*found;
    }

    void each_variant_and_place() const {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("place");
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            if (info.question != Question::demo)
                for (const std::string& place : machine_.available(info))
                    QTest::newRow((info.id + " on " + place).c_str())
                        << QString::fromStdString(info.id) << QString::fromStdString(place);
        }
    }

    static const VariantInfo& variant_info() {
        QFETCH(QString, variant);
        return (*find_variant(variant.toStdString()))->info();
    }

    static Settings draw(const std::vector<Parameter>& parameters, Random& random) {
        Settings settings;
        for (const Parameter& parameter : parameters) {
            if (!parameter.answers)
                continue;
            const bool integer = parameter.type == Parameter::Type::integer;
            const std::int64_t last = integer ? (parameter.max - parameter.min) / parameter.step
                                              : static_cast<std::int64_t>(parameter.values.size()) - 1;
            const std::int64_t drawn = random.between(0, last);
            settings.emplace_back(parameter.name, integer
                                                      ? std::to_string(parameter.min + drawn * parameter.step)
                                                      : parameter.values[static_cast<std::size_t>(drawn)]);
        }
        return settings;
    }

    /// Checks that a plan with one batch too few, and a plan without a kernel, are rejected.
    static void wrong_plan_is_noticed(const ConformanceCase& test, const Outcome& outcome,
                                      const VariantInfo& info) {
        Outcome wrong = outcome;
        if (!wrong.answer.plan) // a plan for kernels that do not fit at once is reported as such
            wrong.answer = {.status = Status::found, .plan = Plan{.batch_count = 1, .lower_bound = 1}};
        Plan& plan = *wrong.answer.plan;
        plan.batch_count = *test.batches - 1;
        QVERIFY2(!conforms(test, wrong, info), test.name.c_str());
        if (plan.batches.empty())
            return;
        plan = *outcome.answer.plan;
        plan.batches.back().kernels.pop_back();
        QVERIFY2(!verify(*test.instance, wrong.answer), test.name.c_str());
    }

    static bool asks_for_blocks(const Settings& settings) {
        return std::ranges::any_of(
            settings, [](const auto& each) { return each.first == blocks_per_sm && each.second != "0"; });
    }
    /// Whether blocks wait for blocks that have not started; a GPU would not launch them.
    static bool is_more_than_resident(const Error& error) {
        return error.sentence().find("cannot start before one has finished") != std::string::npos;
    }

    void judge(const ConformanceCase& test, const VariantInfo& info, const Settings& settings) const {
        QFETCH(QString, place);
        RunRequest request;
        request.instance = test.instance;
        request.variant = info.id;
        request.on = place.toStdString();
        request.set = settings;
        const auto outcome = run(request, machine_, {}, {});
        if (!outcome && outcome.error().code == ErrorCode::device && place == "cpu" && !settings.empty())
            return; // this CPU does not have these vector instructions
        if (!outcome && outcome.error().code == ErrorCode::limit && test.may_be_refused)
            return;
        if (!outcome && asks_for_blocks(settings) && is_more_than_resident(outcome.error()))
            return; // more blocks per SM than fit; the emulator reports it
        QVERIFY2(outcome, (test.name + ": " + sentence_of(outcome)).c_str());
        QCOMPARE(outcome->on, request.on);
        KS_VERIFY_OK(conforms(test, *outcome, info));
        if (info.launch_a_row)
            QCOMPARE(outcome->executed.launches, table_shape(*test.instance)->rows);
    }

    const Machine machine_{{emulator_provider()}, &clp::solver()};
};

KS_TEST(ConformanceTest)
#include "conformance_test.moc"
