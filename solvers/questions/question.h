// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/at.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// What is asked of what comes next.
enum class Ask {
    value,      ///< of the next cell, or of the next element of a list
    source,     ///< the cell that it comes from
    item,       ///< that is taken
    fits,       ///< whether an item does
    row,        ///< all cells of one
    cut,        ///< whether a branch of a search is
    pair,       ///< whether a pair of blocks survives
    pointer,    ///< which of two moves on
    kept,       ///< whether a point is on the front
    sectors,    ///< that an access to global memory takes
    wavefronts, ///< that an access to shared memory takes
    lanes,      ///< that are active
    race,       ///< whether an access is part of one
    limit,      ///< which resources limit the blocks on a multiprocessor
    own,        ///< what the author of a lesson wrote; no recording is asked about
};
std::string_view to_text(Ask ask); ///< "value", "wavefronts"
std::optional<Ask> ask_of(std::string_view text);
/// "the value of the next cell": what a menu calls it.
std::string_view words_of(Ask ask);

/// How a question is answered.
enum class AnswerForm {
    number,  ///< one number
    numbers, ///< one for each of `places`
    cell,    ///< a cell of the picture
    one_of,  ///< one of `options`
    some_of  ///< any of them, none included
};

/// What somebody answers: numbers as text, also "5/6", with a point or the decimal mark of the language that
/// is spoken, minus infinity as "-inf"; a cell as "row,column"; the ids of options. Equal answers have equal
/// texts
/// (`tidied`), in which numbers have a point.
using Response = std::vector<std::string>;

/// The response as it is compared: numbers without leading zeros, signs and spaces that mean nothing, options
/// in their order, each once. Other texts stay as they are and are wrong then.
struct QuizQuestion;
Response tidied(const QuizQuestion& question, Response response);
/// Why this is no answer at all, in a sentence, so that nobody loses a point by a slip of the hand; empty: it
/// is one, right or wrong.
std::string why_no_answer(const QuizQuestion& question, const Response& response);
Response number_response(std::int64_t number); ///< {"7"}
std::string cell_response(CellAt at);          ///< "2,7"

struct QuizQuestion {
    struct Option {
        std::string id, text;
    };
    /// A wrong answer that has a name, because people give it for a reason.
    struct Misconception {
        std::string id; ///< "taken-twice"
        Response response;
        std::string sentence; ///< what is wrong with it, to whoever gave it
    };

    Ask ask = Ask::value;
    std::int64_t position = 0; ///< on the track: what comes after it is asked for
    std::string text;          ///< "What will z2(7) be?"
    AnswerForm form = AnswerForm::number;
    std::vector<Option> options{}; ///< of one_of and some_of
    std::vector<At> places{};      ///< of number and numbers: the cells that the numbers are for
    double tolerance = 0; ///< how far a number may be off, relative to the right one; the text says so
    std::vector<Response> right{}; ///< at least one; each is right
    std::vector<Misconception> misconceptions{};
    std::string because{}; ///< why it is so, once it is answered: the sentence of the step that comes
    double weight = 1;     ///< the points that a right answer gives
    int tries = 1;         ///< how often it may be answered until it is right
};

/// What an answer is worth.
struct Grade {
    bool right = false;
    std::size_t parts_right = 0, parts = 1; ///< of numbers, each counts
    std::string misconception{};            ///< its id; empty: none that is known
    std::string sentence{}; ///< what is wrong with it; empty: it is right, or nothing is known

    double points() const { return static_cast<double>(parts_right) / static_cast<double>(parts); }
};
Grade grade(const QuizQuestion& question, const Response& response);
/// Which of the numbers are right, one for each of the question's places.
std::vector<bool> right_parts(const QuizQuestion& question, const Response& response);

/// Adds a misconception, unless its answer is right or has a name already.
void add_misconception(QuizQuestion& question, std::string id, Response response, std::string sentence);

} // namespace ks
