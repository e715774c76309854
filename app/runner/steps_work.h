// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/command.h"
#include "solvers/core/json_tree.h"
#include "solvers/lp/lp_answers.h"
#include "solvers/steps/recording.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ks::runner {

/// Steps that nobody asked for with a count are refused beyond this, and beyond so many bytes of JSON.
inline constexpr std::int64_t most_steps_unasked = 100'000;
inline constexpr std::size_t most_step_bytes_unasked = std::size_t{16} << 20;

/// What is to be recorded, and which of its steps are to be shown: `count` of them from `from` on, each the
/// beginning of a unit of `level`.
struct StepsRequest {
    InstancePtr instance;
    std::string variant;
    std::int64_t from = 0;
    std::optional<std::int64_t> count; ///< none: all that are left
    std::optional<std::string> level;  ///< a word; none: every step
    std::string before_names;          ///< "--" of options, "request /" of fields: for an error's place
};

Result<StepsRequest> steps_request(const Arguments& arguments);
/// instance, variant, from, count and level of a `serve` request.
Result<StepsRequest> steps_request(const json::Cursor& request, const std::stop_token& stop);

struct Recorded {
    std::shared_ptr<const Recording> recording;
    LpAnswers answers; ///< to the linear programs that were solved for it
};

/// Where linear programs are solved for a recording, they are solved here.
Result<Recorded> recorded(const StepsRequest& request, const Machine& machine, std::stop_token stop);

/// The numbers of the steps to show. Without a count, more than anybody reads are refused.
Result<std::vector<std::int64_t>> steps_of(const Recording& recording, const StepsRequest& request,
                                           const std::stop_token& stop);

/// The steps as lines of JSON, each with its newline, handed to `take` one by one or, where no count was
/// asked for, together when it is known that they are short enough.
Result<void> write_step_lines(const Recording& recording, const std::vector<std::int64_t>& steps,
                              const StepsRequest& request, const std::stop_token& stop,
                              const std::function<Result<void>(std::string_view)>& take);

/// The whole answer to a `serve` request in one line: {"header", "steps", "programs"}.
Result<std::string> steps_document(const StepsRequest& request, const Machine& machine, std::stop_token stop);

} // namespace ks::runner
