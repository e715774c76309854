// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/edit_menu.h"

#include "ui/base/key_choices.h"
#include "ui/base/shortcuts.h"
#include "ui/widgets/edit_commands.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>

namespace ks::ui {
namespace {

bool has_keys(const char* id) {
    return std::ranges::any_of(
        shortcuts(), [id](const Shortcut& line) { return QLatin1String(line.id) == QLatin1String(id); });
}

/// The line of a spin box or of a chooser that is typed into; every other widget itself.
QWidget* text_part(QWidget* widget) {
    if (qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QComboBox*>(widget))
        if (auto* line = widget->findChild<QLineEdit*>())
            return line;
    return widget;
}

/// The slot by which widgets for text (a line, a text browser) cut, copy or paste; empty for other commands
/// and other widgets.
QByteArray text_slot(const QWidget* widget, const QString& id) {
    for (const char* slot : {"cut", "copy", "paste"})
        if (widget && id == QLatin1String("edit.") + QLatin1String(slot) &&
            widget->metaObject()->indexOfSlot(QByteArray(slot) + "()") >= 0)
            return slot;
    return {};
}

/// The text that is selected in a label; empty for other widgets.
QString selected_words(const QWidget* widget) {
    const auto* label = qobject_cast<const QLabel*>(widget);
    return label ? label->selectedText() : QString();
}

} // namespace

EditMenu::EditMenu(QMenu& menu, QWidget& window, std::function<QWidget*()> fallback,
                   std::function<void(const Error&)> failed)
    : QObject(&window), window_(window), fallback_(std::move(fallback)), failed_(std::move(failed)) {
    for (const char* id : edit_ids()) {
        const QString name = QString::fromLatin1(id);
        if (name.isEmpty()) {
            menu.addSeparator();
            continue;
        }
        QAction* action = menu.addAction(edit_words(name));
        action->setObjectName(name);
        if (has_keys(id))
            bind_keys(*action, id);
        connect(action, &QAction::triggered, this, [this, name] { run(name, focus()); });
        window.addAction(action);
        actions_.push_back(action);
    }
    // What is possible is looked up when somebody looks. A key asks by itself, so it must never find its
    // action switched off.
    connect(&menu, &QMenu::aboutToShow, this, [this] {
        for (QAction* action : actions_)
            action->setEnabled(possible(action->objectName(), focus()));
    });
    connect(
        &menu, &QMenu::aboutToHide, this,
        [this] {
            for (QAction* action : actions_)
                action->setEnabled(true);
        },
        Qt::QueuedConnection); // after the action that was chosen
    qApp->installEventFilter(this);
}

QWidget* EditMenu::focus() const {
    QWidget* widget = QApplication::focusWidget();
    return widget && window_.isAncestorOf(widget) ? text_part(widget) : fallback_();
}

void EditMenu::run(const QString& id, QWidget* from) {
    if (const QByteArray slot = text_slot(from, id); !slot.isEmpty()) {
        QMetaObject::invokeMethod(from, slot.constData());
        return;
    }
    if (const QString words = selected_words(from); id == QLatin1String("edit.copy") && !words.isEmpty())
        return QGuiApplication::clipboard()->setText(words);
    const EditCommands::Command* command = EditCommands::find(from, id);
    if (!command || (command->possible && !command->possible()))
        return;
    if (const auto done = command->run(); !done)
        failed_(done.error());
}

bool EditMenu::possible(const QString& id, QWidget* from) const {
    if (!text_slot(from, id).isEmpty())
        return true;
    if (id == QLatin1String("edit.copy") && !selected_words(from).isEmpty())
        return true;
    const EditCommands::Command* command = EditCommands::find(from, id);
    return command && (!command->possible || command->possible());
}

/// Opens the context menu of a widget that has commands. Another widget keeps its own menu, or lets the click
/// pass on to the widget around it.
bool EditMenu::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ContextMenu)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !window_.isAncestorOf(widget) || !EditCommands::has(*widget))
        return false;
    show_context_menu(*widget, static_cast<QContextMenuEvent*>(event)->globalPos());
    return true;
}

void EditMenu::show_context_menu(QWidget& on, const QPoint& at) {
    auto* menu = new QMenu(&on);
    menu->setObjectName(QStringLiteral("context"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QPointer<QWidget> from(&on);
    for (const char* id : edit_ids()) {
        const QString name = QString::fromLatin1(id);
        if (name.isEmpty()) {
            menu->addSeparator();
            continue;
        }
        if (!EditCommands::find(&on, name))
            continue;
        QAction* action = menu->addAction(edit_words(name), this, [this, name, from] {
            if (from)
                run(name, from);
        });
        action->setObjectName(name);
        action->setEnabled(possible(name, &on));
        if (has_keys(id)) // shown, not heard: the window's action has the key
            action->setText(action->text() + QLatin1Char('\t') + key_text(id));
    }
    for (QAction* own : on.actions())                   // what only this widget offers
        if (own->isVisible() && !own->text().isEmpty()) // others are keys alone
            menu->addAction(own);
    menu->popup(at);
}

} // namespace ks::ui
