// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/language.h"

#include <optional>

namespace ks {

/// While it lives, the thread that made it speaks this language, whichever the process speaks; null: English.
/// For work that writes documents in several languages. A thread that this one starts speaks the process's
/// language, unless it makes a SpeakingHere with `spoken()` of this one.
class SpeakingHere {
public:
    /// `language` must live as long as what is said in it.
    explicit SpeakingHere(const Language* language);
    ~SpeakingHere();
    SpeakingHere(const SpeakingHere&) = delete;
    SpeakingHere& operator=(const SpeakingHere&) = delete;

private:
    std::optional<const Language*> before_;
};

} // namespace ks
