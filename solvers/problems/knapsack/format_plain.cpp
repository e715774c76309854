// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/knapsack/item_text.h"
#include "solvers/problems/table_titles.h"

namespace ks {

namespace {

Result<ItemText> read_value_first(NumberText& text) {
    return read_plain_items(text, ItemOrder::value_first);
}

/// Whether the first number can be one of items.
bool begins_with_count(std::string_view text) {
    NumberText numbers(text, "");
    return static_cast<bool>(numbers.next(""));
}

/// A line of two numbers is a likely beginning. Any other text that begins with a digit or a minus sign is
/// possible, so that an error says what is wrong with it; but a table without headings is asked about.
Claim claim_plain(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::vector<int> counts = numbers_by_line(text, 2);
    if (!counts.empty() && counts[0] == 2) {
        const Claim claim = claim_by_reading(given, read_value_first);
        if (claim != Claim::none)
            return claim;
        const bool lines = counts.size() == 1 || counts[1] == 2;
        if (lines && begins_with_count(text))
            return Claim::likely;
    }
    const std::string_view rest = without_mark(text);
    const std::size_t first = rest.find_first_not_of(" \t\r\n");
    const bool number =
        first != std::string_view::npos && (rest[first] == '-' || (rest[first] >= '0' && rest[first] <= '9'));
    return number && !csv::is_bare_table(text) ? Claim::possible : Claim::none;
}

/// What there is to do if the file announces more items than it has.
constexpr Sayable check_count = "check that number, and whether lines are missing";

/// Lines of two numbers may also be a table without headings.
Result<InstancePtr> read_plain(const InstanceText& given) {
    auto instance = read_one<read_value_first>(given);
    const bool several = numbers_by_line(given.text, 3).size() > 2;
    if (instance || instance.error().todo != check_count.text || !several || !csv::is_bare_table(given.text))
        return instance;
    Error error = instance.error();
    error.todo =
        formatted("{}; if each line is an item, say which column is what: `knapscope-run convert FILE OUT "
                  "--columns value=1,weight=2 --capacity NUMBER`",
                  error.todo);
    return error;
}

Result<std::string> write_plain(const Instance& instance) {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
    std::string text = formatted("{} {}\n", knapsack.items().size(), knapsack.capacity());
    for (const Item& item : knapsack.items())
        text += formatted("{} {}\n", item.value, item.weight);
    return text;
}

} // namespace

const Format& format_plain() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "plain",
                                   .title = "Plain text: n c, then value weight (0-1 knapsack)",
                                   .kinds = kinds,
                                   .claim = claim_plain,
                                   .read = read_plain,
                                   .write = write_plain};
    return format;
}

} // namespace ks
