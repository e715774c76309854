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

/// What needs a variant's code in this process, where its description in a catalogue is not enough: stepping,
/// what a run needs, and the small runs that figures show. The program with a window asks for it only here.
/// Each of these functions gives a usage error for a variant that only another program has and for an
/// instance of another kind.
namespace ks::in_process {

/// The recording for stepping.
Result<std::shared_ptr<const Recording>> record(std::string_view variant, InstancePtr instance,
                                                std::stop_token stop);

/// Whether linear programs are solved for the variant's recording. Then `record` is refused, and
/// `record_with` takes their answers from a program that solves them (the request `steps` of `serve`).
bool records_with_programs(std::string_view variant);
Result<std::shared_ptr<const Recording>> record_with(LpAnswers answers, std::string_view variant,
                                                     InstancePtr instance, std::stop_token stop);

/// Whether a run with the variant's usual settings fits these bytes, host and device; else a limit error that
/// says how much it needs.
Result<void> check_memory(std::string_view variant, const Instance& instance, std::int64_t memory);

/// Solves on the CPU, with the variant's usual settings.
Result<Outcome> solve(std::string_view variant, InstancePtr instance, std::stop_token stop);

} // namespace ks::in_process
