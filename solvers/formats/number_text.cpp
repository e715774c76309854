// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/number_text.h"
#include "solvers/core/letters.h"

#include "solvers/core/formatted.h"
#include "solvers/core/number_word.h"
#include "solvers/core/sayable.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace ks {

namespace {

constexpr std::string_view all_digits = "0123456789";
constexpr std::size_t longest_word = 40; ///< in messages

/// Returns the place of the first of these characters, or the end of the text. A word of many megabytes,
/// which every format looks at, takes a tenth of the time of `find_first_of`.
std::size_t end_of_word(std::string_view text, std::string_view ends, std::size_t from) {
    constexpr std::size_t usual = 64;
    const std::size_t near =
        text.substr(0, std::min(text.size() - from, usual) + from).find_first_of(ends, from);
    if (near != std::string_view::npos)
        return near;
    std::array<bool, 256> is_end{};
    for (const char c : ends)
        is_end[static_cast<unsigned char>(c)] = true;
    std::size_t at = from + std::min(text.size() - from, usual);
    while (at < text.size() && !is_end[static_cast<unsigned char>(text[at])])
        ++at;
    return at;
}

/// Whether a word begins as numbers do: with a digit, or with a sign and a digit. A comma at its end
/// separates it from the next one.
bool looks_like_number(std::string_view word) {
    if (word.front() == '-' || word.front() == '+')
        word.remove_prefix(1);
    return !word.empty() && all_digits.find(word.front()) != std::string_view::npos &&
           word.find_first_of(";|") == std::string_view::npos && word.back() != ',';
}

/// Whether a remark begins here, which ends with the line: `3 15 # n and c`. The `#` of a heading has a
/// separator behind it.
bool begins_remark(std::string_view text) {
    const bool heading = text.size() > 1 && std::string_view("\t,;|").find(text[1]) != std::string_view::npos;
    return text.starts_with("//") || (text.starts_with('#') && !heading);
}

/// The words of a line; -1: one of them does not look like a number.
int numbers_in(std::string_view line) {
    int words = 0;
    for (std::size_t at = 0; (at = line.find_first_not_of(white_space, at)) != std::string_view::npos;
         ++words) {
        const std::size_t end = end_of_word(line, white_space, at);
        if (begins_remark(line.substr(at)))
            break;
        if (!looks_like_number(line.substr(at, end - at)))
            return -1;
        at = end;
    }
    return words;
}

Error stopped_reading() {
    return {.code = ErrorCode::cancelled, .what = "cancelled"};
}

constexpr std::size_t place_of(NumberUnit unit) {
    return static_cast<std::size_t>(unit);
}

/// The field of records that has the numbers of a unit, in every kind that has a text format.
constexpr std::string_view key_of(NumberUnit unit) {
    return unit == NumberUnit::weight ? "weight" : "value";
}

constexpr Sayable whole_number = "give a whole number from 0 to 9223372036854775807";

} // namespace

Sentence multiply_by_power(NumberUnit unit, int decimals) {
    const bool weights = unit == NumberUnit::weight;
    if (decimals > most_decimals)
        return weights ? said("round all weights and the capacity, then multiply them by a power of ten")
                       : said("round all values, then multiply them by a power of ten");
    const std::string factor = power_of_ten(decimals);
    return weights ? formatted("multiply all weights and the capacity by {}", factor)
                   : formatted("multiply all values by {}", factor);
}

NumberText::NumberText(std::string_view text, std::string name, std::string_view separators, Words words)
    : text_(text), name_(std::move(name)), separators_(separators), blank_(separators_ + '\n'),
      at_(text.size() - without_mark(text).size()), words_(words) {}

NumberText::NumberText(const InstanceText& given, std::string_view separators)
    : NumberText(given.text, given.name, separators) {
    for (const auto& [name, factor] : given.table.scale)
        if (name == key_of(NumberUnit::weight) || name == key_of(NumberUnit::value))
            factors_[place_of(name == key_of(NumberUnit::weight) ? NumberUnit::weight : NumberUnit::value)] =
                factor;
    decimal_ = given.table.decimal;
    needed_ = given.needed;
    left_out_ = given.left_out;
    stop_ = given.stop;
}

NumberText NumberText::with_any_words() const {
    NumberText all(text_, name_, separators_, Words::any);
    all.decimal_ = decimal_;
    all.stop_ = stop_;
    return all;
}

