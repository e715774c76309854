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

/// The subject of a question about the next step.
enum class Ask {
    value,      ///< the value of the next cell, or of the next element of a list
    source,     ///< the cell from which the next cell's value comes
    item,       ///< the item that is taken
    fits,       ///< whether an item fits
    row,        ///< all cells of a row
    cut,        ///< whether a branch of a search is cut
    pair,       ///< whether a pair of blocks survives
    pointer,    ///< which of two pointers moves
    kept,       ///< whether a point is on the front
    sectors,    ///< the sectors of an access to global memory
    wavefronts, ///< the wavefronts of an access to shared memory
    lanes,      ///< the active lanes
    race,       ///< whether an access is part of a race
    limit,      ///< which resources limit the blocks on a multiprocessor
    own,        ///< a question by the author of a lesson, not about a recording
};
std::string_view to_text(Ask ask); ///< "value", "wavefronts"
std::optional<Ask> ask_of(std::string_view text);
/// Returns the name in menus: "the value of the next cell".
std::string_view words_of(Ask ask);

/// The form of an answer.
enum class AnswerForm {
    number,  ///< one number
    numbers, ///< one number for each of `places`
    cell,    ///< a cell of the picture
    one_of,  ///< one of `options`
    some_of  ///< any number of them, also none
};

/// An answer of a user: numbers as text, also "5/6", with a point or the decimal mark of the current
/// language, minus infinity as "-inf"; a cell as "row,column"; the ids of options. Equal answers have equal
/// texts (`tidied`), in which numbers have a point.
using Response = std::vector<std::string>;

/// Returns the response in the form in which it is compared: numbers without redundant zeros, signs and
/// spaces; options in their order, each once. Other texts stay unchanged and count as wrong.
struct QuizQuestion;
Response tidied(const QuizQuestion& question, Response response);
/// Returns a sentence about why this is not an answer at all, so that a typing error does not cost a point;
/// empty: it is an answer, right or wrong.
std::string why_no_answer(const QuizQuestion& question, const Response& response);
Response number_response(std::int64_t number); ///< {"7"}
std::string cell_response(CellAt at);          ///< "2,7"

struct QuizQuestion {
    struct Option {
        std::string id, text;
    };
    /// A frequent wrong answer with a known reason.
    struct Misconception {
        std::string id; ///< "taken-twice"
        Response response;
        std::string sentence; ///< explains to the user what is wrong with it
    };

    Ask ask = Ask::value;
    std::int64_t position = 0; ///< on the track: the question is about the next step
    std::string text;          ///< "What will z2(7) be?"
    AnswerForm form = AnswerForm::number;
    std::vector<Option> options{}; ///< of one_of and some_of
    std::vector<At> places{};      ///< of number and numbers: the cells of the numbers
    double tolerance = 0;          ///< allowed relative error of a number; the question mentions it
    std::vector<Response> right{}; ///< the right answers, at least one
    std::vector<Misconception> misconceptions{};
    std::string because{}; ///< the explanation after the answer: the sentence of the next step
    double weight = 1;     ///< points for a right answer
    int tries = 1;         ///< maximum number of tries
};

/// The grade of an answer.
struct Grade {
    bool right = false;
    std::size_t parts_right = 0, parts = 1; ///< for several numbers, each one counts
    std::string misconception{};            ///< its id; empty: no known one
    std::string sentence{}; ///< what is wrong with the answer; empty: it is right, or the reason is not known

    double points() const { return static_cast<double>(parts_right) / static_cast<double>(parts); }
};
Grade grade(const QuizQuestion& question, const Response& response);
/// Returns which of the numbers are right, one entry per place of the question.
std::vector<bool> right_parts(const QuizQuestion& question, const Response& response);

/// Adds a misconception, unless its answer is right or already has a misconception.
void add_misconception(QuizQuestion& question, std::string id, Response response, std::string sentence);

} // namespace ks
