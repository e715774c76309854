// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/words.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/instance/contents.h"

namespace ks::words {

std::string cell(std::int64_t row, std::int64_t column) {
    return formatted("z{}({})", row, column);
}

std::string value(std::int64_t cell) {
    return cell < 0 ? "-inf" : std::to_string(cell);
}

std::string pair(const Item& item, const SumUnits& units) {
    return formatted("({}, {})", quantity(item.value, units.value), quantity(item.weight, units.weight));
}

namespace {

/// Returns the name, in quotation marks if it begins with the word that sentences put before it, such as
/// "item 0": "take item “item 0”".
std::string distinct(const std::string& name) {
    const auto begins_with = [large = upper(name)](std::string_view word) {
        return large.starts_with(upper(word));
    };
    return begins_with("item") || begins_with(said("item")) ? "“" + name + "”" : name;
}

} // namespace

std::string record(const Instance& instance, std::int64_t group, std::int64_t record, std::string unnamed) {
    const auto i = static_cast<std::size_t>(group - 1), k = static_cast<std::size_t>(record - 1);
    const std::string named = instance.contents().named_record(i, k);
    const std::string name = shown_record_name(instance.contents().record_name(i, k));
    return named.empty() ? unnamed : distinct(name) + named.substr(name.size());
}

std::string record_name(const Instance& instance, std::int64_t group, std::int64_t record,
                        std::string unnamed) {
    const std::string name = shown_record_name(instance.contents().record_name(
        static_cast<std::size_t>(group - 1), static_cast<std::size_t>(record - 1)));
    return name.empty() ? unnamed : distinct(name);
}

std::string items(const std::vector<std::string>& names, const std::string& none) {
    constexpr std::size_t most = 6; // a longer list would not fit the panel
    if (names.empty())
        return none;
    if (names.size() == 1)
        return said("item ") + names.front();
    std::string text = said("items ") + names.front();
    if (names.size() > most) {
        for (std::size_t i = 1; i < most - 1; ++i)
            text += ", " + names[i];
        return formatted("{}, ... ({} in all)", text, names.size());
    }
    for (std::size_t i = 1; i + 1 < names.size(); ++i)
        text += ", " + names[i];
    return formatted("{} and {}", text, names.back());
}

} // namespace ks::words
