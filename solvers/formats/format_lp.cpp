// SPDX-License-Identifier: Apache-2.0
// Writes instances of all kinds that are linear programs for cbc, glpsol and their like, in CPLEX' LP format.
#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/linear_model.h"

#include <algorithm>
#include <array>

namespace ks {

namespace {

/// A sum in lines that people can look at; readers have limits as well.
class LpLine {
public:
    explicit LpLine(std::string& text, const std::string& name) : text_(text) {
        text_ += formatted(" {}:", name);
        begin_ = text_.size();
    }
    void add(std::int64_t factor, const std::string& variable) {
        constexpr std::size_t longest = 78;
        const char* sign = factor < 0 ? " -" : first_ ? "" : " +";
        const std::string term = formatted("{} {} {}", sign, factor < 0 ? -factor : factor, variable);
        if (text_.size() - begin_ + term.size() > longest) {
            text_ += "\n  ";
            begin_ = text_.size();
        }
        text_ += term;
        first_ = false;
    }

private:
    std::string& text_;
    std::size_t begin_ = 0;
    bool first_ = true;
};

/// Which values the variables may have.
std::string lp_integers(const LinearModel& model) {
    std::string bounds, general, binary;
    for (std::size_t v = 0; v < model.variables.size(); ++v) {
        const std::string& variable = model.variables[v];
        if (model.most[v] == 1) {
            binary += formatted(" {}\n", variable);
        } else {
            bounds += formatted(" 0 <= {} <= {}\n", variable, model.most[v]);
            general += formatted(" {}\n", variable);
        }
    }
    std::string text;
    for (const auto& [heading, lines] :
         {std::pair("Bounds", &bounds), std::pair("General", &general), std::pair("Binary", &binary)})
        if (!lines->empty())
            text += formatted("{}\n{}", heading, *lines);
    return text;
}

Result<std::string> write_lp(const Instance& instance) {
    KS_TRY(const LinearModel model, linear_model_of(instance));
    std::string text;
    for (const std::string& line : comment_lines(model, instance.name()))
        text += formatted("\\ {}\n", line);
    text += model.least ? "Minimize\n" : "Maximize\n";
    LpLine objective(text, model.objective);
    for (std::size_t v = 0; v < model.variables.size(); ++v)
        objective.add(model.worth[v], model.variables[v]);
    text += "\nSubject To\n";
    for (const LinearModel::Row& row : model.rows) {
        LpLine sum(text, row.name);
        for (const auto& [variable, factor] : row.terms)
            sum.add(factor, model.variables[variable]);
        text += formatted(" {} {}\n", row.equal ? "=" : "<=", row.bound);
    }
    return text + lp_integers(model) + "End\n";
}

std::string lowered(std::string_view word) {
    std::string lower(word);
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return lower;
}

/// Whether a line begins the constraints: "Subject To", "such that", "st".
bool begins_constraints(std::string_view line) {
    const std::string words = lowered(line.substr(0, 12));
    return words.starts_with("subject to") || words.starts_with("such that") || words == "st" ||
           words == "st:" || words == "s.t.";
}

bool has_constraints(std::string_view text) {
    constexpr std::string_view blank = " \t\r";
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at, end - at);
        line.remove_prefix(std::min(line.find_first_not_of(blank), line.size()));
        line = line.substr(0, line.find_last_not_of(blank) + 1);
        if (begins_constraints(line))
            return true;
        at = end + 1;
    }
    return false;
}

/// The first word behind the comments says what is to be done with the objective, and a later line begins the
/// constraints. Without these a table may have such a heading; only where the word is alone on its line may
/// it be a program that was cut off.
Claim claim_lp(const InstanceText& given) {
    std::string_view text = given.text;
    text = without_mark(text);
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(white_space), text.size()));
        if (!text.starts_with('\\'))
            break;
        text.remove_prefix(std::min(text.find('\n'), text.size()));
    }
    const std::size_t end = std::min(text.find_first_of(white_space), text.size());
    const std::string word = lowered(text.substr(0, std::min<std::size_t>(end, 10)));
    constexpr std::array<std::string_view, 6> begins{"maximize", "minimize", "maximise",
                                                     "minimise", "max",      "min"};
    if (std::ranges::find(begins, word) == begins.end())
        return Claim::none;
    const std::string_view rest = text.substr(end);
    const bool alone = rest.find_first_not_of(" \t\r") == rest.find('\n');
    return has_constraints(rest) ? Claim::certain : alone ? Claim::likely : Claim::none;
}

} // namespace

const Format& format_lp() {
    static const std::vector<std::string_view> kinds = kinds_with_linear_model();
    static const Format format{.id = "lp",
                               .title = "Linear program for cbc and glpsol (LP)",
                               .kinds = kinds,
                               .claim = claim_lp,
                               .read = nullptr,
                               .write = write_lp,
                               .warning = warning_about_doubles,
                               .ending = ".lp",
                               .keeps = {.name = true}};
    return format;
}

} // namespace ks
