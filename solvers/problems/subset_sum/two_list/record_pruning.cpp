// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/problems/subset_sum/two_list/names.h"
#include "solvers/problems/subset_sum/two_list/trace.h"

namespace ks::two_list {

namespace {

/// The pruning stage, thread by thread.
class Pruning {
public:
    Pruning(Trace& trace, const Code& code)
        : trace_(trace), code_(code), a_(trace.blocks[0]), b_(trace.blocks[1]) {}

    void run() {
        trace_.begin(Level::phase, "pruning");
        for (thread_ = 0; thread_ < a_.count() && !trace_.hit; ++thread_) {
            trace_.begin(Level::row, formatted("thread {}: block {} of A", thread_ + 1, thread_ + 1),
                         written("thread {}", thread_ + 1));
            slots_ = {std::ssize(trace_.picked), std::ssize(trace_.picked)};
            by_[0] = by_[1] = compared_ = 0;
            low_ = 0;
            high_ = b_.count();
            const auto pick = [this](const BlockPair& pair) {
                trace_.picked.push_back(pair);
                slots_.end = std::ssize(trace_.picked);
            };
            Notes notes(*this);
            trace_.hit = trace_.improved() ? prune_improved(a_, b_, trace_.target, thread_, pick, notes)
                                           : prune(a_, b_, trace_.target, thread_, pick, notes);
            if (!trace_.fine)
                tell_thread();
        }
    }

private:
    struct Notes : Silent {
        explicit Notes(Pruning& whole) : to(whole) {}
        void judged(const BlockPair& pair, Verdict verdict) { to.judge(pair, verdict); }
        void probed(std::int64_t, std::int64_t block, bool first) { to.probe(block, first); }
        void kept(std::int64_t, std::int64_t low, std::int64_t high) { to.keep(low, high); }
        Pruning& to;
    };

    /// A pair of elements, with their sum.
    struct Sum {
        std::int64_t x = 0, y = 0;
        SumPair values;
        std::int64_t sum() const { return values.a + values.b; }
        std::string text() const { return names::sum(x, y, values); }
    };
    Sum sum_of(std::int64_t x, std::int64_t y) const { return {x, y, {a_.sums[x], b_.sums[y]}}; }
    Sum smallest(const BlockPair& pair) const {
        return sum_of(a_.range(pair.a).begin, b_.range(pair.b).end - 1);
    }
    Sum largest(const BlockPair& pair) const {
        return sum_of(a_.range(pair.a).end - 1, b_.range(pair.b).begin);
    }

    /// The original pruning.
    void judge(const BlockPair& pair, Verdict verdict) {
        ++compared_;
        const Sum least = smallest(pair), most = largest(pair);
        trace_.change(pair.a, pair.b,
                      verdict == Verdict::above   ? BlockFate::above_by_lemma_1
                      : verdict == Verdict::below ? BlockFate::below_by_lemma_2
                      : verdict == Verdict::found ? BlockFate::found
                                                  : BlockFate::picked);
        if (verdict == Verdict::above || verdict == Verdict::below)
            ++by_[verdict == Verdict::above ? 0 : 1];
        if (verdict == Verdict::found)
            found_ = least.sum() == trace_.target ? least : most;
        if (!trace_.fine)
            return;
        const Line outcome = verdict == Verdict::found    ? Line::extreme_found
                             : verdict == Verdict::picked ? Line::slot
                                                          : Line::pick;
        Moment& moment = add({Line::extremes, outcome}, verdict_on(pair, verdict, least, most));
        read(moment, least);
        read(moment, most);
        moment.state.column = pair.b;
        if (verdict == Verdict::found)
            show_found(moment);
    }

    std::string verdict_on(const BlockPair& pair, Verdict verdict, const Sum& least, const Sum& most) const {
        const std::string which = said("block pair ") + names::pair(pair);
        const std::int64_t target = trace_.target;
        switch (verdict) {
        case Verdict::above:
            return formatted("{}: its smallest sum {} is above {}, so no sum of it can be {} (Lemma 1).",
                             which, least.text(), target, target);
        case Verdict::below:
            return formatted("{}: its largest sum {} is below {}, so no sum of it can be {} (Lemma 2).",
                             which, most.text(), target, target);
        case Verdict::found:
            return formatted("{}: its {} sum {} is the target. A solution is found.", which,
                             least.sum() == target ? said("smallest") : said("largest"), found_.text());
        case Verdict::picked:
            break;
        }
        return formatted("{}: its smallest sum {} is below {} and its largest {} above: it is picked, into "
                         "slot {} of S, which is what atomicAdd returned.",
                         which, least.text(), target, most.text(), slots_.end + 1);
    }

