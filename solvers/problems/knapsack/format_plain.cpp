// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/format.h"
#include "solvers/problems/knapsack/instance.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace ks {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view blank = " \t\r\n";

std::size_t mark_length(std::string_view text) {
    return text.size() - without_mark(text).size();
}

struct Number {
    std::int64_t value = 0;
    std::size_t offset = 0; ///< of its first byte in the text
};

/// Reads `n c`, then n lines `value weight`. Blank lines and blank space around numbers do not matter.
class Reader {
public:
    Reader(std::string_view text, const std::string& name)
        : text_(text), name_(name), at_(mark_length(text)) {}

    Result<InstancePtr> read();

private:
    struct Line {
        Number first, second;
    };
    /// The next line that is not blank; `first` and `second` say what its two numbers are, for messages.
    /// nullopt: the text has ended.
    Result<std::optional<Line>> line(std::string_view first, std::string_view second);
    Result<Number> number(std::string_view what);
    void skip_blank(std::string_view characters) {
        at_ = std::min(text_.find_first_not_of(characters, at_), text_.size());
    }
    Error error(std::size_t offset, std::string what, std::string todo) const {
        return {.code = ErrorCode::input,
                .what = std::move(what),
                .where = place_in(text_, offset, name_),
                .todo = std::move(todo)};
    }
    Error at_item(Error error, const std::vector<Line>& items, const Line& head) const;

    std::string_view text_;
    const std::string& name_;
    std::size_t at_;
};

Result<Number> Reader::number(std::string_view what) {
    skip_blank(" \t\r");
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of(blank, begin), text_.size());
    const std::string_view word = text_.substr(begin, at_ - begin);
    const std::string whole = "give a whole number from 0 to 9223372036854775807";
    if (word.empty())
        return error(begin, formatted("{} is missing", what), whole);
    Number number{.offset = begin};
    const auto failed = std::from_chars(word.data(), word.data() + word.size(), number.value).ec;
    if (word.find_first_not_of(digits) != std::string_view::npos || failed != std::errc())
        return error(begin, formatted("{} cannot be '{}'", what, printable(word, 40)), whole);
    return number;
}

Result<std::optional<Reader::Line>> Reader::line(std::string_view first, std::string_view second) {
    skip_blank(blank);
    if (at_ == text_.size())
        return std::optional<Line>();
    Line line;
    KS_TRY(line.first, number(first));
    KS_TRY(line.second, number(second));
    skip_blank(" \t\r");
    if (at_ < text_.size() && text_[at_] != '\n')
        return error(at_, "a line has two numbers, this one has more", "begin a new line here");
    return std::optional(line);
}

Result<InstancePtr> Reader::read() {
    KS_TRY(const auto head, line("the number of items", "the capacity"));
    if (!head)
        return error(0, "the file is empty", "begin it with the number of items and the capacity");
    const Number count = head->first;
    std::vector<Line> items;
    for (;;) {
        KS_TRY(const auto item, line("the value", "the weight"));
        const auto found = static_cast<std::int64_t>(items.size());

        if (!item && found < count.value)
            return error(text_.size(),
                         formatted("{} items are announced, but the file ends after {}", count.value, found),
                         "add the missing lines");
        if (!item)
            break;
        if (found == count.value)
            return error(item->first.offset,
                         formatted("{} items are announced, but there are more", count.value),
                         "remove this line");
        items.push_back(*item);
    }
    KnapsackBuilder builder;
    builder.capacity(head->second.value);
    for (const Line& item : items)
        builder.add({item.first.value, item.second.value});
    auto built = std::move(builder).build();
    if (!built)
        return at_item(built.error(), items, *head);
    return *built;
}

/// The builder's error, whose place is "/items/3/weight" or "/items", with the place in this text.
Error Reader::at_item(Error error, const std::vector<Line>& items, const Line& head) const {
    constexpr std::string_view prefix = "/items/";
    std::size_t offset = head.first.offset;
    if (error.where.starts_with(prefix)) {
        std::size_t i = 0;
        std::from_chars(error.where.data() + prefix.size(), error.where.data() + error.where.size(), i);
        offset = (error.where.ends_with("weight") ? items[i].second : items[i].first).offset;
    }
    error.where = place_in(text_, offset, name_);
    return error;
}

/// A line of two whole numbers is a likely beginning. Any other text that begins with a digit or a minus sign
/// is possible, so that an error says what is wrong with it.
Claim claim_plain(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blank, mark_length(text));
    if (first == std::string_view::npos || (digits.find(text[first]) == digits.npos && text[first] != '-'))
        return Claim::none;
    const std::string_view line = text.substr(first, text.find('\n', first) - first);
    std::size_t words = 0, at = 0;
    while ((at = line.find_first_not_of(blank, at)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(blank, at), line.size());
        if (line.substr(at, end - at).find_first_not_of(digits) != std::string_view::npos)
            return Claim::possible;
        ++words;
        at = end;
    }
    return words == 2 ? Claim::likely : Claim::possible;
}

Result<InstancePtr> read_plain(std::string_view text, const std::string& name) {
    return Reader(text, name).read();
}

std::string write_plain(const Instance& instance) {
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
