// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/campaign.h"
#include "solvers/bench/results.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/run/registry.h"
#include "tests/support/checks.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <map>
#include <numeric>

using namespace ks;

namespace {

std::optional<std::string> wrong_spread(const Spread& spread,
                                        const std::optional<RecordedCampaign>& campaign) {
    if (spread.samples.empty() || !(spread == spread_of(spread.samples)))
        return "is not what its samples give";
    if (campaign && static_cast<std::int64_t>(spread.samples.size()) != campaign->repetitions)
        return "has not one sample a repetition";
    return std::nullopt;
}

/// The same classes without dominated items. If an item is at least as heavy as another and worth at most as
/// much, the other can replace it in any answer. About seven of five hundred items remain, so that the CPU
/// needs a second instead of minutes.
Result<InstancePtr> without_dominated(const MultipleChoiceInstance& instance) {
    MultipleChoiceBuilder builder;
    builder.capacity(instance.capacity());
    for (std::size_t i = 0; i < instance.class_count(); ++i) {
        const auto all = instance.items(i);
        std::vector<Item> items(all.begin(), all.end());
        std::ranges::sort(items, [](const Item& a, const Item& b) {
            return a.weight != b.weight ? a.weight < b.weight : a.value > b.value;
        });
        builder.begin_class();
        std::int64_t best = -1;
        for (const Item& item : items)
            if (item.value > best)
                builder.add(item), best = item.value;
    }
    KS_TRY(InstancePtr built, std::move(builder).build());
    return built;
}

/// The optimum found by the best sequential method, if the kind has one without a table: some maps of methods
/// have instances whose table fits no memory. Otherwise by the last exact CPU variant of the kind, which is
/// the fastest of them; for a front, its number of points.
Result<std::optional<std::int64_t>> optimum(const Instance& instance) {
    const Variant* variant = nullptr;
    for (const Variant* each : variants()) {
        const VariantInfo& info = each->info();
        if (info.kind != instance.kind() || info.place != Place::cpu || !info.exact ||
            info.question != Question::optimise)
            continue;
        variant = each;
        if (info.id == "knapsack.combo" || info.id == "mckp.mcknap")
            break;
    }
    if (!variant)
        return Error{.code = ErrorCode::internal, .what = "no CPU variant is exact"};
    KS_TRY(const auto parameters, Parameters::parse(variant->info().parameters, {}));
    Context context;
    KS_TRY(const auto answer, variant->solve(instance, parameters, context));
    if (answer.front)
        return std::optional(static_cast<std::int64_t>(answer.front->size()));
    return answer.objective;
}

Result<std::optional<std::int64_t>> solved_again(const InstancePtr& instance) {
    if (const auto* classes = dynamic_cast<const MultipleChoiceInstance*>(instance.get())) {
        KS_TRY(const InstancePtr smaller, without_dominated(*classes));
        return optimum(*smaller);
    }
    return optimum(*instance);
}

/// Several campaigns measured the same instances, but each instance is solved only once.
std::optional<std::int64_t> optimum_of(const std::string& sha256, const InstancePtr& instance) {
    static std::map<std::string, std::optional<std::int64_t>> known;
    const auto found = known.find(sha256);
    if (found != known.end())
        return found->second;
    const auto solved = solved_again(instance);
    if (!solved)
        qFatal("%s", solved.error().sentence().c_str());
    return known[sha256] = *solved;
}

/// The instance of the row, if its preset still makes the same one.
InstancePtr made_again(const RecordedRow& row) {
    const auto instance = generate(row.instance, row.instance_kind, row.instance_set,
                                   static_cast<std::uint64_t>(row.seed.value_or(1)));
    return instance && fingerprint(**instance) == row.instance_sha256 ? *instance : nullptr;
}

/// Checks the answer to "is there a subset with sum exactly M". If it is yes, the subset was verified when it
/// was found. If it is no, all weights have a divisor that M does not have, or an exact variant again finds
/// no such sum.
std::string wrong_decision(const RecordedRow& row, const InstancePtr& instance) {
    const auto& subset_sum = static_cast<const SubsetSumInstance&>(*instance);
    if (row.status == "found")
        return row.objective != subset_sum.target() ? "what it found is not the target"
               : row.verified != true               ? "what it found was not verified"
                                                    : "";
    if (row.objective)
        return "it found nothing, with an objective";
    std::int64_t divisor = 0;
    for (const std::int64_t weight : subset_sum.weights())
        divisor = std::gcd(divisor, weight);
    if (divisor > 0 && subset_sum.target() % divisor != 0)
        return "";
    return optimum_of(row.instance_sha256, instance) == subset_sum.target() ? "the CPU finds a subset" : "";
}

/// A larger front is only compared with the results of other variants for the same instance.
constexpr std::int64_t most_points_found_again = 200'000;

/// The first mistake in a results document; empty if there is none. `checked` counts the rows that were
/// compared with their regenerated instance: solved or, if an answer proves nothing, compared by fingerprint.
std::string mistake(const RecordedResults& results, int& checked) {
    std::map<std::string, std::int64_t> objectives; // by instance
    for (const RecordedRow& row : results.rows) {
        const std::string name = row.variant + " on " + row.instance + ": ";
        if (row.error)
            continue;
        if (const auto wrong = wrong_spread(row.total_ms, results.campaign))
            return name + "the time " + *wrong;
        for (const RecordedRow::StageTimes& stage : row.stages)
            if (const auto wrong = wrong_spread(stage.ms, results.campaign))
                return name + "stage " + stage.name + " " + *wrong;
        for (const RecordedRow::FactValues& fact : row.facts)
            if (const auto wrong = wrong_spread(fact.value, results.campaign))
                return name + "fact " + fact.name + " " + *wrong;
        if (row.status == "found" || row.status == "not-found") {
            const InstancePtr instance = made_again(row);
            if (!instance)
                return name + "the preset does not give the instance with this fingerprint";
            if (const std::string wrong = wrong_decision(row, instance); !wrong.empty())
                return name + wrong;
            ++checked;
            continue;
        }
        if (row.status == "feasible") {
            if (row.verified != true)
                return name + "a feasible answer was not verified";
            if (!row.instance_is_file && !made_again(row))
                return name + "the preset does not give the instance with this fingerprint";
            ++checked;
        }
        if (row.status != "optimal")
            continue;
        const std::optional<std::int64_t> told = row.points ? row.points : row.objective;
        if (!told || row.verified != true)
            return name + "an optimal answer was not verified";
        const auto [known, first] = objectives.emplace(row.instance_sha256, *told);
        if (known->second != *told)
            return name + "its objective differs from another row's";
        if (!first || row.points > most_points_found_again)
            continue;
        if (row.instance_is_file)
            return name + "a file cannot be solved again: it does not ship";
        const InstancePtr instance = made_again(row);
        if (!instance)
            return name + "the preset does not give the instance with this fingerprint";
        const std::optional<std::int64_t> again = optimum_of(row.instance_sha256, instance);
        ++checked;
        if (again != told)
            return name + "the CPU finds " + (again ? std::to_string(*again) : "no answer");
    }
    return "";
}

/// The results that ship. Other recordings have separate folders and tests.
std::vector<std::filesystem::path> shipped() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(source_path("assets/results").toStdString()))
        if (entry.path().extension() == ".json")
            files.push_back(entry.path());
    if (files.empty())
        qFatal("no results ship");
    return files;
}

