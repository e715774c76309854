// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QFrame>

class QLabel;
class QTimer;
class QToolButton;

namespace ks::ui {

/// The error as "Where: what; what to do." in the window's words, with a capital letter at the beginning and
/// a full stop at the end.
QString sentence(const Error& error);

/// The same about a value that the user sees: where it is in the document, as "/items/0/weight", is left out.
QString sentence_without_place(Error error);

/// A strip above the page that says what went wrong, or that something is done which does not show by itself.
/// It never covers the page. What went wrong stays until it is closed or something succeeds; what is done
/// goes away after some seconds.
class Notice : public QFrame {
    Q_OBJECT

public:
    explicit Notice(QWidget* parent = nullptr);
    void say(const QString& text);
    /// Says that something is done: "table.png was written."
    void tell(const QString& text);
    QString text() const;

private:
    void show_text(const QString& text, bool wrong);

    QLabel* label_;
    QToolButton *warning_, *tick_;
    QTimer* gone_; ///< runs while a message about something that is done is visible
};

} // namespace ks::ui
