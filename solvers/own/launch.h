// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_tree.h"
#include "solvers/core/result.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace ks::own {

/// How a kernel of the user's is launched: the document `knapscope-launch`, kept beside the kernel's file as
/// FILE.launch.json. Numbers are expressions (expression.h).
struct Launch {
    std::string kernel;                               ///< "row", or "row<int>"
    std::vector<std::string> block{"256"}, grid{"1"}; ///< 1 to 3 numbers: x, y, z
    std::string shared = "0";                         ///< dynamic shared memory per block, in bytes
    bool cooperative = false;
    /// A value per parameter, by its name (values.h).
    std::vector<std::pair<std::string, std::string>> arguments;

    friend bool operator==(const Launch&, const Launch&) = default;
};

Result<Launch> read_launch(std::string_view text, const std::string& name);
std::string write_launch(const Launch& launch);

} // namespace ks::own
