// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "visual/export/picture.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QAbstractItemView;
class QWidget;

namespace ks::ui {

/// The commands on a widget's content in the *Edit* menu and in the context menu: copy, paste, remove rows.
/// The window provides both menus. For each command they ask the widget with the focus (or under the click),
/// then its parents; the first widget that has the command executes it. So a table defines how its cells are
/// copied, and its page how a row is added.
class EditCommands : public QObject {
    Q_OBJECT

public:
    struct Command {
        const char* id; ///< "edit.copy"; edit_words(id) is the text in menus
        std::function<Result<void>()> run;
        std::function<bool()> possible = {}; ///< empty: always possible
    };

    /// The commands of this widget; initially none.
    static EditCommands& of(QWidget& widget);
    /// The command of the widget, or of its nearest parent that has it; null if there is none.
    static const Command* find(QWidget* from, const QString& id);
    /// Whether the widget itself has commands.
    static bool has(const QWidget& widget);

    /// Adds a command; it replaces an earlier one with the same id.
    void set(Command command);

private:
    explicit EditCommands(QWidget& widget);

    std::vector<Command> commands_;
};

/// All commands in menu order, and their texts in menus: "Copy with &headings". An empty id is a separator.
const std::vector<const char*>& edit_ids();
QString edit_words(const QString& id);

/// Makes a widget's content copyable: the selected cells of a table as tab-separated text for spreadsheets; a
/// picture as PNG and SVG; text.
void copies_cells(QAbstractItemView& table);
void copies_picture(QWidget& widget, std::function<Result<visual::Picture>()> picture);
void copies_words(QWidget& widget, std::function<QString()> words);

} // namespace ks::ui
