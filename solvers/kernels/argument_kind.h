// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ks {

/// What a kernel may be given: a buffer of elements, an integer, or a float or double. nvcc reads this, too.
enum class ArgumentKind { buffer, integer, floating };

} // namespace ks
