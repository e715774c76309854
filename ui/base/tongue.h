// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/speaking_here.h"

#include <QString>

class QTranslator;

namespace ks::ui {

/// The words of one language of the program, for a thread that writes documents in it.
struct Tongue {
    QString id;                          ///< "de"
    const Language* sentences = nullptr; ///< null: English
    const QTranslator* words = nullptr;  ///< null: English
};

/// The language with this id ("en", "de", "it"). Its files are read at the first call, which may be in any
/// thread, and kept until the program ends. Fails (usage) for an unknown id, (internal) for an unreadable
/// file.
Result<const Tongue*> tongue_of(const QString& id);

/// Lets threads speak other languages than the program: SpeakingTongue has no effect on the words of the
/// window before this is called. Call it in the thread of the window, after the other translators are
/// installed.
void let_threads_speak();

/// While it lives, the thread that made it speaks this language, in sentences of the solvers as well as in
/// words of the window.
class SpeakingTongue {
public:
    explicit SpeakingTongue(const Tongue& tongue);
    ~SpeakingTongue();
    SpeakingTongue(const SpeakingTongue&) = delete;
    SpeakingTongue& operator=(const SpeakingTongue&) = delete;

private:
    SpeakingHere sentences_;
    const Tongue* before_;
};

} // namespace ks::ui
