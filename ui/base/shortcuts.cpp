// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/shortcuts.h"

#include "ui/base/key_choices.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>

namespace ks::ui {
namespace {

constexpr char files[] = QT_TRANSLATE_NOOP("shortcuts", "File");
constexpr char edits[] = QT_TRANSLATE_NOOP("shortcuts", "Edit");
constexpr char pages[] = QT_TRANSLATE_NOOP("shortcuts", "Pages and view");
constexpr char runs[] = QT_TRANSLATE_NOOP("shortcuts", "Run");
constexpr char presents[] = QT_TRANSLATE_NOOP("shortcuts", "Present");
constexpr char steps[] = QT_TRANSLATE_NOOP("shortcuts", "Step");

#define KS_KEY(id, group, keys, text)                                                                        \
    Shortcut {                                                                                               \
        id, group, keys, QT_TRANSLATE_NOOP("shortcuts", text)                                                \
    }
constexpr std::array table{
    KS_KEY("file.new", files, "Ctrl+N", "New instance"),
    KS_KEY("file.new-window", files, "Ctrl+Shift+N", "Another window"),
    KS_KEY("file.open", files, "Ctrl+O", "Open"),
    KS_KEY("file.save", files, "Ctrl+S", "Save"),
    KS_KEY("file.save-as", files, "Ctrl+Shift+S", "Save as"),
    KS_KEY("file.save-session", files, "Ctrl+Alt+S", "Save the session: what is open and shown"),
    KS_KEY("file.generate", files, "Ctrl+G", "Generate from a preset"),
    KS_KEY("file.export", files, "Ctrl+E", "Export the view"),
    KS_KEY("file.print", files, "Ctrl+P", "Print the view"),
    KS_KEY("file.quit", files, "Ctrl+Q", "Quit"),
    KS_KEY("edit.undo", edits, "Ctrl+Z", "Undo"),
    KS_KEY("edit.redo", edits, "Ctrl+Shift+Z Ctrl+Y", "Redo"),
    KS_KEY("edit.cut", edits, "Ctrl+X", "Cut the items chosen"),
    KS_KEY("edit.copy", edits, "Ctrl+C", "Copy cells, an answer or a picture"),
    KS_KEY("edit.paste", edits, "Ctrl+V", "Paste cells from here on"),
    KS_KEY("edit.paste-rows", edits, "Ctrl+Shift+V", "Paste cells as new items"),
    KS_KEY("edit.add", edits, "Ins", "Add an item"),
    KS_KEY("edit.duplicate", edits, "Ctrl+D", "Duplicate the items chosen"),
    KS_KEY("edit.remove", edits, "Del", "Remove the items chosen"),
    KS_KEY("edit.preferences", edits, "Ctrl+,", "Preferences"),
    KS_KEY("lesson.step-up", edits, "Ctrl+Shift+Up", "Editing a lesson: move the step up"),
    KS_KEY("lesson.step-down", edits, "Ctrl+Shift+Down", "Editing a lesson: move the step down"),
    KS_KEY("run.start", runs, "F5", "Run what is ticked, trace the kernel"),
    KS_KEY("run.cancel", runs, "Shift+F5", "Cancel it"),
    KS_KEY("live.slower", runs, "[", "Blocks of a run half as fast"),
    KS_KEY("live.faster", runs, "]", "Blocks of a run twice as fast"),
    KS_KEY("view.present", presents, "F11", "Present the page, and end it"),
    KS_KEY("view.present-here", presents, "Shift+F11", "Present it on this screen alone"),
    KS_KEY("present.black", presents, "B .", "Black, and back"),
    KS_KEY("present.freeze", presents, "F", "Two screens: freeze the audience's picture"),
    KS_KEY("present.notes", presents, "N", "One screen: notes over the picture"),
    KS_KEY("present.spotlight", presents, "S", "Spotlight on the pointer"),
    KS_KEY("present.pen", presents, "D", "Pen: draw until the next step"),
    KS_KEY("present.wipe", presents, "E", "Wipe the strokes away"),
    KS_KEY("present.next-part", presents, "F6", "To the next part: picture, notes, outline, buttons"),
    KS_KEY("present.left", presents, "Alt+Left Alt+Shift+Left", "Pointer to the left; drawing"),
    KS_KEY("present.right", presents, "Alt+Right Alt+Shift+Right", "Pointer to the right; drawing"),
    KS_KEY("present.up", presents, "Alt+Up Alt+Shift+Up", "Pointer up; drawing"),
    KS_KEY("present.down", presents, "Alt+Down Alt+Shift+Down", "Pointer down; drawing"),
#define KS_PAGE(name, number, title)                                                                         \
    Shortcut{"page." #number, pages, "Ctrl+" #number, QT_TRANSLATE_NOOP("shortcuts", title)},
#include "ui/pages.def"
#undef KS_PAGE
    KS_KEY("view.theme", pages, "Ctrl+T", "Next theme"),
    KS_KEY("view.text-larger", pages, "Ctrl+Alt++ Ctrl+Alt+=", "Larger text and pictures"),
    KS_KEY("view.text-smaller", pages, "Ctrl+Alt+-", "Smaller text and pictures"),
    KS_KEY("view.text-usual", pages, "Ctrl+Alt+0", "Text and pictures in the usual size"),
    KS_KEY("lesson.edit", pages, "Ctrl+Shift+E", "Edit the lesson"),
    KS_KEY("view.shortcuts", pages, "F1", "These keys"),
    KS_KEY("help.page", pages, "Shift+F1", "The manual's page on this page"),
    KS_KEY("lesson.add-step", steps, "Ctrl+Shift+L", "Add this step to a lesson of your own"),
    KS_KEY("step.next-cell", steps, "Right", "Next cell, warp instruction, point"),
    KS_KEY("step.previous-cell", steps, "Left", "Previous cell, instruction, point"),
    KS_KEY("step.next-row", steps, "PgDown", "Next row, or cells written"),
    KS_KEY("step.previous-row", steps, "PgUp", "Previous row, or cells written"),
    KS_KEY("step.next-phase", steps, "Ctrl+Right", "Next phase or barrier"),
    KS_KEY("step.previous-phase", steps, "Ctrl+Left", "Previous phase or barrier"),
    KS_KEY("step.first", steps, "Home", "To the beginning"),
    KS_KEY("step.last", steps, "End", "To the end"),
    KS_KEY("step.play", steps, "Space", "Play and pause"),
    KS_KEY("table.zoom-in", steps, "Ctrl++ Ctrl+=", "Zoom into the table, front or chart"),
    KS_KEY("table.zoom-out", steps, "Ctrl+-", "Zoom out of it"),
    KS_KEY("table.zoom-all", steps, "Ctrl+0", "All of it"),
    KS_KEY("table.left", steps, "Shift+Left", "Move the table to the left"),
    KS_KEY("table.right", steps, "Shift+Right", "Move the table to the right"),
    KS_KEY("table.up", steps, "Shift+Up", "Move the table up"),
    KS_KEY("table.down", steps, "Shift+Down", "Move the table down"),
    KS_KEY("step.outline", steps, "Ctrl+L", "List of all steps"),
    KS_KEY("step.cell-changes", steps, "Alt+1", "To where this cell changes next"),
    KS_KEY("step.choice-changes", steps, "Alt+2", "To where another item is chosen next"),
    KS_KEY("step.branch-changes", steps, "Alt+3", "To where another branch is taken next"),
    KS_KEY("step.predict", steps, "P", "Predict: be asked before a step is shown"),
    KS_KEY("step.side-by-side", steps, "Ctrl+B", "Side by side: another variant, or what if"),
    KS_KEY("sheet.previous", steps, "Alt+PgUp", "Previous exercise of a sheet"),
    KS_KEY("sheet.next", steps, "Alt+PgDown", "Next exercise of a sheet"),
    KS_KEY("step.faster", steps, "+ =", "Faster; in a chart of a run: zoom into it"),
    KS_KEY("step.slower", steps, "-", "Slower; in a chart of a run: zoom out"),
};
#undef KS_KEY

QString words(const char* text) {
    return QCoreApplication::translate("shortcuts", text);
}

QString all_keys(const Shortcut& line) {
    QStringList shown;
    for (const QKeySequence& key : keys_of(line.id))
        shown << key.toString(QKeySequence::NativeText);
    constexpr int most_letters = 18; // longer lists of keys are written in several lines
    const QString line_of_keys = shown.join(QStringLiteral("  "));
    return line_of_keys.size() <= most_letters ? line_of_keys : shown.join(QLatin1Char('\n'));
}

/// Distributes the groups over two halves, each group with a heading and its lines.
void fill(QBoxLayout& halves) {
    const char* group = nullptr;
    int row = 0;
    QGridLayout* grid = nullptr;
    for (const Shortcut& line : table) {
        if (group != line.group) {
            group = line.group;
            if (!grid || group == pages) { // this makes both halves about equally long
                row = 0;
                grid = new QGridLayout;
                grid->setHorizontalSpacing(16);
                grid->setVerticalSpacing(4);
                grid->setColumnStretch(1, 1);
                grid->setAlignment(Qt::AlignTop);
                halves.addLayout(grid);
            }
            if (row > 0)
                grid->setRowMinimumHeight(row++, 8);
            auto* heading = new QLabel(words(group));
            heading->setProperty("role", "heading");
            grid->addWidget(heading, row++, 0, 1, 2);
        }
        auto* keys = new QLabel(all_keys(line));
        keys->setProperty("role", "code");
        grid->addWidget(keys, row, 0);
        grid->addWidget(new QLabel(words(line.text)), row++, 1);
    }
}

/// Puts one half below the other, with aligned texts.
void stack(QBoxLayout& halves, const QWidget& lines) {
    halves.setDirection(QBoxLayout::TopToBottom);
    int widest = 0;
    for (const QLabel* label : lines.findChildren<QLabel*>())
        if (label->property("role") == QLatin1String("code"))
            widest = std::max(widest, label->sizeHint().width());
    for (int i = 0; i < halves.count(); ++i)
        static_cast<QGridLayout*>(halves.itemAt(i)->layout())->setColumnMinimumWidth(0, widest);
}

/// Makes the dialog large enough for all lines, or as large as the screen allows: on a narrow screen the
/// halves are one below the other, and the dialog scrolls.
void fit(QDialog& dialog, QScrollArea& area, QBoxLayout& halves, QSize screen) {
    const QWidget& lines = *area.widget();
    const QSize most = screen * 9 / 10;
    const int bar = area.verticalScrollBar()->sizeHint().width();
    const QSize around = dialog.sizeHint() - area.sizeHint() + QSize(bar, bar);
    if (lines.sizeHint().width() + around.width() > most.width())
        stack(halves, lines);
    dialog.resize((halves.sizeHint() + around).boundedTo(most));
}

} // namespace

std::span<const Shortcut> shortcuts() {
    return table;
}

QList<QKeySequence> keys_of(const char* id) {
    const auto* chosen = KeyChoices::of_program().of(QString::fromLatin1(id));
    return chosen ? *chosen : table_keys(id);
}

QList<QKeySequence> table_keys(const char* id) {
    for (const Shortcut& line : table) {
        if (std::strcmp(line.id, id) != 0)
            continue;
        QList<QKeySequence> keys;
        for (const QString& key : QString::fromLatin1(line.keys).split(QLatin1Char(' ')))
            keys << QKeySequence(key, QKeySequence::PortableText);
        return keys;
    }
    assert(false && "an id that is not in the table of shortcuts");
    return {};
}

QString key_text(const char* id) {
    const auto keys = keys_of(id);
    return keys.isEmpty() ? QString() : keys.front().toString(QKeySequence::NativeText);
}

QString with_key(const QString& text, const char* id) {
    const QString key = key_text(id);
    return key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key);
}

bool is_key_of(const char* id, const QKeyEvent& event) {
    const Qt::KeyboardModifiers with = event.modifiers() & ~Qt::KeypadModifier;
    const auto key = static_cast<Qt::Key>(event.key());
    const QList<QKeySequence> keys = keys_of(id);
    const bool sign = key < Qt::Key_Escape && (key < Qt::Key_A || key > Qt::Key_Z);
    return keys.contains(QKeySequence(QKeyCombination(with, key))) ||
           (sign && keys.contains(QKeySequence(QKeyCombination(with & ~Qt::ShiftModifier, key))));
}

void show_shortcuts(QWidget& parent) {
    auto* dialog = new QDialog(&parent);
    dialog->setObjectName(QStringLiteral("shortcuts"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(words(QT_TRANSLATE_NOOP("shortcuts", "Keys")));
    auto* layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(24, 16, 24, 16);
    auto* lines = new QWidget;
    lines->setObjectName(QStringLiteral("content"));
    auto* halves = new QBoxLayout(QBoxLayout::LeftToRight, lines);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(32);
    halves->setAlignment(Qt::AlignTop);
    fill(*halves);
    auto* area = new QScrollArea;
    area->setWidget(lines);
    area->setWidgetResizable(true);
    layout->addWidget(area);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    layout->addWidget(buttons);
    fit(*dialog, *area, *halves, parent.screen()->availableSize());
    dialog->open();
}

} // namespace ks::ui
