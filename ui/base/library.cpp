// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/library.h"

#include "assets/assets.h"
#include "solvers/core/json_place.h"
#include "ui/widgets/files.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace ks::ui {
namespace {

Result<Campaign> parsed(const CampaignFile& file, const Catalogue& catalogue, const std::stop_token& stop) {
    const std::string name = QFileInfo(file.path).fileName().toStdString();
    const std::string_view text(file.text.constData(), static_cast<std::size_t>(file.text.size()));
    KS_TRY(const json::Node document, json::parse(text, name, {}, stop));
    auto campaign = read_campaign(json::Cursor(document, name), file.folder().toStdString(), catalogue);
    return campaign ? campaign : json::with_line(campaign.error(), text, name, stop);
}

/// Returns the n-th path of ID.json, ID-2.json ... in the folder.
QString output_path(const CampaignFile& file, const QString& folder, int number) {
    const QString name = file.id + (number > 1 ? QStringLiteral("-%1").arg(number) : QString());
    return folder + QStringLiteral("/%1.json").arg(name);
}

} // namespace

QString CampaignFile::title() const {
    return campaign.title.empty() ? id : QString::fromStdString(campaign.title);
}

QString CampaignFile::folder() const {
    return path.startsWith(QLatin1Char(':')) ? QString() : QFileInfo(path).absolutePath();
}

void CampaignFile::read(const Catalogue& catalogue, const std::stop_token& stop) {
    if (text.isEmpty())
        return;
    broken.reset();
    if (auto read = parsed(*this, catalogue, stop))
        campaign = *std::move(read);
    else
        broken = read.error();
}

CampaignFile open_campaign(const QString& path, const Catalogue& catalogue, const std::stop_token& stop) {
    CampaignFile file{.id = QFileInfo(path).completeBaseName(), .path = path};
    auto text = read_file(path, json::document_limit);
    if (!text) {
        file.broken = text.error();
        return file;
    }
    file.text = QByteArray::fromStdString(*text);
    file.read(catalogue, stop);
    return file;
}

std::vector<CampaignFile> campaign_library(const Catalogue& catalogue) {
    std::vector<CampaignFile> files;
    for (const QString& path :
         asset_files(asset_folders(QStringLiteral("campaigns")), QStringLiteral(".json")))
        files.push_back(open_campaign(path, catalogue));
    return files;
}

Result<ResultsFile> read_results_of(std::string_view text, const QString& path, const std::stop_token& stop) {
    KS_TRY(auto results, read_results(text, path.toStdString(), stop));
    return ResultsFile{.id = QFileInfo(path).completeBaseName(),
                       .path = path,
                       .results = std::make_shared<const RecordedResults>(std::move(results))};
}

Result<ResultsFile> open_results_file(const QString& path) {
    KS_TRY(const std::string text, read_file(path, json::document_limit));
    return read_results_of(text, path);
}

std::vector<ResultsFile> results_library(const std::stop_token& stop) {
    std::vector<ResultsFile> files;
    const QStringList folders = asset_folders(QStringLiteral("results"));
    for (const QString& path : asset_files(folders.mid(0, folders.size() - 1), QStringLiteral(".json")))
        if (auto file = stop.stop_requested() ? Error{.code = ErrorCode::cancelled} : open_results_file(path))
            files.push_back(*std::move(file));
    return files;
}

std::optional<std::size_t> rows_held(const CampaignFile& file, const QString& results) {
    if (!QFileInfo::exists(results))
        return {};
    const auto held = open_results_file(results);
    if (!held || !held->results->campaign || held->results->campaign->sha256 != fingerprint(file.campaign))
        return {};
    return held->results->rows.size();
}

QString usual_results_folder() {
    return user_folder(QStringLiteral("results"));
}

QString standard_output(const CampaignFile& file, const QString& folder) {
    for (int number = 1;; ++number) {
        const QString path = output_path(file, folder, number);
        const auto held = rows_held(file, path);
        if (!QFileInfo::exists(path) || (held && *held < file.campaign.rows()))
            return path;
    }
}

QString free_output(const CampaignFile& file, const QString& folder) {
    int number = 1;
    while (QFileInfo::exists(output_path(file, folder, number)))
        ++number;
    return output_path(file, folder, number);
}

} // namespace ks::ui
