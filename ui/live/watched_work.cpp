// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/watched_work.h"

#include "solvers/core/json_out.h"
#include "solvers/formats/format.h"
#include "solvers/run/live_document.h"
#include "ui/live/live_checks.h"
#include "ui/widgets/files.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>

namespace ks::ui {
namespace {

LaidOutRun laid_out_run(const LiveRunPtr& run, const std::stop_token& stop) {
    LaidOutRun done{.run = run, .summary = summary_of(*run), .timeline = nullptr};
    if (run->timeline)
        done.timeline = scene::lay_out(std::shared_ptr<const live::Timeline>(run, &*run->timeline), stop);
    return done;
}

Result<live::LiveRun> read_live_file(const QString& path, const std::stop_token& stop) {
    KS_TRY(const std::string text, path.startsWith(QLatin1Char(':')) ? read_file(path, json::document_limit)
                                                                     : read_document(native(path)));
    const std::string name = QFileInfo(path).fileName().toStdString();
    KS_TRY(const json::Node document, json::parse(text, name, {}, stop));
    KS_TRY(live::LiveRun run, read_live_run(json::Cursor(document, name)));
    if (auto checked = check_live_run(run); !checked) {
        Error error = checked.error();
        error.where = name;
        return error;
    }
    return run;
}

} // namespace

void WatchedWork::lay_out(const LiveRunPtr& run) {
    add([this, run](const std::stop_token& stop) -> std::function<void()> {
        return [this, done = laid_out_run(run, stop)] { emit laid_out(done); };
    });
}

void WatchedWork::find_limit(const LimitQuestion& question) {
    add([this, question](const std::stop_token& stop) -> std::function<void()> {
        return [this, run = question.run, limit = limit_of(question, stop)] { emit limit_found(run, limit); };
    });
}

void WatchedWork::open(const QString& path) {
    add([this, path](const std::stop_token& stop) -> std::function<void()> {
        auto run = read_live_file(path, stop);
        if (!run)
            return [this, error = run.error()] { emit failed(error); };
        const LiveRunPtr shared = std::make_shared<const live::LiveRun>(*std::move(run));
        return [this, done = laid_out_run(shared, stop), path] { emit opened(done, path); };
    });
}

void WatchedWork::save(const LiveRunPtr& run, const QString& path) {
    add([this, run, path](const std::stop_token&) -> std::function<void()> {
        const auto written = write_file(native(path), to_line(to_json(*run)) + '\n');
        if (!written)
            return [this, error = written.error()] { emit failed(error); };
        return [this, run, path] { emit saved(run, path); };
    });
}

void WatchedWork::add(Work work) {
    waiting_.push_back(std::move(work));
    if (!working_)
        next();
}

void WatchedWork::next() {
    working_ = true;
    task_.start(std::move(waiting_.front()), [this](const std::function<void()>& done) {
        done();
        if (!waiting_.empty())
            return next();
        working_ = false;
        emit settled();
    });
    waiting_.pop_front();
}

void WatchedWork::drop() {
    waiting_.clear();
    task_.drop();
    working_ = false;
}

} // namespace ks::ui