/// Returns "assets/campaigns/knapsack.json" for "knapscope-run bench assets/campaigns/knapsack.json -o
/// x.json".
std::string campaign_in(const std::string& command) {
    return QString::fromStdString(command).section(QLatin1Char(' '), 2, 2).toStdString();
}

/// The variants as on a host "AMD EPYC, 2 logical cores", which gives the default of `threads`.
Catalogue catalogue_for(const std::string& host) {
    const std::int64_t cores = QString::fromStdString(host).section(QLatin1Char(' '), -3, -3).toInt();
    std::vector<CatalogueEntry> entries = built_in_catalogue().entries();
    for (CatalogueEntry& entry : entries)
        for (Parameter& parameter : entry.parameters)
            if (parameter.name == "threads")
                parameter.standard = cores;
    return Catalogue(std::move(entries));
}

/// The campaign without its GPU runs, if the results are those of a machine without a GPU.
Campaign only_measured(Campaign campaign, const RecordedResults& results) {
    if (results.device.empty())
        std::erase_if(campaign.runs, [](const CampaignRun& run) { return run.on == "gpu"; });
    return campaign;
}

RecordedResults sample() {
    RecordedRow row;
    row.variant = "mckp.global";
    row.on = "gpu:0";
    row.instance = "thesis-2.2";
    row.seed = 1;
    row.instance_sha256 = fingerprint(**generate("thesis-2.2", "", {}));
    row.status = "optimal";
    row.objective = 7;
    row.verified = true;
    row.total_ms = spread_of({3, 1, 2});
    row.stages = {{"compute", spread_of({1, 2, 0.5})}};
    RecordedResults results;
    results.campaign = RecordedCampaign{"", 3, 1, "", {}};
    results.rows = {row, row};
    results.rows[1].variant = "mckp.shared";
    return results;
}

} // namespace

