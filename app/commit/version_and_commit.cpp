// SPDX-License-Identifier: Apache-2.0
#include "app/commit/built_commit.h"
#include "solvers/core/formatted.h"

#include "ks_version.h"

namespace ks {

std::string version_and_commit() {
    constexpr std::size_t telling = 12; // digits; git needs no more to find it
    const std::string_view commit = built_commit();
    if (commit.empty())
        return KS_VERSION;
    const std::size_t dash = commit.find('-');
    const std::string_view changed = dash == std::string_view::npos ? "" : commit.substr(dash);
    return written("{} ({}{})", KS_VERSION, commit.substr(0, dash).substr(0, telling), changed);
}

} // namespace ks
