// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ks {

/// One measured quantity over its repetitions, in milliseconds.
struct Spread {
    double median = 0, min = 0, max = 0;
    std::vector<double> samples;
};

/// One variant on one instance, as a campaign measured it.
struct RecordedRow {
    struct Stage {
        std::string name;
        Spread ms;
    };

    std::string variant;
    std::string on; ///< "cpu", "emulator", "gpu:0"
    std::vector<std::pair<std::string, std::string>> parameters;
    std::string instance; ///< the preset's id, or the file
    std::optional<std::int64_t> seed;
    std::string instance_sha256;
    std::string status;
    std::optional<std::int64_t> objective;
    std::optional<bool> verified;
    Spread total_ms;
    std::vector<Stage> stages;
};

/// A results document (interface.md, `bench`): where and when it was measured, and the rows.
struct RecordedResults {
    std::string command, date, commit, host, device, driver;
    std::vector<RecordedRow> rows;
};

/// Reads a results document; errors carry `name` and the place. Unknown fields are refused.
Result<RecordedResults> read_results(std::string_view text, const std::string& name);
Result<RecordedResults> read_results_file(const std::filesystem::path& path);

/// Whether the text begins like a results document rather than an instance: its `format` says so.
bool looks_like_results(std::string_view text);

} // namespace ks
