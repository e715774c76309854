// SPDX-License-Identifier: Apache-2.0
#include "app/runner/pareto_text.h"

#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"
#include "solvers/front/points.h"
#include "solvers/kinds/kind.h"
#include "solvers/result/answer_words.h"

#include <algorithm>

namespace ks::runner {

namespace {

constexpr std::size_t all_points = 40; ///< a front of so many is shown whole
constexpr std::size_t first_points = 20, last_points = 10;
constexpr std::size_t longest_choices = 100; ///< of a line, in bytes

class ParetoText {
public:
    ParetoText(const Instance& instance, const FoundFront& found)
        : instance_(instance), kind_(kind_of(instance)), front_kind_(*kind_.front), front_(found.front),
          found_(found), names_(name_field()), units_(sum_units_of(instance)) {}

    std::string text(std::optional<std::int64_t> within) const {
        if (front_.empty())
            return head() + "\nNo selection keeps to all that was asked.\n";
        return formatted("{}{}\n{}{}", head(), legend(), points(), special_points(within));
    }

private:
    /// The field in which groups have a name; none where they have none.
    std::optional<std::size_t> name_field() const {
        const auto fields = kind_.fields().of_group;
        const auto named = std::ranges::find(fields, Field::Type::text, &Field::type);
        return named == fields.end() ? std::nullopt
                                     : std::optional(static_cast<std::size_t>(named - fields.begin()));
    }

    std::string name_of_group(std::size_t group) const {
        if (!names_)
            return {};
        const Value value = instance_.contents().get(FieldAt::of_group(*names_, group));
        const auto* name = std::get_if<std::string>(&value);
        return name != nullptr ? printable(*name) : std::string();
    }

    /// "3 points, from weight 8 and value 5 to weight 10 and value 7".
    std::string ends() const {
        const auto count = static_cast<std::int64_t>(front_.size());
        const std::string points = formatted("{} {}", grouped(count), count == 1 ? "point" : "points");
        if (front_.empty())
            return points;
        const auto end = [this](std::size_t i) {
            const std::string cost = formatted("{} {}", front_kind_.cost, cost_text(i));
            return shows_value() ? formatted("{} and {} {}", cost, front_kind_.value, value_text(i)) : cost;
        };
        return count == 1 ? formatted("{}, of {}", points, end(0))
                          : formatted("{}, from {} to {}", points, end(0), end(front_.size() - 1));
    }

    std::string value_text(std::size_t i) const {
        const std::int64_t value = front_.points()[i].numerator;
        return is_fraction() ? value_words(front_, i) : with_unit(grouped(value), value, units_.value);
    }

    std::string head() const {
        Table table;
        table.row({"instance", instance_.name().empty()
                                   ? std::string(kind_.id)
                                   : formatted("{}, {}", printable(instance_.name()), kind_.id)});
        table.row({"front", ends()});
        const std::string& variant = found_.question.variant;
        table.row({"found by", formatted("{}, on {} in {}, each point's selection checked",
                                         variant.empty() ? "lists of undominated points" : variant, found_.on,
                                         seconds_text(found_.ms / 1000))});
        if (!found_.question.take.empty())
            table.row({"taken", joined(found_.question.take)});
        if (!found_.question.without.empty())
            table.row({"left out", joined(found_.question.without,
                                          [](std::int64_t group) { return std::to_string(group); })});
        return table.text();
    }

    /// Which group a choice like "2a" is of, for kinds whose groups have names.
    std::string legend() const {
        std::string text;
        for (std::size_t i = 0; names_ && i < instance_.contents().groups(); ++i)
            if (const std::string name = name_of_group(i); !name.empty())
                text += formatted("{}{} {}", text.empty() ? "" : ", ", i + 1, name);
        if (text.empty())
            return text;
        const std::string heading = capitalised(std::string(kind_.fields().group->plural));
        return formatted("\n{}: {}\n", heading, text);
    }

    /// "2a 3c"; where records have names "tent, stove".
    std::string choices(std::size_t i) const {
        const std::string text =
            instance_.contents().names_records() ? names_of_choices(i) : choices_text(instance_, front_, i);
        return text.empty() ? "nothing" : printable(text, longest_choices);
    }
    std::string names_of_choices(std::size_t i) const {
        std::string text;
        std::int64_t group = -1;
        for (const Front::Chosen chosen : front_.chosen(i)) {
            ++group;
            if (chosen != Front::none && text.size() <= longest_choices)
                text += (text.empty() ? "" : ", ") + short_item_words(instance_, group, chosen);
        }
        return text;
    }

