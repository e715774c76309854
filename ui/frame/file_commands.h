// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/problems/format.h"

#include <QObject>
#include <QStringList>

#include <span>
#include <vector>

class QWidget;

namespace ks::ui {

class Notice;
class Session;
class Settings;

/// Where documents come from and go to: new, generated, opened, saved. It asks before edits are lost, and the
/// notice says what went wrong.
class FileCommands : public QObject {
    Q_OBJECT

public:
    /// Its dialogs stand over `window`. `settings` null: the files opened are not remembered.
    FileCommands(QWidget& window, Session& session, Settings* settings, Notice& notice);

    /// An instance, a results file, a campaign or a trace, told apart by what is in it.
    Result<void> open_path(const QString& path);
    /// The same for a user: edits are not lost unasked, and a file of several formats is asked about.
    void open_or_say(const QString& path);
    /// Where several of these are equally sure of a file, the user is asked which it is. All of them, unless
    /// told otherwise.
    void set_formats(std::span<const Format> formats) { formats_ = formats; }
    QStringList recent_files() const;

    void new_instance(const QString& kind);
    void generate();
    void open();
    bool save();
    bool save_as();
    /// What a page asks for: "new", "generate" or "open".
    void obey(const QString& command);
    /// Whether another document may take the open one's place: asks where edits would be lost.
    bool may_replace();

signals:
    /// This page shows what was opened.
    void page_wanted(const QString& id);
    void recent_changed();

private:
    void ask_format(const QString& path, const std::vector<const Format*>& claims);
    void say(const Error& error);
    void remember(const QString& path);

    QWidget& window_;
    Session& session_;
    Settings* settings_;
    Notice& notice_;
    std::span<const Format> formats_ = formats();
};

} // namespace ks::ui
