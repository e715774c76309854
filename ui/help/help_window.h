// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manual.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QListWidget;
class QToolButton;
class QUrl;

namespace ks::ui {

class Reader;
class Session;

/// The manual in a separate window next to the program's window: its pages, or search results, on the left,
/// and the text on the right.
class HelpWindow : public QWidget {
    Q_OBJECT

public:
    HelpWindow(Session& session, QWidget* parent);

    /// Shows the window with this place of the manual; if `place` is empty, with the page read last.
    void open(const ManualPlace& place);
    const ManualPlace& place() const { return place_; }

signals:
    void lesson_wanted(const QString& id); ///< the user clicked a link to a lesson

public slots:
    /// Returns to the place before the last link or choice.
    void back();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* build_side();
    void follow(const QUrl& link);
    void go(const ManualPlace& place);
    void show_place();
    void scroll_to_place();
    void show_list();
    void show_found(const QString& wanted);
    void show_best();
    void mark_current();
    void mark_found();
    void fit();

    struct Visit {
        ManualPlace place;
        int scrolled = 0;
    };

    Session& session_;
    std::vector<ManualPage> manual_;
    ManualPlace place_;
    std::vector<Visit> visited_;
    bool searches_ = false; ///< the current page was found by the search

    QToolButton* back_;
    QLineEdit* search_;
    QListWidget* list_;
    Reader* text_;
    QWidget* side_;
};

} // namespace ks::ui
