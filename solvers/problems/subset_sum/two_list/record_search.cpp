// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/problems/subset_sum/two_list/names.h"
#include "solvers/problems/subset_sum/two_list/trace.h"

#include <algorithm>

namespace ks::two_list {

namespace {

/// Approximate number of steps for the sequential search through whole lists, if it is not recorded finely.
constexpr std::int64_t coarse_walk = 128;

/// The search stage: of the whole lists, or of the picked pairs, thread by thread.
class Search {
public:
    Search(Trace& trace, const Code& code)
        : trace_(trace), code_(code), a_(trace.list(0).data()), b_(trace.list(1).data()) {}

    void run_sequential() {
        trace_.begin(Level::phase, "search");
        trace_.begin(Level::row, "A and B");
        const Range a{0, std::ssize(trace_.list(0))}, b{0, std::ssize(trace_.list(1))};
        every_ = trace_.fine ? 1 : std::max<std::int64_t>(1, (a.size() + b.size()) / coarse_walk);
        window_ = {a, b};
        go_through();
    }

    /// Thread t takes the pairs t, t + k, ... of S.
    void run_pairs() {
        if (trace_.picked.empty())
            return;
        trace_.begin(Level::phase, "search");
        every_ = 1;
        const std::int64_t pairs = std::ssize(trace_.picked);
        for (thread_ = 0; thread_ < trace_.threads; ++thread_)
            for (slot_ = thread_; slot_ < pairs && !trace_.hit; slot_ += trace_.threads)
                search_pair();
    }

private:
    struct Notes : Silent {
        explicit Notes(Search& whole) : to(whole) {}
        void cut(const BlockPair&, const Window& window) { to.tell_cut(window); }
        void compared(std::int64_t x, std::int64_t y, std::int64_t sum) { to.compare(x, y, sum); }
        Search& to;
    };

    void search_pair() {
        pair_ = trace_.picked[static_cast<std::size_t>(slot_)];
        trace_.begin(Level::row, formatted("thread {}: pair {}", thread_ + 1, names::pair(pair_)),
                     written("thread {}: pair {} {}", thread_ + 1, pair_.a, pair_.b));
        const Blocks &a = trace_.blocks[0], &b = trace_.blocks[1];
        window_ = {a.range(pair_.a), b.range(pair_.b)};
        fresh_ = true;
        compared_ = 0;
        x_.reset();
        if (trace_.improved()) {
            if (trace_.fine)
                trace_.begin(Level::tile, "binary searches");
            Notes notes(*this);
            Window window;
            trace_.hit = cut(a, b, pair_, trace_.target, window, notes);
            if (trace_.hit)
                tell_hit_by_cut();
            else
                window_ = window;
        }
        if (!trace_.hit && window_.a.size() > 0 && window_.b.size() > 0) {
            if (trace_.fine)
                trace_.begin(Level::tile, "walk");
            go_through();
        }
        if (!trace_.fine && !told_)
            tell_pair();
        told_ = false;
    }

    void go_through() {
        Notes notes(*this);
        trace_.hit = walk(a_, b_, window_, trace_.target, notes);
    }

    void compare(std::int64_t x, std::int64_t y, std::int64_t sum) {
        ++compared_;
        x_ = x;
        y_ = y;
        const bool below = sum < trace_.target, found = sum == trace_.target;
        const bool last = below ? x + 1 == window_.a.end : y + 1 == window_.b.end;
        const bool in_one_step = !trace_.fine && !trace_.sequential(); // a pair
        if (in_one_step || !(found || last || compared_ % every_ == 0))
            return;
        if (!trace_.sequential() && (found || last))
            trace_.change(pair_.a, pair_.b, found ? BlockFate::found : BlockFate::searched);
        std::string text =
            every_ > 1 ? formatted("After {}: ", counted("{} comparison", "{} comparisons", compared_)) : "";
        text += names::sum(x, y, values());
        if (found)
            text += said(", the target: a solution is found.");
        else if (last)
            text += formatted(" is {} {}, and {} is the last {}: {}.", below ? said("below") : said("above"),
                              trace_.target, below ? names::element(0, x) : names::element(1, y),
                              trace_.sequential() ? said("of its list") : said("of its part"), nothing());
        else
            text += formatted(" is {} {}: on to {}.", below ? said("below") : said("above"), trace_.target,
                              below ? names::element(0, x + 1) : names::element(1, y + 1));
        Moment& moment = add({found ? Line::found : Line::compare}, std::move(text));
        if (compared_ == 1)
            moment.step.lines.insert(moment.step.lines.begin(), code_.numbers({Line::begin}).front());
        if (last && !found)
            for (const int line : code_.numbers({Line::at_end}))
                moment.step.lines.push_back(line);
        point(moment);
        moment.state.found = found;
    }

    std::string nothing() const {
        return trace_.sequential() ? std::string(said("there is no solution"))
                                   : formatted("pair {} holds no solution", names::pair(pair_));
    }

