// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings.h"

#include "solvers/core/context.h"
#include "solvers/core/new_file.h"
#include "ui/widgets/files.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace ks::ui {
namespace {

constexpr int version = 1;
constexpr int most_recent = 10;
constexpr std::int64_t least_memory = 1 << 20;

const QString version_key = QStringLiteral("version");
const QString recent_key = QStringLiteral("recent_files");
const QString theme_key = QStringLiteral("theme");
const QString audience_theme_key = QStringLiteral("audience_theme");
const QString language_key = QStringLiteral("language");
const QString text_size_key = QStringLiteral("text_size");
const QString folder_key = QStringLiteral("folder");
const QString lessons_key = QStringLiteral("lessons");
const QString hosts_key = QStringLiteral("other_machines");
const QString watch_key = QStringLiteral("watch");
const QString runner_key = QStringLiteral("runner");
const QString memory_key = QStringLiteral("memory");
const QString results_key = QStringLiteral("results_folder");
const QString keys_key = QStringLiteral("keys");
const QString geometry_key = QStringLiteral("geometry");
const QString left_off_key = QStringLiteral("left_off");

} // namespace

Settings::Settings()
    : settings_(std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                            QStringLiteral("knapscope"), QStringLiteral("knapscope"))) {
    const int theirs = settings_->value(version_key, version).toInt();
    if (theirs > version) {
        settings_.reset();
        return;
    }
    if (theirs != version)
        settings_->clear();
    settings_->setValue(version_key, version);
}

/// QSettings syncs the new file that replaces the old one, but not the folder; this does.
Settings::~Settings() {
    if (!settings_)
        return;
    settings_->sync();
    sync_folder(native(QFileInfo(settings_->fileName()).path()));
}

QVariant Settings::value(const QString& key, const QVariant& otherwise) const {
    return settings_ ? settings_->value(key, otherwise) : otherwise;
}

void Settings::set(const QString& key, const QVariant& value) {
    if (settings_)
        settings_->setValue(key, value);
}

QStringList Settings::recent_files() const {
    QStringList there;
    for (const QString& path : value(recent_key).toStringList())
        if (QFileInfo::exists(path))
            there << path;
    return there;
}

void Settings::add_recent_file(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recent_files();
    files.removeAll(absolute);
    files.prepend(absolute);
    set(recent_key, files.mid(0, most_recent));
}

