// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"

namespace ks {

/// Returns the system's reason for a refusal, by its number (errno): "Permission denied". The usual reasons
/// are in the current language, all others in English.
Sentence system_words(int error);

} // namespace ks
