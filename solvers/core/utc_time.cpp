// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/utc_time.h"

#include "solvers/core/letters.h"

namespace ks {

namespace {

constexpr std::string_view form = "0000-00-00T00:00:00Z";

/// Returns whether the text has a digit wherever the form has one, and equals the form elsewhere.
bool has_form(std::string_view text) {
    if (text.size() != form.size())
        return false;
    for (std::size_t i = 0; i < form.size(); ++i)
        if (form[i] == '0' ? !is_digit(text[i]) : text[i] != form[i])
            return false;
    return true;
}

/// Returns the number formed by `count` digits from `at` on.
unsigned number_at(std::string_view text, std::size_t at, std::size_t count) {
    unsigned number = 0;
    for (const char digit : text.substr(at, count))
        number = number * 10 + static_cast<unsigned>(digit - '0');
    return number;
}

} // namespace

std::optional<std::chrono::sys_seconds> utc_time(std::string_view text) {
    if (!has_form(text))
        return std::nullopt;
    namespace time = std::chrono;
    const time::year_month_day day(time::year(static_cast<int>(number_at(text, 0, 4))),
                                   time::month(number_at(text, 5, 2)), time::day(number_at(text, 8, 2)));
    const unsigned hour = number_at(text, 11, 2), minute = number_at(text, 14, 2),
                   second = number_at(text, 17, 2);
    if (!day.ok() || hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    return time::sys_days(day) + time::hours(hour) + time::minutes(minute) + time::seconds(second);
}

} // namespace ks