    /// The improved pruning. A probe that excludes blocks decides the fate of many at once: all before the
    /// first that is not too large, and all after the last that is not too small.
    void probe(std::int64_t block, bool first) {
        ++compared_;
        const BlockPair pair{thread_, block};
        const Sum sum = first ? smallest(pair) : largest(pair);
        const bool out = first ? sum.sum() > trace_.target : sum.sum() < trace_.target;
        Range left_out;
        if (out) {
            left_out = first ? Range{low_, block + 1} : Range{block, high_};
            (first ? low_ : high_) = first ? block + 1 : block;
            by_[first ? 0 : 1] += left_out.size();
        }
        for (std::int64_t b = left_out.begin; b < left_out.end; ++b)
            trace_.change(thread_, b, first ? BlockFate::above_by_lemma_3 : BlockFate::below_by_lemma_4);
        const bool found = sum.sum() == trace_.target;
        if (found) {
            trace_.change(thread_, block, BlockFate::found);
            found_ = sum;
        }
        if (!trace_.fine)
            return;
        if (compared_ == 1 || first != in_first_)
            trace_.begin(Level::tile, first ? "first binary search" : "second binary search");
        in_first_ = first;
        Moment& moment =
            add({first ? Line::first_probe : Line::second_probe}, probe_of(pair, first, sum, left_out));
        read(moment, sum);
        moment.state.column = block;
        if (found) {
            moment.step.lines = code_.numbers({Line::extreme_found});
            show_found(moment);
        }
    }

    std::string probe_of(const BlockPair& pair, bool first, const Sum& sum, const Range& left_out) const {
        const std::string which = formatted("block pair {}: its {} sum {}", names::pair(pair),
                                            first ? said("smallest") : said("largest"), sum.text());
        if (sum.sum() == trace_.target)
            return formatted("{} is the target. A solution is found.", which);
        const char* side = sum.sum() > trace_.target ? said("above") : said("below");
        if (left_out.size() == 0)
            return formatted("{} is {} {}, so {} {} or {}.", which, side, trace_.target,
                             first ? said("low is") : said("high is"), pair.b + 1,
                             first ? said("less") : said("more"));
        return counted("{} is {} {}, which leaves out block {} of B (Lemma {}).",
                       "{} is {} {}, which leaves out blocks {} of B (Lemma {}).", left_out.size(), which,
                       side, trace_.target, names::stretch(left_out), first ? 3 : 4);
    }

    void keep(std::int64_t low, std::int64_t high) {
        for (std::int64_t b = low; b <= high; ++b)
            trace_.change(thread_, b, BlockFate::picked);
        if (!trace_.fine)
            return;
        trace_.begin(Level::tile, "picked pairs");
        const Range blocks{low, high + 1}, slots{slots_.end, slots_.end + blocks.size()};
        add({Line::slot},
            (low > high
                 ? formatted("low = {} is above high = {}: block {} of A is picked with no block "
                             "of B.",
                             low + 1, high + 1, thread_ + 1)
                 : counted("block {} of A is picked with block {} of B, into slot {} of S, "
                           "which is what atomicAdd returned.",
                           "block {} of A is picked with blocks {} of B, into slots {} of S, "
                           "which is what atomicAdd returned.",
                           blocks.size(), thread_ + 1, names::stretch(blocks), names::stretch(slots))));
    }

    /// Records all work of the thread as one step.
    void tell_thread() {
        const std::string pairs =
            slots_.size() == 0 ? std::string(said("none is picked"))
                               : counted("1 is picked, slot {1} of S", "{0} are picked, slots {1} of S",
                                         slots_.size(), slots_.size(), names::stretch(slots_));
        const std::string what =
            trace_.hit
                ? formatted("after {} of pairs of blocks, {} is the target. A solution is found.",
                            counted("{} comparison", "{} comparisons", compared_), found_.text())
                : formatted("of the {} with block {} of A, Lemma {} leaves out {} and Lemma {} {}; {}.",
                            counted("{} pair", "{} pairs", b_.count()), thread_ + 1,
                            trace_.improved() ? 3 : 1, by_[0], trace_.improved() ? 4 : 2, by_[1], pairs);
        const std::string probes =
            trace_.improved() && !trace_.hit
                ? formatted(" That took {}.", counted("{} comparison", "{} comparisons", compared_))
                : std::string();
        Moment& moment = add({Line::extremes, Line::pick, Line::slot, Line::first_probe, Line::second_probe},
                             what + probes);
        if (trace_.hit)
            show_found(moment);
    }

    void show_found(Moment& moment) const {
        moment.state.found = true;
        moment.state.pointer[0] = found_.x;
        moment.state.pointer[1] = found_.y;
        moment.state.sum = found_.sum();
        moment.state.column = found_.y / b_.length;
    }

    static void read(Moment& moment, const Sum& sum) {
        moment.step.read.push_back({.at = At{0, sum.x}, .value = sum.values.a});
        moment.step.read.push_back({.at = At{1, sum.y}, .value = sum.values.b});
    }

    Moment& add(std::initializer_list<Line> lines, std::string text) {
        Moment& moment = trace_.add_with_lists("pruning", code_.numbers(lines),
                                               names::sentence(thread_, trace_.threads, std::move(text)));
        moment.step.row = thread_ + 1;
        moment.state.thread = thread_;
        moment.state.row = thread_;
        moment.state.column.reset();
        return moment;
    }

    Trace& trace_;
    const Code& code_;
    const Blocks &a_, &b_;
    std::int64_t thread_ = 0, compared_ = 0;
    std::int64_t by_[2]{};            ///< pairs excluded by Lemmas 1 and 2, or 3 and 4
    std::int64_t low_ = 0, high_ = 0; ///< the blocks of B that are not excluded
    bool in_first_ = true;
    Range slots_; ///< the slots of S that the thread has filled
    Sum found_;
};

} // namespace

void record_pruning(Trace& trace, const Code& code) {
    Pruning(trace, code).run();
}

} // namespace ks::two_list
