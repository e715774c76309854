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

/// One of the two lists as it is after a step.
struct GrowingList {
    std::vector<std::int64_t> sums; ///< as far as it is finished: of the weights so far, in the list's order
    std::int64_t weights_done = 0;  ///< whose sums are in it
    /// While a weight is added: the weight, what each sum becomes with it, in the order of `sums` and as far
    /// as it is known, and how many of those, of a falling list the first, of a rising one the last, were
    /// discarded as being above the target.
    std::optional<std::int64_t> adding;
    std::vector<std::int64_t> shifted;
    std::vector<bool> discarded; ///< [shifted]
    /// The new list as far as it is merged, from its beginning; and which of its elements are from `shifted`.
    std::vector<std::int64_t> merged;
    std::vector<bool> merged_from_shifted;
};

/// A node of the vector H, by its number (1 is the root, the children of t are 2 t and 2 t + 1): these parts
/// of the list and of the shifted list are merged by one thread.
struct PartitionNode {
    std::int64_t number = 1;
    ListPart list, shifted;
};

/// What has become of a pair of blocks.
enum class BlockFate {
    unknown,
    below_by_lemma_2, ///< its largest sum is below the target
    above_by_lemma_1, ///< its smallest sum is above the target
    above_by_lemma_3, ///< left out by the first binary search
    below_by_lemma_4, ///< left out by the second
    picked,
    searched, ///< and no solution in it
    found
};

/// All that a step of a two-list algorithm shows. Lists 0 and 1 are A, which rises, and B, which falls.
struct TwoListState {
    GrowingList lists[2];
    int list = 0; ///< that the step is about; in the phases of pruning and search both

    std::vector<PartitionNode>
        partition;                      ///< of the list `list` while a weight is added, as far as it is known
    std::int64_t threads = 0;           ///< k of the current stage; 0: the algorithm is sequential
    std::optional<std::int64_t> thread; ///< whose step it is, where one thread alone does it

    /// After the generation: the blocks of A and of B as parts, and what became of each pair, [a * blocks_b +
    /// b].
    std::vector<ListPart> blocks[2];
    std::vector<BlockFate> fates;
    std::optional<std::int64_t> row, column; ///< the pair of blocks that the step is about

    /// The search: what is left of the two blocks after the four binary searches (of an original search: the
    /// blocks), and where the two pointers are.
    std::optional<ListPart> window[2];
    std::optional<std::int64_t> pointer[2];
    std::optional<std::int64_t> sum; ///< of the two elements pointed at
    bool found = false;
};

/// A recording of shape two-lists. `at` of a cell is [list, index]: what a step reads is an element of the
/// list as it is in `sums` (where two of one list are compared, the second is of `shifted`). What it changes
/// is an element of `shifted` while a weight is added, and of `merged` while the two are merged. Steps that
/// are not fine tell no cells.
class TwoListRecording : public Recording {
public:
    Shape shape() const final { return Shape::two_lists; }
    virtual std::int64_t target() const = 0;
    /// Of each list the weights, in the order in which they are added.
    virtual std::span<const std::int64_t> weights(int list) const = 0;
    /// The name of one of them; empty: it has none.
    virtual std::string weight_name(int, std::size_t) const { return {}; }
    /// Whether a step is one comparison; else, for more weights, it is all that a stage does for a weight or
    /// a pair of blocks, and the lists are shown as curves.
    virtual bool fine() const = 0;
    virtual TwoListState state(std::int64_t step) const = 0;
    /// The state at the end of generation, pruning and search has the most elements: list sizes, and blocks,
    /// that never change place in a picture.
    virtual const TwoListState& end() const = 0;
};

} // namespace ks
