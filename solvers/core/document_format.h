// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_tree.h"

#include <string_view>

namespace ks {

/// The `format` of each document that the solvers read or write.
namespace document {
inline constexpr std::string_view answers = "knapscope-answers";
inline constexpr std::string_view campaign = "knapscope-campaign";
inline constexpr std::string_view ceilings = "knapscope-ceilings";
inline constexpr std::string_view devices = "knapscope-devices";
inline constexpr std::string_view exercises = "knapscope-exercises";
inline constexpr std::string_view instance = "knapscope-instance";
inline constexpr std::string_view kernel_resources = "knapscope-kernel-resources";
inline constexpr std::string_view live = "knapscope-live";
inline constexpr std::string_view pareto = "knapscope-pareto";
inline constexpr std::string_view plan = "knapscope-plan";
inline constexpr std::string_view result = "knapscope-result";
inline constexpr std::string_view results = "knapscope-results";
inline constexpr std::string_view steps = "knapscope-steps";
inline constexpr std::string_view trace = "knapscope-trace";
inline constexpr std::string_view variants = "knapscope-variants";
} // namespace document

/// The format that the beginning of a JSON text names; empty: it names none.
std::string_view format_of(std::string_view text);

/// Checks that a document is of this format and of version 1. A document of another format has other fields,
/// so this comes before any other check.
Result<void> check_format(const json::Cursor& at, std::string_view format);

} // namespace ks
