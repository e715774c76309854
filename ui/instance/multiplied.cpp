// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/multiplied.h"

#include "solvers/core/joined_words.h"
#include "solvers/core/language.h"
#include "solvers/core/number_word.h"
#include "ui/instance/field_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ks::ui {
namespace {

NumberWord number_in(const QString& cell) {
    return number_word(cell.trimmed().toStdString());
}

/// The field of cell `i` of a line; empty: it is not a number that can be multiplied.
std::optional<std::size_t> field_of(const Contents& contents, std::size_t column, qsizetype i) {
    const std::size_t field = column + static_cast<std::size_t>(i);
    const Fields& fields = contents.fields();
    return field < fields.of_record.size() && may_be_scaled(fields, field) ? std::optional(field)
                                                                           : std::nullopt;
}

void multiply_records(Changes& changes, const Contents& contents, std::size_t field, std::int64_t factor) {
    for (std::size_t group = 0; group < contents.groups(); ++group)
        for (std::size_t record = 0; record < contents.records(group); ++record) {
            const FieldAt at = FieldAt::of_record(field, group, record);
            const auto product =
                times({.kind = NumberWord::Kind::whole, .value = contents.number(at)}, factor);
            changes.in_order.push_back(SetValue{.at = at, .value = product.value_or(-1)}); // is refused
        }
}

} // namespace

Factors factors_for(const Contents& contents, std::size_t column, const std::vector<QStringList>& cells) {
    Factors factors(contents.fields().of_record.size(), 1);
    for (const QStringList& line : cells)
        for (qsizetype i = 0; i < line.size(); ++i)
            if (const NumberWord number = number_in(line[i]); number.kind == NumberWord::Kind::fraction) {
                const auto field = field_of(contents, column, i);
                const std::int64_t factor = field ? factor_for(number.decimals) : 0;
                if (factor == 0)
                    return {};
                factors[*field] = std::max(factors[*field], factor);
            }
    const bool any = std::ranges::any_of(factors, [](std::int64_t factor) { return factor > 1; });
    return any ? factors : Factors();
}

QString factors_words(const Fields& fields, const Factors& factors) {
    QStringList words;
    for (std::size_t f = 0; f < factors.size(); ++f)
        if (factors[f] > 1)
            words << (weight_field(fields) == f
                          ? QCoreApplication::translate("Multiplied", "every %1 and the %2 by %3")
                                .arg(within_sentence(fields.of_record[f].title),
                                     within_sentence(fields.scalars[*fields.weight_limit].title))
                                .arg(factors[f])
                          : QCoreApplication::translate("Multiplied", "every %1 by %2")
                                .arg(within_sentence(fields.of_record[f].title))
                                .arg(factors[f]));
    return words.join(QCoreApplication::translate("Multiplied", " and "));
}

std::vector<QStringList> multiplied(const Contents& contents, const Factors& factors, std::size_t column,
                                    std::vector<QStringList> cells) {
    for (QStringList& line : cells)
        for (qsizetype i = 0; i < line.size(); ++i)
            if (const auto field = field_of(contents, column, i))
                if (const auto product = times(number_in(line[i]), factors[*field]))
                    line[i] = QString::number(*product);
    return cells;
}

Change multiplied_before(const Contents& contents, const Factors& factors, const Change& after) {
    const Fields& fields = contents.fields();
    Changes changes;
    std::vector<Unit> units = contents.units();
    units.resize(fields.of_record.size());
    for (std::size_t f = 0; f < factors.size(); ++f) {
        if (factors[f] == 1)
            continue;
        units[f].factor =
            times({.kind = NumberWord::Kind::whole, .value = units[f].factor}, factors[f]).value_or(0);
        multiply_records(changes, contents, f, factors[f]);
        if (weight_field(fields) != f)
            continue;
        const FieldAt limit = FieldAt::scalar(*fields.weight_limit);
        const auto product =
            times({.kind = NumberWord::Kind::whole, .value = contents.number(limit)}, factors[f]);
        changes.in_order.push_back(SetValue{.at = limit, .value = product.value_or(-1)});
    }
    changes.in_order.push_back(SetUnits{std::move(units)});
    if (const auto* several = std::get_if<Changes>(&after))
        changes.in_order.insert(changes.in_order.end(), several->in_order.begin(), several->in_order.end());
    else if (const auto* put = std::get_if<PutRecords>(&after))
        changes.in_order.emplace_back(*put);
    return changes;
}

} // namespace ks::ui
