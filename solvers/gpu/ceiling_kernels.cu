// SPDX-License-Identifier: Apache-2.0
// The kernels that measure a GPU's ceilings belong to no variant, so no list of variants includes them.
#include "solvers/kernels/device_prelude.h"

namespace ks::device {
#include "solvers/roofline/kernels/ceilings.inl"
}
