// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/lp/lp_answers.h"
#include "solvers/run/outcome.h"

#include <memory>
#include <stop_token>
#include <string_view>

namespace ks {
class Recording;
}

/// The operations that need a variant's code in this process, where its description in a catalogue is not
/// enough: stepping, the memory of a run, and the small runs in figures. The program with a window uses
/// variants' code only here. Each of these functions returns a usage error for a variant that only another
/// program has, and for an instance of another kind.
namespace ks::in_process {

/// Returns the recording for stepping.
Result<std::shared_ptr<const Recording>> record(std::string_view variant, InstancePtr instance,
                                                std::stop_token stop);

/// Returns whether the variant's recording solves linear programs. Then `record` returns an error, and
/// `record_with` takes the solutions from a program that can solve them (the request `steps` of `serve`).
bool records_with_programs(std::string_view variant);
Result<std::shared_ptr<const Recording>> record_with(LpAnswers answers, std::string_view variant,
                                                     InstancePtr instance, std::stop_token stop);

/// Checks that a run with the variant's default settings fits these bytes, host and device; otherwise returns
/// a limit error that states how much it needs.
Result<void> check_memory(std::string_view variant, const Instance& instance, std::int64_t memory);

/// Solves on the CPU, with the variant's default settings.
Result<Outcome> solve(std::string_view variant, InstancePtr instance, std::stop_token stop);

} // namespace ks::in_process