    /// "157 (15.7 kg)", or, where the quantity is the number itself, "15 kg".
    static std::string with_unit(std::string number, std::int64_t sum, const Unit& unit) {
        const std::string in_unit = quantity(sum, unit, ",");
        return unit.factor == 1 ? in_unit : std::string(formatted("{} ({})", number, in_unit));
    }
    std::string cost_text(std::size_t i) const {
        const std::int64_t cost = front_.points()[i].cost;
        return with_unit(grouped(cost), cost, units_.weight);
    }

    Table points_table() const {
        std::vector<Table::Align> alignment = {Table::Align::left, Table::Align::right};
        std::vector<std::string> heading = {"", "COST"};
        const auto number = [&](std::string title) {
            heading.push_back(std::move(title));
            alignment.push_back(Table::Align::right);
        };
        if (shows_value())
            number(upper(front_kind_.value));
        if (is_fraction())
            number("");
        if (!front_kind_.within.empty())
            heading.push_back("");
        heading.push_back("TAKES");
        Table table(std::move(alignment));
        table.row(std::move(heading));
        return table;
    }

    bool shows_value() const { return front_kind_.value != front_kind_.cost; }
    bool is_fraction() const { return front_.denominator() != 1; }

    void add_point(Table& table, std::string mark, std::size_t i) const {
        const Front::Point& point = front_.points()[i];
        std::vector<std::string> cells = {std::move(mark), cost_text(i)};
        if (shows_value())
            cells.push_back(value_text(i));
        if (is_fraction())
            cells.push_back(formatted("{:.4f}", front_.value(i)));
        if (!front_kind_.within.empty())
            cells.emplace_back(point.numerator <= front_.denominator() ? front_kind_.within
                                                                       : front_kind_.beyond);
        cells.push_back(choices(i));
        table.row(std::move(cells));
    }

    std::string points() const {
        Table table = points_table();
        const std::size_t n = front_.size();
        const bool all = n <= all_points;
        for (std::size_t i = 0; i < (all ? n : first_points); ++i)
            add_point(table, "", i);
        if (all)
            return table.text();
        table.row({"", "..."});
        for (std::size_t i = n - last_points; i < n; ++i)
            add_point(table, "", i);
        const auto left_out = static_cast<std::int64_t>(n - first_points - last_points);
        return table.text() + counted("{} of {} points is left out here; --json and --csv write all.\n",
                                      "{} of {} points are left out here; --json and --csv write all.\n",
                                      left_out, grouped(left_out), grouped(static_cast<std::int64_t>(n)));
    }

    /// A point between the one before and the one behind it.
    std::string with_neighbours(const std::string& heading, std::size_t i) const {
        Table table = points_table();
        if (i > 0)
            add_point(table, "", i - 1);
        add_point(table, ">", i);
        if (i + 1 < front_.size())
            add_point(table, "", i + 1);
        return formatted("\n{}\n{}", heading, table.text());
    }

    std::string special_points(std::optional<std::int64_t> within) const {
        std::string text;
        if (const auto at = knee(front_); at && shows_value())
            text += with_neighbours("The knee, behind which spending more gains least:", *at);
        if (!front_kind_.within.empty()) {
            const auto at = cheapest_at_most_one(front_);
            text += at ? with_neighbours(formatted("The cheapest point that is {}:", front_kind_.within), *at)
                       : formatted("\nNo point is {}.\n", front_kind_.within);
        }
        if (within)
            text += best_of(*within);
        return text;
    }

    std::string best_of(std::int64_t cost) const {
        const auto at = best_within(front_, cost);
        if (!at)
            return formatted("\nNo point costs {} or less.\n", grouped(cost));
        return with_neighbours(
            formatted("The {} {} within a cost of {}:", front_kind_.less_is_better ? "least" : "greatest",
                      front_kind_.value, grouped(cost)),
            *at);
    }

    const Instance& instance_;
    const Kind& kind_;
    const KindFront& front_kind_;
    const Front& front_;
    const FoundFront& found_;
    std::optional<std::size_t> names_;
    SumUnits units_;
};

} // namespace

std::string pareto_text(const Instance& instance, const FoundFront& found,
                        std::optional<std::int64_t> within) {
    return ParetoText(instance, found).text(within);
}

} // namespace ks::runner
