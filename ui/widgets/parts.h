// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace ks::ui {

/// A label that says what it is to the style sheet: title, sentence, heading, quiet, code, error, figure.
QLabel* labelled(const QString& text, const char* role);

/// Wrapped text in the middle of a page: a layout, not an alignment, for only so does the label get the
/// height that it needs.
QHBoxLayout* in_the_middle(QLabel& words);

/// A hairline between two parts.
QWidget* hairline(Qt::Orientation orientation);

/// A quiet button with an icon and, if wanted, a word.
QToolButton* tool_button(const QString& icon, const QString& name, const QString& tip,
                         bool with_word = false);

/// Re-reads the style sheet after a dynamic property changed.
void restyle(QWidget& widget);

/// The head of a page: title, one quiet line, and the page's primary action at the right, the same place
/// everywhere.
class PageHead : public QWidget {
    Q_OBJECT

public:
    PageHead(const QString& title, const QString& action);
    QPushButton& primary() const { return *primary_; }
    void set_subtitle(const QString& text) { subtitle_->setText(text); }
    /// A quiet button left of the primary one.
    QPushButton& add_secondary(const QString& text);

private:
    QLabel* subtitle_;
    QPushButton* primary_;
    QHBoxLayout* row_;
};

/// What a page shows when there is nothing: what it would show, what to do, and the buttons to do it.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    EmptyState(const QString& icon, const QString& title, const QString& text);
    /// The first button is the primary one.
    QPushButton& add_button(const QString& text);

private:
    QVBoxLayout* buttons_;
};

} // namespace ks::ui
