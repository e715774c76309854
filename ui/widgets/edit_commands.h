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

/// What can be done with a widget's content from the *Edit* menu and from the context menu: to copy, to
/// paste, to remove rows. The window has both menus. For each command they ask the widget that has the focus
/// (or was clicked), then the widgets around it, and the first that has the command carries it out. So a
/// table says how its cells are copied, and the page around it how a row is added.
class EditCommands : public QObject {
    Q_OBJECT

public:
    struct Command {
        const char* id; ///< "edit.copy"; edit_words(id) is what menus call it
        std::function<Result<void>()> run;
        std::function<bool()> possible = {}; ///< empty: always
    };

    /// The commands of this widget; at first there are none.
    static EditCommands& of(QWidget& widget);
    /// The command of the widget, or of the nearest widget around it that has it; null if none has.
    static const Command* find(QWidget* from, const QString& id);
    /// Whether the widget itself has commands.
    static bool has(const QWidget& widget);

    /// A command replaces an earlier one of the same id.
    void set(Command command);

private:
    explicit EditCommands(QWidget& widget);

    std::vector<Command> commands_;
};

/// All commands in the order of menus, and what menus call them: "Copy with &headings". An empty id
/// separates.
const std::vector<const char*>& edit_ids();
QString edit_words(const QString& id);

/// Makes a widget's content copyable: the selected cells of a table as text with tabs, as spreadsheets take
/// it; a picture as PNG and SVG; words.
void copies_cells(QAbstractItemView& table);
void copies_picture(QWidget& widget, std::function<Result<visual::Picture>()> picture);
void copies_words(QWidget& widget, std::function<QString()> words);

} // namespace ks::ui
