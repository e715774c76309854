// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/session.h"

#include "solvers/core/files.h"
#include "solvers/core/xxhash.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "ui/base/edit_instance.h"
#include "ui/base/library.h"
#include "ui/base/read_instance_of.h"
#include "ui/jobs/documents.h"
#include "ui/jobs/runner.h"
#include "ui/widgets/files.h"
#include "ui/widgets/texts.h"
#include "visual/paint/theme.h"
#include "visual/scene/numbers.h"

#include <QFileInfo>

#include <algorithm>
#include <cstring>

namespace ks::ui {
namespace {

constexpr int most_undone = 1000;

std::uint64_t sum_of(std::string_view text) {
    return xxh3(std::as_bytes(std::span(text)));
}

/// Returns "bag" for /home/user/bag.knapscope.json: the name of an instance without a name after it is saved.
QString name_of_file(const QString& path) {
    QString name = QFileInfo(path).fileName();
    for (const char* ending : {".json", ".knapscope"})
        if (name.endsWith(QLatin1String(ending), Qt::CaseInsensitive))
            name.chop(static_cast<int>(std::strlen(ending)));
    return name;
}

} // namespace

Session::Session(QObject* parent)
    : QObject(parent), theme_(std::make_unique<paint::Theme>(paint::theme(paint::ThemeId::light))),
      here_(std::make_unique<Runner>()) {
    undo_.setUndoLimit(most_undone);
    connect(&undo_, &QUndoStack::cleanChanged, this, &Session::document_changed);
}

Session::~Session() {
    undo_.disconnect(this);
}

QString shown_name(const std::string& name) {
    return name.empty() ? Session::tr("Untitled") : QString::fromStdString(name);
}

QString headline_of(const Instance& instance) {
    return headline_of(instance, shown_name(instance.name()));
}

QString headline_of(const Instance& instance, const QString& called) {
    const Kind& kind = kind_of(instance);
    const QString title = within_sentence(kind.title);
    const std::string summary = scene::with_separators(summary_of(instance));
    return QStringList{called, title, QString::fromStdString(summary)}.join(QStringLiteral(" · "));
}

QString Session::headline() const {
    return instance_ ? headline_of(*instance_, called()) : tr("Nothing is open");
}

QString Session::called() const {
    const bool by_file = instance_->name().empty() && !file_name_.isEmpty();
    return by_file ? file_name_ : shown_name(instance_->name());
}

void Session::open(InstancePtr instance, const QString& path) {
    open({.instance = std::move(instance), .path = path, .on_disk = 0, .called = path});
}

void Session::open(InstanceFile file) {
    undo_.clear();
    path_ = file.path;
    source_ = file.called.isEmpty() ? file.path : file.called;
    file_name_ = name_of_file(source_);
    on_disk_ = file.on_disk;
    unsaved_ = path_.isEmpty();
    recovered_ = false;
    instance_ = std::move(file.instance);
    emit document_opened();
    emit instance_changed();
    emit document_changed();
}

void Session::keep_edits_elsewhere() {
    kept_elsewhere_ = instance_;
    emit document_changed();
}

void Session::announce() {
    if (instance_) {
        emit document_opened();
        emit instance_changed();
        emit document_changed();
    }
    emit outcomes_changed();
    if (!watched_.empty())
        emit watched_added();
    if (recorded_read())
        emit recorded_changed();
    emit notes_changed();
    emit target_changed();
    emit catalogue_changed();
}

void Session::recover(InstancePtr instance, const QString& path) {
    open(std::move(instance), path);
    recovered_ = true;
    if (const auto text = read_document(native(path)); !path.isEmpty() && text)
        on_disk_ = sum_of(*text);
    emit document_changed();
}

Result<InstanceFile> read_instance_of(std::string_view text, const QString& path,
                                      const std::stop_token& stop) {
    std::vector<Sentence> left_out;
    return read_instance_of(text, path, stop, left_out);
}

Result<InstanceFile> read_instance_of(std::string_view text, const QString& path, const std::stop_token& stop,
                                      std::vector<Sentence>& left_out) {
    KS_TRY(auto instance, read_instance({.text = text,
                                         .name = path.toStdString(),
                                         .file = native(path),
                                         .stop = stop,
                                         .left_out = &left_out}));
    // Only the native format is written, so saving an imported file asks for a new name.
    const bool imported = !names_format(text, "knapscope-instance");
    return InstanceFile{.instance = std::move(instance),
                        .path = imported ? QString() : path,
                        .on_disk = sum_of(text),
                        .called = path};
}

bool Session::changed_on_disk() const {
    if (path_.isEmpty())
        return false;
    const auto text = read_document(native(path_));
    return text && sum_of(*text) != on_disk_;
}

Result<void> Session::save(const QString& path) {
    const Change naming = SetText{.text = name_of_file(path).toStdString()};
    Change back;
    InstancePtr saved = instance_;
    if (instance_->name().empty()) {
        KS_TRY(saved, changed(*instance_, naming, &back));
    }
    const std::string text = write_json(*saved);
    KS_CHECK(write_file(native(path), text));
    on_disk_ = sum_of(text);
    if (saved != instance_)
        undo_.push(
            new EditInstance(*this, tr("naming after the file"), naming, std::move(back), instance_, saved));
    path_ = source_ = path;
    unsaved_ = recovered_ = false;
    undo_.setClean();
    emit document_changed();
    return {};
}

Result<void> Session::edit(const QString& text, const Change& change) {
    Change back;
    KS_TRY(const InstancePtr after, changed(*instance_, change, &back));
    undo_.push(new EditInstance(*this, text, change, std::move(back), instance_, after));
    return {};
}

void Session::replace(InstancePtr instance) {
    instance_ = std::move(instance);
    emit instance_changed();
}

void Session::add_outcome(std::shared_ptr<const Outcome> outcome) {
    outcomes_.push_back(std::move(outcome));
    emit outcomes_changed();
}

void Session::add_watched(std::shared_ptr<const live::LiveRun> run) {
    if (watched_.size() == most_watched)
        watched_.erase(watched_.begin());
    watched_.push_back(std::move(run));
    emit watched_added();
}

void Session::clear_outcomes() {
    outcomes_.clear();
    emit outcomes_changed();
}

QString Session::results_folder() const {
    return results_folder_.isEmpty() ? usual_results_folder() : results_folder_;
}

const std::vector<ResultsFile>& Session::recorded() {
    read_recorded();
    library_reading_.finish();
    return recorded_;
}

void Session::read_recorded() {
    if (library_ != Library::not_asked_for)
        return;
    library_ = Library::being_read;
    library_reading_.start([](const std::stop_token& stop) { return results_library(stop); },
                           [this](std::vector<ResultsFile> files) { take_library(std::move(files)); });
}

void Session::take_library(std::vector<ResultsFile> files) {
    library_ = Library::here;
    for (ResultsFile& file : files)
        recorded_.push_back(std::move(file));
    emit recorded_changed();
}

void Session::open_results(ResultsFile file) {
    opened_results_ = file.path;
    std::erase_if(recorded_, [this](const ResultsFile& known) { return known.path == opened_results_; });
    recorded_.push_back(std::move(file));
    emit recorded_changed();
}

void Session::set_theme(paint::ThemeId id) {
    if (theme_->id() != id)
        show_theme(id);
}

/// Changes the theme in place, because pictures refer to it.
void Session::show_theme(paint::ThemeId id) {
    *theme_ = paint::theme(id).enlarged(text_size_ / 100.0 * enlargement_);
    emit theme_changed();
}

void Session::set_text_size(int percent) {
    const int within = std::clamp(percent, text_sizes.front(), text_sizes.back());
    if (text_size_ == within)
        return;
    text_size_ = within;
    show_theme(theme_->id());
}

void Session::choose_language(const QString& id) {
    emit language_chosen(id);
}

void Session::choose_text_size(int percent) {
    set_text_size(percent);
    emit text_size_chosen();
}

void Session::set_enlargement(double factor) {
    if (enlargement_ == factor)
        return;
    enlargement_ = factor;
    show_theme(theme_->id());
}

void Session::choose_theme(paint::ThemeId id) {
    set_theme(id);
    emit theme_chosen();
}

void Session::reach_step(const QString& lesson, int step) {
    if (step <= step_reached(lesson))
        return;
    steps_reached_[lesson] = step;
    emit step_reached_changed(lesson);
}

void Session::set_folder(const QString& folder) {
    if (folder_ == folder)
        return;
    folder_ = folder;
    emit folder_changed();
}

void Session::open_lesson_folder(const QString& folder) {
    opened_lessons_.removeAll(folder);
    opened_lessons_ << folder;
    emit lesson_opened(folder);
}

void Session::set_notes(const QString& notes) {
    if (notes_ == notes)
        return;
    notes_ = notes;
    emit notes_changed();
}

void Session::set_target(const QString& id) {
    if (target_ == id)
        return;
    target_ = id;
    emit target_changed();
}

void Session::set_watch(const live::Watch& watch) {
    if (watch_ == watch)
        return;
    watch_ = watch;
    emit watch_changed();
}

const RunnerHost& Session::host() const {
    return there_ ? there_->host() : here_->host();
}

void Session::set_host(const RunnerHost& host) {
    if (host == this->host())
        return;
    runner().leave(); // its jobs report that they were cancelled before its data is forgotten
    there_ = host.here() ? nullptr : std::make_unique<Runner>(host);
    asking_ = false;
    listed_.reset();
    devices_ = {};
    runner_problem_.reset();
    ask_runner();
    emit host_changed();
    emit catalogue_changed();
}

void Session::set_hosts(const QList<RunnerHost>& hosts) {
    hosts_ = hosts;
    emit hosts_changed();
    if (host().here())
        return;
    const auto same = std::ranges::find_if(hosts, [this](const RunnerHost& each) {
        return each.command == host().command && each.program == host().program;
    });
    if (same == hosts.end())
        return set_host({});
    there_->rename(same->name);
    emit host_changed();
}

void Session::ask_runner() {
    if (asking_ || listed_)
        return;
    asking_ = true;
    runner_problem_.reset();
    const auto settle = [this](const Result<void>& outcome) {
        asking_ = false;
        if (!outcome && outcome.error().code != ErrorCode::cancelled) // another runner was chosen meanwhile
            runner_problem_ = outcome.error();
        emit catalogue_changed();
    };
    Job* devices = runner().devices();
    connect(devices, &Job::result, this, [this](const Message& document) {
        if (auto read = read_devices(document))
            devices_ = *std::move(read);
        emit catalogue_changed();
    });
    Job* list = runner().list();
    connect(list, &Job::failed, this, [settle](const Error& error) { settle(error); });
    connect(list, &Job::result, this, [this, settle](const Message& document) {
        auto read = read_catalogue(document);
        if (!read)
            return settle(read.error());
        listed_ = *std::move(read);
        settle({});
    });
}

} // namespace ks::ui
