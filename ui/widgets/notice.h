// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QFrame>

class QLabel;
class QTimer;
class QToolButton;

namespace ks::ui {

/// The error as "Where: what; what to do." in the window's language, with a capital letter at the beginning
/// and a full stop at the end.
QString sentence(const Error& error);

/// The same for a value that the user sees: the place in the document ("/items/0/weight") is omitted.
QString sentence_without_place(Error error);

/// A strip above the page for errors, and for completed actions whose effect is not visible. It never covers
/// the page. An error stays until the user closes it or an action succeeds; other messages disappear after
/// some seconds.
class Notice : public QFrame {
    Q_OBJECT

public:
    explicit Notice(QWidget* parent = nullptr);
    void say(const QString& text);
    /// Reports a completed action: "table.png was written."
    void tell(const QString& text);
    QString text() const;
    /// How many messages there were until now.
    int messages() const { return messages_; }

private:
    void show_text(const QString& text, bool wrong);

    QLabel* label_;
    QToolButton *warning_, *tick_;
    int messages_ = 0;
    QTimer* gone_; ///< runs while a message about something that is done is visible
};

} // namespace ks::ui
