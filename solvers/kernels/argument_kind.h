// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ks {

/// The kinds of kernel arguments: a buffer of elements, an integer, or a float or double. nvcc reads this
/// header as well.
enum class ArgumentKind { buffer, integer, floating };

} // namespace ks
