// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/sayable.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// A whole number in a text, and where its first byte is.
struct PlacedNumber {
    std::int64_t value = 0;
    std::size_t offset = 0;
};

/// Reads whole numbers from 0 on out of a text, one after the other. A byte order mark, blank lines, blank
/// space around numbers and the line ends of other systems do not matter. A text may announce as many
/// numbers as it likes: its readers keep only those that really come.
class NumberText {
public:
    /// `name` is the file's name for messages. `separators` stand between the numbers of a line.
    NumberText(std::string_view text, std::string name, std::string_view separators = " \t\r");

    /// Whether nothing but blank space follows.
    bool ended();
    /// The next number, on this line or a later one; `what` says what it is, for messages.
    Result<PlacedNumber> next(Sayable what);
    /// The next number, which is on the line where the last one was.
    Result<PlacedNumber> next_in_line(Sayable what);
    /// The next word, whatever it is.
    Result<std::string_view> next_word(Sayable what);
    /// The rest of this line, or the next one that is not blank, without the blank space around it.
    std::string_view line();
    /// Whether nothing but blank space follows on this line.
    bool at_line_end();
    /// Nothing more may stand on this line; `has` says what a line has: "a line has two numbers".
    Result<void> end_line(Sayable has);

    /// An error if the text has ended although `count` of these were announced and only `found` came.
    Result<void> check_more(const PlacedNumber& count, std::size_t found, std::string_view plural);
    /// An error if the text goes on although all of these have come.
    Result<void> check_end(const PlacedNumber& count, std::string_view plural);

    /// Of the next byte to be read.
    std::size_t offset() const { return at_; }
    std::string place(std::size_t offset) const;
    Error error(std::size_t offset, Sentence what, Sentence todo) const;

private:
    void skip(std::string_view characters);
    Result<PlacedNumber> next_from_here(Sayable what);

    std::string_view text_;
    std::string name_;
    std::string separators_; ///< between the numbers of a line
    std::string blank_;      ///< those, and line ends
    std::size_t at_;
};

/// How many words each of the first lines has that are not blank, at most `lines` of them; a line with
/// anything but whole numbers in it has -1. So a format says from far what may be written in it.
std::vector<int> numbers_by_line(std::string_view text, std::size_t lines);

} // namespace ks