NumberText NumberText::with_equal_factors() const {
    NumberText alike(text_, name_, separators_);
    const int decimals = std::min(*std::ranges::max_element(decimals_), most_decimals);
    for (const NumberUnit unit : {NumberUnit::weight, NumberUnit::value})
        alike.factors_[place_of(unit)] = factor_for(decimals);
    alike.decimal_ = decimal_;
    alike.stop_ = stop_;
    return alike;
}

Error NumberText::fraction_error(const NumberText& all) const {
    const std::size_t end = std::min(text_.find_first_of(blank_, at_fraction_.offset), text_.size());
    const std::string word =
        printable(text_.substr(at_fraction_.offset, end - at_fraction_.offset), longest_word);
    TableOptions needed;
    bool possible = true;
    for (const NumberUnit unit : {NumberUnit::value, NumberUnit::weight})
        if (const int decimals = all.decimals_[place_of(unit)]; decimals > 0) {
            needed.scale.emplace_back(key_of(unit), factor_for(decimals));
            possible = possible && decimals <= most_decimals;
        }
    Sentence todo = multiply_by_power(*fraction_, all.decimals_[place_of(*fraction_)]);
    if (possible)
        todo = formatted("{}: `knapscope-run convert FILE OUT {}`", todo, scale_option(needed));
    if (possible && needed_)
        *needed_ = std::move(needed);
    return error(at_fraction_.offset, formatted("{} is not a whole number", word), std::move(todo));
}

bool NumberText::stopped() {
    constexpr std::size_t words_between_checks = 4096;
    return ++read_ % words_between_checks == 0 && stop_.stop_requested();
}

void NumberText::skip(std::string_view characters) {
    for (;;) {
        at_ = std::min(text_.find_first_not_of(characters, at_), text_.size());
        if (!begins_remark(text_.substr(at_)))
            return;
        has_remarks_ = true;
        at_ = std::min(text_.find('\n', at_), text_.size());
    }
}

void NumberText::note_remarks() const {
    if (has_remarks_ && left_out_ != nullptr)
        left_out_->push_back(said("the remarks in the file are left out"));
}

bool NumberText::ended() {
    skip(blank_);
    return at_ == text_.size();
}

char NumberText::next_character() {
    return ended() ? '\0' : text_[at_];
}

Result<PlacedNumber> NumberText::next(Sayable what, NumberUnit unit) {
    skip(blank_);
    return next_from_here(what, unit);
}

Result<PlacedNumber> NumberText::next_in_line(Sayable what, NumberUnit unit) {
    skip(separators_);
    return next_from_here(what, unit);
}

Result<PlacedNumber> NumberText::next_from_here(Sayable what, NumberUnit unit) {
    const std::size_t begin = at_;
    at_ = end_of_word(text_, blank_, begin);
    const std::string_view word = text_.substr(begin, at_ - begin);
    if (word.empty())
        return error(begin, formatted("{} is missing", said(what)), said(whole_number));
    PlacedNumber number{.offset = begin};
    const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), number.value);
    if (stopped())
        return stopped_reading();
    if (failed == std::errc() && end == word.data() + word.size() && word.front() != '-' &&
        factors_[place_of(unit)] == 1)
        return number;
    return unusual_number(word, what, unit);
}

Sentence NumberText::todo_about_unclear(const NumberWord& number, NumberUnit unit) {
    if (number.decimals == 0)
        return formatted("write “{}” or “{}”", number.joined, number.cut);
    if (unit == NumberUnit::count)
        return formatted("write “{}” if that is meant", number.joined);
    return formatted("write “{}” if that is meant; if not, {}", number.joined,
                     multiply_by_power(unit, number.decimals));
}

/// What a word means, where the user may have said what the decimal mark is.
NumberWord NumberText::meant(std::string_view word) const {
    NumberWord number = number_word(word);
    if (number.kind != NumberWord::Kind::unclear || !decimal_)
        return number;
    return word.find(*decimal_) == std::string_view::npos ? number_word(number.joined)
                                                          : number_word(number.cut, Point::decimal);
}

