// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/time_ratios.h"

#include "solvers/bench/kernel_time.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace ks {

namespace {

Error ratios_error(Sentence what, Sentence todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .todo = std::move(todo)};
}

const std::string* value_in(const RecordedRow::Settings& settings, const std::string& name) {
    const auto at = std::ranges::find(settings, name, &RecordedRow::Settings::value_type::first);
    return at == settings.end() ? nullptr : &at->second;
}

/// Returns whether the row belongs to the question, for any value of the parameter.
bool counts(const RecordedRow& row, const RatioQuestion& question) {
    return !row.error && value_in(row.parameters, question.parameter) != nullptr &&
           std::ranges::all_of(question.where, [&](const auto& wanted) {
               const std::string* value = value_in(row.instance_set, wanted.first);
               return value != nullptr && *value == wanted.second;
           });
}

bool same_preset(const RecordedRow& a, const RecordedRow& b) {
    return a.instance == b.instance && a.instance_index == b.instance_index &&
           a.instance_kind == b.instance_kind && a.instance_set == b.instance_set;
}

/// The common properties of the two runs of a ratio: everything except the parameter.
using PairKey =
    std::tuple<std::string, std::int64_t, std::string, RecordedRow::Settings, std::optional<std::int64_t>,
               std::string, std::string, std::string, RecordedRow::Settings>;
PairKey key_of(const RecordedRow& row, const std::string& parameter) {
    RecordedRow::Settings others = row.parameters;
    std::erase_if(others, [&](const auto& each) { return each.first == parameter; });
    return {row.instance,     row.instance_index,  row.instance_kind, row.instance_set,
            row.seed,         row.instance_sha256, row.variant,       row.on,
            std::move(others)};
}

std::optional<double> time_of(const RecordedRow& row, const std::string& stage) {
    if (stage.empty())
        return row.total_ms.median;
    const auto time = stages_ms(row, [&](std::string_view name) { return name == stage; });
    return time ? std::optional(time->median) : std::nullopt;
}

/// A group with one of its rows, from which its preset is read.
struct Collected {
    const RecordedRow* first;
    RatioGroup group;
};

/// Returns "kernels = 16": the preset, with those settings in which the collected groups differ.
std::string in_what_it_differs(const RecordedRow& row, const std::vector<Collected>& all) {
    const auto some = [&](auto differs) {
        return std::ranges::any_of(all, [&](const Collected& each) { return differs(*each.first); });
    };
    std::string words;
    if (some([&](const RecordedRow& other) { return other.instance != row.instance; }))
        words = row.instance;
    for (const auto& [name, value] : row.instance_set)
        // clang 14 cannot capture a structured binding by [&].
        if (some([&name = name, &value = value](const RecordedRow& other) {
                const std::string* theirs = value_in(other.instance_set, name);
                return theirs == nullptr || *theirs != value;
            }))
            words += formatted("{}{} = {}", words.empty() ? "" : ", ", name, value);
    return words;
}

/// The rows that belong to the question, by the parameter's value, in the order of the file.
using ByValue = std::vector<std::pair<std::string, std::vector<const RecordedRow*>>>;
ByValue by_value(const RecordedResults& results, const RatioQuestion& question) {
    ByValue all;
    for (const RecordedRow& row : results.rows) {
        if (!counts(row, question))
            continue;
        const std::string& value = *value_in(row.parameters, question.parameter);
        auto at = std::ranges::find(all, value, &ByValue::value_type::first);
        if (at == all.end())
            at = all.insert(at, {value, {}});
        at->second.push_back(&row);
    }
    return all;
}

/// Adds the ratio of the row and its partner to the group of its preset.
Result<void> collect(std::vector<Collected>& groups, const RecordedRow& row, const RecordedRow& partner,
                     const RatioQuestion& question) {
    const std::optional<double> of = time_of(row, question.stage), over = time_of(partner, question.stage);
    if (!of || !over)
        return ratios_error(
            formatted("no time of a stage '{}' was recorded of {}", printable(question.stage), row.variant),
            "name a stage that the results have, or none for whole times");
    if (!(*of > 0 && *over > 0 && std::isfinite(*of / *over)))
        return ratios_error(
            formatted("a run of {} took no time that counts, so nothing can be divided by it", row.variant),
            "compare longer runs");
    const std::string& value = *value_in(row.parameters, question.parameter);
    auto at = std::ranges::find_if(groups, [&](const Collected& each) {
        return each.group.of == value && same_preset(*each.first, row);
    });
    if (at == groups.end())
        at = groups.insert(at, {.first = &row, .group = {.of = value}});
    at->group.ratios.push_back(
        {.instance = instance_words(row), .seed = row.seed, .of_ms = *of, .over_ms = *over});
    return {};
}

