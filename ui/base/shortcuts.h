// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <span>

class QKeyEvent;
class QWidget;

namespace ks::ui {

/// One line of the table of keys. No two lines share a key, whichever page is open (a test checks this).
struct Shortcut {
    const char* id;    ///< "file.open"
    const char* group; ///< heading in the overview
    const char* keys;  ///< in QKeySequence's portable form; several are separated by a space
    const char* text;  ///< what they do
};

std::span<const Shortcut> shortcuts();

/// The keys of a line: those that the user has chosen (ui/base/key_choices.h), else the table's. An id that
/// is not in the table is a programming error (asserted) and has no keys.
QList<QKeySequence> keys_of(const char* id);
/// The table's own keys of a line.
QList<QKeySequence> table_keys(const char* id);
/// The first key as the platform writes it: "Ctrl+O".
QString key_text(const char* id);
/// What a tip says of a command: "To the beginning (Home)", without brackets where it has no key.
QString with_key(const QString& text, const char* id);
/// Whether an event is one of the line's keys, for widgets that take keys themselves. It does not matter
/// whether a sign needs Shift, or is on the number pad.
bool is_key_of(const char* id, const QKeyEvent& event);

/// The overview that F1 opens.
void show_shortcuts(QWidget& parent);

} // namespace ks::ui
