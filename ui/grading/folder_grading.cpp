// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/grading/folder_grading.h"

#include <functional>
#include <utility>

namespace ks::ui {
namespace {

Result<GradedFolder> graded_folder(const QString& sheet, const QString& folder, const std::stop_token& stop,
                                   const std::function<void(std::size_t done, std::size_t of)>& told) {
    GradedFolder graded;
    KS_TRY(graded.sheet, read_sheet_file(sheet.toStdString()));
    KS_TRY(const std::vector<AnswerFile> files, answer_files(folder.toStdString()));
    KS_TRY(graded.files,
           graded_files(graded.sheet, files, stop, [&](std::size_t done) { told(done, files.size()); }));
    return graded;
}

} // namespace

void FolderGrading::start(const QString& sheet, const QString& folder) {
    outcome_.reset();
    const auto grade = [this, sheet, folder](const std::stop_token& stop) {
        return graded_folder(sheet, folder, stop, [this](std::size_t done, std::size_t of) {
            emit told(static_cast<int>(done), static_cast<int>(of));
        });
    };
    task_.start(grade, [this](Result<GradedFolder> graded) {
        outcome_ = std::move(graded);
        emit finished();
    });
}

} // namespace ks::ui
