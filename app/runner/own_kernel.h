// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/command.h"
#include "solvers/own/helper_protocol.h"

namespace ks::runner {

inline constexpr Option option_kernel = {
    .name = "--kernel", .value = "FILE.cu", .help = "trace a kernel of this CUDA file instead of a variant"};
inline constexpr Option option_kernel_name = {.name = "--kernel-name",
                                              .value = "NAME",
                                              .help =
                                                  "which kernel of that file; a template as \"row<int>\""};
inline constexpr Option option_launch = {
    .name = "--launch",
    .value = "FILE.json",
    .help = "how the kernel is launched (default: FILE.cu.launch.json if it is there, else it is guessed)"};
inline constexpr Option option_optimised = {.name = "--as-optimised",
                                            .help = "without the accesses that an optimiser removes"};
inline constexpr Option option_locals = {.name = "--local",
                                         .value = "NAME",
                                         .help = "with --window: record the values of this local variable",
                                         .repeated = true};

/// Returns the file of the kernel's launch, which --launch names or which is next to the file of the kernel.
std::string launch_file(const Arguments& arguments);

/// Traces the kernel that --kernel names, in the helper program. What the kernel prints, and a launch that
/// was guessed, go to standard error.
Result<own::OwnReply> trace_own_kernel(const Arguments& arguments, TraceRequest request, Session& session);

} // namespace ks::runner
