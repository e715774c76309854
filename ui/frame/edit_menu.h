// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QAction;
class QMenu;
class QPoint;
class QWidget;

namespace ks::ui {

/// Cut, copy, paste, add, duplicate and remove for whatever has the focus (`EditCommands`), in the *Edit*
/// menu and in the context menu of every widget of the window that has such commands.
class EditMenu : public QObject {
    Q_OBJECT

public:
    /// Adds the actions to the menu and to the window. `fallback` is asked when nothing in the window has the
    /// focus; `failed` is told why a command could not be carried out.
    EditMenu(QMenu& menu, QWidget& window, std::function<QWidget*()> fallback,
             std::function<void(const Error&)> failed);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* focus() const;
    void run(const QString& id, QWidget* from);
    bool possible(const QString& id, QWidget* from) const;
    void show_context_menu(QWidget& on, const QPoint& at);

    QWidget& window_;
    std::function<QWidget*()> fallback_;
    std::function<void(const Error&)> failed_;
    std::vector<QAction*> actions_;
};

} // namespace ks::ui