/// The results that ship: every median follows from its samples, and every objective from the instance.
class RecordedResultsTest : public QObject {
    Q_OBJECT

private slots:
    void shipped_figures_hold() {
        for (const std::filesystem::path& entry : shipped()) {
            const auto results = read_results_file(entry);
            QVERIFY2(results, results ? "" : results.error().sentence().c_str());
            for (const std::string* said :
                 {&results->command, &results->date, &results->commit, &results->host})
                QVERIFY2(!said->empty(), entry.c_str());
            if (std::ranges::any_of(results->rows, [](const RecordedRow& row) { return row.on != "cpu"; }))
                QVERIFY2(!results->device.empty() && !results->driver.empty(), entry.c_str());
            QVERIFY2(!results->rows.empty(), entry.c_str());
            int checked = 0;
            const std::string wrong = mistake(*results, checked);
            QVERIFY2(wrong.empty(), (entry.string() + ": " + wrong).c_str());
            QVERIFY2(checked > 0, entry.c_str());
        }
    }

    /// The program's own check: `bench` continues such a file, and has nothing to do if the file is complete.
    void every_file_is_of_the_campaign_that_its_command_names() {
        for (const auto& entry : shipped()) {
            const auto results = read_results_file(entry);
            KS_VERIFY_OK(results);
            const auto campaign = read_campaign_file(
                source_path(QString::fromStdString(campaign_in(results->command))).toStdString(),
                catalogue_for(results->host));
            KS_VERIFY_OK(campaign);
            QVERIFY2(results->campaign->sha256 == fingerprint(*campaign),
                     (entry.string() + ": the sum should be " + fingerprint(*campaign)).c_str());
            const auto kept = run_campaign(only_measured(*campaign, *results), {}, *results, {}, {});
            KS_VERIFY_OK(kept);
            QVERIFY2(*kept == *results, entry.c_str());
        }
    }

    void commands_name_no_folder_outside_the_repository() {
        for (const auto& entry : shipped()) {
            const auto results = read_results_file(entry);
            KS_VERIFY_OK(results);
            const QRegularExpression form(
                QStringLiteral("^knapscope-run bench assets/campaigns/[^/ ]+ -o (assets/results/)?[^/ ]+$"));
            QVERIFY2(form.match(QString::fromStdString(results->command)).hasMatch(),
                     results->command.c_str());
        }
    }

