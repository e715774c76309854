// SPDX-License-Identifier: Apache-2.0
// The same programs as format_lp.cpp in free MPS. Its readers agree on minimising only, so the objective is
// negated.
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/format.h"
#include "solvers/problems/linear_model.h"

#include <algorithm>

namespace ks {

namespace {

/// What a column has in the rows, in their order.
struct MpsColumns {
    explicit MpsColumns(const LinearModel& model) : entries(model.variables.size()) {
        for (std::size_t r = 0; r < model.rows.size(); ++r)
            for (const auto& [variable, factor] : model.rows[r].terms)
                entries[variable].push_back({r, factor});
    }
    struct Entry {
        std::size_t row = 0;
        std::int64_t factor = 0;
    };
    std::vector<std::vector<Entry>> entries; ///< [variable]
};

Result<std::string> write_mps(const Instance& instance) {
    KS_TRY(const LinearModel model, linear_model_of(instance));
    std::string text;
    for (const std::string& line : comment_lines(model, instance.name()))
        text += formatted("* {}\n", line);
    if (!model.least)
        text += "* To be minimised; the optimum is the answer without its minus sign.\n";
    text += formatted("NAME {} FREE\nROWS\n N {}\n", instance.kind(), model.objective);
    for (const LinearModel::Row& row : model.rows)
        text += formatted(" {} {}\n", row.equal ? 'E' : 'L', row.name);
    text += "COLUMNS\n";
    const MpsColumns columns(model);
    for (std::size_t v = 0; v < model.variables.size(); ++v) {
        text += formatted(" {} {} {}\n", model.variables[v], model.objective,
                          model.least ? model.worth[v] : -model.worth[v]);
        for (const auto& [row, factor] : columns.entries[v])
            text += formatted(" {} {} {}\n", model.variables[v], model.rows[row].name, factor);
    }
    text += "RHS\n";
    for (const LinearModel::Row& row : model.rows)
        text += formatted(" RHS {} {}\n", row.name, row.bound);
    text += "BOUNDS\n";
    for (std::size_t v = 0; v < model.variables.size(); ++v)
        text += model.most[v] == 1 ? formatted(" BV BND {}\n", model.variables[v])
                                   : formatted(" UI BND {} {}\n", model.variables[v], model.most[v]);
    return text + "ENDATA\n";
}

/// Behind the comments the file begins with its name.
Claim claim_mps(std::string_view text) {
    text = without_mark(text);
    while (text.starts_with('*') || text.starts_with('\n') || text.starts_with('\r'))
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    const bool named = text.starts_with("NAME") && text.size() > 4 &&
                       std::string_view(" \t\r\n").find(text[4]) != std::string_view::npos;
    return named && text.find("\nROWS") != std::string_view::npos ? Claim::certain : Claim::none;
}

} // namespace

const Format& format_mps() {
    static const std::vector<std::string_view> kinds = kinds_with_linear_model();
    static const Format format{.id = "mps",
                               .title = "Linear program for other solvers (free MPS)",
                               .kinds = kinds,
                               .claim = claim_mps,
                               .read = nullptr,
                               .write = write_mps,
                               .ending = ".mps"};
    return format;
}

} // namespace ks
