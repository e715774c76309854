// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace ks::ui {

/// Where knapscope-run runs: on this computer, or behind a command that carries its standard input and
/// output to another one, such as `ssh gpuhost` or `srun --gres=gpu:1`.
struct RunnerHost {
    QString name; ///< as the user calls it; empty: this computer
    /// What is started here: words, with double quotes where one has spaces; empty: this computer.
    QString command;
    /// The words that the command gets for what it starts there.
    QString program = QStringLiteral("knapscope-run");

    bool here() const { return command.isEmpty(); }
    /// The command with the program that serves requests there.
    QStringList words() const {
        return QProcess::splitCommand(command) + QProcess::splitCommand(program) +
               QStringList{QStringLiteral("serve")};
    }
    friend bool operator==(const RunnerHost&, const RunnerHost&) = default;
};

} // namespace ks::ui