/// A number that is not just digits, or that is multiplied, or an error that says what is wrong with it.
Result<PlacedNumber> NumberText::unusual_number(std::string_view word, Sayable what, NumberUnit unit) {
    using Means = NumberWord::Kind;
    const PlacedNumber here{.offset = static_cast<std::size_t>(word.data() - text_.data())};
    const NumberWord number = meant(word);
    if (number.kind == Means::whole || (number.kind == Means::fraction && factors_[place_of(unit)] > 1))
        if (const auto whole = times(number, factors_[place_of(unit)]))
            return PlacedNumber{.value = *whole, .offset = here.offset};
    int& decimals = decimals_[place_of(unit)];
    decimals = std::max(decimals, number.kind == Means::whole ? 0 : number.decimals);
    if (words_ == Words::any)
        return here;
    const std::string shown = printable(word, longest_word);
    switch (number.kind) {
    case Means::whole:
        return error(here.offset, formatted("{} times {} is above 2^63 - 1", shown, factors_[place_of(unit)]),
                     "give a smaller factor");
    case Means::negative:
        return error(here.offset, formatted("{} is negative: {}", said(what), shown), said(whole_number));
    case Means::unclear:
        return error(here.offset, formatted("{} may be {} or {}", said(what), number.joined, number.cut),
                     todo_about_unclear(number, unit));
    case Means::fraction:
        if (unit != NumberUnit::count) {
            fraction_ = unit;
            at_fraction_ = here;
        }
        [[fallthrough]];
    default:
        return error(here.offset, formatted("{} cannot be '{}'", said(what), shown), said(whole_number));
    }
}

Result<std::string_view> NumberText::next_word(Sayable what) {
    skip(blank_);
    const std::size_t begin = at_;
    at_ = end_of_word(text_, blank_, begin);
    if (stopped())
        return stopped_reading();
    if (at_ == begin)
        return error(begin, formatted("{} is missing", said(what)), "add what is missing");
    return text_.substr(begin, at_ - begin);
}

std::string_view NumberText::line() {
    const std::size_t begin = std::min(text_.find_first_not_of(white_space, at_), text_.size());
    at_ = std::min(text_.find('\n', begin), text_.size());
    const std::string_view line = text_.substr(begin, at_ - begin);
    return line.substr(0, line.find_last_not_of(white_space) + 1);
}

bool NumberText::at_line_end() {
    skip(separators_);
    return at_ == text_.size() || text_[at_] == '\n';
}

/// "1 200" on a line that has too many numbers may be one of them.
Sentence NumberText::todo_about_more() const {
    const std::size_t line = text_.substr(0, at_).rfind('\n') + 1; // npos + 1 is 0
    const std::string_view words = text_.substr(line, std::min(text_.find('\n', at_), text_.size()) - line);
    std::string_view before;
    for (std::size_t at = 0; (at = words.find_first_not_of(separators_, at)) != std::string_view::npos;) {
        const std::string_view word =
            words.substr(at, std::min(words.find_first_of(separators_, at), words.size()) - at);
        const NumberWord both = number_word(written("{} {}", before, word));
        if (!before.empty() && both.kind == NumberWord::Kind::whole)
            return formatted("if “{} {}” is one number, write “{}”", before, word, both.value);
        before = word;
        at += word.size();
    }
    return "check this line";
}

Result<void> NumberText::end_line(Sayable has) {
    if (at_line_end())
        return {};
    return error(at_, formatted("{}, this one has more", said(has)), todo_about_more());
}

Result<void> NumberText::check_more(const PlacedNumber& count, std::size_t found, const ListWords& words) {
    if (!ended())
        return {};
    Error fewer = error(text_.size(),
                        formatted("the file announces {}, but ends after {}",
                                  counted(static_cast<std::size_t>(count.value), words), found),
                        "check that number, and whether lines are missing");
    fewer.remedy.kind = Remedy::Kind::count;
    return fewer;
}

Result<void> NumberText::check_end(const PlacedNumber& count, const ListWords& words) {
    if (ended())
        return {};
    return error(at_,
                 formatted("the file announces {}, but there are more",
                           counted(static_cast<std::size_t>(count.value), words)),
                 "check that number, and this line");
}

std::string NumberText::place(std::size_t offset) const {
    return place_in(text_, offset, name_);
}

Error NumberText::error(std::size_t offset, Sentence what, Sentence todo) const {
    return {
        .code = ErrorCode::input, .what = std::move(what), .where = place(offset), .todo = std::move(todo)};
}

int numbers_in_last_line(std::string_view text) {
    const std::size_t end = text.find_last_not_of(white_space);
    if (end == std::string_view::npos)
        return 0;
    text = without_mark(text.substr(0, end + 1));
    return numbers_in(text.substr(text.rfind('\n') + 1)); // npos + 1 is 0
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
