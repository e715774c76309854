// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/devices.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace ks::ui {

class Session;

/// The line at the top that always shows what is open and where kernels run. It also has the switches for
/// the theme and for presenting.
class HeaderBar : public QWidget {
    Q_OBJECT

public:
    explicit HeaderBar(Session& session, QWidget* parent = nullptr);
    /// Shows this headline instead of the session's document; an empty one shows the document again.
    void set_page_headline(const QString& headline);
    /// Offers where kernels run, and the themes, or not.
    void offer(bool devices, bool themes);
    /// Fills the target chooser with the places where this machine can run kernels.
    void set_devices(const Devices& devices);

signals:
    void present_wanted();
    void add_step_wanted();
    void hosts_wanted(); ///< to name other computers

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show_headline();
    void show_theme();
    void show_hosts();

    Session& session_;
    QString page_headline_;
    QLabel* headline_;
    QToolButton* host_; ///< there where another machine is named
    QComboBox* target_;
    QComboBox* theme_;
    QToolButton* present_;
};

} // namespace ks::ui
