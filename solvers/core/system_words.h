// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"

namespace ks {

/// Returns why the system refused something, by its number (errno): "Permission denied". The usual reasons
/// are in the language that is spoken, all others in English.
Sentence system_words(int error);

} // namespace ks