/// The rows with the denominators.
using Partners = std::map<PairKey, const RecordedRow*>;
Partners partners_in(const ByValue& rows, const RatioQuestion& question) {
    Partners partners;
    for (const auto& [value, those] : rows)
        for (const RecordedRow* row : those)
            if (value == question.over)
                partners.emplace(key_of(*row, question.parameter), row);
    return partners;
}

} // namespace

std::size_t runs_without_partner(const RecordedResults& results, const RatioQuestion& question) {
    const ByValue rows = by_value(results, question);
    const Partners partners = partners_in(rows, question);
    std::size_t without = 0;
    for (const auto& [value, those] : rows)
        if (value != question.over && (question.of.empty() || value == question.of))
            for (const RecordedRow* row : those)
                without += partners.contains(key_of(*row, question.parameter)) ? 0 : 1;
    return without;
}

Result<std::vector<RatioGroup>> ratio_groups(const RecordedResults& results, const RatioQuestion& question) {
    const ByValue rows = by_value(results, question);
    const Partners partners = partners_in(rows, question);
    std::vector<Collected> collected;
    for (const auto& [value, those] : rows) {
        if (value == question.over || (!question.of.empty() && value != question.of))
            continue;
        for (const RecordedRow* row : those) {
            const auto partner = partners.find(key_of(*row, question.parameter));
            if (partner != partners.end())
                KS_CHECK(collect(collected, *row, *partner->second, question));
        }
    }
    if (collected.empty())
        return ratios_error(formatted("no two runs have {} '{}' and '{}' and are otherwise the same",
                                      printable(question.parameter),
                                      printable(question.of.empty() ? "another" : question.of),
                                      printable(question.over)),
                            "name a parameter and values of it that the results have for the same instances");
    std::vector<RatioGroup> groups;
    for (Collected& each : collected)
        each.group.instances = in_what_it_differs(*each.first, collected);
    for (Collected& each : collected)
        groups.push_back(std::move(each.group));
    return groups;
}

RatioSummary summary_of(const std::vector<TimeRatio>& ratios) {
    RatioSummary summary{
        .runs = ratios.size(), .least = ratios.front().value(), .most = ratios.front().value()};
    double sum = 0;
    for (const TimeRatio& each : ratios) {
        const double value = each.value();
        sum += value;
        summary.below_one += value < 1 ? 1 : 0;
        summary.least = std::min(summary.least, value);
        summary.most = std::max(summary.most, value);
    }
    summary.mean = sum / static_cast<double>(ratios.size());
    return summary;
}

namespace {

/// Returns the index of a ratio's bin, which may exceed the range of an integer.
double bin_of(double ratio, double width) {
    return std::floor((ratio - 1) / width);
}

} // namespace

std::vector<std::size_t> RatioBins::counts(const std::vector<TimeRatio>& ratios) const {
    std::vector<std::size_t> all(size());
    for (const TimeRatio& each : ratios)
        ++all[static_cast<std::size_t>(static_cast<std::int64_t>(bin_of(each.value(), width)) - first)];
    return all;
}

RatioBins bins_for(const std::vector<RatioGroup>& groups, std::size_t most) {
    double least = 1, largest = 1;
    for (const RatioGroup& group : groups) {
        const RatioSummary summary = summary_of(group.ratios);
        least = std::min(least, summary.least);
        largest = std::max(largest, summary.most);
    }
    for (double power = 0.001;; power *= 10)
        for (const double times : {1.0, 2.0, 5.0}) {
            const double width = times * power;
            const double first = std::min(-1.0, bin_of(least, width)), last = bin_of(largest, width);
            if (last - first + 1 <= static_cast<double>(most))
                return {.width = width,
                        .first = static_cast<std::int64_t>(first),
                        .last = static_cast<std::int64_t>(last)};
        }
}

} // namespace ks
