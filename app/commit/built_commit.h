// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks {

/// The commit that this program was built from, with "-dirty" behind it if there were uncommitted changes;
/// empty if it is unknown.
std::string_view built_commit();

/// "0.1.0 (dedfeaa6)": the version, and the commit where it is known.
std::string version_and_commit();

} // namespace ks