    void dominated_items_change_no_optimum() {
        for (const auto& [preset, seed] :
             {std::pair("thesis-set1", 1), {"thesis-set2", 5}, {"thesis-2.2", 1}}) {
            const auto instance = generate(preset, "", {}, static_cast<std::uint64_t>(seed));
            QVERIFY(instance);
            const auto whole = optimum(**instance), smaller = solved_again(*instance);
            QVERIFY(whole && smaller);
            QCOMPARE(*smaller, *whole);
        }
    }

    void mistakes_are_seen() {
        int checked = 0;
        QCOMPARE(mistake(sample(), checked), std::string());
        QCOMPARE(checked, 1);
        const auto seen = [](void (*spoil)(RecordedResults&), const char* says) {
            RecordedResults results = sample();
            spoil(results);
            int ignored = 0;
            const std::string wrong = mistake(results, ignored);
            if (wrong.find(says) == std::string::npos)
                qWarning("%s", wrong.c_str());
            return wrong.find(says) != std::string::npos;
        };
        QVERIFY(seen([](RecordedResults& r) { r.rows[0].total_ms.median = 2.5; }, "the time is not"));
        QVERIFY(seen([](RecordedResults& r) { r.rows[0].total_ms.max = 4; }, "the time is not"));
        QVERIFY(
            seen([](RecordedResults& r) { r.rows[1].stages[0].ms.median = 0.7; }, "stage compute is not"));
        QVERIFY(seen([](RecordedResults& r) { r.rows[0].total_ms = spread_of({1, 2}); }, "one sample"));
        QVERIFY(seen([](RecordedResults& r) { r.rows[1].objective = 8; }, "differs from another"));
        QVERIFY(seen([](RecordedResults& r) { r.rows[0].objective = r.rows[1].objective = 8; },
                     "the CPU finds 7"));
        QVERIFY(seen([](RecordedResults& r) { r.rows[0].seed = 1, r.rows[0].instance_sha256[3] ^= 1; },
                     "fingerprint"));
        QVERIFY(seen([](RecordedResults& r) { r.rows[0].verified.reset(); }, "not verified"));
        QVERIFY(seen([](RecordedResults& r) { r.rows[1].status = "feasible", r.rows[1].verified = false; },
                     "a feasible answer was not verified"));
        QVERIFY(seen(
            [](RecordedResults& r) {
                r.rows[0].facts = {{"r-ta", "", spread_of({1})}};
            },
            "fact r-ta has not one sample"));
    }

    /// sso-toy has the weights 3, 5, 8, 10 and the target 12; no subset has this sum.
    void wrong_decisions_are_seen() {
        const auto says = [](const char* preset, const char* status, std::optional<std::int64_t> objective,
                             std::optional<bool> verified) {
            RecordedResults results = sample();
            results.rows.pop_back();
            RecordedRow& row = results.rows[0];
            row.instance = preset;
            row.instance_sha256 = fingerprint(**generate(preset, "", {}));
            row.status = status;
            row.objective = objective;
            row.verified = verified;
            int checked = 0;
            const std::string wrong = mistake(results, checked);
            return wrong.empty() ? std::to_string(checked) : wrong.substr(wrong.find(": ") + 2);
        };
        QCOMPARE(says("two-list-example", "found", 111, true), std::string("1"));
        QCOMPARE(says("two-list-example", "found", 110, true),
                 std::string("what it found is not the target"));
        QCOMPARE(says("two-list-example", "found", 111, {}), std::string("what it found was not verified"));
        QCOMPARE(says("two-list-example", "not-found", {}, {}), std::string("the CPU finds a subset"));
        QCOMPARE(says("sso-toy", "not-found", {}, {}), std::string("1"));
        QCOMPARE(says("two-list-hard", "not-found", {}, {}), std::string("1"));
        QCOMPARE(says("sso-toy", "not-found", 11, {}), std::string("it found nothing, with an objective"));
    }
};

KS_TEST(RecordedResultsTest)
#include "recorded_results_test.moc"
