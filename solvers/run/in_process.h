// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/run/outcome.h"

#include <memory>
#include <stop_token>
#include <string_view>

namespace ks {
class Recording;
}

/// What needs a variant's code in this process, where its description in a catalogue is not enough: stepping,
/// what a run needs, and the small runs that figures show. The program with a window asks for it only here.
/// For a variant that only another program has, each of these functions gives a usage error that says so.
namespace ks::in_process {

/// The recording for stepping.
Result<std::shared_ptr<const Recording>> record(std::string_view variant, InstancePtr instance,
                                                std::stop_token stop);

/// Whether a run with the variant's usual settings fits these bytes, host and device; else a limit error that
/// says how much it needs.
Result<void> check_memory(std::string_view variant, const Instance& instance, std::int64_t memory);

/// Solves on the CPU, with the variant's usual settings.
Result<Outcome> solve(std::string_view variant, InstancePtr instance, std::stop_token stop);

} // namespace ks::in_process
