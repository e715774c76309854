// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/results.h"
#include "solvers/core/context.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/parameters.h"
#include "solvers/instance/instance.h"
#include "solvers/run/catalogue.h"

#include <filesystem>

namespace ks {

/// One instance of a campaign: a preset with one seed, or a file.
struct CampaignInstance {
    std::string preset, kind; ///< kind empty: the preset's first kind
    RecordedRow::Settings set;
    std::int64_t seed = 1;
    std::int64_t index = 0; ///< index in a file with several instances, from 1; 0: the file has only one
    std::string file;       ///< as written, relative to the campaign's folder; empty: a preset
    std::string where;      ///< its place in the campaign file, for messages

    std::string label() const; ///< "thesis-set1, seed 1", "two-list (n = 36), seed 1"
};

/// A way to solve the instances: a variant at a place, with one value for each of its parameters.
struct CampaignRun {
    std::string variant;
    std::string on;            ///< as in `solve --on`; empty: the variant's default
    RecordedRow::Settings set; ///< the parameters that the campaign sets
    Parameters parameters;     ///< all of them; a default may depend on the machine (threads)
    std::string where;
};

/// The measurements of `bench`: every run on every instance (app/runner/schemas/campaign.schema.json). Lists
/// of seeds and values, of instances and runs are already expanded.
struct Campaign {
    static constexpr std::int64_t most_rows = 4'000;
    static constexpr std::int64_t most_repetitions = 1'000;

    std::string title; ///< title in lists: "Table 5.2: sets 1 to 3"
    std::string paper;
    std::vector<CampaignInstance> instances;
    std::vector<CampaignRun> runs;
    std::int64_t repetitions = 5;
    std::int64_t warmup = 1;             ///< runs before the repetitions, which are not counted
    std::optional<std::size_t> baseline; ///< the run with which others are compared
    std::int64_t memory = standard_memory;
    std::optional<double> timeout; ///< maximum seconds of a single run
    std::filesystem::path folder;  ///< files are relative to this folder

    std::size_t rows() const { return instances.size() * runs.size(); }
};

/// Reads a campaign and checks every name and value in it, except what depends on the machine or on an
/// instance file. The catalogue defines which variants exist. Errors contain the place; their code is input
/// for a wrong form, usage for an unknown variant, preset, parameter or place, limit for too many rows.
Result<Campaign> read_campaign(const json::Cursor& document, const std::filesystem::path& folder,
                               const Catalogue& catalogue);
Result<Campaign> read_campaign_file(const std::filesystem::path& path, const Catalogue& catalogue,
                                    ReadFrom from = ReadFrom::regular_file);

/// Returns the campaign with its lists expanded, as a document from which `read_campaign` reads the same
/// campaign. It omits parameters that the campaign does not set, so each machine uses its defaults.
Json to_json(const Campaign& campaign);

/// Returns the SHA-256 of what the campaign measures and how often (docs/contract.md). It is the same on
/// every machine, and does not change when a variant gets another parameter.
std::string fingerprint(const Campaign& campaign);

/// Returns the campaign's part of a results document; `machine` determines the place of the baseline.
RecordedCampaign recorded(const Campaign& campaign, const Machine& machine);

/// One finished run.
struct Measurement {
    const RecordedRow& row;  ///< the row of the run, still without times
    std::int64_t repetition; ///< from 1; warm-ups are also counted from 1
    bool warmup;
    double total_ms;
};

/// The events of a campaign. Each function may be empty; all are called from the running thread.
struct CampaignEvents {
    /// At most 60 per second; `phase` names the run, `row` counts the finished rows of `rows`.
    std::function<void(const Progress&)> progress;
    std::function<void(const Measurement&)> measured;
    /// Called when a row is finished and in `results`. An error ends the campaign.
    std::function<Result<void>(const RecordedResults& results, const RecordedRow& row)> row;
};

/// Measures every row that `results` does not contain yet and returns all of them, in the campaign's order:
/// instance by instance, run by run. The runs of an instance alternate, so that a machine that slows down
/// affects all of them equally. A run over a limit, at a missing place or with a fault in the emulator
/// becomes a row with an error. A GPU's error ends the campaign, because later results could not be trusted.
/// A stop request (within 100 ms, `cancelled`) and answers that differ (`check`) end it as well. Rows of
/// another campaign in `results` are a usage error.
Result<RecordedResults> run_campaign(const Campaign& campaign, const Machine& machine,
                                     RecordedResults results, const CampaignEvents& events,
                                     std::stop_token stop);

/// Returns the place of a run on this machine: "cpu", "emulator" or "gpu:N". The machine need not have that
/// place.
std::string place_of(const CampaignRun& run, const Machine& machine);

/// Checks a row from another program, given those before it. It must be a new run of this campaign on one of
/// its instances, at any place if the campaign names none. It must have a time for each repetition or an
/// error, and exact answers to one instance must be equal. Otherwise it is an error of code `check`.
Result<void> check_row(const Campaign& campaign, const std::vector<RecordedRow>& before,
                       const RecordedRow& row);

/// Reads or generates the instance.
Result<InstancePtr> load(const CampaignInstance& instance, const std::filesystem::path& folder);

} // namespace ks
