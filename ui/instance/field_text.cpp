// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/field_text.h"

#include "solvers/core/formatted.h"
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
    return Error{.code = ErrorCode::input,
                 .what = formatted("“{}” is not a whole number", text.trimmed().toStdString()),
                 .todo = "write one from 0 to 9223372036854775807"};
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

QString change_of(const Field& field) {
    const std::string title = within_sentence(field.title).toStdString();
    return QCoreApplication::translate("Fields", "change of %1").arg(QString::fromStdString(one_of(title)));
}

QString of_things(const ListWords& things, std::size_t count) {
    return count == 1 ? QString::fromStdString(one_of(things.singular)) : in_language(things.plural);
}

} // namespace ks::ui
