// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/field_text.h"

#include "solvers/core/formatted.h"
#include "solvers/core/number_word.h"
#include "visual/scene/numbers.h"

#include <QCoreApplication>

namespace ks::ui {

Result<std::int64_t> parse_integer(const QString& text) {
    QString digits;
    for (const QChar c : text)
        if (!c.isSpace())
            digits += c;
    bool number = false;
    const qlonglong value = digits.toLongLong(&number);
    if (number)
        return value;
    using Means = NumberWord::Kind;
    const std::string typed = text.trimmed().toStdString();
    const NumberWord word = number_word(typed);
    if (word.kind == Means::whole)
        return word.value;
    Error error{.code = ErrorCode::input,
                .what = formatted("“{}” is not a whole number", typed),
                .todo = "write one from 0 to 9223372036854775807"};
    if (word.kind == Means::fraction)
        error.todo = multiply_same_unit(word.decimals);
    if (word.kind == Means::unclear) {
        error.what = formatted("“{}” may be {} or {}", typed, word.joined, word.cut);
        error.todo = formatted("write “{}” if that is meant", word.joined);
    }
    return error;
}

int decimals_of(const QString& text) {
    const NumberWord word = number_word(text.trimmed().toStdString());
    return word.kind == NumberWord::Kind::fraction ? word.decimals : 0;
}

Sentence multiply_same_unit(int decimals) {
    if (decimals > most_decimals)
        return said("round all numbers of this unit, then multiply them by a power of ten");
    return formatted("multiply all numbers of this unit by {}", power_of_ten(decimals));
}

Result<Value> parse_value(const Field& field, const QString& text) {
    if (field.optional && text.trimmed().isEmpty())
        return Value();
    if (field.type == Field::Type::text)
        return Value(text.toStdString());
    KS_TRY(const std::int64_t number, parse_integer(text));
    return Value(number);
}

QString edited_text(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QString::number(*number);
    const auto* text = std::get_if<std::string>(&value);
    return text ? QString::fromStdString(*text) : QString();
}

QString shown_text(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QString::fromStdString(scene::number(*number));
    return std::holds_alternative<std::monostate>(value) ? QStringLiteral("–") : edited_text(value);
}

QString title_with_unit(const Field& field, const Unit& unit) {
    const QString title = in_language(field.title);
    return unit.any() ? QStringLiteral("%1 (%2)").arg(title, to_qt(counts_in(unit))) : title;
}

QString change_of(const Field& field) {
    const std::string title = within_sentence(field.title).toStdString();
    return QCoreApplication::translate("Fields", "change of %1").arg(QString::fromStdString(one_of(title)));
}

QString of_things(const ListWords& things, std::size_t count) {
    return count == 1 ? QString::fromStdString(one_of(things.singular)) : in_language(things.plural);
}

} // namespace ks::ui
