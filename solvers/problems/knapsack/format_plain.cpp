// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/text.h"
#include "solvers/formats/table_titles.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

Result<ItemText> read_value_first(NumberText& text) {
    return read_plain_items(text, ItemOrder::value_first);
}

/// Returns whether the first number can be a number of items.
bool begins_with_count(std::string_view text) {
    NumberText numbers(text, "");
    return static_cast<bool>(numbers.next(""));
}

/// Returns whether a text begins with a number: with a digit or a minus sign.
bool begins_with_number(std::string_view text) {
    text = without_mark(text);
    const std::size_t first = text.find_first_not_of(white_space);
    return first != std::string_view::npos &&
           (text[first] == '-' || (text[first] >= '0' && text[first] <= '9'));
}

/// A line of two numbers is a likely beginning. Any other text that begins with a number is possible, so that
/// the user gets an error message; for a table without headings the program asks.
Claim claim_plain(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::vector<int> counts = numbers_by_line(text, 2);
    const bool number = begins_with_number(text);
    if (!counts.empty() && counts[0] == 2) {
        const Claim claim = claim_by_reading(given, read_value_first);
        if (claim != Claim::none)
            return claim;
        const bool lines = counts.size() == 1 || counts[1] == 2;
        if (lines && number && begins_with_count(text))
            return Claim::likely;
    }
    return number && !csv::is_bare_table(text) ? Claim::possible : Claim::none;
}

/// The last line, if it is one word.
std::string_view lone_last_word(std::string_view text) {
    text = text.substr(0, text.find_last_not_of(white_space) + 1);
    text = text.substr(text.rfind('\n') + 1); // npos + 1 is 0
    text = text.substr(std::min(text.find_first_not_of(white_space), text.size()));
    return text.find_first_of(white_space) == std::string_view::npos ? text : std::string_view();
}

/// Lines of two numbers may also be a table without headings. A number below them may be the capacity.
Result<InstancePtr> read_plain(const InstanceText& given) {
    auto instance = read_one<read_value_first>(given);
    const bool several = numbers_by_line(given.text, 3).size() > 2;
    if (instance || !several || !csv::is_bare_table(given.text))
        return instance;
    Error error = instance.error();
    const std::string_view last = lone_last_word(given.text);
    if (!last.empty())
        error.todo =
            formatted("{}; if each line is an item, and {} the capacity, say so: `knapscope-run convert "
                      "FILE OUT --columns value=1,weight=2 --capacity {}`",
                      error.todo, last, last);
    else if (error.remedy.kind == Remedy::Kind::count)
        error.todo = formatted(
            "{}; if each line is an item, say which column is what: `knapscope-run convert FILE OUT "
            "--columns value=1,weight=2 --capacity NUMBER`",
            error.todo);
    return error;
}

Result<std::string> write_plain(const KnapsackInstance& knapsack) {
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
                                   .write = typed<write_plain>};
    return format;
}

} // namespace ks
