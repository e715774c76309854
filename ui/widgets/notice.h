// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QFrame>

class QLabel;

namespace ks::ui {

/// "Where: what; what to do.", as a sentence for people: it begins with a capital letter and ends with a
/// stop.
QString sentence(const Error& error);

/// A strip that says what went wrong, above the page and never over it, until it is closed or something
/// works.
class Notice : public QFrame {
    Q_OBJECT

public:
    explicit Notice(QWidget* parent = nullptr);
    void say(const QString& text);
    QString text() const;

private:
    QLabel* label_;
};

} // namespace ks::ui
