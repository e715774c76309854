// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// Elements [begin, end) of a list.
struct ListPart {
    std::int64_t begin = 0, end = 0;
    std::int64_t size() const { return end - begin; }
    bool empty() const { return end <= begin; }
    friend bool operator==(const ListPart&, const ListPart&) = default;
};

/// The state of one of the two lists after a step.
struct GrowingList {
    std::vector<std::int64_t> sums; ///< the finished list: sums of the weights added so far, in the list's
                                    ///< order
    std::int64_t weights_done = 0;  ///< number of weights whose sums are in the list
    /// While a weight is added: the weight, and each sum plus the weight, in the order of `sums` as far as
    /// computed. `discarded` marks sums above the target: the first ones of a falling list, the last ones of
    /// a rising list.
    std::optional<std::int64_t> adding;
    std::vector<std::int64_t> shifted;
    std::vector<bool> discarded; ///< [shifted]
    /// The merged part of the new list, from its beginning; and which of its elements come from `shifted`.
    std::vector<std::int64_t> merged;
    std::vector<bool> merged_from_shifted;
};

/// A node of the vector H, by its number (1 is the root, the children of t are 2 t and 2 t + 1). One thread
/// merges these parts of the list and of the shifted list.
struct PartitionNode {
    std::int64_t number = 1;
    ListPart list, shifted;
};

/// The fate of a pair of blocks.
enum class BlockFate {
    unknown,
    below_by_lemma_2, ///< its largest sum is below the target
    above_by_lemma_1, ///< its smallest sum is above the target
    above_by_lemma_3, ///< excluded by the first binary search
    below_by_lemma_4, ///< excluded by the second
    picked,
    searched, ///< searched without finding a solution
    found
};

/// The state of a two-list algorithm after a step. List 0 is A, which rises; list 1 is B, which falls.
struct TwoListState {
    GrowingList lists[2];
    int list = 0; ///< the list that the step is about; in the phases of pruning and search both

    std::vector<PartitionNode> partition; ///< partition of list `list` while a weight is added, as far as it
                                          ///< is known
    std::int64_t threads = 0;             ///< k of the current stage; 0: the algorithm is sequential
    std::optional<std::int64_t> thread;   ///< the thread that does the step, if one thread alone does it

    /// After the generation: the parts of A and of B that are blocks, and the fate of each pair, [a *
    /// blocks_b + b].
    std::vector<ListPart> blocks[2];
    std::vector<BlockFate> fates;
    std::optional<std::int64_t> row, column; ///< the pair of blocks that the step is about

    /// The search: the remaining part of the two blocks after the four binary searches (in the original
    /// search: the blocks), and the positions of the two pointers.
    std::optional<ListPart> window[2];
    std::optional<std::int64_t> pointer[2];
    std::optional<std::int64_t> sum; ///< sum of the two elements at the pointers
    bool found = false;
};

/// A recording of shape two-lists. `at` of a cell is [list, index]. A step reads an element of the list in
/// `sums`; if it compares two elements of one list, the second is in `shifted`. It changes an element of
/// `shifted` while a weight is added, and of `merged` while the two are merged. Steps that are not fine
/// report no cells.
class TwoListRecording : public Recording {
public:
    Shape shape() const final { return Shape::two_lists; }
    virtual std::int64_t target() const = 0;
    /// Returns the weights of a list, in the order in which they are added.
    virtual std::span<const std::int64_t> weights(int list) const = 0;
    /// Returns the name of a weight; empty: no name.
    virtual std::string weight_name(int, std::size_t) const { return {}; }
    /// Returns whether a step is one comparison. Otherwise, with many weights, a step is all the work of a
    /// stage for one weight or one pair of blocks, and the lists are shown as curves.
    virtual bool fine() const = 0;
    virtual TwoListState state(std::int64_t step) const = 0;
    /// Returns the state at the end. It has the most elements: the numbers of sums and blocks that a picture
    /// reserves space for.
    virtual const TwoListState& end() const = 0;
};

} // namespace ks
