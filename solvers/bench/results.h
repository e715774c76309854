// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/origin.h"
#include "solvers/bench/statistics.h"
#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ks {

struct Answer;
struct Fact;

/// The measurements of one variant on one instance in a campaign.
struct RecordedRow {
    struct StageTimes {
        std::string name;
        Spread ms;
        friend bool operator==(const StageTimes&, const StageTimes&) = default;
    };
    /// A numeric fact of the run, over the repetitions.
    struct FactValues {
        std::string name, unit; ///< "discard-rate"; unit empty: none
        Spread value;
        friend bool operator==(const FactValues&, const FactValues&) = default;
    };
    using Settings = std::vector<std::pair<std::string, std::string>>;

    std::string variant;
    std::string on; ///< "cpu", "emulator", "gpu:0"
    Settings parameters;
    std::string instance; ///< the preset's id, or the file
    bool instance_is_file = false;
    std::int64_t instance_index = 0; ///< index in a file with several instances, from 1; 0: the file has only
                                     ///< one
    std::string instance_kind;       ///< for a preset that makes several kinds; empty: its first kind
    Settings instance_set;           ///< the preset's settings
    std::optional<std::int64_t> seed;
    std::string instance_sha256;
    std::string status;                    ///< of the answer, or "error"
    std::optional<std::int64_t> objective; ///< of a selection or a bound; null for the others
    std::optional<std::int64_t> points;    ///< number of points of a front
    std::optional<std::int64_t> batches;   ///< number of batches of a plan
    std::optional<bool> verified;
    Spread total_ms; ///< no samples if the status is "error"
    std::vector<StageTimes> stages;
    std::vector<FactValues> facts; ///< numeric facts that every repetition reported
    std::optional<Error> error;    ///< why it has no answer: over a limit, missing place, fault in the
                                   ///< emulator

    friend bool operator==(const RecordedRow&, const RecordedRow&) = default;
};

/// Writes into the row the values by which answers are compared: the status, the objective, the number of a
/// front's points, the number of a plan's batches.
void note(RecordedRow& row, const Answer& answer);
/// Returns the fact's value if it is one finite number.
std::optional<double> number_of(const Fact& fact);
/// Returns whether two rows found equally good answers.
bool same_answer(const RecordedRow& a, const RecordedRow& b);
/// Returns "two-list (n = 36, alpha = 300)", "thesis-set5", "pisinger.csv, instance 2"; empty: not known.
std::string instance_words(const RecordedRow& row);
/// Returns "7", "12 points", "3 batches"; empty: no answer.
std::string answer_words(const RecordedRow& row);

/// The campaign as described in a results document.
struct RecordedCampaign {
    /// The run with which others are compared.
    struct Baseline {
        std::string variant, on;
        RecordedRow::Settings parameters;
        friend bool operator==(const Baseline&, const Baseline&) = default;
    };

    std::string sha256; ///< of what is measured and how often; equal for equal campaigns
    std::int64_t repetitions = 0, warmup = 0;
    std::string paper;
    std::optional<Baseline> baseline;

    friend bool operator==(const RecordedCampaign&, const RecordedCampaign&) = default;
};

/// A results document (app/runner/schemas/results.schema.json): place and date of the measurement, and the
/// rows. Unknown members are empty here, and null in the document.
struct RecordedResults {
    std::string command, date, commit, host, device, driver;
    std::optional<RecordedCampaign> campaign;
    std::vector<RecordedRow> rows;
    Origin origin; ///< empty for files of earlier versions

    friend bool operator==(const RecordedResults&, const RecordedResults&) = default;
};

/// Reads a results document; errors contain `name` and the place. Unknown fields are errors. A stop request
/// returns `cancelled`.
Result<RecordedResults> read_results(std::string_view text, const std::string& name,
                                     const std::stop_token& stop = {});
Result<RecordedResults> read_results_file(const std::filesystem::path& path);
/// Reads a single row, as in the `row` event.
Result<RecordedRow> read_row(const json::Cursor& at);

/// Returns the document from which `read_results` reads the same results.
Json to_json(const RecordedResults& results);
Json to_json(const RecordedRow& row);
/// Returns the same as text, one row per line.
std::string results_text(const RecordedResults& results);

/// Returns whether the text begins like a results document or a campaign, and not like an instance, according
/// to its `format`.
bool looks_like_results(std::string_view text);
bool looks_like_campaign(std::string_view text);

} // namespace ks
