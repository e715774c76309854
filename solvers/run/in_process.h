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

/// What needs a variant's code in this very process, where a catalogue's description of it does not do:
/// stepping, and the small runs that figures show. The program with a window asks for it here and nowhere
/// else. Of a variant that only another program has, all of these are usage errors that say so.
namespace ks::in_process {

/// The recording for stepping.
Result<std::shared_ptr<const Recording>> record(std::string_view variant, InstancePtr instance,
                                                std::stop_token stop);

/// Solves on the CPU, with the variant's usual settings.
Result<Outcome> solve(std::string_view variant, InstancePtr instance, std::stop_token stop);

} // namespace ks::in_process
