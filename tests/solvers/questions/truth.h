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

/// All correct answers to a question, computed from the instance, or from the raw accesses of a warp, without
/// the code that makes the question.
using Truth = std::vector<Response>;

/// Returns the error in a question; empty if there is none. Correct answers must get full points. Similar
/// answers (adjacent numbers and cells, rows with one wrong cell, sets of lanes with one lane more or less,
/// all other options), `more`, and the question's misconceptions must be rejected, the latter with their
/// names.
std::string wrong_with(const QuizQuestion& question, const Truth& truth,
                       const std::vector<Response>& more = {});

/// The numbers in a text, from left to right.
std::vector<std::int64_t> numbers_in(const std::string& text);

/// The minimum number of random recordings on which each type of question is tested.
inline constexpr int least_recordings = KS_ADDRESS_SANITIZER ? 60 : 300;

/// Counts the recordings on which each type of question was asked.
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
    /// "pointer was asked on 12 recordings"; empty if each was asked on enough recordings.
    std::string missing(const std::vector<Ask>& asks) const;
    bool has_misconception(const std::string& id) const { return misconceptions_.contains(id); }
    /// "value 5123 times on 300 recordings, ..."
    std::string text() const;

private:
    int recordings_ = 0;
    std::map<Ask, int> questions_, on_, last_;
    std::set<std::string> misconceptions_;
};

/// The types of questions, by the test with a reference for them; `every_question` checks that none is
/// missing.
inline const std::vector<Ask> table_asks{Ask::value, Ask::source, Ask::item, Ask::fits, Ask::row},
    search_asks{Ask::cut}, front_asks{Ask::kept}, two_list_asks{Ask::pair, Ask::pointer},
    kernel_asks{Ask::sectors, Ask::wavefronts, Ask::lanes, Ask::race}, occupancy_asks{Ask::limit};

} // namespace ks::tests