QString Settings::theme() const {
    return value(theme_key).toString();
}
void Settings::set_theme(const QString& name) {
    set(theme_key, name);
}
QString Settings::audience_theme() const {
    return value(audience_theme_key).toString();
}
void Settings::set_audience_theme(const QString& name) {
    set(audience_theme_key, name);
}
QString Settings::language() const {
    return value(language_key).toString();
}
void Settings::set_language(const QString& id) {
    set(language_key, id);
}
int Settings::text_size() const {
    return value(text_size_key, 100).toInt();
}
void Settings::set_text_size(int percent) {
    set(text_size_key, percent);
}
QString Settings::folder() const {
    return value(folder_key).toString();
}
void Settings::set_folder(const QString& path) {
    set(folder_key, path);
}
QHash<QString, int> Settings::steps_reached() const {
    QHash<QString, int> steps;
    const QVariantMap kept = value(lessons_key).toMap();
    for (auto lesson = kept.begin(); lesson != kept.end(); ++lesson)
        steps[lesson.key()] = lesson.value().toInt();
    return steps;
}
void Settings::set_step_reached(const QString& lesson, int step) {
    QVariantMap kept = value(lessons_key).toMap();
    kept[lesson] = step;
    set(lessons_key, kept);
}
QList<RunnerHost> Settings::hosts() const {
    QList<RunnerHost> hosts;
    for (const QVariant& each : value(hosts_key).toList()) {
        const QVariantMap kept = each.toMap();
        const RunnerHost host{.name = kept.value(QStringLiteral("name")).toString(),
                              .command = kept.value(QStringLiteral("command")).toString(),
                              .program =
                                  kept.value(QStringLiteral("program"), RunnerHost().program).toString()};
        const auto of_name = [&host](const RunnerHost& other) { return other.name == host.name; };
        if (!host.name.isEmpty() && !host.here() && !host.program.isEmpty() &&
            std::ranges::none_of(hosts, of_name))
            hosts << host;
    }
    return hosts;
}
void Settings::set_hosts(const QList<RunnerHost>& hosts) {
    QVariantList kept;
    for (const RunnerHost& host : hosts)
        kept << QVariantMap{{QStringLiteral("name"), host.name},
                            {QStringLiteral("command"), host.command},
                            {QStringLiteral("program"), host.program}};
    set(hosts_key, kept);
}
live::Watch Settings::watch() const {
    constexpr double usual_s = 10, longest_s = 3600;
    const QVariantMap kept = value(watch_key).toMap();
    const int counters = kept.value(QStringLiteral("counters")).toInt();
    live::Watch watch;
    watch.probe = watch.telemetry = kept.value(QStringLiteral("probe")).toBool();
    if (counters > 0 && counters <= static_cast<int>(live::CounterSet::curves))
        watch.counters = static_cast<live::CounterSet>(counters);
    const double repeat = kept.value(QStringLiteral("repeat"), -usual_s).toDouble();
    watch.repeat_s = std::abs(repeat) >= 1 && std::abs(repeat) <= longest_s ? repeat : -usual_s;
    return watch;
}
void Settings::set_watch(const live::Watch& watch) {
    set(watch_key, QVariantMap{{QStringLiteral("probe"), watch.probe},
                               {QStringLiteral("counters"), static_cast<int>(watch.counters)},
                               {QStringLiteral("repeat"), watch.repeat_s}});
}
QString Settings::runner() const {
    return value(runner_key).toString();
}
void Settings::set_runner(const QString& path) {
    set(runner_key, path);
}
std::int64_t Settings::memory() const {
    const std::int64_t bytes = value(memory_key, QVariant::fromValue(qint64{standard_memory})).toLongLong();
    return bytes >= least_memory ? bytes : standard_memory;
}
void Settings::set_memory(std::int64_t bytes) {
    set(memory_key, QVariant::fromValue(qint64{bytes}));
}
QString Settings::results_folder() const {
    return value(results_key).toString();
}
void Settings::set_results_folder(const QString& path) {
    set(results_key, path);
}
QHash<QString, QStringList> Settings::keys() const {
    QHash<QString, QStringList> keys;
    const QVariantMap kept = value(keys_key).toMap();
    for (auto line = kept.begin(); line != kept.end(); ++line)
        keys[line.key()] = line.value().toStringList();
    return keys;
}
void Settings::set_keys(const QHash<QString, QStringList>& keys) {
    QVariantMap kept;
    for (auto line = keys.begin(); line != keys.end(); ++line)
        kept[line.key()] = *line;
    set(keys_key, kept);
}
QByteArray Settings::geometry() const {
    return value(geometry_key).toByteArray();
}
void Settings::set_geometry(const QByteArray& geometry) {
    set(geometry_key, geometry);
}
LeftOff Settings::left_off() const {
    const QVariantMap kept = value(left_off_key).toMap();
    const auto text = [&kept](const char* key) { return kept.value(QString::fromLatin1(key)).toString(); };
    Traced traced;
    const QVariantMap values = kept.value(QStringLiteral("traced")).toMap();
    for (auto value = values.cbegin(); value != values.cend(); ++value)
        traced.emplace_back(value.key(), value->toString());
    return {.page = text("page"),
            .view = {.variants = kept.value(QStringLiteral("variants")).toStringList(),
                     .step = text("step"),
                     .lesson = text("lesson"),
                     .what_if = kept.value(QStringLiteral("what_if")).toStringList(),
                     .together_by = text("together_by")},
            .traced = std::move(traced),
            .file = text("file")};
}
void Settings::set_left_off(const LeftOff& left) {
    QVariantMap traced;
    for (const auto& [name, value] : left.traced)
        traced[name] = value;
    set(left_off_key, QVariantMap{{QStringLiteral("page"), left.page},
                                  {QStringLiteral("variants"), left.view.variants},
                                  {QStringLiteral("lesson"), left.view.lesson},
                                  {QStringLiteral("step"), left.view.step},
                                  {QStringLiteral("what_if"), left.view.what_if},
                                  {QStringLiteral("together_by"), left.view.together_by},
                                  {QStringLiteral("traced"), traced},
                                  {QStringLiteral("file"), left.file}});
}

} // namespace ks::ui
