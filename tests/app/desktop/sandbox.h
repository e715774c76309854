// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcessEnvironment>
#include <QRandomGenerator>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <sys/types.h>
#include <vector>

namespace ks::tests {

/// A folder that a program and its child processes cannot leave: they can write only inside it
/// (tests/app/desktop/preload/sandbox.cpp). Their PATH contains no other programs.
class Sandbox {
public:
    Sandbox();
    ~Sandbox();

    bool works() const { return folder_.isValid(); }
    QString path(const QString& name) const { return folder_.filePath(name); }
    QProcessEnvironment environment() const;

    /// Fills the folder with files for the program: examples of all formats, lessons, broken files.
    void add_files(QRandomGenerator& random);
    const QStringList& files() const { return files_; }
    QStringList lessons() const { return lessons_; }

    /// The signals that ended processes, with their stacks; empty if there were none.
    QString signals_seen() const;
    /// The processes that run in the sandbox.
    std::vector<pid_t> processes() const;

private:
    void add_copies(const QString& folder);
    void add_broken(QRandomGenerator& random);

    QTemporaryDir folder_;
    QStringList files_, lessons_;
};

} // namespace ks::tests
