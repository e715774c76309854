// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/questions/table_truth.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/subset_sum/instance.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace ks::tests {

namespace {

/// A choice of a row: it uses `weight` of the columns and adds `value` to the value.
struct RowChoice {
    std::string name;
    std::int64_t weight = 0, adds = 0;
};
using RowChoices = std::vector<RowChoice>; // of one row

/// Calls `visit(rows, weight, value)` for every combination of choices in the first rows, one choice per row.
template <class Visit>
void every_selection(const std::vector<RowChoices>& rows, std::size_t chosen, std::int64_t weight,
                     std::int64_t value, const Visit& visit) {
    visit(chosen, weight, value);
    if (chosen < rows.size())
        for (const RowChoice& choice : rows[chosen])
            every_selection(rows, chosen + 1, weight + choice.weight, value + choice.adds, visit);
}

/// The properties in which the tables of kinds differ.
struct Rules {
    std::int64_t start = 0; ///< the value without any choices
    bool may_leave_out = false, least_is_best = false;
    bool at_most = false; ///< the column is an upper limit; false: it is an exact sum
};

TableTruth truth_of(std::vector<RowChoices> rows, std::int64_t columns, const Rules& rules) {
    TableTruth truth{.least_is_best = rules.least_is_best, .may_leave_out = rules.may_leave_out};
    truth.cells.assign(rows.size() + 1,
                       std::vector<std::optional<std::int64_t>>(static_cast<std::size_t>(columns)));
    const auto improve = [&](std::optional<std::int64_t>& cell, std::optional<std::int64_t> value) {
        if (value && (!cell || (rules.least_is_best ? *value < *cell : *value > *cell)))
            cell = value;
    };
    std::vector<RowChoices> with_none = rows;
    for (RowChoices& row : with_none)
        if (rules.may_leave_out)
            row.push_back({});
    every_selection(with_none, 0, 0, rules.start,
                    [&](std::size_t i, std::int64_t weight, std::int64_t value) {
                        if (weight < columns)
                            improve(truth.cells[i][static_cast<std::size_t>(weight)], value);
                    });
    for (auto& row : truth.cells)
        for (std::size_t j = 1; rules.at_most && j < row.size(); ++j)
            improve(row[j], row[j - 1]);
    truth.choices = [rows = std::move(rows)](CellAt at) {
        std::vector<TableTruth::Choice> choices;
        for (const RowChoice& choice : rows[static_cast<std::size_t>(at.row) - 1]) {
            choices.push_back({.name = choice.name, .from = {}, .adds = choice.adds});
            if (choice.weight <= at.column)
                choices.back().from = CellAt{at.row - 1, at.column - choice.weight};
        }
        return choices;
    };
    return truth;
}

/// "2b" for the second choice of row 2.
std::string name_of(std::size_t row, std::size_t choice) {
    return written("{}{}", row, static_cast<char>('a' + choice));
}

/// z_i(j): the greatest value of a selection of the first i items with weight at most j.
TableTruth knapsack(const Instance& any, std::int64_t columns) {
    std::vector<RowChoices> rows;
    for (const Item& item : static_cast<const KnapsackInstance&>(any).items())
        rows.push_back({{written("item {} (value {}, weight {})", rows.size() + 1, item.value, item.weight),
                         item.weight, item.value}});
    return truth_of(std::move(rows), columns, {.may_leave_out = true, .at_most = true});
}

/// The same with exactly one item from each of the first i classes.
TableTruth multiple_choice(const Instance& any, std::int64_t columns) {
    const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
    std::vector<RowChoices> rows(instance.class_count());
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const Item& item : instance.items(i))
            rows[i].push_back({written("item {} (value {}, weight {})", name_of(i + 1, rows[i].size()),
                                       item.value, item.weight),
                               item.weight, item.value});
    return truth_of(std::move(rows), columns, {.at_most = true});
}

/// DP_i(j): 1 if some of the first i weights sum to j, else 0.
TableTruth subset_sum(const Instance& any, std::int64_t columns) {
    std::vector<RowChoices> rows;
    for (const std::int64_t weight : static_cast<const SubsetSumInstance&>(any).weights())
        rows.push_back({{written("weight {} ({})", rows.size() + 1, weight), weight, 0}});
    TableTruth truth = truth_of(std::move(rows), columns, {.start = 1, .may_leave_out = true});
    for (auto& row : truth.cells)
        for (auto& cell : row)
            cell = cell.value_or(0);
    return truth;
}

