// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/devices.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace ks::ui {

class Session;

/// The line that always says what is open and where kernels run, with the theme and present switches.
class HeaderBar : public QWidget {
    Q_OBJECT

public:
    explicit HeaderBar(Session& session, QWidget* parent = nullptr);
    /// Names what the page shows instead of the session's document; empty: the document again.
    void set_page_headline(const QString& headline);
    /// Fills the target chooser with the places of this machine.
    void set_devices(const Devices& devices);

signals:
    void present_wanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show_headline();
    void show_theme();

    Session& session_;
    QString page_headline_;
    QLabel* headline_;
    QComboBox* target_;
    QComboBox* theme_;
    QToolButton* present_;
};

} // namespace ks::ui
