// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace ks::ui {

class Fold;

/// A label with a role for the style sheet: title, sentence, heading, quiet, code, error, figure, reached,
/// chapter.
QLabel* labelled(const QString& text, const char* role);

/// Wrapped text in the middle of a page. It is a layout, because a label that is only aligned does not get
/// enough height.
QHBoxLayout* in_the_middle(QLabel& words);

/// A hairline between two parts.
QWidget* hairline(Qt::Orientation orientation);

/// A quiet button with an icon and, optionally, a word.
QToolButton* tool_button(const QString& icon, const QString& name, const QString& tip,
                         bool with_word = false);

/// Converts a text to HTML that shows it literally, with its line breaks.
QString as_html(const QString& text);

/// Converts a text to a tool tip that shows it literally. Qt would interpret a tool tip that looks like HTML.
QString plain_tip(const QString& text);

/// Applies the style sheet again after a dynamic property has changed.
void restyle(QWidget& widget);

/// The head of a page: its title, one quiet line and, on the right, the page's primary action. It looks the
/// same on every page.
class PageHead : public QWidget {
    Q_OBJECT

public:
    PageHead(const QString& title, const QString& action);
    QPushButton& primary() const { return *primary_; }
    void set_subtitle(const QString& text) { subtitle_->setText(text); }
    /// Adds a quiet button to the left of the primary button.
    QPushButton& add_secondary(const QString& text);
    /// Adds the button of a part that is hidden on a small page.
    Fold& add_fold(QWidget& part, const QString& name, const QString& tip);

private:
    QLabel* subtitle_;
    QPushButton* primary_;
    QHBoxLayout* row_;
};

/// Shown by a page without content: what would be here, what to do, and buttons to do it.
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
