// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/own/launch.h"
#include "solvers/run/trace.h"

#include <optional>
#include <string>
#include <vector>

// What knapscope-run and the helper program knapscope-own say to each other: the request is one JSON document
// on the helper's standard input, the reply is one on its standard output.
namespace ks::own {

/// A trace of a kernel of the user's.
struct OwnRequest {
    std::string file;                 ///< the path of the CUDA file
    std::string kernel;               ///< the kernel's name; empty: the launch's, or the file's only one
    std::optional<Launch> launch;     ///< empty: it is guessed
    bool as_optimised = false;        ///< without the accesses that an optimiser removes
    std::vector<std::string> watched; ///< local variables whose values are recorded
    std::vector<std::string> instantiations; ///< templates to compile
    TraceRequest trace;                      ///< its variant and settings do not count
};

struct OwnReply {
    Trace trace;
    Launch launch;                    ///< as it was given, or guessed
    std::string source;               ///< the file's text
    std::vector<std::string> printed; ///< "block 0, thread 3: sum 12", what the kernel printed
};

std::string write_request(const OwnRequest& request);
Result<OwnRequest> read_request(std::string_view text);

std::string write_reply(const Result<OwnReply>& reply);
/// The reply, or the error that the helper reported.
Result<OwnReply> read_reply(std::string_view text);

} // namespace ks::own
