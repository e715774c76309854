// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/sayable.h"
#include "solvers/formats/format.h"
#include "solvers/instance/fields.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

struct NumberWord;

/// A whole number in a text, and where its first byte is.
struct PlacedNumber {
    std::int64_t value = 0;
    std::size_t offset = 0;
};

/// What a number counts. Numbers of one unit can only be multiplied together.
enum class NumberUnit { count, weight, value };

/// What to do about numbers of a unit that are not whole: "multiply all weights and the capacity by 100",
/// where 10^2 makes all of them whole.
Sentence multiply_by_power(NumberUnit unit, int decimals);

/// Reads whole numbers from 0 on out of a text, one after the other, in any of the forms that `number_word`
/// knows. A byte order mark, blank lines, blank space around numbers, the line ends of other systems and
/// remarks that begin with `#` or `//` do not matter. A text may announce as many numbers as it likes: its
/// readers keep only those that really come.
class NumberText {
public:
    /// Whether a word that is not a whole number is an error, or counts as 0: then only the lines and the
    /// numbers of words in them matter.
    enum class Words { whole, any };

    /// `name` is the file's name for messages. `separators` are between the numbers of a line.
    NumberText(std::string_view text, std::string name, std::string_view separators = " \t\r",
               Words words = Words::whole);
    /// The text, with numbers multiplied and decimal marks meant as its options say. A stop request ends it
    /// with `cancelled`.
    explicit NumberText(const InstanceText& given, std::string_view separators = " \t\r");

    /// The same text from its beginning on, with words of any kind.
    NumberText with_any_words() const;
    /// After a reading with any words: the text from its beginning on, with all numbers multiplied by the
    /// smallest power of ten that makes them whole, whatever the user's factors are.
    NumberText with_equal_factors() const;
    /// After an error: whether its cause is a number that is not whole, of a unit that can be multiplied.
    bool ended_at_fraction() const { return fraction_.has_value(); }
    /// The error at that number. `all` has read the text to its end with any words: it knows how many
    /// decimals the numbers of the unit have.
    Error fraction_error(const NumberText& all) const;
    /// After a reading: reports that remarks are left out, if there are any.
    void note_remarks() const;

    /// Whether nothing but blank space follows.
    bool ended();
    /// The first character of the next word, on this line or a later one; 0: the text has ended.
    char next_character();
    /// The next number, on this line or a later one; `what` says what it is, for messages.
    Result<PlacedNumber> next(Sayable what, NumberUnit unit = NumberUnit::count);
    /// The next number, which is on the line where the last one was.
    Result<PlacedNumber> next_in_line(Sayable what, NumberUnit unit = NumberUnit::count);
    /// The next word, whatever it is.
    Result<std::string_view> next_word(Sayable what);
    /// The rest of this line, or the next one that is not blank, without the blank space around it. It may
    /// be a remark.
    std::string_view line();
    /// Whether nothing but blank space follows on this line.
    bool at_line_end();
    /// Nothing more may stand on this line; `has` says what a line has: "a line has two numbers".
    Result<void> end_line(Sayable has);

    /// An error if the text has ended although `count` of these were announced and only `found` came.
    Result<void> check_more(const PlacedNumber& count, std::size_t found, const ListWords& words);
    /// An error if the text goes on although all of these have come.
    Result<void> check_end(const PlacedNumber& count, const ListWords& words);

    /// Of the next byte to be read.
    std::size_t offset() const { return at_; }
    std::string place(std::size_t offset) const;
    Error error(std::size_t offset, Sentence what, Sentence todo) const;

private:
    void skip(std::string_view characters);
    Result<PlacedNumber> next_from_here(Sayable what, NumberUnit unit);
    Sentence todo_about_more() const;
    static Sentence todo_about_unclear(const NumberWord& number, NumberUnit unit);
    Result<PlacedNumber> unusual_number(std::string_view word, Sayable what, NumberUnit unit);
    NumberWord meant(std::string_view word) const;
    bool stopped();

    std::string_view text_;
    std::string name_;
    std::string separators_; ///< between the numbers of a line
    std::string blank_;      ///< those, and line ends
    std::size_t at_;
    Words words_;
    std::array<int, 3> decimals_{};      ///< [unit]: the most of any number so far
    std::optional<NumberUnit> fraction_; ///< the unit of the number that is not whole
    PlacedNumber at_fraction_{};
    std::array<std::int64_t, 3> factors_{1, 1, 1}; ///< [unit]
    std::optional<char> decimal_;                  ///< the decimal mark, if the user has said which it is
    TableOptions* needed_ = nullptr;
    std::vector<Sentence>* left_out_ = nullptr;
    bool has_remarks_ = false;
    std::stop_token stop_;
    std::size_t read_ = 0; ///< words so far
};

/// How many words each of the first lines has that are not blank, at most `lines` of them. A line has -1 if
/// one of its words does not look like a number. So a format recognises from far what may be written in it.
std::vector<int> numbers_by_line(std::string_view text, std::size_t lines);
/// The same of the last line that is not blank; 0 if there is none.
int numbers_in_last_line(std::string_view text);

/// What a reader returns. An error at a number that is not whole says by which power of ten the numbers of
/// its unit have to be multiplied.
template <class Read>
auto read_numbers(NumberText& text, const Read& read) -> decltype(read(text)) {
    auto result = read(text);
    if (result)
        text.note_remarks();
    if (result || !text.ended_at_fraction())
        return result;
    NumberText all = text.with_any_words();
    (void)read(all);
    return text.fraction_error(all);
}

/// What a format claims whose reader this is: a whole file is certain, and one in which only words are wrong
/// is shaped.
template <class Read>
Claim claim_by_reading(const InstanceText& given, const Read& read, std::string_view separators = " \t\r") {
    NumberText numbers(given, separators);
    if (read(numbers))
        return Claim::certain;
    NumberText all = numbers.with_any_words();
    return read(all) ? Claim::shaped : Claim::none;
}

} // namespace ks
