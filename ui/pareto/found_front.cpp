// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/found_front.h"

#include "solvers/core/formatted.h"
#include "solvers/front/every_cost.h"
#include "solvers/front/points.h"
#include "ui/widgets/texts.h"
#include "visual/scene/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <string_view>

namespace ks::ui {

namespace {

constexpr std::string_view unbroken = "\u00a0"; ///< no-break space

QString told(const char* text) {
    return QCoreApplication::translate("ks::ui::ParetoPage", text);
}

bool values_are_costs(const FrontProblem& problem) {
    return !problem.less_is_better && problem.denominator == 1 &&
           std::ranges::all_of(problem.groups, [](const auto& group) {
               return std::ranges::all_of(group.choices,
                                          [](const auto& choice) { return choice.gain == choice.cost; });
           });
}

/// The points behind the front, sorted by cost; empty if there are too many costs, because the front is then
/// enough.
Result<std::vector<Front::Point>> points_behind(const FrontProblem& problem, const Context& context) {
    std::vector<Front::Point> points;
    const auto best = best_of_every_cost(problem, context);
    if (!best && best.error().code == ErrorCode::limit)
        return points;
    KS_CHECK(best);
    for (std::size_t cost = 0; cost < best->size(); ++cost)
        if ((*best)[cost] >= 0)
            points.push_back(
                {.cost = static_cast<std::int64_t>(cost), .numerator = problem.numerator((*best)[cost])});
    return points;
}

/// "+3", "−1/12": exact; with four digits if that is too long to read.
std::string signed_words(std::int64_t numerator, std::int64_t denominator) {
    const bool negative = numerator < 0;
    const auto size =
        negative ? -static_cast<std::uint64_t>(numerator) : static_cast<std::uint64_t>(numerator);
    const Fraction exact(size, static_cast<std::uint64_t>(denominator));
    constexpr std::size_t longest = 13;
    const std::string text = exact.is_whole() ? scene::number(static_cast<std::int64_t>(exact.numerator()))
                             : exact.text().size() <= longest
                                 ? exact.text()
                                 : with_decimal_mark(formatted("{:.4g}", exact.value()));
    return (size == 0 ? "±" : negative ? "−" : "+") + text;
}

} // namespace

std::vector<Front::Chosen> FoundFront::by_group(std::size_t at) const {
    const auto chosen = front.chosen(at);
    if (!problem.names_groups)
        return {chosen.begin(), chosen.end()};
    std::vector<Front::Chosen> all(problem.groups.size(), Front::none);
    for (const Front::Chosen group : chosen)
        all[static_cast<std::size_t>(group)] = 0;
    return all;
}

Result<FoundFrontPtr> find_front(const FrontRequest& request, Context& context) {
    const Kind& kind = kind_of(*request.instance);
    if (!kind.front)
        return Error{.code = ErrorCode::input,
                     .what = formatted("{} has no front of cost and value", kind.title),
                     .where = "",
                     .todo = "open an instance of another kind"};
    auto found = std::make_shared<FoundFront>();
    found->instance = request.instance;
    KS_TRY(FrontProblem problem, kind.front->problem(*request.instance));
    KS_TRY(found->problem, settled(std::move(problem), request.settled));
    KS_TRY(FrontLists lists, front_by_lists(found->problem, context, request.range, most_shown_points));
    found->front = std::move(lists.front);
    if (found->front.empty())
        return Error{.code = ErrorCode::input,
                     .what = "no selection keeps to the limit",
                     .where = "",
                     .todo = "raise the limit, or let more be chosen"};
    found->knee = knee(found->front);
    found->only_costs = values_are_costs(found->problem);
    if (request.behind && !found->only_costs && request.range.to == INT64_MAX) {
        context.begin_stage("behind");
        KS_TRY(found->behind, points_behind(found->problem, context));
        context.end_stage();
    }
    if (found->problem.less_is_better &&
        std::ranges::all_of(found->problem.groups, &FrontProblem::Group::may_stay_without))
        found->nothing_chosen = Front::Point{.cost = 0, .numerator = found->problem.base};
    return FoundFrontPtr(std::move(found));
}

namespace {

/// The name of a group, if it has one.
QString own_name(const FoundFront& found, std::size_t group) {
    const Contents& contents = found.instance->contents();
    const std::span<const Field> fields = contents.fields().of_group;
    for (std::size_t i = 0; i < fields.size() && !found.problem.names_groups; ++i) {
        if (fields[i].type != Field::Type::text)
            continue;
        const Value value = contents.get(FieldAt::of_group(i, group));
        if (const auto* name = std::get_if<std::string>(&value); name && !name->empty())
            return QString::fromStdString(*name);
    }
    if (found.problem.names_groups)
        return QString::fromStdString(shown_record_name(contents.record_name(0, group)));
    return {};
}

} // namespace

QString short_group_name(const FoundFront& found, std::size_t group) {
    if (const QString name = own_name(found, group); !name.isEmpty())
        return name;
    return found.problem.names_groups
               ? to_qt(kind_of(*found.instance).item_name(0, static_cast<std::int64_t>(group)))
               : QString::number(group + 1);
}

QString group_name(const FoundFront& found, std::size_t group) {
    if (const QString name = own_name(found, group); !name.isEmpty())
        return name;
    const Fields& fields = found.instance->contents().fields();
    const auto& words = fields.group && !found.problem.names_groups ? *fields.group : fields.record;
    return QStringLiteral("%1 %2").arg(capitalised(words.singular), short_group_name(found, group));
}

QString choice_name(const FoundFront& found, std::size_t group, Front::Chosen choice) {
    if (found.problem.names_groups)
        return choice == Front::none ? told("left out") : told("taken");
    if (choice == Front::none)
        return in_language(found.words().without);
    return QString::fromStdString(
        short_item_words(*found.instance, static_cast<std::int64_t>(group), choice));
}

QString difference_words(const FoundFront& found, std::size_t from, std::size_t to) {
    const Front::Point &a = found.front.points()[from], &b = found.front.points()[to];
    const KindFront& words = found.words();
    const std::string cost =
        formatted("{}{}{}", said(std::string(words.cost)), unbroken, signed_words(b.cost - a.cost, 1));
    if (found.only_costs)
        return QString::fromStdString(cost);
    return QString::fromStdString(
        formatted("{} · {}{}{}", cost,
                  words.symbol.empty() ? said(std::string(words.value)) : std::string(words.symbol), unbroken,
                  signed_words(b.numerator - a.numerator, found.front.denominator())));
}

QString changes_words(const FoundFront& found, std::size_t from, std::size_t to, int most) {
    const auto a = found.by_group(from), b = found.by_group(to);
    QStringList changes;
    int more = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] == b[i])
            continue;
        if (changes.size() >= most) {
            ++more;
            continue;
        }
        changes << told("%1: %2 → %3")
                       .arg(group_name(found, i), choice_name(found, i, a[i]), choice_name(found, i, b[i]));
    }
    if (more > 0)
        changes << told("%1 more").arg(more);
    return changes.join(QStringLiteral("; "));
}

} // namespace ks::ui
