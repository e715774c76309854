// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/results.h"
#include "solvers/instance/format.h"
#include "solvers/instance/presets.h"
#include "solvers/registry.h"

#include <QTest>

#include <filesystem>
#include <map>

using namespace ks;

namespace {

/// Up to so many cell-items an instance is solved again here; larger ones are held against each other.
constexpr double most_operations = 2e8;

std::optional<std::string> wrong_spread(const Spread& spread,
                                        const std::optional<RecordedCampaign>& campaign) {
    if (spread.samples.empty() || !(spread == spread_of(spread.samples)))
        return "is not what its samples give";
    if (campaign && static_cast<std::int64_t>(spread.samples.size()) != campaign->repetitions)
        return "has not one sample a repetition";
    return std::nullopt;
}

/// The objective as the CPU has it; nothing where the instance is too large for a test.
Result<std::optional<std::int64_t>> solved_again(const Instance& instance) {
    for (const Variant* variant : variants()) {
        const VariantInfo& info = variant->info();
        if (info.kind != instance.kind() || info.place != Place::cpu || !info.exact ||
            info.question != Question::optimise)
            continue;
        KS_TRY(const auto parameters, Parameters::parse(info.parameters, {}));
        KS_TRY(const auto estimate, variant->estimate(instance, parameters));
        if (estimate.operations > most_operations)
            continue;
        Context context;
        KS_TRY(const auto answer, variant->solve(instance, parameters, context));
        return answer.objective;
    }
    return std::optional<std::int64_t>();
}

/// What is wrong with a results document; empty: nothing. `solved` counts the instances solved again.
std::string mistake(const RecordedResults& results, int& solved) {
    std::map<std::string, std::int64_t> objectives; // by instance
    for (const RecordedRow& row : results.rows) {
        const std::string name = row.variant + " on " + row.instance + ": ";
        if (row.error)
            continue;
        if (const auto wrong = wrong_spread(row.total_ms, results.campaign))
            return name + "the time " + *wrong;
        for (const RecordedRow::Stage& stage : row.stages)
            if (const auto wrong = wrong_spread(stage.ms, results.campaign))
                return name + "stage " + stage.name + " " + *wrong;
        if (row.status != "optimal")
            continue;
        if (!row.objective || row.verified != true)
            return name + "an optimal answer was not verified";
        const auto [known, first] = objectives.emplace(row.instance_sha256, *row.objective);
        if (known->second != *row.objective)
            return name + "its objective differs from another row's";
        if (!first || row.instance_is_file)
            continue;
        const auto instance = generate(row.instance, row.instance_kind, row.instance_set,
                                       static_cast<std::uint64_t>(row.seed.value_or(1)));
        if (!instance || fingerprint(**instance) != row.instance_sha256)
            return name + "the preset does not give the instance with this fingerprint";
        const auto again = solved_again(**instance);
        if (!again)
            return name + again.error().sentence();
        solved += again->has_value();
        if (*again && *again != row.objective)
            return name + "the CPU finds " + std::to_string(**again);
    }
    return "";
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

/// The figures that ship: every median follows from its samples, every objective from the instance.
class RecordedResultsTest : public QObject {
    Q_OBJECT

private slots:
    void shipped_figures_hold() {
        const std::filesystem::path folder = KS_SOURCE_DIR "/assets/results";
        if (!std::filesystem::exists(folder))
            QSKIP("nothing was recorded yet");
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            if (entry.path().extension() != ".json")
                continue;
            const auto results = read_results_file(entry.path());
            QVERIFY2(results, results ? "" : results.error().sentence().c_str());
            for (const std::string* said :
                 {&results->command, &results->date, &results->commit, &results->host})
                QVERIFY2(!said->empty(), entry.path().c_str());
            QVERIFY2(!results->rows.empty(), entry.path().c_str());
            int solved = 0;
            const std::string wrong = mistake(*results, solved);
            QVERIFY2(wrong.empty(), (entry.path().string() + ": " + wrong).c_str());
        }
    }

    void mistakes_are_seen() {
        int solved = 0;
        QCOMPARE(mistake(sample(), solved), std::string());
        QCOMPARE(solved, 1);
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
    }
};

QTEST_GUILESS_MAIN(RecordedResultsTest)
#include "recorded_results_test.moc"