/// U_i(j): the least utilisation of all tasks if the choices of the first i cost j in total.
TableTruth instruction_set(const Instance& any, std::int64_t columns) {
    const auto& instance = static_cast<const InstructionSetInstance&>(any);
    std::int64_t denominator = 1, start = 0;
    for (std::size_t i = 0; i < instance.task_count(); ++i)
        denominator = std::lcm(denominator, instance.task(i).period);
    std::vector<RowChoices> rows(instance.task_count());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::int64_t unit = denominator / instance.task(i).period;
        start += instance.task(i).execution * unit;
        rows[i].push_back({written("{} in software", i + 1), 0, 0});
        for (const CustomInstruction& choice : instance.choices(i))
            rows[i].push_back({written("{} (gain {}, cost {})", name_of(i + 1, rows[i].size() - 1),
                                       choice.gain, choice.cost),
                               choice.cost, -choice.gain * unit});
    }
    TableTruth truth = truth_of(std::move(rows), columns, {.start = start, .least_is_best = true});
    truth.denominator = denominator;
    truth.real = true;
    return truth;
}

} // namespace

TableTruth table_truth(const Instance& instance, std::int64_t columns) {
    static const std::map<std::string_view, TableTruth (*)(const Instance&, std::int64_t)> references{
        {KnapsackInstance::kind_id, knapsack},
        {MultipleChoiceInstance::kind_id, multiple_choice},
        {SubsetSumInstance::kind_id, subset_sum},
        {InstructionSetInstance::kind_id, instruction_set},
        {"kernel-mix", [](const Instance& mix, std::int64_t) { return kernel_mix_truth(mix); }}};
    const auto found = references.find(instance.kind());
    return found == references.end() ? TableTruth() : found->second(instance, columns);
}

std::string TableTruth::text(CellAt cell) const {
    const std::optional<std::int64_t> value = at(cell);
    if (!value)
        return least_is_best ? "inf" : "-inf";
    return real ? written("{:.12g}", static_cast<double>(*value) / static_cast<double>(denominator))
                : std::to_string(*value);
}

bool TableTruth::gives(const Choice& choice, CellAt cell) const {
    const std::optional<std::int64_t> before = choice.from ? at(*choice.from) : std::nullopt;
    return before && at(cell) && *before + choice.adds == *at(cell);
}

Truth TableTruth::of(const QuizQuestion& question, const TableRecording& table) const {
    const TableRecording::Place next = table.place(question.position + 1);
    if (question.ask == Ask::item && next.phase == "way-back")
        return taken_on_the_way_back(next.row);
    const CellAt cell{next.row, next.column.value_or(0)};
    Response row;
    switch (question.ask) {
    case Ask::value:
        return {{text(cell)}};
    case Ask::source:
        return source(cell);
    case Ask::item:
        return item(question, cell);
    case Ask::fits:
        return fits(question, table, cell);
    case Ask::row:
        for (const At& place : question.places)
            row.push_back(text(place.cell()));
        return {row};
    default:
        return {};
    }
}

Truth TableTruth::source(CellAt cell) const {
    Truth truth;
    for (const Choice& choice : choices(cell))
        if (gives(choice, cell))
            truth.push_back({cell_response(*choice.from)});
    const CellAt above{cell.row - 1, cell.column};
    if (may_leave_out && at(above) == at(cell))
        truth.push_back({cell_response(above)});
    return truth;
}

/// With one item: whether the cell improves by taking it. With several: each item that gives the cell's
/// value. They are in the instance's order.
Truth TableTruth::item(const QuizQuestion& question, CellAt cell) const {
    if (may_leave_out)
        return {{at(cell) == at({cell.row - 1, cell.column}) ? "no" : "yes"}};
    Truth truth;
    const std::vector<Choice> all = choices(cell);
    for (std::size_t k = 0; k < all.size(); ++k) {
        if (k >= question.options.size() || question.options[k].text != all[k].name)
            return {};
        if (gives(all[k], cell))
            truth.push_back({std::to_string(k)});
    }
    return truth;
}

Truth TableTruth::fits(const QuizQuestion& question, const TableRecording& table, CellAt cell) const {
    for (const Choice& choice : choices(cell))
        if (question.text ==
            written("Does {} fit into {} {}?", choice.name, table.columns_are(), cell.column))
            return {{choice.from ? "yes" : "no"}};
    return {};
}

/// From the last cell upwards: a row's item is taken only if the cell differs from the one above; of a class,
/// the last item that gives the cell's value.
Truth TableTruth::taken_on_the_way_back(std::int64_t row) const {
    CellAt cell{static_cast<std::int64_t>(cells.size()) - 1,
                static_cast<std::int64_t>(cells.front().size()) - 1};
    for (; cell.row > 0; --cell.row) {
        std::optional<std::size_t> taken;
        const std::vector<Choice> all = choices(cell);
        if (!may_leave_out || at(cell) != at({cell.row - 1, cell.column}))
            for (std::size_t k = 0; k < all.size(); ++k)
                if (gives(all[k], cell))
                    taken = k;
        if (cell.row == row)
            return {{taken ? std::to_string(*taken) : "nothing"}};
        if (taken)
            cell.column = all[*taken].from->column;
    }
    return {};
}

} // namespace ks::tests
