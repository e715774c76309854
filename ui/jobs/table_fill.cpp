// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/table_fill.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "ui/jobs/runner.h"
#include "ui/widgets/files.h"
#include "visual/scene/numbers.h"

#include <QDir>
#include <QStandardPaths>

#include <filesystem>

namespace ks::ui {

namespace {

constexpr double enough_of_table = 0.05; // below this fraction the remaining time would be a guess

/// The user's cache. The folder for temporary files would not do, because it is often kept in memory.
QString cache_folder() {
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    QDir().mkpath(cache);
    return cache;
}

} // namespace

QString TableFill::folder_begin() {
    return cache_folder() + QStringLiteral("/table-");
}

Result<std::int64_t> TableFill::file_bytes(const Instance& instance) {
    TableDescription table;
    KS_TRY(table.shape, table_shape(instance));
    KS_TRY(const FileLayout layout, FileLayout::of(table));
    return layout.file_bytes;
}

Result<void> TableFill::check_room(const Instance& instance) {
    KS_TRY(const std::int64_t bytes, file_bytes(instance));
    const QString folder = cache_folder();
    std::filesystem::path there = folder.toStdString();
    while (there.has_relative_path() && !std::filesystem::exists(there)) // it is made when it is needed
        there = there.parent_path();
    std::error_code unknown;
    const auto available = std::filesystem::space(there, unknown).available;
    if (unknown || static_cast<std::uintmax_t>(bytes) <= available)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what = formatted("the table takes a file of {} and the disk has {} free", bytes_text(bytes),
                                   bytes_text(static_cast<std::int64_t>(available))),
                 .where = folder.toStdString(),
                 .todo = "make room there, or choose a smaller instance"};
}

void TableFill::start(Runner& runner, const InstancePtr& instance, const SolveRequest& solve) {
    drop();
    folder_ = std::make_unique<TemporaryFolder>(folder_begin());
    if (!folder_->isValid()) {
        error_ = Error{.code = ErrorCode::output,
                       .what = "there is no place for a temporary file",
                       .where = folder_->path().toStdString(),
                       .todo = "make room, or allow writing there"};
        emit finished();
        return;
    }
    const QString path = folder_->filePath(QStringLiteral("rows.kstable"));
    job_ = runner.work(request_of(*instance, solve).text("table", path));
    since_.start();
    connect(job_, &Job::progressed, this, [this](double fraction, const QString&, qint64 row, qint64 rows) {
        follow(fraction, row, rows);
    });
    connect(job_, &Job::failed, this, [this](const Error& error) { end(error); });
    connect(job_, &Job::result, this, [this, path] { end(TableFile::open(native(path))); });
}

void TableFill::cancel() {
    if (job_)
        job_->cancel();
}

void TableFill::drop() {
    if (job_) {
        job_->disconnect(this);
        job_->cancel();
    }
    job_ = nullptr;
    folder_.reset();
    file_.reset();
    error_.reset();
    fraction_ = 0;
    progress_.clear();
}

void TableFill::follow(double fraction, qint64 row, qint64 rows) {
    fraction_ = std::max(fraction_, fraction);
    progress_ = tr("row %1 of %2")
                    .arg(QString::fromStdString(scene::number(std::int64_t{row})),
                         QString::fromStdString(scene::number(std::int64_t{rows})));
    if (fraction_ >= enough_of_table) {
        const double left = static_cast<double>(since_.elapsed()) / 1000 * (1 - fraction_) / fraction_;
        progress_ += tr(" · %1 left").arg(QString::fromStdString(scene::time_left(left)));
    }
    emit progressed();
}

void TableFill::end(Result<TableFilePtr> outcome) {
    job_ = nullptr;
    folder_.reset(); // the file is mapped, so it no longer needs a name
    if (outcome)
        file_ = *std::move(outcome);
    else
        error_ = outcome.error();
    emit finished();
}

} // namespace ks::ui
