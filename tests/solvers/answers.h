// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/outcome.h"

#include <array>

/// Sample answers of each shape, made by hand.
namespace ks::tests {

/// Two tasks, the first of which stays in software.
inline Answer sparse_selection() {
    Answer answer;
    answer.status = Status::optimal;
    answer.objective = 7;
    answer.weight = 5;
    answer.selection = Selection{std::nullopt, 1};
    return answer;
}

inline Answer front() {
    Answer answer;
    answer.status = Status::optimal;
    answer.front.emplace(60);
    answer.front->add({.cost = 0, .numerator = 60}, std::array{Front::none, Front::none});
    answer.front->add({.cost = 9, .numerator = 113}, std::array{Front::none, Front::Chosen{1}});
    return answer;
}

/// Three batches of two kernels each; a fifth kernel is in none of them.
inline Answer plan() {
    Plan plan;
    plan.batches = {{3,
                     {{0, "fft", 12, 2, 256}, {2, "sort", 6, 1, 128}},
                     {16, 2, 8192, 4096},
                     {48, 8, 32768, 49152},
                     6144}};
    plan.batch_count = 3;
    plan.lower_bound = 2;
    plan.infeasible = {{4, "a block needs 65,536 registers and a multiprocessor has 32,768"}};
    Answer answer;
    answer.status = Status::feasible;
    answer.plan = std::move(plan);
    return answer;
}

/// The outcome of a variant that this program does not have, with a stage that only this variant has.
inline Outcome outcome_of(Answer answer) {
    Outcome outcome;
    outcome.variant = "knapsack.theirs";
    outcome.on = "cpu";
    outcome.parameters = Parameters::told({{"width", std::int64_t{3}}, {"order", "random"}});
    outcome.instance_name = "Theirs";
    outcome.instance_kind = "knapsack";
    outcome.instance_sha256 = std::string(64, '0');
    outcome.answer = std::move(answer);
    outcome.verified = true;
    outcome.total_ms = 1.5;
    outcome.stages = {{"shake", 0, 1.25}, {"verify", 1.25, 0.25}};
    return outcome;
}

} // namespace ks::tests
