// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/conformance_case.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/presets.h"
#include "solvers/result/answer.h"

// What kind.cpp puts together.
namespace ks {

Result<void> check_multiple_choice(const Instance& instance, const Answer& answer);

/// The greatest value of any legal selection, by trying them all; nullopt: there is none. It is meant for up
/// to some million combinations.
std::optional<std::int64_t> brute_force(const MultipleChoiceInstance& instance);
std::vector<ConformanceCase> corpus_multiple_choice();
ConformanceCase random_multiple_choice(Random& random);

/// The letter of item k of a class, as in the thesis: a .. z, then aa, ab ...
std::string item_letter(std::int64_t k);
/// What item k of class i is called, both counted from 0: "2a" for i = 1, k = 0.
std::string multiple_choice_item_name(std::int64_t i, std::int64_t k);

std::span<const Preset> multiple_choice_presets();

} // namespace ks
