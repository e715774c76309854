// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/two_list_recording.h"
#include "visual/scene/drawing.h"
#include "visual/scene/shape_picture.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ks::scene {

/// A step of a two-list recording, to draw within a frame. Positions depend on `end`, so that nothing moves
/// between steps; the content depends on `state`.
struct TwoListsAt {
    DisplayList& list;
    const TwoListRecording& recording;
    const Step& step;
    const TwoListState& state;
    const TwoListState& end;
    const TextMeasure& measure;

    std::int64_t target() const { return recording.target(); }
    /// An upper limit of all sums during the generation of a list.
    std::int64_t largest_sum(int of) const;
    /// Whether sums above the target are removed from the lists.
    bool discards() const;
    /// The width of the target's name to the right of a list; 0 if sums are not discarded.
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

/// The picture of a step, of three. It is the picture of the step's phase; in any other phase (the answer),
/// that of the last phase reached.
enum class TwoListPhase { generation, pruning, search };
TwoListPhase phase_of(const Step& step, const TwoListState& state, const TwoListState& end);

/// Names count from 1, as in the sentences of a recording: a list "A", "B"; an element of a list, "a3"; the
/// same with a subscript (rich_text.h); a block, "B2".
std::string list_name(int list);
std::string element_name(int list, std::int64_t index);
std::string rich_element_name(int list, std::int64_t index);
std::string block_name(int list, std::int64_t block);
/// Elements [begin, end) as "1–4", a single one as "1", none as "–".
std::string range_words(const ListPart& part);
/// The colour of a list: lists that are read have one colour, lists shifted by a weight another; A and B have
/// the same two.
Role list_role(int list);

/// The pictures. Each draws within the frame and returns the y of the lower end.
double draw_generation(const TwoListsAt& at, const Rect& frame);
/// the same for recordings whose steps are not fine
double draw_many_sums(const TwoListsAt& at, const Rect& frame);
double draw_pruning(const TwoListsAt& at, const Rect& frame);
double draw_search(const TwoListsAt& at, const Rect& frame);

/// Draws the vector H as a tree with its root on the left.
void draw_partition_tree(const TwoListsAt& at, const Rect& frame);
/// The node whose median was found last, or the leaf that is being merged; 0 if there is none.
std::int64_t node_divided(const TwoListState& state);
std::int64_t leaf_merged(const TwoListState& state);
/// The leaves of H in order, as far as they are known.
std::vector<PartitionNode> leaves_of(const std::vector<PartitionNode>& partition);

/// The elements that have been merged, and those that are taken next, given the number of elements taken:
/// `of_list` from the start of the list; `first_shifted` .. `of_shifted` - 1 of the shifted list.
struct Taken {
    std::int64_t of_list = 0, of_shifted = 0, first_shifted = 0;
};
Taken taken_of(const TwoListState& state);

/// Draws the pairs of blocks as a matrix: A downwards, B to the right. `margins`: with the blocks' numbers
/// and ranges.
void draw_matrix(const TwoListsAt& at, const Rect& frame, bool margins);
/// The marks of a pair of blocks, and their meaning.
Mark fate_mark(BlockFate fate);
const char* fate_sign(BlockFate fate); ///< "<", if words do not fit
std::string fate_words(BlockFate fate, std::int64_t target);

std::vector<LegendEntry> generation_legend(const TwoListsAt& at);
std::vector<LegendEntry> matrix_legend(const TwoListsAt& at);
std::vector<LegendEntry> search_legend(const TwoListsAt& at);

} // namespace ks::scene
