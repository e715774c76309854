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

/// A campaign that can be measured: one that ships with the program, or a file of the user's.
struct CampaignFile {
    QString id;        ///< the file name without ".json"
    QString path;      ///< may be inside the program (":/assets/...")
    QByteArray text;   ///< what the runner receives
    Campaign campaign; ///< empty if the file is broken
    std::optional<Error> broken;

    QString title() const;
    /// The folder that paths in the campaign are relative to; empty for a campaign inside the program, which
    /// has no other files.
    QString folder() const;
    /// Parses the text with the variants of this catalogue. A file that could not be opened stays broken.
    void read(const Catalogue& catalogue, const std::stop_token& stop = {});
};

CampaignFile open_campaign(const QString& path, const Catalogue& catalogue, const std::stop_token& stop = {});
/// The campaigns of the program, of KNAPSCOPE_ASSETS and of the user, sorted by file name.
std::vector<CampaignFile> campaign_library(const Catalogue& catalogue);

/// A file of measured results.
struct ResultsFile {
    QString id; ///< the file name without ".json"
    QString path;
    std::shared_ptr<const RecordedResults> results;
    bool here = false; ///< measured by this session, on this machine
};

/// Parses the text of the results file `path`. Can be called in any thread.
Result<ResultsFile> read_results_of(std::string_view text, const QString& path,
                                    const std::stop_token& stop = {});
Result<ResultsFile> open_results_file(const QString& path);
/// The recorded results that ship with the program and those in KNAPSCOPE_ASSETS. Files that cannot be read
/// are skipped. A cancelled call returns the files read so far.
std::vector<ResultsFile> results_library(const std::stop_token& stop = {});

/// The default file for a campaign's results: the first of ID.json, ID-2.json ... in `folder` that does not
/// exist or that holds a part of this campaign, which is then continued.
QString standard_output(const CampaignFile& file, const QString& folder);
/// The first of these files that does not exist.
QString free_output(const CampaignFile& file, const QString& folder);
/// The default folder of results.
QString usual_results_folder();

/// The number of rows of this campaign in a results file; nothing if the file does not exist or holds
/// something else.
std::optional<std::size_t> rows_held(const CampaignFile& file, const QString& results);

} // namespace ks::ui
