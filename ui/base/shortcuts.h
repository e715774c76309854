// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <span>

class QKeyEvent;
class QWidget;

namespace ks::ui {

/// One line of the table of keys. Two lines never share a key, even if they belong to different pages (a test
/// checks this).
struct Shortcut {
    const char* id;    ///< "file.open"
    const char* group; ///< heading in the overview
    const char* keys;  ///< in QKeySequence's portable form, separated by spaces
    const char* text;  ///< the action
};

std::span<const Shortcut> shortcuts();

/// The keys of a line: the user's choice (ui/base/key_choices.h), else the default. An unknown id is a
/// programming error (asserted) and has no keys.
QList<QKeySequence> keys_of(const char* id);
/// The default keys of a line.
QList<QKeySequence> table_keys(const char* id);
/// The first key as the platform writes it: "Ctrl+O".
QString key_text(const char* id);
/// The tool tip of a command: "To the beginning (Home)"; without brackets if it has no key.
QString with_key(const QString& text, const char* id);
/// Whether an event is one of the line's keys, for widgets that handle keys themselves. Shift for a sign and
/// the number pad make no difference.
bool is_key_of(const char* id, const QKeyEvent& event);

/// The overview that F1 opens.
void show_shortcuts(QWidget& parent);

} // namespace ks::ui
