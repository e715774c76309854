// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/results.h"

#include "solvers/base/files.h"
#include "solvers/base/json_tree.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks {
namespace {

using json::Cursor;
using json::Node;

constexpr std::uintmax_t most_bytes = json::max_bytes;

template <std::size_t N>
Result<void> only(const Cursor& at, const std::array<std::string_view, N>& keys) {
    return at.only(keys);
}

/// A text member; missing or null is empty.
Result<std::string> optional_text(const Cursor& at, std::string_view key) {
    const Node* node = at.node().find(key);
    if (!node || node->type == Node::Type::null)
        return std::string();
    KS_TRY(const auto member, at.member(key));
    return member.string();
}

Result<std::string> text(const Cursor& at, std::string_view key) {
    KS_TRY(const auto member, at.member(key));
    return member.string();
}

Result<double> milliseconds(const Cursor& at) {
    KS_TRY(const auto ms, at.number());
    if (!std::isfinite(ms) || ms < 0)
        return at.error("a time is negative or no number", "write milliseconds");
    return ms;
}

Result<Spread> read_spread(const Cursor& at) {
    KS_CHECK(only(at, std::array<std::string_view, 4>{"median", "min", "max", "samples"}));
    Spread spread;
    for (auto [key, field] : {std::pair<std::string_view, double*>{"median", &spread.median},
                              {"min", &spread.min},
                              {"max", &spread.max}}) {
        KS_TRY(const auto member, at.member(key));
        KS_TRY(*field, milliseconds(member));
    }
    if (spread.min > spread.median || spread.median > spread.max)
        return at.error("the median does not lie between min and max", "write the results again");
    if (at.has("samples")) {
        KS_TRY(const auto samples, at.member("samples"));
        KS_TRY(const auto elements, samples.elements());
        for (const Cursor& element : elements) {
            KS_TRY(const auto ms, milliseconds(element));
            spread.samples.push_back(ms);
        }
    }
    return spread;
}

Result<void> read_parameters(const Cursor& at, RecordedRow& row) {
    KS_TRY(const auto members, at.members());
    for (const auto& [name, member] : members) {
        if (member.node().type == Node::Type::integer) {
            row.parameters.emplace_back(name, std::to_string(member.node().integer));
        } else {
            KS_TRY(auto word, member.string());
            row.parameters.emplace_back(name, std::move(word));
        }
    }
    return {};
}

Result<void> read_instance_name(const Cursor& at, RecordedRow& row) {
    KS_CHECK(only(at, std::array<std::string_view, 6>{"preset", "set", "seed", "file", "name", "sha256"}));
    for (std::string_view key : {"preset", "file", "name"}) {
        if (!row.instance.empty())
            break;
        KS_TRY(row.instance, optional_text(at, key));
    }
    if (const Node* seed = at.node().find("seed"); seed && seed->type != Node::Type::null) {
        KS_TRY(const auto member, at.member("seed"));
        KS_TRY(row.seed, member.natural());
    }
    KS_TRY(row.instance_sha256, optional_text(at, "sha256"));
    return {};
}

Result<void> read_stages(const Cursor& at, RecordedRow& row) {
    KS_TRY(const auto stages, at.elements());
    for (const Cursor& stage : stages) {
        KS_CHECK(only(stage, std::array<std::string_view, 2>{"name", "ms"}));
        KS_TRY(auto name, text(stage, "name"));
        KS_TRY(const auto ms, stage.member("ms"));
        KS_TRY(auto spread, read_spread(ms));
        row.stages.push_back({std::move(name), std::move(spread)});
    }
    return {};
}

Result<RecordedRow> read_row(const Cursor& at) {
    KS_CHECK(only(at, std::array<std::string_view, 9>{"variant", "on", "parameters", "instance", "status",
                                                      "objective", "verified", "total_ms", "stages"}));
    RecordedRow row;
    KS_TRY(row.variant, text(at, "variant"));
    KS_TRY(row.on, text(at, "on"));
    KS_TRY(row.status, text(at, "status"));
    if (at.has("parameters")) {
        KS_TRY(const auto parameters, at.member("parameters"));
        KS_CHECK(read_parameters(parameters, row));
    }
    KS_TRY(const auto instance, at.member("instance"));
    KS_CHECK(read_instance_name(instance, row));
    if (const Node* node = at.node().find("objective"); node && node->type != Node::Type::null) {
        KS_TRY(const auto objective, at.member("objective"));
        KS_TRY(row.objective, objective.natural());
    }
    if (const Node* node = at.node().find("verified"); node && node->type != Node::Type::null) {
        KS_TRY(const auto verified, at.member("verified"));
        KS_TRY(row.verified, verified.boolean());
    }
    KS_TRY(const auto total, at.member("total_ms"));
    KS_TRY(row.total_ms, read_spread(total));
    if (at.has("stages")) {
        KS_TRY(const auto stages, at.member("stages"));
        KS_CHECK(read_stages(stages, row));
    }
    return row;
}

} // namespace

Result<RecordedResults> read_results(std::string_view document, const std::string& name) {
    KS_TRY(const auto root, json::parse(document, name));
    const Cursor at(root, name);
    KS_CHECK(only(at, std::array<std::string_view, 9>{"format", "version", "command", "date", "commit",
                                                      "host", "device", "driver", "rows"}));
    KS_TRY(const auto format, text(at, "format"));
    if (format != "knapscope-results")
        return at.error("the format is \"" + format + "\"", "open a file of format \"knapscope-results\"");
    KS_TRY(const auto version, at.member("version"));
    if (auto number = version.integer(1, 1); !number)
        return version.error("the version is not 1", "open it with a newer Knapscope");
    RecordedResults results;
    for (auto [key, field] : {std::pair<std::string_view, std::string*>{"command", &results.command},
                              {"date", &results.date},
                              {"commit", &results.commit},
                              {"host", &results.host},
                              {"device", &results.device},
                              {"driver", &results.driver}}) {
        KS_TRY(*field, optional_text(at, key));
    }
    KS_TRY(const auto rows, at.member("rows"));
    KS_TRY(const auto elements, rows.elements());
    for (const Cursor& element : elements) {
        KS_TRY(auto row, read_row(element));
        results.rows.push_back(std::move(row));
    }
    return results;
}

Result<RecordedResults> read_results_file(const std::filesystem::path& path) {
    KS_TRY(const auto bytes, read_file(path, most_bytes));
    return read_results(bytes, path.string());
}

bool looks_like_results(std::string_view text) {
    return text.substr(0, 4096).find("\"knapscope-results\"") != std::string_view::npos;
}

} // namespace ks
