// SPDX-License-Identifier: Apache-2.0
#include "solvers/pairs/compare_answers.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "solvers/result/answer.h"
#include "solvers/run/registry.h"

#include <algorithm>
#include <map>
#include <vector>

namespace ks {

namespace {

/// The names of the chosen items; a name that appears twice was chosen twice.
using Names = std::vector<std::string>;

const Kind* kind_of(const Recording& recording) {
    const auto variant = find_variant(recording.variant());
    return variant ? find_kind((*variant)->info().kind) : nullptr;
}

Names names_of(const Kind& kind, const Selection& selection) {
    Names names;
    for (std::size_t i = 0; i < selection.size(); ++i)
        if (selection[i])
            names.push_back(kind.item_name(static_cast<std::int64_t>(i), *selection[i]));
    return names;
}

/// Returns the names of batches, by their kernels and blocks: "4 × scan + 2 × sort".
Names names_of(const Plan& plan) {
    Names names;
    for (const Plan::Batch& batch : plan.batches) {
        Names kernels;
        for (const Plan::Kernel& kernel : batch.kernels)
            kernels.push_back(written("{} × {}", kernel.blocks_per_sm, kernel.name));
        std::ranges::sort(kernels);
        names.insert(names.end(), static_cast<std::size_t>(batch.repeat),
                     joined(kernels, std::identity(), " + "));
    }
    return names;
}

/// Returns the names that are not among the others, in their order.
Names only_in(const Names& names, const Names& others) {
    std::map<std::string, int> left;
    for (const std::string& name : others)
        ++left[name];
    Names only;
    for (const std::string& name : names)
        if (left[name]-- <= 0)
            only.push_back(name);
    return only;
}

/// Returns "1, 4, 5 and 7 more": as many names as a line has room for, at least one.
std::string listed(const Names& names) {
    constexpr std::size_t most_letters = 48;
    std::string text = names.front();
    std::size_t told = 1;
    for (; told < names.size() && text.size() + names[told].size() + 2 <= most_letters; ++told)
        text += ", " + names[told];
    if (told < names.size())
        text += formatted(" and {} more", names.size() - told);
    return text;
}

/// `what`: the word for the chosen things, such as "items".
std::string chosen_words(const std::string& what, const Names& first, const Names& second) {
    const Names left = only_in(first, second), right = only_in(second, first);
    if (left.empty() && right.empty())
        return formatted("Chosen ({}): the same on both sides.", what);
    if (right.empty())
        return formatted("Chosen ({}): only on the left {}; else the same.", what, listed(left));
    if (left.empty())
        return formatted("Chosen ({}): only on the right {}; else the same.", what, listed(right));
    return formatted("Chosen ({}): only on the left {}; only on the right {}.", what, listed(left),
                     listed(right));
}

/// Compares the choices of the points that both fronts have.
std::string front_choices(const Kind& kind, const Front& first, const Front& second) {
    std::int64_t common = 0, differ = 0;
    std::string example;
    for (std::size_t i = 0, j = 0; i < first.size() && j < second.size();) {
        const std::int64_t here = first.points()[i].cost, there = second.points()[j].cost;
        if (here == there && first.exact(i) == second.exact(j)) {
            const Names left = names_of(kind, first.selection(i)),
                        right = names_of(kind, second.selection(j));
            ++common;
            if (left != right && ++differ == 1)
                example =
                    formatted("the first is at cost {}. {}", here,
                              chosen_words(said(std::string(kind.fields().record.plural)), left, right));
        }
        i += here <= there ? 1 : 0;
        j += there <= here ? 1 : 0;
    }
    if (common == 0)
        return {};
    if (differ == 0)
        return counted("{} point that both have is reached by the same choices.",
                       "{} points that both have are reached by the same choices.", common);
    return counted("At the only point that both have other choices are made; {2}",
                   "At {0} of {1} points that both have other choices are made; {2}", common, differ, common,
                   example);
}

bool is_solved(const Answer& answer) {
    return answer.objective || answer.front || answer.plan;
}

/// Returns "9", "3 batches", "5 points".
std::string value_of(const Answer& answer) {
    if (answer.front)
        return counted("{} point", "{} points", static_cast<std::int64_t>(answer.front->size()));
    if (answer.plan)
        return counted("{} batch", "{} batches", answer.plan->batch_count);
    return answer.objective ? std::to_string(*answer.objective) : said("no solution");
}

std::string value_words(const Answer& first, const Answer& second) {
    if (!is_solved(first) && !is_solved(second))
        return said("Neither finds a solution.");
    const std::string left = value_of(first), right = value_of(second);
    return left == right ? formatted("Both answer: {}.", left)
                         : formatted("Answers: {} on the left, {} on the right.", left, right);
}

/// Returns an empty text if the answers have no comparable choices.
std::string choices(const Kind& kind, const Answer& first, const Answer& second) {
    if (first.front && second.front)
        return front_choices(kind, *first.front, *second.front);
    if (first.plan && second.plan)
        return chosen_words(said("batches, by blocks on each SM"), names_of(*first.plan),
                            names_of(*second.plan));
    if (first.selection && second.selection)
        return chosen_words(said(std::string(kind.fields().record.plural)), names_of(kind, *first.selection),
                            names_of(kind, *second.selection));
    if (!first.objective || !second.objective)
        return {};
    return first.selection    ? said("Only the left tells what is chosen for it.")
           : second.selection ? said("Only the right tells what is chosen for it.")
                              : said("Neither tells what is chosen for it.");
}

} // namespace

std::string compare_answers(const Recording& first, const Recording& second) {
    const std::optional<Answer> left = first.answer(), right = second.answer();
    const Kind* kind = kind_of(first);
    if (!left || !right || kind == nullptr || kind != kind_of(second))
        return {};
    const std::string chosen = choices(*kind, *left, *right);
    return value_words(*left, *right) + (chosen.empty() ? "" : " ") + chosen;
}

} // namespace ks
