// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/two_list_recording.h"
#include "visual/scene/drawing.h"
#include "visual/scene/shape_picture.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ks::scene {

/// A step of a two-list recording, to be drawn within a frame. Places come from `end`, so that nothing moves
/// from step to step; what is in them comes from `state`.
struct TwoListsAt {
    DisplayList& list;
    const TwoListRecording& recording;
    const Step& step;
    const TwoListState& state;
    const TwoListState& end;
    const TextMeasure& measure;

    std::int64_t target() const { return recording.target(); }
    /// No sum that the generation of a list comes to is above it.
    std::int64_t largest_sum(int of) const;
    /// Whether sums above the target are left out of the lists.
    bool discards() const;
    /// What the target's name needs at the right of a list; 0 where nothing is discarded.
    double target_room() const;
    bool has_blocks() const { return !end.blocks[0].empty() && !end.blocks[1].empty(); }

    void write(const Rect& rect, const std::string& words, const TextLook& look) const {
        add_text(list, measure, rect, words, look);
    }
    double width(const std::string& words, const TextLook& look) const {
        return measure.width(words, look.face, look.size, look.weight);
    }
    void tell(const Rect& rect, std::string id, std::string words) const {
        list.regions.push_back({.rect = rect, .id = std::move(id), .description = std::move(words)});
    }
};

/// Which of the three pictures a step has: the phase says it, and where the phase is none of the three (the
/// answer), how far the algorithm has come.
enum class TwoListPhase { generation, pruning, search };
TwoListPhase phase_of(const Step& step, const TwoListState& state, const TwoListState& end);

/// What things are called counts from 1, as the sentences of a recording do: "A", "B"; an element of a list,
/// "a3"; the same with a subscript (rich_text.h); a block, "B2".
std::string list_name(int list);
std::string element_name(int list, std::int64_t index);
std::string rich_element_name(int list, std::int64_t index);
std::string block_name(int list, std::int64_t block);
/// Elements [begin, end) as "1–4", a single one as "1", none as "–".
std::string range_words(const ListPart& part);
/// Of a list: a list is read, one shifted by a weight is another colour; A and B have the same two.
Role list_role(int list);

/// The pictures; each draws within the frame and gives the y at which it ends.
double draw_generation(const TwoListsAt& at, const Rect& frame);
double draw_many_sums(const TwoListsAt& at, const Rect& frame); ///< the same where steps are not fine
double draw_pruning(const TwoListsAt& at, const Rect& frame);
double draw_search(const TwoListsAt& at, const Rect& frame);

/// The vector H as a tree that grows to the right, with its root at the left.
void draw_partition_tree(const TwoListsAt& at, const Rect& frame);
/// The node whose median was found last, and the leaf that is merged; 0: none.
std::int64_t node_divided(const TwoListState& state);
std::int64_t leaf_merged(const TwoListState& state);
/// The leaves of H in order, as far as H is known.
std::vector<PartitionNode> leaves_of(const std::vector<PartitionNode>& partition);

/// How many elements of the merged list, and which elements are taken next, by the number of those taken:
/// of the list the first `of_list`, of the shifted list those from `first_shifted` to `of_shifted`.
struct Taken {
    std::int64_t of_list = 0, of_shifted = 0, first_shifted = 0;
};
Taken taken_of(const TwoListState& state);

/// The pairs of blocks as a matrix: A downwards, B to the right. `margins`: with the blocks' numbers and
/// ranges beside it.
void draw_matrix(const TwoListsAt& at, const Rect& frame, bool margins);
/// The marks of a pair of blocks, and what they mean.
Mark fate_mark(BlockFate fate);
const char* fate_sign(BlockFate fate); ///< "<", where there is no room for words
std::string fate_words(BlockFate fate, std::int64_t target);

std::vector<LegendEntry> generation_legend(const TwoListsAt& at);
std::vector<LegendEntry> matrix_legend(const TwoListsAt& at);
std::vector<LegendEntry> search_legend(const TwoListsAt& at);

} // namespace ks::scene