    void tell_cut(const Window& window) {
        const Window whole = window_;
        window_ = window;
        if (!trace_.fine)
            return;
        const bool empty = window.a.size() <= 0 || window.b.size() <= 0;
        if (empty)
            trace_.change(pair_.a, pair_.b, BlockFate::searched);
        add({Line::cut}, cut_text(whole, window));
    }

    std::string cut_text(const Window& whole, const Window& window) const {
        const std::string which = names::pair(pair_);
        if (window.a.size() <= 0)
            return formatted("of pair {}, the binary searches leave nothing of block {} of A (Lemmas 5 and "
                             "6): no sum of it is {}.",
                             which, pair_.a + 1, trace_.target);
        if (window.b.size() <= 0)
            return formatted("of pair {}, the binary searches leave nothing of block {} of B (Lemmas 7 and "
                             "8): no sum of it is {}.",
                             which, pair_.b + 1, trace_.target);
        return formatted("of pair {}, four binary searches leave {} of {} (Lemmas 5 and 6) and {} of {} "
                         "(Lemmas 7 and 8).",
                         which, names::part(0, window.a), names::part(0, whole.a), names::part(1, window.b),
                         names::part(1, whole.b));
    }

    /// A probe may find the target itself (Algorithm 12, lines 6, 12, 18 and 24).
    void tell_hit_by_cut() {
        const auto index = [](const std::int64_t* sums, const Range& range, std::int64_t value) {
            return std::find(sums + range.begin, sums + range.end, value) - sums;
        };
        x_ = index(a_, window_.a, trace_.hit->a);
        y_ = index(b_, window_.b, trace_.hit->b);
        trace_.change(pair_.a, pair_.b, BlockFate::found);
        Moment& moment = add({Line::cut}, formatted("in pair {}, a binary search meets {}, the target: a "
                                                    "solution is found.",
                                                    names::pair(pair_), names::sum(*x_, y_, values())));
        point(moment);
        moment.state.found = true;
        told_ = true;
    }

    /// Records all work of a thread on a pair as one step.
    void tell_pair() {
        trace_.change(pair_.a, pair_.b, trace_.hit ? BlockFate::found : BlockFate::searched);
        const std::string left =
            trace_.improved() ? formatted("the binary searches (Lemmas 5 to 8) leave {} of A and {} of B; ",
                                          counted("{} element", "{} elements", window_.a.size()),
                                          counted("{} element", "{} elements", window_.b.size()))
                              : std::string();
        const std::string found =
            trace_.hit ? formatted("after {}, {} is the target: a solution is found.",
                                   counted("{} comparison", "{} comparisons", compared_),
                                   names::sum(*x_, y_, values()))
                       : formatted("{}, and no sum is {}.",
                                   counted("{} comparison", "{} comparisons", compared_), trace_.target);
        Moment& moment = add({Line::cut, Line::found, Line::compare},
                             formatted("pair {}: {}{}", names::pair(pair_), left, found));
        if (x_)
            point(moment);
        moment.state.found = trace_.hit.has_value();
    }

    SumPair values() const { return {a_[*x_], b_[y_]}; }

    void point(Moment& moment) const {
        moment.state.pointer[0] = x_;
        moment.state.pointer[1] = y_;
        moment.state.sum = values().a + values().b;
        if (!trace_.fine)
            return;
        moment.step.read = {{.at = At{0, *x_}, .value = values().a}, {.at = At{1, y_}, .value = values().b}};
    }

    Moment& add(std::initializer_list<Line> lines, std::string text) {
        text = names::sentence(thread_, trace_.sequential() ? 1 : trace_.threads, std::move(text));
        if (!began_ && trace_.threads > 1)
            text =
                formatted("{} threads search at the same time, each every {} slot of S; they are shown one "
                          "after the other. {}",
                          trace_.threads, names::ordinal(trace_.threads), text);
        began_ = true;
        Moment& moment = trace_.add_with_lists("search", code_.numbers(lines), std::move(text));
        moment.state.window[0] = to_part(window_.a);
        moment.state.window[1] = to_part(window_.b);
        if (fresh_)
            for (auto& pointer : moment.state.pointer)
                pointer.reset();
        if (fresh_)
            moment.state.sum.reset();
        fresh_ = false;
        moment.step.row = slot_ + 1;
        if (trace_.sequential())
            return moment;
        moment.state.thread = thread_;
        moment.state.row = pair_.a;
        moment.state.column = pair_.b;
        return moment;
    }

    Trace& trace_;
    const Code& code_;
    const std::int64_t *a_, *b_;
    std::int64_t every_ = 1; ///< number of comparisons per step
    std::int64_t thread_ = 0, slot_ = 0, compared_ = 0;
    BlockPair pair_;
    Window window_;
    std::optional<std::int64_t> x_; ///< the elements compared last
    std::int64_t y_ = 0;
    bool fresh_ = true; ///< the next step is the first of its pair
    bool told_ = false;
    bool began_ = false; ///< a step of the search was recorded
};

} // namespace

void record_search(Trace& trace, const Code& code) {
    Search search(trace, code);
    trace.sequential() ? search.run_sequential() : search.run_pairs();
}

} // namespace ks::two_list
