// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kinds/variant_of.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// Returns the host side of CUDA-SYNC (thesis, Section 4.4): one cooperative launch for the rows of a plan's
/// segment, which is the whole table if that fits the memory. Rows are read back one by one for the way back.
VariantOf<MultipleChoiceInstance> mckp_sync();

} // namespace ks
