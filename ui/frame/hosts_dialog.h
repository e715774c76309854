// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/runner_host.h"

#include <QDialog>

#include <memory>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace ks::ui {

class Runner;
class Session;

/// Names other computers that run knapscope-run, and the command that reaches each. "Test" starts it there
/// and asks for its devices.
class HostsDialog : public QDialog {
    Q_OBJECT

public:
    explicit HostsDialog(Session& session, QWidget* parent = nullptr);
    ~HostsDialog() override;

private:
    void add();
    void remove();
    void show_chosen();
    void note_edit();
    void test();
    void say(const QString& text);
    void take();

    Session& session_;
    QList<RunnerHost> hosts_;
    QListWidget* list_;
    QLineEdit *name_, *command_, *program_;
    QPushButton *remove_, *test_;
    QLabel* said_;
    std::unique_ptr<Runner> tested_;
};

} // namespace ks::ui
