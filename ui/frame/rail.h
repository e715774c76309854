// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QButtonGroup>
#include <QWidget>

class QVBoxLayout;

namespace ks::ui {

/// The rail at the left with a button for each page. The button of the open page has a bar at its side, a
/// bolder word and a filled background.
class Rail : public QWidget {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);
    void add(const PageInfo& page);
    void set_current(const QString& page);
    void set_scale(double scale);

signals:
    void chosen(const QString& page);

private:
    QVBoxLayout* buttons_;
    QButtonGroup group_;
};

} // namespace ks::ui
