// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/two_list/recording.h"

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

namespace ks::two_list {

/// A place in the pseudo-code to which a step refers.
enum class Line {
    halve,
    item,    ///< the loop over the weights of a half
    add,     ///< adds a weight to an element
    discard, ///< discards a sum above the target
    median,  ///< finds the median of an element of H
    divide,  ///< divides it into the two children
    merge,
    extremes, ///< computes the smallest and the largest sum of a pair of blocks
    extreme_found,
    pick,        ///< the test whether a pair of blocks is picked
    slot,        ///< writes picked pairs into S
    first_probe, ///< in the improved pruning, Lemma 3
    second_probe,
    cut,   ///< four binary searches
    begin, ///< sets both pointers to the first elements
    found,
    compare, ///< moves one of the pointers
    at_end,
    way_back
};

/// The pseudo-code of a method: the paper's algorithms one after the other, in our words.
class Code {
public:
    explicit Code(TwoListMethod method);

    const std::vector<std::string>& text() const { return text_; }
    /// Returns the line numbers in `text`, from 1; places that this method does not have are omitted.
    std::vector<int> numbers(std::initializer_list<Line> lines) const;

private:
    void add(std::string text) { text_.push_back(std::move(text)); }
    void add(Line line, std::string text);
    void add_sequential();
    void add_generation(bool improved);
    void add_pruning(bool improved);
    void add_search(bool improved);

    std::vector<std::string> text_;
    std::map<Line, int> number_;
};

} // namespace ks::two_list
