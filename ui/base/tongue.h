// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/speaking_here.h"

#include <QString>

class QTranslator;

namespace ks::ui {

/// The texts of one language, for a thread that writes documents in that language.
struct Tongue {
    QString id;                          ///< "de"
    const Language* sentences = nullptr; ///< null: English
    const QTranslator* words = nullptr;  ///< null: English
};

/// The language with this id ("en", "de", "it"). The first call, in any thread, reads its files; they are
/// kept until the program ends. Fails (usage) for an unknown id, (internal) for an unreadable file.
Result<const Tongue*> tongue_of(const QString& id);

/// Enables a separate language per thread: before this call, SpeakingTongue has no effect on the words of the
/// window. Call it in the window's thread, after the other translators are installed.
void let_threads_speak();

/// While this object exists, the thread that made it uses this language for the sentences of the solvers and
/// the words of the window.
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
