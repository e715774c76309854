// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/results.h"

#include <functional>
#include <optional>
#include <string_view>

namespace ks {

/// Returns whether a stage belongs to the kernel time: all do except preparation, copies, the way back,
/// checks and their preparation. A stage is measured by the host's clock, so it includes the time to launch
/// kernels and to wait for them.
bool is_kernel_stage(std::string_view name);
/// Returns whether a stage copies the input to the device or the results from it.
bool is_copy_stage(std::string_view name);

/// Returns the total time of the stages for which `counts` is true, in milliseconds, per repetition. Empty:
/// the row has none of them.
std::optional<Spread> stages_ms(const RecordedRow& row, const std::function<bool(std::string_view)>& counts);

} // namespace ks
