// SPDX-License-Identifier: GPL-3.0-or-later
// A two-list algorithm: lists that grow, pairs of blocks that are pruned, and a pair that is searched.
#include "visual/scene/two_lists/two_lists.h"

#include "visual/scene/two_lists/list_strip.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <numeric>

namespace ks::scene {

std::int64_t TwoListsAt::largest_sum(int of) const {
    const auto weights = recording.weights(of);
    const std::int64_t all = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
    if (!discards())
        return all;
    std::int64_t heaviest = 0, kept = 0; // a discarded sum is a kept sum plus a weight
    for (const std::int64_t weight : weights)
        heaviest = std::max(heaviest, weight);
    for (const std::int64_t sum : end.lists[of].sums)
        kept = std::max(kept, sum);
    return std::min(all, kept + heaviest);
}

bool TwoListsAt::discards() const {
    for (const int of : {0, 1})
        if (end.lists[of].sums.size() < std::size_t{1} << recording.weights(of).size())
            return true;
    return false;
}

double TwoListsAt::target_room() const {
    return discards() ? ListStrip::target_width(recording.target(), measure) : 0;
}

std::string list_name(int list) {
    return list == 0 ? "A" : "B";
}

std::string element_name(int list, std::int64_t index) {
    return formatted("{}{}", list == 0 ? "a" : "b", index + 1);
}

std::string rich_element_name(int list, std::int64_t index) {
    return formatted("{}_{{{}}}", list == 0 ? "a" : "b", index + 1);
}

std::string block_name(int list, std::int64_t block) {
    return formatted("{}{}", list_name(list), block + 1);
}

std::string range_words(const ListPart& part) {
    if (part.empty())
        return "–";
    return part.size() == 1 ? number(part.end) : formatted("{}–{}", number(part.begin + 1), number(part.end));
}

Role list_role(int list) {
    return list == 0 ? Role::read : Role::about;
}

TwoListPhase phase_of(const Step& step, const TwoListState& state, const TwoListState& end) {
    if (step.phase.starts_with("generation")) // generation of A or of B
        return TwoListPhase::generation;
    if (step.phase == "pruning")
        return TwoListPhase::pruning;
    if (step.phase == "search")
        return TwoListPhase::search;
    for (const int of : {0, 1})
        if (state.lists[of].adding || state.lists[of].weights_done < end.lists[of].weights_done)
            return TwoListPhase::generation;
    if (state.pointer[0] || state.window[0] || end.blocks[0].empty())
        return TwoListPhase::search;
    const auto walked = [](BlockFate fate) {
        return fate == BlockFate::searched || fate == BlockFate::found;
    };
    return std::ranges::any_of(state.fates, walked) ? TwoListPhase::search : TwoListPhase::pruning;
}

namespace {

const TwoListRecording& two_lists_of(const StepPicture& what) {
    // only TwoListRecording has the shape of two lists
    return static_cast<const TwoListRecording&>(what.recording);
}

double draw_two_lists(DisplayList& list, const StepPicture& what) {
    const TwoListRecording& recording = two_lists_of(what);
    const TwoListState state = recording.state(what.step.index);
    const TwoListsAt at{list, recording, what.step, state, recording.end(), what.measure};
    switch (phase_of(what.step, state, at.end)) {
    case TwoListPhase::generation:
        return recording.fine() ? draw_generation(at, what.frame) : draw_many_sums(at, what.frame);
    case TwoListPhase::pruning:
        return draw_pruning(at, what.frame);
    case TwoListPhase::search:
        break;
    }
    return draw_search(at, what.frame);
}

void add_two_lists_legend(DisplayList& list, const StepPicture& what, const Rect& legend) {
    const TwoListRecording& recording = two_lists_of(what);
    const TwoListState state = recording.state(what.step.index);
    const TwoListsAt at{list, recording, what.step, state, recording.end(), what.measure};
    const TwoListPhase phase = phase_of(what.step, state, at.end);
    scene::add_legend(list, legend,
                      phase == TwoListPhase::generation ? generation_legend(at)
                      : phase == TwoListPhase::pruning  ? matrix_legend(at)
                                                        : search_legend(at),
                      what.measure);
}

} // namespace

const ShapePicture& picture_two_lists() {
    static constexpr ShapePicture picture{
        .shape = Shape::two_lists, .draw = draw_two_lists, .add_legend = add_two_lists_legend};
    return picture;
}

} // namespace ks::scene
