// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/language.h"
#include "solvers/core/result.h"

#include <QLocale>
#include <QString>

#include <memory>
#include <span>

namespace ks::ui {

/// A language of the program: its id "de", and its name in that language.
struct LanguageName {
    const char* id;
    const char* name;
};

/// English first.
std::span<const LanguageName> languages();

/// Chooses the language: the requested one, else the one in the settings, else the system's, else English. An
/// empty text or an unknown id counts as missing.
QString language_of(const QString& asked, const QString& remembered);

/// Reads sentences from an XML file of Qt Linguist with ids (assets/translations/sentences_de.ts). Missing
/// translations are left out.
Result<std::unique_ptr<Language>> read_sentences(const QString& path, const QString& id);

/// Sets the language of the program: the window's words, the sentences of the solvers, and numbers. Existing
/// widgets keep their words, so call it before there are any. The error names what could not be read; the
/// rest is translated nevertheless.
Result<void> speak_language(const QString& id);

/// The id of the current language.
QString spoken_language();

/// The locale for times and dates: the current language with the format of the desktop's country. An English
/// window in Germany shows 14:02, although its numbers have a decimal point.
QLocale locale_of_times();

} // namespace ks::ui
