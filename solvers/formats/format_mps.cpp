// SPDX-License-Identifier: Apache-2.0
// The same programs as format_lp.cpp in MPS. Its readers agree on minimising only, so the objective is
// negated. Where all names and numbers fit, the file is in the columns of fixed MPS, which readers of free
// MPS accept as well.
#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/linear_model.h"

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

/// A line in the columns of fixed MPS: 2 to 3, 5 to 12, 15 to 22 and 25 to 36.
std::string mps_line(std::string_view code, std::string_view name, std::string_view other = "",
                     std::string_view number = "") {
    std::string line = written(" {:<2} {:<8}  {:<8}  {:>12}", code, name, other, number);
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

/// Whether all names and numbers fit into these columns.
bool fits_fixed_columns(const LinearModel& model) {
    constexpr std::size_t longest_name = 8, longest_number = 12;
    const auto name_fits = [](const std::string& name) { return name.size() <= longest_name; };
    const auto number_fits = [](std::int64_t number) {
        return std::to_string(number).size() < longest_number; // with a minus sign
    };
    return name_fits(model.objective) && std::ranges::all_of(model.variables, name_fits) &&
           std::ranges::all_of(model.rows, name_fits, &LinearModel::Row::name) &&
           all_numbers(model, number_fits);
}

std::string mps_columns(const LinearModel& model) {
    std::string text;
    const MpsColumns columns(model);
    for (std::size_t v = 0; v < model.variables.size(); ++v) {
        const std::string& variable = model.variables[v];
        text += mps_line("", variable, model.objective,
                         std::to_string(model.least ? model.worth[v] : -model.worth[v]));
        for (const auto& [row, factor] : columns.entries[v])
            text += mps_line("", variable, model.rows[row].name, std::to_string(factor));
    }
    return text;
}

Result<std::string> write_mps(const Instance& instance) {
    KS_TRY(const LinearModel model, linear_model_of(instance));
    std::string text;
    for (const std::string& line : comment_lines(model, instance.name()))
        text += formatted("* {}\n", line);
    if (!model.least)
        text += "* To be minimised; the optimum is the answer without its minus sign.\n";
    text +=
        written("NAME          {:.8}{}\nROWS\n", instance.kind(), fits_fixed_columns(model) ? "" : "  FREE");
    text += mps_line("N", model.objective);
    for (const LinearModel::Row& row : model.rows)
        text += mps_line(row.equal ? "E" : "L", row.name);
    text += "COLUMNS\n" + mps_columns(model) + "RHS\n";
    for (const LinearModel::Row& row : model.rows)
        text += mps_line("", "RHS", row.name, std::to_string(row.bound));
    text += "BOUNDS\n";
    for (std::size_t v = 0; v < model.variables.size(); ++v)
        text += model.most[v] == 1 ? mps_line("BV", "BND", model.variables[v])
                                   : mps_line("UI", "BND", model.variables[v], std::to_string(model.most[v]));
    return text + "ENDATA\n";
}

/// Behind the comments the file begins with its name.
Claim claim_mps(const InstanceText& given) {
    std::string_view text = given.text;
    text = without_mark(text);
    while (text.starts_with('*') || text.starts_with('\n') || text.starts_with('\r'))
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    const bool named =
        text.starts_with("NAME") && text.size() > 4 && white_space.find(text[4]) != std::string_view::npos;
    return named && text.find("\nROWS") != std::string_view::npos ? Claim::certain : Claim::none;
}

} // namespace

const Format& format_mps() {
    static const std::vector<std::string_view> kinds = kinds_with_linear_model();
    static const Format format{.id = "mps",
                               .title = "Linear program for other solvers (MPS)",
                               .kinds = kinds,
                               .claim = claim_mps,
                               .read = nullptr,
                               .write = write_mps,
                               .warning = warning_about_doubles,
                               .ending = ".mps",
                               .keeps = {.name = true}};
    return format;
}

} // namespace ks
