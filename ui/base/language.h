// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/language.h"
#include "solvers/core/result.h"

#include <QLocale>
#include <QString>

#include <memory>
#include <span>

namespace ks::ui {

/// A language of the program: "de", and how its speakers call it.
struct LanguageName {
    const char* id;
    const char* name;
};

/// English first.
std::span<const LanguageName> languages();

/// Which one to speak: what was asked for, else what the settings remember, else the system's, else English.
/// An empty text, or one that is not the id of a language here, names none.
QString language_of(const QString& asked, const QString& remembered);

/// The sentences of an XML file of Qt Linguist that goes by ids (assets/translations/sentences_de.ts). What
/// is not translated there is left out.
Result<std::unique_ptr<Language>> read_sentences(const QString& path, const QString& id);

/// From now on the program speaks this language: words of the window, sentences of the solvers, numbers. A
/// widget that exists keeps its words, so there should be none. An error says what of it cannot be read; what
/// can be is spoken all the same.
Result<void> speak_language(const QString& id);

/// The id of the language that is spoken.
QString spoken_language();

/// Writes times and dates in the language that is spoken, in the form of the desktop's country: an English
/// window in Germany shows 14:02, although its numbers have a point.
QLocale locale_of_times();

} // namespace ks::ui
