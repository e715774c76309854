// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sayable.h"
#include "solvers/problems/subset_sum/two_list/code.h"
#include "solvers/problems/subset_sum/two_list/halves.h"
#include "solvers/problems/subset_sum/two_list/stages.h"
#include "solvers/steps/two_list_recording.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace ks::two_list {

inline ListPart to_part(const Range& range) {
    return {range.begin, range.end};
}

/// The content of one step. It stores only how far the lists are, so its size does not depend on their
/// length.
struct Moment {
    Step step; ///< without `about`, which is the change of the next step
    /// Without its lists, its nodes of H, its blocks and fates.
    TwoListState state;
    std::array<std::int64_t, 2> done{};              ///< number of weights of each half that are in its list
    bool adding = false;                             ///< the next weight of half `state.list` is being added
    std::int64_t shifted = 0, split = 0, merged = 0; ///< numbers of shifted elements, split elements of H,
                                                     ///< merged elements
    bool in_blocks = false;                          ///< the lists are divided into blocks
    std::int64_t fates = 0;                          ///< number of changes of fates so far
};

/// How one weight was added to a list.
struct Addition {
    std::int64_t threads = 1;
    Range kept;                     ///< elements of the shifted list that are not discarded
    std::vector<bool> from_shifted; ///< for the new list
    std::vector<Bounds> h;          ///< the vector H, 2 k elements, of which the first is not used
};

/// Everything that a recording of a two-list algorithm knows. A state is built from its moment and the lists
/// between two additions, which are all stored: together they are twice as long as the last one.
struct Trace {
    Trace() = default;
    Trace(Trace&&) = default; // `blocks` point into `lists`, so copying is disabled
    Trace& operator=(Trace&&) = default;

    TwoListMethod method = TwoListMethod::sequential;
    Halves halves;
    std::array<std::vector<std::string>, 2> called; ///< [list][weight]: its name; empty: no weight has a name
    std::int64_t target = 0, threads = 1;           ///< M; k
    bool fine = true;

    /// [list][weights added]: its sums
    std::array<std::vector<std::vector<std::int64_t>>, 2> lists;
    std::array<std::vector<Addition>, 2> additions; ///< [list][weight]

    std::array<Blocks, 2> blocks; ///< of the finished lists
    struct FateChange {
        std::int64_t a = 0, b = 0;
        BlockFate fate = BlockFate::unknown;
    };
    std::vector<FateChange> fates;
    std::vector<BlockPair> picked; ///< S
    Hit hit;
    Answer answer{.status = Status::not_found};

    std::vector<Moment> moments; ///< [step]
    std::vector<OutlineEntry> outline;

    bool sequential() const { return method == TwoListMethod::sequential; }
    bool improved() const { return method == TwoListMethod::improved; }
    const Half& half(int list) const { return list == 0 ? halves.first : halves.second; }
    const std::vector<std::int64_t>& list(int list) const {
        return lists[static_cast<std::size_t>(list)].back();
    }

    /// Returns the name of a weight of a half; empty: no name.
    std::string name_of(int list, std::size_t weight) const;
    /// Returns "bread (4)", or "4" for a weight without a name.
    std::string words_of(int list, std::size_t weight) const;

    /// The next step begins a unit.
    void begin(Level level, Sentence title, std::string id);
    /// A title without figures is its own id. It is English here; the program that shows it translates it.
    void begin(Level level, Sayable title) { begin(level, title.text, title.text); }
    /// Adds a step that goes on from the one before: its state and its row are that one's.
    Moment& add(const char* phase, std::vector<int> lines, std::string text);
    /// Does the same for steps after the generation.
    Moment& add_with_lists(const char* phase, std::vector<int> lines, std::string text);
    /// Sets the fate of a pair of blocks from the next step on.
    void change(std::int64_t a, std::int64_t b, BlockFate fate) { fates.push_back({a, b, fate}); }

    TwoListState state(std::int64_t step) const;

private:
    void show_lists(const Moment& moment, TwoListState& state) const;
    void show_addition(const Moment& moment, TwoListState& state) const;
    void show_blocks(const Moment& moment, TwoListState& state) const;
};

/// The parts of a run, one after the other. Each adds its steps.
void record_generation(Trace& trace, const Code& code, int list);
void record_pruning(Trace& trace, const Code& code);
void record_search(Trace& trace, const Code& code);

} // namespace ks::two_list
