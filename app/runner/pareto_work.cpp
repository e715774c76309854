// SPDX-License-Identifier: Apache-2.0
#include "app/runner/pareto_work.h"

#include "solvers/core/deadline.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/verifier.h"
#include "solvers/run/registry.h"

#include <algorithm>
#include <unordered_map>

namespace ks::runner {

namespace {

constexpr std::size_t most_sums = 1'000'000; ///< unless a part of them is asked for

Error wrong_use(std::string what, std::string where, std::string todo) {
    return {.code = ErrorCode::usage,
            .what = std::move(what),
            .where = std::move(where),
            .todo = std::move(todo)};
}

/// The things of which at most one choice, or one each, is taken: tasks, classes, items.
const ListWords& group_words(const Kind& kind) {
    const Fields& fields = kind.fields();
    return fields.group ? *fields.group : fields.record;
}

/// The choices of these names: of each group its choices, or of a kind without groups each item. Names are
/// made for all choices once, because there may be many of both.
Result<std::vector<Settled>> taken(const Kind& kind, const FrontProblem& problem,
                                   const std::vector<std::string>& names, const Context& context) {
    std::unordered_map<std::string, std::optional<Settled>> called;
    for (const std::string& name : names)
        called[name] = std::nullopt;
    for (std::size_t i = 0; i < problem.groups.size() && !names.empty(); ++i) {
        KS_CHECK(context.check());
        const auto group = static_cast<std::int64_t>(i);
        for (const FrontProblem::Choice& choice : problem.groups[i].choices) {
            const auto its = called.find(problem.names_groups ? kind.item_name(0, group)
                                                              : kind.item_name(group, choice.index));
            if (its != called.end())
                its->second = Settled{.group = i, .choice = choice.index};
        }
    }
    std::vector<Settled> all;
    for (const std::string& name : names) {
        const std::optional<Settled>& its = called[name];
        if (!its)
            return wrong_use(formatted("there is no choice '{}'", printable(name)), "take",
                             formatted("name {}, as in '{}'", kind.item_name_is, kind.item_name(0, 0)));
        all.push_back(*its);
    }
    return all;
}

Result<FrontProblem> settled_problem(const ParetoRequest& request, const Kind& kind, const Context& context) {
    KS_TRY(FrontProblem problem, kind.front->problem(*request.run.instance));
    KS_TRY(std::vector<Settled> all, taken(kind, problem, request.take, context));
    const auto groups = static_cast<std::int64_t>(problem.groups.size());
    for (const std::int64_t group : request.without) {
        if (group < 1 || group > groups)
            return wrong_use(
                formatted("there is no {} {}", group_words(kind).singular, group), "without",
                formatted("there are {}", counted(static_cast<std::size_t>(groups), group_words(kind))));
        all.push_back({.group = static_cast<std::size_t>(group) - 1});
    }
    return settled(std::move(problem), all);
}

bool has_range(const CostRange& range) {
    return range.from > 0 || range.to < INT64_MAX;
}

/// Where the value is the cost itself no point beats another, so that a few items have as many points as
/// subsets.
Result<Front> by_lists(const ParetoRequest& request, const Kind& kind, Context& context) {
    KS_TRY(const FrontProblem problem, settled_problem(request, kind, context));
    const bool all_sums = kind.front->cost == kind.front->value && !has_range(request.range);
    KS_TRY(FrontLists lists,
           front_by_lists(problem, context, request.range, all_sums ? most_sums : SIZE_MAX));
    return std::move(lists.front);
}

/// Has every point's selection checked, as run() does for a variant.
Result<Front> checked(const Instance& instance, Front front) {
    if (front.empty())
        return front;
    Answer answer{.status = Status::optimal, .front = std::move(front)};
    KS_CHECK(verify(instance, answer));
    return std::move(*answer.front);
}

Result<FoundFront> without_variant(const ParetoRequest& request, const Kind& kind, const Workplace& at) {
    if (!request.run.on.empty() || !request.run.set.empty() || request.run.device != RunRequest().device)
        return wrong_use("a place, a device and parameters are of a variant", "variant",
                         "name one, or leave them out");
    Deadline deadline(at.stop, request.run.timeout);
    const RunEvents events = at.events();
    Context context;
    context.stop = deadline.token();
    context.memory_budget = request.run.memory;
    context.on_progress = events.progress;
    context.on_stage = events.stage;
    FoundFront found;
    const auto find = [&]() -> Result<void> {
        KS_TRY(Front front, by_lists(request, kind, context));
        KS_TRY(found.front, checked(*request.run.instance, std::move(front)));
        return {};
    };
    const Result<void> result = find();
    if (!result && result.error().code == ErrorCode::cancelled && deadline.passed())
        return deadline.error();
    KS_CHECK(result);
    found.ms = context.elapsed_ms();
    return found;
}

/// The points of a range; a variant finds all of them.
Front part_of(const Front& front, const CostRange& range) {
    Front part(front.denominator());
    for (std::size_t i = 0; i < front.size(); ++i)
        if (const Front::Point& point = front.points()[i]; point.cost >= range.from && point.cost <= range.to)
            part.add(point, front.chosen(i));
    return part;
}

Error no_front(const std::string& variant) {
    return wrong_use(formatted("{} answers one selection, not a front", variant), "variant",
                     "leave the variant out: the front is then found by lists of undominated points");
}

Result<FoundFront> by_variant(const ParetoRequest& request, const Kind& kind, const Workplace& at) {
    if (!request.take.empty() || !request.without.empty())
        return wrong_use("a variant finds the front of the whole instance", "variant",
                         "leave the variant out to settle choices");
    KS_CHECK(find_variant(request.run.variant));
    // Where no variant is named as the one that finds the kind's front, none of them finds one.
    if (kind.front->variant.empty())
        return no_front(request.run.variant);
    KS_TRY(Outcome outcome, run(request.run, at.machine, at.events(), at.stop));
    FoundFront found{.front = Front(), .question = {}, .ms = outcome.total_ms, .on = outcome.on};
    if (outcome.answer.front)
        found.front = has_range(request.range) ? part_of(*outcome.answer.front, request.range)
                                               : std::move(*outcome.answer.front);
    else if (outcome.answer.selection)
        return no_front(request.run.variant);
    return found;
}

/// Reads `from` and `to`, which must leave a cost between them.
Result<CostRange> range_of(std::optional<std::int64_t> from, std::optional<std::int64_t> to) {
    const CostRange range{.from = from.value_or(0), .to = to.value_or(INT64_MAX)};
    if (range.from > range.to)
        return wrong_use(formatted("no cost is from {} to {}", range.from, range.to), "from",
                         "give the smaller number first");
    return range;
}

Result<std::optional<std::int64_t>> natural_field(const json::Cursor& request, std::string_view key) {
    if (!request.has(key))
        return std::optional<std::int64_t>();
    KS_TRY(const json::Cursor field, request.member(key));
    KS_TRY(const std::int64_t number, field.natural());
    return std::optional(number);
}

/// Reads each element of a list that may be missing.
template <class T, class Read>
Result<void> list_field(const json::Cursor& request, std::string_view key, std::vector<T>& list, Read read) {
    if (!request.has(key))
        return {};
    KS_TRY(const json::Cursor field, request.member(key));
    KS_TRY(const std::vector<json::Cursor> elements, field.elements());
    for (const json::Cursor& element : elements) {
        KS_TRY(T value, read(element));
        list.push_back(std::move(value));
    }
    return {};
}

} // namespace

Result<ParetoRequest> pareto_request(Request asked) {
    const json::Cursor fields = asked.fields();
    ParetoRequest request;
    KS_TRY(const auto from, natural_field(fields, "from"));
    KS_TRY(const auto to, natural_field(fields, "to"));
    KS_TRY(request.range, range_of(from, to));
    KS_CHECK(list_field(fields, "take", request.take, [](const json::Cursor& at) { return at.string(); }));
    KS_CHECK(list_field(fields, "without", request.without,
                        [](const json::Cursor& at) { return at.integer(1, INT64_MAX); }));
    KS_TRY(request.run, run_request(asked, VariantIs::optional));
    return request;
}

Result<FoundFront> find_front(const ParetoRequest& request, const Workplace& at) {
    const Kind& kind = kind_of(*request.run.instance);
    if (kind.front == nullptr)
        return wrong_use(formatted("instances of kind {} have no front", kind.id), "",
                         "choose an instance of another kind");
    KS_TRY(FoundFront found,
           request.run.variant.empty() ? without_variant(request, kind, at) : by_variant(request, kind, at));
    const std::string_view variant =
        request.run.variant.empty() ? kind.front->variant : std::string_view(request.run.variant);
    found.question = {.variant = std::string(variant),
                      .range = request.range,
                      .take = request.take,
                      .without = request.without};
    return found;
}

} // namespace ks::runner
