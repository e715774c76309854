// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/results.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/run/live_document.h"
#include "tests/visual/scene/live/made_timeline.h"
#include "visual/scene/figures/figure.h"

#include <nlohmann/json.hpp>

#include <string>
#include <tuple>
#include <utility>
#include <vector>

// The inputs for tests of figures: for each kind of figure an instance, settings and recorded runs.
namespace ks::tests {

using scene::Figure;
using scene::FigureDocument;

using Settings = std::vector<std::pair<std::string, std::string>>;

inline InstancePtr built(MultipleChoiceBuilder builder) {
    return *std::move(builder).build();
}

/// C = 249; class 1 has five items with weights from 8 to 40, class 2 has sixteen items. The last item has
/// the largest possible weight, so that the capacity binds.
inline InstancePtr row_of_250() {
    MultipleChoiceBuilder builder;
    builder.capacity(249).begin_class();
    for (const Item item : {Item{5, 8}, {9, 14}, {12, 20}, {20, 29}, {26, 40}})
        builder.add(item);
    builder.begin_class();
    for (std::int64_t i = 0; i < 16; ++i)
        builder.add({(i * 7) % 16 + 1, i < 15 ? 30 : 249});
    return built(std::move(builder));
}

inline InstancePtr instance_for(const std::string& id) {
    if (id == "two-list-compare" || id == "tasks")
        return *generate(id == "tasks" ? "thesis-2.1" : "sso-toy", "", {});
    if (id == "dependencies")
        return *generate("thesis-2.2", "", {});
    if (id == "front" || id == "schedule")
        return *generate("ise-three-tasks", "", {});
    if (id == "multiprocessor")
        return *generate("concurrency-register-trap", "", {});
    if (id == "step")
        return *generate("sso-toy", "", {});
    if (id == "four-tables")
        return *generate("sso-chunks", "", {});
    if (id == "in-place" || id == "chunks")
        return *generate(id == "chunks" ? "sso-chunks" : "sso-toy", "", {});
    return id == "answers" || id == "trace" ? *generate("thesis-2.1", "", {}) : row_of_250();
}

/// Results of two instances, each solved with blocks of two sizes.
inline RecordedResults two_ways() {
    RecordedResults results{.date = "2026-11-20T10:00:00Z", .device = "NVIDIA H200"};
    for (const auto& [preset, block, ms] : {std::tuple{"thesis-set1", "256", 3.0},
                                            {"thesis-set1", "512", 2.0},
                                            {"thesis-set2", "256", 6.0},
                                            {"thesis-set2", "512", 5.0}})
        results.rows.push_back({.variant = "mckp.shared",
                                .on = "gpu:0",
                                .parameters = {{"block", block}},
                                .instance = preset,
                                .instance_sha256 = "0",
                                .status = "optimal",
                                .objective = 7,
                                .verified = true,
                                .total_ms = spread_of({ms + 1}),
                                .stages = {{.name = "compute", .ms = spread_of({ms})},
                                           {.name = "verify", .ms = spread_of({1})}}});
    return results;
}

/// Results of twelve instances of two sizes, each run in three ways. "any" is faster than "plan" in one of
/// the first six.
inline RecordedResults three_ways() {
    RecordedResults results{.date = "2026-11-20T10:00:00Z", .device = "NVIDIA H200"};
    for (std::int64_t seed = 1; seed <= 12; ++seed)
        for (const auto& [way, ms] : {std::pair{"own", 20.0 + static_cast<double>(seed)},
                                      {"any", 10.5 + 0.25 * static_cast<double>(seed % 5)},
                                      {"plan", seed == 4 ? 12.0 : 10.0}})
            results.rows.push_back({.variant = "mix.run",
                                    .on = "gpu:0",
                                    .parameters = {{"way", way}},
                                    .instance = "pool",
                                    .instance_set = {{"kernels", seed <= 6 ? "16" : "31"}},
                                    .seed = seed,
                                    .instance_sha256 = "0",
                                    .status = "feasible",
                                    .verified = true,
                                    .total_ms = spread_of({ms + 5}),
                                    .stages = {{.name = "compute", .ms = spread_of({ms})}}});
    return results;
}

/// Results of two presets with two sizes and two ranges, three seeds each, by two methods and two tables. The
/// table is refused for the largest, and one of them is not solved at all.
inline RecordedResults two_sides() {
    RecordedResults results{
        .date = "2026-11-20T10:00:00Z", .host = "A host, 16 logical cores", .device = "NVIDIA H200"};
    for (const char* preset : {"weakly", "almost-strongly"})
        for (const auto& [n, range, core, tree, table] : {std::tuple{"100", "100", 1.0, 2.0, 0.5},
                                                          {"100", "10000", 1.0, 9.0, 12.0},
                                                          {"1000", "100", 2.0, 0.0, 24.6},
                                                          {"1000", "10000", 4.0, 0.0, 0.0}})
            for (std::int64_t seed = 1; seed <= 3; ++seed)
                for (const auto& [variant, ms] :
                     {std::pair{"knapsack.core", core}, {"knapsack.tree", tree}, {"knapsack.table", table}}) {
                    const bool nobody = std::string_view(preset) == "almost-strongly" &&
                                        std::string_view(n) == "1000" && std::string_view(range) == "10000";
                    const bool failed = ms == 0 || nobody;
                    results.rows.push_back(
                        {.variant = variant,
                         .on = variant == std::string_view("knapsack.table") ? "gpu:0" : "cpu",
                         .instance = preset,
                         .instance_set = {{"n", n}, {"R", range}},
                         .seed = seed,
                         .instance_sha256 = "0",
                         .status = failed ? "error" : "optimal",
                         .objective = failed ? std::nullopt : std::optional<std::int64_t>(7),
                         .verified = failed ? std::nullopt : std::optional(true),
                         .total_ms =
                             failed ? Spread() : spread_of({ms * (1 + 0.1 * static_cast<double>(seed - 2))}),
                         .error = failed ? std::optional(Error{.code = ErrorCode::limit, .what = "too long"})
                                         : std::nullopt});
                }
    return results;
}

/// Recorded runs for a figure that takes them: blocks of two sizes on four SMs.
inline std::vector<FigureDocument> runs_for(const std::string& id) {
    std::vector<FigureDocument> runs;
    if (id == "times")
        runs.push_back({.name = "results.json", .text = results_text(two_ways())});
    if (id == "ratios")
        runs.push_back({.name = "results.json", .text = results_text(three_ways())});
    if (id == "crossover")
        runs.push_back({.name = "results.json", .text = results_text(two_sides())});
    if (id != "live")
        return runs;
    for (const int threads : {512, 1024}) {
        const live::LiveRun run{.variant = "mckp.sync",
                                .on = "gpu:0",
                                .device = "NVIDIA H200",
                                .cc = "9.0",
                                .parameters = {{"block", std::to_string(threads)}},
                                .date = "2026-11-20",
                                .timeline = *made({.grid = 20, .threads = threads, .blocks_per_sm = 1})};
        runs.push_back({.name = std::to_string(threads) + ".json", .text = to_json(run).dump()});
    }
    return runs;
}

inline Settings settings_for(const std::string& id) {
    if (id == "tasks")
        return {{"variant", "knapsack.global"}};
    if (id == "reduction")
        return {{"class", "2"}};
    if (id == "kernels")
        return {{"upto", "shared"}};
    if (id == "multiprocessor")
        return {{"blocks-1", "2"}, {"blocks-2", "1"}};
    if (id == "step")
        return {{"of", "subset-sum.parry.dp.v1"}};
    if (id == "four-tables")
        return {{"comparison", "3"}};
    if (id == "ratios")
        return {{"parameter", "way"}, {"over", "plan"}, {"stage", "compute"}};
    if (id == "crossover")
        return {{"one", "knapsack.core, knapsack.tree"}, {"groups", "n"}, {"columns", "R"}};
    if (id == "trace")
        return {{"variant", "demo.missing-barrier"}, {"finding", "2"}};
    return {};
}

inline Figure figure(const char* id, const Settings& settings = {}, const InstancePtr& instance = nullptr) {
    auto made = scene::make_figure(id, settings, instance, {}, runs_for(id));
    if (!made)
        qFatal("%s", made.error().sentence().c_str());
    return *std::move(made);
}

} // namespace ks::tests
