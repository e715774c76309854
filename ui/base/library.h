// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/campaign.h"
#include "solvers/bench/results.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <stop_token>
#include <vector>

namespace ks::ui {

/// A campaign that can be measured. It ships with the program or is a file of the user's.
struct CampaignFile {
    QString id;        ///< the file's name without ".json"
    QString path;      ///< may be inside the program (":/assets/...")
    QByteArray text;   ///< what the runner receives
    Campaign campaign; ///< empty when broken
    std::optional<Error> broken;

    QString title() const;
    /// The folder that paths in the campaign are relative to. It is empty for a campaign inside the program,
    /// which has no files beside it.
    QString folder() const;
    /// Parses the text with the variants of this catalogue. A file that could not be opened stays broken.
    void read(const Catalogue& catalogue, const std::stop_token& stop = {});
};

CampaignFile open_campaign(const QString& path, const Catalogue& catalogue, const std::stop_token& stop = {});
/// The campaigns of the program, those below KNAPSCOPE_ASSETS and the user's own, sorted by file name.
std::vector<CampaignFile> campaign_library(const Catalogue& catalogue);

/// A file of measured results.
struct ResultsFile {
    QString id; ///< the file's name without ".json"
    QString path;
    std::shared_ptr<const RecordedResults> results;
    bool here = false; ///< measured by this session, on this machine
};

/// Reads the text of the results file `path` on any thread.
Result<ResultsFile> read_results_of(std::string_view text, const QString& path,
                                    const std::stop_token& stop = {});
Result<ResultsFile> open_results_file(const QString& path);
/// The recorded results that ship and those below KNAPSCOPE_ASSETS. A file that cannot be read is left out. A
/// cancelled call returns the files that it has read so far.
std::vector<ResultsFile> results_library(const std::stop_token& stop = {});

/// The file that a campaign's results go to unless the user names another. It is the first of ID.json,
/// ID-2.json ... in `folder` that does not exist or that holds a part of this campaign; that part is then
/// continued.
QString standard_output(const CampaignFile& file, const QString& folder);
/// The first of these files that does not exist.
QString free_output(const CampaignFile& file, const QString& folder);
/// Where results go unless the user prefers another folder.
QString usual_results_folder();

/// How many rows of this campaign a results file holds; no value if the file does not exist or holds
/// something else.
std::optional<std::size_t> rows_held(const CampaignFile& file, const QString& results);

} // namespace ks::ui
