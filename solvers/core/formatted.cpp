// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"

namespace ks::detail {

std::string format_erased(fmt::string_view form, fmt::format_args values) {
    return fmt::vformat(form, values);
}

} // namespace ks::detail
