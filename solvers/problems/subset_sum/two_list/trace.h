// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"
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

/// What one step shows. The lists are told by how far they are, so a moment of long lists is no larger.
struct Moment {
    Step step; ///< without `about`, which is what the next one changes
    /// Without its lists, its nodes of H, its blocks and fates.
    TwoListState state;
    std::array<std::int64_t, 2> done{};              ///< weights of each half that are in its list
    bool adding = false;                             ///< the next weight of the half `state.list`
    std::int64_t shifted = 0, split = 0, merged = 0; ///< elements, elements of H, elements
    bool in_blocks = false;                          ///< the lists are divided
    std::int64_t fates = 0;                          ///< so many changes of fates have happened
};

/// How one weight was added to a list.
struct Addition {
    std::int64_t threads = 1;
    Range kept;                     ///< elements of the shifted list that are not discarded
    std::vector<bool> from_shifted; ///< of the new list
    std::vector<Bounds> h;          ///< the vector H, 2 k elements, of which the first is not used
};

/// Everything that a recording of a two-list algorithm knows. A state is put together from its moment and
/// the lists between two additions, which are all kept: together they are twice as long as the last one.
struct Trace {
    Trace() = default;
    Trace(Trace&&) = default; // `blocks` point into `lists`, so there are no copies
    Trace& operator=(Trace&&) = default;

    TwoListMethod method = TwoListMethod::sequential;
    Halves halves;
    std::array<std::vector<std::string>, 2> called; ///< [list][weight]: its name; empty: no weight has one
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

    /// The name of a weight of a half; empty: it has none.
    std::string name_of(int list, std::size_t weight) const;
    /// "bread (4)", or of a weight without a name "4".
    std::string words_of(int list, std::size_t weight) const;

    /// The next step begins a unit. A title without figures stays English here; whoever shows it says it.
    void begin(Level level, Sentence title);
    /// Adds a step that goes on from the one before: its state and its row are that one's.
    Moment& add(const char* phase, std::vector<int> lines, std::string text);
    /// The same for what comes after the generation.
    Moment& add_with_lists(const char* phase, std::vector<int> lines, std::string text);
    /// The fate of a pair of blocks from the next step on.
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
