// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTabWidget;

namespace ks::ui {

class Session;
class Settings;

/// What the program keeps to from one start to the next: looks, runs, keys. Every choice takes effect at once
/// and is remembered; the dialog has nothing to confirm.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(Session& session, Settings& settings, QWidget* parent);

signals:
    /// The theme is to be the system's, or the one that the session has.
    void system_theme_wanted(bool wanted);

private:
    QWidget* looks();
    QWidget* runs();

    Session& session_;
    Settings& settings_;
};

} // namespace ks::ui
