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

/// One variant on one instance, as a campaign measured it.
struct RecordedRow {
    struct StageTimes {
        std::string name;
        Spread ms;
        friend bool operator==(const StageTimes&, const StageTimes&) = default;
    };
    /// A number that the run reports of itself (Fact), over the repetitions.
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
    std::int64_t instance_index = 0; ///< of several instances in the file, from 1; 0: it has only one
    std::string instance_kind;       ///< of a preset that makes several; empty: its first
    Settings instance_set;           ///< the preset's settings
    std::optional<std::int64_t> seed;
    std::string instance_sha256;
    std::string status;                    ///< of the answer, or "error"
    std::optional<std::int64_t> objective; ///< of a selection or a bound; null for the others
    std::optional<std::int64_t> points;    ///< of a front: how many points it has
    std::optional<std::int64_t> batches;   ///< of a plan: how many batches it has
    std::optional<bool> verified;
    Spread total_ms; ///< without samples when the status is "error"
    std::vector<StageTimes> stages;
    std::vector<FactValues> facts; ///< those that are numbers and that every repetition reported
    std::optional<Error> error; ///< why there is no answer: over a limit, no such place here, a fault there

    friend bool operator==(const RecordedRow&, const RecordedRow&) = default;
};

/// Writes into the row what answers are compared by: the status, the objective, the number of a front's
/// points, the number of a plan's batches.
void note(RecordedRow& row, const Answer& answer);
/// The fact's value if it is one finite number.
std::optional<double> number_of(const Fact& fact);
/// Whether two rows found equally good answers.
bool same_answer(const RecordedRow& a, const RecordedRow& b);
/// "two-list (n = 36, alpha = 300)", "thesis-set5", "pisinger.csv, instance 2"; empty: not known.
std::string instance_words(const RecordedRow& row);
/// "7", "12 points", "3 batches"; empty: nothing was found.
std::string answer_words(const RecordedRow& row);

/// What a results document says of the campaign it came from.
struct RecordedCampaign {
    /// The run that others are compared with.
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

/// A results document (app/runner/schemas/results.schema.json): where and when it was measured, and the rows.
/// What is unknown is empty, and null in the document.
struct RecordedResults {
    std::string command, date, commit, host, device, driver;
    std::optional<RecordedCampaign> campaign;
    std::vector<RecordedRow> rows;
    Origin origin; ///< a file that an earlier version wrote has none

    friend bool operator==(const RecordedResults&, const RecordedResults&) = default;
};

/// Reads a results document; errors carry `name` and the place. Unknown fields are refused. A stop request
/// ends it with `cancelled`.
Result<RecordedResults> read_results(std::string_view text, const std::string& name,
                                     const std::stop_token& stop = {});
Result<RecordedResults> read_results_file(const std::filesystem::path& path);
/// A row alone, as the `row` event carries it.
Result<RecordedRow> read_row(const json::Cursor& at);

/// The document from which `read_results` reads the same results.
Json to_json(const RecordedResults& results);
Json to_json(const RecordedRow& row);
/// The same as a file, one row a line.
std::string results_text(const RecordedResults& results);

/// Whether the text begins like a results document, or a campaign, rather than an instance: its `format` says
/// so.
bool looks_like_results(std::string_view text);
bool looks_like_campaign(std::string_view text);

} // namespace ks
