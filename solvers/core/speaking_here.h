// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/language.h"

#include <optional>

namespace ks {

/// While it lives, the thread that created it uses this language instead of the process's; null: English. It
/// is for work that writes documents in several languages. A thread that this one starts uses the process's
/// language, unless it creates a SpeakingHere with `spoken()` of this one.
class SpeakingHere {
public:
    /// `language` must live as long as the sentences made in it.
    explicit SpeakingHere(const Language* language);
    ~SpeakingHere();
    SpeakingHere(const SpeakingHere&) = delete;
    SpeakingHere& operator=(const SpeakingHere&) = delete;

private:
    std::optional<const Language*> before_;
};

} // namespace ks
