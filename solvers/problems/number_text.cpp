// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/number_text.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sayable.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <charconv>

namespace ks {

namespace {

constexpr std::string_view all_digits = "0123456789";
constexpr std::string_view any_blank = " \t\r\n";
constexpr std::size_t longest_word = 40; ///< in messages

/// The words of a line; -1: one of them is no whole number.
int numbers_in(std::string_view line) {
    int words = 0;
    for (std::size_t at = 0; (at = line.find_first_not_of(any_blank, at)) != std::string_view::npos;
         ++words) {
        const std::size_t end = std::min(line.find_first_of(any_blank, at), line.size());
        if (line.substr(at, end - at).find_first_not_of(all_digits) != std::string_view::npos)
            return -1;
        at = end;
    }
    return words;
}

} // namespace

NumberText::NumberText(std::string_view text, std::string name, std::string_view separators)
    : text_(text), name_(std::move(name)), separators_(separators), blank_(separators_ + '\n'),
      at_(text.size() - without_mark(text).size()) {}

void NumberText::skip(std::string_view characters) {
    at_ = std::min(text_.find_first_not_of(characters, at_), text_.size());
}

bool NumberText::ended() {
    skip(blank_);
    return at_ == text_.size();
}

Result<PlacedNumber> NumberText::next(Sayable what) {
    skip(blank_);
    return next_from_here(what);
}

Result<PlacedNumber> NumberText::next_in_line(Sayable what) {
    skip(separators_);
    return next_from_here(what);
}

Result<PlacedNumber> NumberText::next_from_here(Sayable what) {
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of(blank_, begin), text_.size());
    const std::string_view word = text_.substr(begin, at_ - begin);
    static constexpr Sayable whole = "give a whole number from 0 to 9223372036854775807";
    if (word.empty())
        return error(begin, formatted("{} is missing", said(what)), said(whole));
    PlacedNumber number{.offset = begin};
    const auto failed = std::from_chars(word.data(), word.data() + word.size(), number.value).ec;
    if (word.find_first_not_of(all_digits) != std::string_view::npos || failed != std::errc())
        return error(begin, formatted("{} cannot be '{}'", said(what), printable(word, longest_word)),
                     said(whole));
    return number;
}

Result<std::string_view> NumberText::next_word(Sayable what) {
    skip(blank_);
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of(blank_, begin), text_.size());
    if (at_ == begin)
        return error(begin, formatted("{} is missing", said(what)), "add what is missing");
    return text_.substr(begin, at_ - begin);
}

std::string_view NumberText::line() {
    skip(any_blank);
    const std::size_t begin = at_;
    at_ = std::min(text_.find('\n', begin), text_.size());
    const std::string_view line = text_.substr(begin, at_ - begin);
    return line.substr(0, line.find_last_not_of(any_blank) + 1);
}

bool NumberText::at_line_end() {
    skip(separators_);
    return at_ == text_.size() || text_[at_] == '\n';
}

Result<void> NumberText::end_line(Sayable has) {
    if (at_line_end())
        return {};
    return error(at_, formatted("{}, this one has more", said(has)), "begin a new line here");
}

Result<void> NumberText::check_more(const PlacedNumber& count, std::size_t found, std::string_view plural) {
    if (!ended())
        return {};
    return error(text_.size(),
                 formatted("{} {} are announced, but the file ends after {}", count.value, plural, found),
                 "add the missing lines");
}

Result<void> NumberText::check_end(const PlacedNumber& count, std::string_view plural) {
    if (ended())
        return {};
    return error(at_, formatted("{} {} are announced, but there are more", count.value, plural),
                 "remove this line");
}

std::string NumberText::place(std::size_t offset) const {
    return place_in(text_, offset, name_);
}

Error NumberText::error(std::size_t offset, Sentence what, Sentence todo) const {
    return {
        .code = ErrorCode::input, .what = std::move(what), .where = place(offset), .todo = std::move(todo)};
}

std::vector<int> numbers_by_line(std::string_view text, std::size_t lines) {
    text = without_mark(text);
    std::vector<int> counts;
    while (counts.size() < lines && !text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const int count = numbers_in(text.substr(0, end)); count != 0)
            counts.push_back(count);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return counts;
}

} // namespace ks
