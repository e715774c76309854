// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/campaign.h"
#include "solvers/bench/results.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

namespace ks::ui {

/// A campaign that can be measured: one that ships, or a file of the user's.
struct CampaignFile {
    QString id;        ///< the file's name without ".json"
    QString path;      ///< may lie in the program itself (":/assets/...")
    QByteArray text;   ///< as the runner gets it
    Campaign campaign; ///< empty when broken
    std::optional<Error> broken;

    QString title() const;
    /// What a campaign's own files are relative to; empty for one in the program, which has none.
    QString folder() const;
    /// Reads the text by what variants there are now. A file that could not be opened stays broken.
    void read(const Catalogue& catalogue);
};

CampaignFile open_campaign(const QString& path, const Catalogue& catalogue);
/// The program's, those below KNAPSCOPE_ASSETS and the user's own, by file name.
std::vector<CampaignFile> campaign_library(const Catalogue& catalogue);

/// Measured results in a file.
struct ResultsFile {
    QString id; ///< the file's name without ".json"
    QString path;
    std::shared_ptr<const RecordedResults> results;
    bool here = false; ///< measured by this session, on this machine
};

Result<ResultsFile> open_results_file(const QString& path);
/// The recorded results that ship and those below KNAPSCOPE_ASSETS; one that cannot be read is left out.
std::vector<ResultsFile> results_library();

/// Where a campaign's results go unless the user names another file: the first of ID.json, ID-2.json ... in
/// the user's folder that is not there or holds a part of the same campaign, which is then gone on with.
QString standard_output(const CampaignFile& file);
/// The first of them that is not there.
QString free_output(const CampaignFile& file);

/// How many rows of this campaign a results file holds; nothing if it is not there or holds something else.
std::optional<std::size_t> rows_held(const CampaignFile& file, const QString& results);

} // namespace ks::ui
