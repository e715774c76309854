// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <span>

class QWidget;

namespace ks::ui {

/// One line of the one table of keys: no two lines share a key, whichever page is open (a test says so).
struct Shortcut {
    const char* id;    ///< "file.open"
    const char* group; ///< heading in the overview
    const char* keys;  ///< in QKeySequence's portable form, several separated by a space
    const char* text;  ///< what they do
};

std::span<const Shortcut> shortcuts();

/// The keys of a line; an id that is not in the table is a programming error (asserted) and has no keys.
QList<QKeySequence> keys_of(const char* id);
/// "Ctrl+O", as the platform writes it; the first key.
QString key_text(const char* id);

/// The overview that F1 opens.
void show_shortcuts(QWidget& parent);

} // namespace ks::ui
