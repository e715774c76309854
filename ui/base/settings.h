// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "ui/jobs/runner_host.h"

#include <QByteArray>
#include <QHash>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <memory>

namespace ks::ui {

/// What the last window showed when it was closed; empty texts: nothing.
struct LeftOff {
    QString page{};           ///< its id
    QString lesson{}, step{}; ///< of the Lessons page
    QString file{};           ///< the path of the open instance

    friend bool operator==(const LeftOff&, const LeftOff&) = default;
};

/// What the program remembers between two starts. The file holds a version number. One of a newer version
/// stays as it is: nothing is read from it or written into it, and nothing is remembered.
class Settings {
public:
    Settings();

    QStringList recent_files() const; ///< newest first, at most 10; files that are gone are left out
    void add_recent_file(const QString& path);
    QString theme() const; ///< empty: as the system is, light or dark
    void set_theme(const QString& name);
    QString audience_theme() const; ///< of a presentation; empty: that of the window
    void set_audience_theme(const QString& name);
    QString language() const; ///< "de"; empty: none was chosen
    void set_language(const QString& id);
    int text_size() const; ///< in percent; 100 if none was chosen
    void set_text_size(int percent);
    QString folder() const; ///< where file dialogs begin
    void set_folder(const QString& path);
    QHash<QString, int> steps_reached() const; ///< how far one has come in each lesson
    void set_step_reached(const QString& lesson, int step);
    QList<RunnerHost> hosts() const; ///< other computers that run knapscope-run
    void set_hosts(const QList<RunnerHost>& hosts);
    live::Watch watch() const; ///< what of runs is watched
    void set_watch(const live::Watch& watch);
    QString runner() const; ///< the solving program; empty: the one beside this program
    void set_runner(const QString& path);
    std::int64_t memory() const; ///< bytes that runs may take
    void set_memory(std::int64_t bytes);
    QString results_folder() const; ///< empty: the usual one
    void set_results_folder(const QString& path);
    QHash<QString, QStringList> keys() const; ///< chosen in place of the table's (ui/base/key_choices.h)
    void set_keys(const QHash<QString, QStringList>& keys);
    LeftOff left_off() const;
    void set_left_off(const LeftOff& left);
    QByteArray geometry() const;
    void set_geometry(const QByteArray& geometry);

private:
    QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    void set(const QString& key, const QVariant& value);

    std::unique_ptr<QSettings> settings_; ///< null: those are a newer version's
};

} // namespace ks::ui
