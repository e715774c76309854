// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "ui/base/page.h"
#include "ui/jobs/runner_host.h"

#include <QByteArray>
#include <QHash>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <utility>
#include <vector>

namespace ks::ui {

/// How a kernel was traced: the names of its parameters with their values, "variant" among them.
using Traced = std::vector<std::pair<QString, QString>>;

/// What the last window showed when it was closed; empty texts: nothing.
struct LeftOff {
    QString page{};     ///< its id
    ViewOptions view{}; ///< of a page that steps
    Traced traced{};    ///< of the Kernel page
    QString file{};     ///< the path of the open instance

    friend bool operator==(const LeftOff&, const LeftOff&) = default;
};

/// The data that the program stores between sessions. The file has a version number. A file of a newer
/// version is neither read nor written, and nothing is stored.
class Settings {
public:
    Settings();
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    QStringList recent_files() const; ///< newest first, at most 10; deleted files are left out
    void add_recent_file(const QString& path);
    QString theme() const; ///< empty: the system's theme, light or dark
    void set_theme(const QString& name);
    QString audience_theme() const; ///< for presentations; empty: the window's theme
    void set_audience_theme(const QString& name);
    QString language() const; ///< "de"; empty: none was chosen
    void set_language(const QString& id);
    int text_size() const; ///< in percent; 100 if none was chosen
    void set_text_size(int percent);
    QString folder() const; ///< where file dialogs start
    void set_folder(const QString& path);
    QHash<QString, int> steps_reached() const; ///< the user's progress in each lesson
    void set_step_reached(const QString& lesson, int step);
    QList<RunnerHost> hosts() const; ///< other computers that run knapscope-run
    void set_hosts(const QList<RunnerHost>& hosts);
    live::Watch watch() const; ///< what to watch in runs
    void set_watch(const live::Watch& watch);
    QString runner() const; ///< the path of knapscope-run; empty: the one next to this program
    void set_runner(const QString& path);
    std::int64_t memory() const; ///< bytes that runs may use
    void set_memory(std::int64_t bytes);
    QString results_folder() const; ///< empty: the default folder
    void set_results_folder(const QString& path);
    QHash<QString, QStringList> keys() const; ///< chosen instead of the default keys (ui/base/key_choices.h)
    void set_keys(const QHash<QString, QStringList>& keys);
    LeftOff left_off() const;
    void set_left_off(const LeftOff& left);
    QByteArray geometry() const;
    void set_geometry(const QByteArray& geometry);

private:
    QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    void set(const QString& key, const QVariant& value);

    std::unique_ptr<QSettings> settings_; ///< null if the file belongs to a newer version
};

} // namespace ks::ui
