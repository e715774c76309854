// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/crossover.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace ks {

namespace {

Error crossover_error(Sentence what, Sentence todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .todo = std::move(todo)};
}

std::optional<std::string> setting(const RecordedRow& row, const std::string& name) {
    const auto at = std::ranges::find(row.instance_set, name, &RecordedRow::Settings::value_type::first);
    return at == row.instance_set.end() ? std::nullopt : std::optional(at->second);
}

/// Returns the index of a name in the list, and adds a new name.
std::size_t place_in(std::vector<std::string>& names, const std::string& name) {
    const auto at = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    if (at == names.size())
        names.push_back(name);
    return at;
}

bool is_in(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

/// The runs of one way to solve the instances of a field; the instances differ in their seeds.
struct Runs {
    double sum_ms = 0;
    std::size_t answered = 0, failed = 0;
};
using Place = std::tuple<std::size_t, std::size_t, std::size_t>; ///< row, group, column
using Way = std::tuple<std::string, std::string, RecordedRow::Settings>;

class Mapping {
public:
    explicit Mapping(const CrossoverQuestion& question) : question_(question) {}

    void add(const RecordedRow& row) {
        const auto group = setting(row, question_.groups), column = setting(row, question_.columns);
        if (!group || !column)
            return;
        const bool is_one = is_in(question_.one, row.variant);
        if (!is_one && !question_.other.empty() && !is_in(question_.other, row.variant))
            return;
        const Place place{place_in(map_.rows, row.instance), place_in(map_.groups, *group),
                          place_in(map_.columns, *column)};
        Runs& runs = ways_[place][{row.variant, row.on, row.parameters}];
        if (row.error || !(row.total_ms.median > 0)) {
            ++runs.failed;
            return;
        }
        ++runs.answered;
        runs.sum_ms += row.total_ms.median;
        place_in(is_one ? map_.one : map_.other, row.variant);
    }

    Crossover finish() {
        map_.fields.resize(map_.rows.size() * map_.groups.size() * map_.columns.size());
        for (const auto& [place, ways] : ways_) {
            const auto& [row, group, column] = place;
            CrossoverField& field =
                map_.fields[(row * map_.groups.size() + group) * map_.columns.size() + column];
            field.measured = true;
            for (const auto& [way, runs] : ways)
                take(is_in(question_.one, std::get<0>(way)) ? field.one : field.other, way, runs);
        }
        return std::move(map_);
    }

private:
    static void take(std::optional<FastestRun>& fastest, const Way& way, const Runs& runs) {
        if (runs.failed > 0)
            return;
        const double ms = runs.sum_ms / static_cast<double>(runs.answered);
        if (!fastest || ms < fastest->ms)
            fastest = {.variant = std::get<0>(way), .on = std::get<1>(way), .ms = ms};
    }

    const CrossoverQuestion& question_;
    Crossover map_;
    std::map<Place, std::map<Way, Runs>> ways_;
};

} // namespace

std::optional<double> CrossoverField::ratio() const {
    if (!one || !other)
        return std::nullopt;
    return std::max(one->ms, other->ms) / std::min(one->ms, other->ms);
}

Result<Crossover> crossover_of(const RecordedResults& results, const CrossoverQuestion& question) {
    Mapping mapping(question);
    for (const RecordedRow& row : results.rows)
        mapping.add(row);
    Crossover map = mapping.finish();
    if (map.rows.empty())
        return crossover_error(formatted("no instance of the results has the settings '{}' and '{}'",
                                         printable(question.groups), printable(question.columns)),
                               "name two settings that the campaign gave its presets");
    if (map.one.empty() || map.other.empty())
        return crossover_error("the results have no answer of one of the two sides",
                               "name variants on each side that the campaign ran");
    return map;
}

} // namespace ks
