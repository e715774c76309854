// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sanitizers.h"
#include "solvers/questions/question.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace ks::tests {

/// All right answers of a question, worked out from the instance, or from the raw accesses of a warp, without
/// the code that makes the question.
using Truth = std::vector<Response>;

/// What is wrong with a question; empty: nothing. What is true has to be accepted in full. What is near it
/// (numbers and cells beside it, rows with one wrong cell, sets of lanes with one lane more or less, all
/// other options), `more`, and its misconceptions have to be refused, and the latter be called by their
/// names.
std::string wrong_with(const QuizQuestion& question, const Truth& truth,
                       const std::vector<Response>& more = {});

/// The numbers in a text, from left to right.
std::vector<std::int64_t> numbers_in(const std::string& text);

/// On so many random recordings each kind of question is asked at least.
inline constexpr int least_recordings = KS_ADDRESS_SANITIZER ? 60 : 300;

/// On how many recordings each kind of question was asked.
class Tally {
public:
    void begin_recording() { ++recordings_; }
    void add(const QuizQuestion& question) {
        ++questions_[question.ask];
        if (last_[question.ask] != recordings_)
            ++on_[question.ask];
        last_[question.ask] = recordings_;
        for (const QuizQuestion::Misconception& each : question.misconceptions)
            misconceptions_.insert(each.id);
    }
    /// The number of recordings.
    int on(Ask ask) const {
        const auto found = on_.find(ask);
        return found == on_.end() ? 0 : found->second;
    }
    bool has(const std::vector<Ask>& asks) const { return missing(asks).empty(); }
    /// "pointer was asked on 12 recordings"; empty: each was asked on enough of them.
    std::string missing(const std::vector<Ask>& asks) const;
    bool has_misconception(const std::string& id) const { return misconceptions_.contains(id); }
    /// "value 5123 times on 300 recordings, ..."
    std::string text() const;

private:
    int recordings_ = 0;
    std::map<Ask, int> questions_, on_, last_;
    std::set<std::string> misconceptions_;
};

/// The kinds of questions, by the test that has a reference for them; `every_question` asks whether one is
/// left out.
inline const std::vector<Ask> table_asks{Ask::value, Ask::source, Ask::item, Ask::fits, Ask::row},
    search_asks{Ask::cut}, front_asks{Ask::kept}, two_list_asks{Ask::pair, Ask::pointer},
    kernel_asks{Ask::sectors, Ask::wavefronts, Ask::lanes, Ask::race}, occupancy_asks{Ask::limit};

} // namespace ks::tests
