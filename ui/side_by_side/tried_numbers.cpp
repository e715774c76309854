// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/tried_numbers.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/instance/field_pointer.h"

namespace ks::ui {

namespace {

Result<TriedNumber> read_one(const Instance& instance, const QString& text) {
    const qsizetype sign = text.lastIndexOf(QLatin1Char('='));
    const std::string place = text.left(sign < 0 ? text.size() : sign).toStdString();
    const std::optional<FieldAt> at = number_at(instance.contents(), place);
    if (!at)
        return Error{.code = ErrorCode::usage,
                     .what = "the instance has no such number",
                     .where = printable(place),
                     .todo = "name a place in its file, as in /capacity=12"};
    const Field& field = field_of(instance, *at);
    bool whole = sign >= 0;
    const std::int64_t value = whole ? text.mid(sign + 1).toLongLong(&whole) : 0;
    if (!whole || value < field.least || value > field.most)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("'{}' cannot be tried there",
                                       printable(sign < 0 ? "" : text.mid(sign + 1).toStdString())),
                     .where = place,
                     .todo = formatted("take a whole number from {} to {}", field.least, field.most)};
    return TriedNumber{*at, value};
}

} // namespace

QString to_text(const Instance& instance, const TriedNumber& number) {
    return QString::fromStdString(
        written("{}={}", pointer_to(instance.contents().fields(), number.at), number.value));
}

const Field& field_of(const Instance& instance, const FieldAt& at) {
    const Fields& fields = instance.contents().fields();
    return at.level == FieldAt::Level::scalar  ? fields.scalars[at.field]
           : at.level == FieldAt::Level::group ? fields.of_group[at.field]
                                               : fields.of_record[at.field];
}

Result<void> read_tried(const Instance& instance, const QStringList& texts,
                        std::vector<TriedNumber>& numbers) {
    Result<void> first;
    for (const QString& text : texts) {
        const Result<TriedNumber> number = read_one(instance, text);
        if (number)
            numbers.push_back(*number);
        else if (first)
            first = number.error();
    }
    return first;
}

} // namespace ks::ui
