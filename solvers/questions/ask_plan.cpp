// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/ask_plan.h"

#include "solvers/instance/random.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace ks {

namespace {

constexpr std::array all_paces{
    std::pair{Pace::step, std::string_view("step")}, std::pair{Pace::row, std::string_view("row")},
    std::pair{Pace::decision, std::string_view("decision")}, std::pair{Pace::any, std::string_view("any")}};

bool is_of(Pace pace, Ask ask) {
    constexpr std::array decisions{Ask::item, Ask::cut,   Ask::pair, Ask::pointer,
                                   Ask::kept, Ask::lanes, Ask::race};
    switch (pace) {
    case Pace::step:
        return ask != Ask::row;
    case Pace::row:
        return ask == Ask::row;
    case Pace::any:
        return true;
    case Pace::decision:
        return std::ranges::find(decisions, ask) != decisions.end();
    }
    return false;
}

/// Calls `look` with positions of a track, the first ones and some that are spread over it, until it returns
/// false.
template <class Look>
void look_along(std::int64_t positions, const Look& look) {
    constexpr std::int64_t first = most_looked_at / 2, spread = most_looked_at / 2;
    const std::int64_t stride = std::max<std::int64_t>(1, (positions - first) / spread);
    for (std::int64_t at = 0; at < positions && look(at); at += at < first ? 1 : stride) {
    }
}

} // namespace

std::string_view to_text(Pace pace) {
    return std::ranges::find(all_paces, pace, &decltype(all_paces)::value_type::first)->second;
}

std::optional<Pace> pace_of(std::string_view text) {
    const auto found = std::ranges::find(all_paces, text, &decltype(all_paces)::value_type::second);
    return found == all_paces.end() ? std::nullopt : std::optional(found->first);
}

std::vector<Ask> asks_along(Pace pace, const QuestionsAt& questions, std::int64_t positions) {
    std::set<Ask> asks;
    look_along(positions, [&](std::int64_t at) {
        for (const QuizQuestion& question : questions(at))
            if (is_of(pace, question.ask))
                asks.insert(question.ask);
        return true;
    });
    return {asks.begin(), asks.end()};
}

bool asks_anything(const QuestionsAt& questions, std::int64_t positions) {
    bool anything = false;
    if (!questions)
        return false;
    look_along(positions, [&](std::int64_t at) {
        anything = !questions(at).empty();
        return !anything;
    });
    return anything;
}

std::optional<QuizQuestion> question_at(const AskPlan& plan, const QuestionsAt& questions,
                                        std::int64_t position) {
    std::vector<QuizQuestion> all = questions(position);
    std::erase_if(all, [&plan](const QuizQuestion& question) {
        return !is_of(plan.pace, question.ask) ||
               (!plan.asks.empty() && std::ranges::find(plan.asks, question.ask) == plan.asks.end());
    });
    if (all.empty())
        return std::nullopt;
    Random random(plan.seed + static_cast<std::uint64_t>(position) * 0x9E37'79B9'7F4A'7C15U);
    return std::move(
        all[static_cast<std::size_t>(random.between(0, static_cast<std::int64_t>(all.size()) - 1))]);
}

std::optional<std::int64_t> next_asked(const AskPlan& plan, const QuestionsAt& questions, std::int64_t from,
                                       std::int64_t to) {
    for (std::int64_t at = from; at < std::min(to, from + most_looked_at); ++at)
        if (question_at(plan, questions, at))
            return at;
    return std::nullopt;
}

} // namespace ks
