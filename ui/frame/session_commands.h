// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session_file/saved_session.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace ks::ui {

class MainWindow;
struct OpenedSession;
class Session;
class TemporaryFolder;

/// Saves what is open as a session file, and shows again what such a file holds.
class SessionCommands : public QObject {
    Q_OBJECT

public:
    SessionCommands(MainWindow& window, Session& session);
    ~SessionCommands() override;

    /// Asks where, and saves.
    void save();
    /// Writes the file and tells, a sentence each, what it does not hold.
    Result<QStringList> save_to(const QString& path);
    /// Shows what a session file holds. What cannot be brought back is a sentence each in the window's
    /// notice.
    void open(OpenedSession opened);
    /// Whether the last file that was opened was a session.
    bool restored() const { return restored_; }
    void forget() { restored_ = false; }
    void show_notes();

private:
    void collect_runs(SavedSession& saved) const;
    QStringList collect_files(SavedSession& saved, std::vector<ShownFile> files, const QString& path) const;
    QStringList show_looks(const SavedSession& saved);
    QStringList show_files(OpenedSession& opened);
    QStringList show_page(SavedSession saved);

    MainWindow& window_;
    Session& session_;
    bool restored_ = false;
    std::vector<std::unique_ptr<TemporaryFolder>> unpacked_; ///< the files that were in session files
};

} // namespace ks::ui
