// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/device_prelude.h"

namespace ks::device {
#include "tests/solvers/kernels/numbers.inl"
}
