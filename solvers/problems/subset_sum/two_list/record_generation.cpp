// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/sayable.h"
#include "solvers/problems/subset_sum/two_list/names.h"
#include "solvers/problems/subset_sum/two_list/trace.h"

#include <bit>

namespace ks::two_list {

namespace {

/// Adds the weights of a half to its list, as the generation stage does, and records each step.
template <Direction D>
class Generation {
public:
    Generation(Trace& trace, const Code& code, int list)
        : trace_(trace), code_(code), list_(list), l_(static_cast<std::size_t>(list)),
          phase_(Sayable(list == 0 ? "generation of A" : "generation of B").text) {}

    void run() {
        trace_.lists[l_] = {{0}};
        for (std::size_t i = 0; i < trace_.half(list_).weights.size(); ++i)
            add_weight(static_cast<std::int64_t>(i));
    }

private:
    /// Records splits of H and merged elements as steps.
    struct Notes : Silent {
        explicit Notes(Generation& whole) : to(whole) {}
        void split(std::int64_t node, const Bounds& whole, const Bounds& left) {
            if (to.trace_.fine)
                to.tell_split(node, whole, left);
        }
        void taken(bool shifted, std::int64_t index, std::int64_t out) {
            to.now().from_shifted[static_cast<std::size_t>(out)] = shifted;
            if (to.trace_.fine)
                to.tell_taken(shifted, index, out);
        }
        Generation& to;
    };

    void add_weight(std::int64_t i) {
        item_ = i;
        weight_ = trace_.half(list_).weights[static_cast<std::size_t>(i)];
        sums_ = trace_.list(list_); // of the weights so far
        const auto size = std::ssize(sums_);
        Addition addition;
        addition.threads = std::min(std::int64_t{1} << i, trace_.threads);
        addition.kept =
            trace_.improved() ? at_most<D>(sums_.data(), size, weight_, trace_.target) : Range{0, size};
        addition.h.resize(static_cast<std::size_t>(2 * addition.threads));
        addition.h[1] = {{0, size}, addition.kept};
        addition.from_shifted.resize(static_cast<std::size_t>(addition.h[1].size()));
        trace_.additions[l_].push_back(std::move(addition));
        trace_.lists[l_].emplace_back(static_cast<std::size_t>(now().h[1].size()));

        if (i == 0)
            trace_.begin(Level::phase, phase_);
        const std::string weight = trace_.words_of(list_, static_cast<std::size_t>(i));
        trace_.begin(Level::row, formatted("{}: add {}", names::list(list_), weight),
                     written("list {}: add {}", list_, weight));
        tell_addition();
        divide();
        merge_parts();
    }

    void divide() {
        if (now().threads == 1)
            return;
        if (trace_.fine)
            trace_.begin(Level::tile, "partition");
        Notes notes(*this);
        for (std::int64_t node = 1; node < now().threads; ++node)
            partition<D>(sums_.data(), weight_, now().h.data(), node, notes);
        if (trace_.fine)
            return;
        const char name = names::list(list_);
        Moment& moment =
            add({Line::median, Line::divide},
                formatted("In {}, {} of {} and {}' cut both into parts of the same size for {} threads.",
                          counted("{} round", "{} rounds",
                                  std::bit_width(static_cast<std::uint64_t>(now().threads)) - 1),
                          counted("{} median pair", "{} median pairs", now().threads - 1), name, name,
                          now().threads));
        moment.split = now().threads - 1;
    }

    void merge_parts() {
        if (trace_.fine)
            trace_.begin(Level::tile, "merge");
        Notes notes(*this);
        std::vector<std::int64_t>& merged = trace_.lists[l_].back();
        for (thread_ = 0; thread_ < now().threads; ++thread_) {
            part_ = now().h[static_cast<std::size_t>(now().threads + thread_)];
            merge<D>(sums_.data(), weight_, part_, now().kept.begin, merged.data(), notes);
        }
        if (trace_.fine)
            return;
        const char name = names::list(list_);
        const std::string result =
            formatted("{}: {}, from {} to {}.", name, counted("{} sum", "{} sums", std::ssize(merged)),
                      std::min(merged.front(), merged.back()), std::max(merged.front(), merged.back()));
        Moment& moment =
            add({Line::merge}, now().threads == 1
                                   ? formatted("{} and {}' are merged into the new {}", name, name, result)
                                   : formatted("{} threads merge {} and {}', each its part, into the new {}",
                                               now().threads, name, name, result));
        moment.merged = std::ssize(merged);
    }

    void tell_addition() {
        if (trace_.fine)
            trace_.begin(Level::tile, "add");
        const auto size = std::ssize(sums_);
        for (std::int64_t j = 0; trace_.fine && j < size; ++j)
            tell_added(j);
        if (trace_.fine)
            return;
        const std::int64_t discarded = size - now().kept.size();
        Moment& moment = add(
            {Line::item, Line::add},
            formatted("{} = {} is added to {} of {}{}.", weight_name(),
                      trace_.words_of(list_, static_cast<std::size_t>(item_)),
                      size == 1 ? std::string(said("the only sum")) : formatted("each of the {} sums", size),
                      names::list(list_),
                      discarded == 0 ? std::string()
                                     : formatted("; {} above {} and discarded",
                                                 discarded == 1 ? std::string(said("one result is"))
                                                                : formatted("{} results are", discarded),
                                                 trace_.target)));
        moment.shifted = size;
    }

    void tell_added(std::int64_t j) {
        const std::int64_t sum = sums_[static_cast<std::size_t>(j)];
        const bool kept = j >= now().kept.begin && j < now().kept.end;
        const std::string made = formatted("{} + {} = {} + {} = {}", names::element(list_, j), weight_name(),
                                           sum, weight_, sum + weight_);
        Moment& moment =
            kept ? add({Line::add},
                       says(j % now().threads, formatted("{} = {}.", names::element(list_, j, true), made)))
                 : add({Line::discard},
                       says(j % now().threads,
                            formatted("{} is above {}: it is discarded, for no sum with it can be {}.", made,
                                      trace_.target, trace_.target)));
        if (j == 0)
            moment.step.lines.insert(moment.step.lines.begin(), code_.numbers({Line::item}).front());
        moment.shifted = j + 1;
        if (!trace_.sequential())
            moment.state.thread = j % now().threads;
        moment.step.read = {of_list(j)};
        moment.step.source = moment.step.read.front().at;
        moment.step.changed = {of_shifted(j)};
    }

    void tell_split(std::int64_t node, const Bounds& whole, const Bounds& left) {
        const auto level = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(node)));
        const auto parts = [&](const Bounds& of) -> std::string {
            if (of.list.size() == 0 || of.shifted.size() == 0)
                return names::part(list_, of.list.size() > 0 ? of.list : of.shifted, of.list.size() == 0);
            return formatted("{} and {}", names::part(list_, of.list), names::part(list_, of.shifted, true));
        };
        const std::string text =
            whole.size() < 2
                ? formatted("node {} of H has {}: node {} gets nothing, node {} {}.", node, parts(whole),
                            2 * node, 2 * node + 1, whole.size() == 0 ? said("neither") : said("this"))
                : formatted("node {} of H has {}. Of these {}, merged, the first {}: {} to node {}, the "
                            "rest to node {}.",
                            node, parts(whole), whole.size(),
                            left.size() == 1 ? formatted("is {}", parts(left))
                                             : formatted("{} are {}", left.size(), parts(left)),
                            counted("it goes", "they go", std::ssize(left)), 2 * node, 2 * node + 1);
        Moment& moment = add({Line::median, Line::divide}, says(node - level, text));
        moment.split = node;
        moment.state.thread = node - level;
    }

    void tell_taken(bool shifted, std::int64_t index, std::int64_t out) {
        const std::int64_t other = out + now().kept.begin - index; // index in the list from which the element
                                                                   // does not come
        const Range& others = shifted ? part_.list : part_.shifted;
        const bool alone = other >= others.end;
        const CellValue taken = shifted ? of_shifted(index) : of_list(index);
        const std::string name =
            formatted("{} = {}", names::element(list_, index, shifted), to_text(*taken.value));
        Moment& moment = add({Line::merge}, "");
        moment.step.read = {taken};
        if (!alone) {
            const CellValue against = shifted ? of_list(other) : of_shifted(other);
            moment.step.read.insert(shifted ? moment.step.read.begin() : moment.step.read.end(), against);
            const bool equal = taken.value == against.value;
            moment.step.text =
                says(thread_, formatted("{} {} {} = {}{} place {}.", name,
                                        equal                    ? said("equals")
                                        : D == Direction::rising ? said("is below")
                                                                 : said("is above"),
                                        names::element(list_, other, !shifted), to_text(*against.value),
                                        equal ? said("; of equal ones the list's goes first, to")
                                              : said(", so it goes first, to"),
                                        out + 1));
        } else {
            moment.step.text =
                says(thread_, formatted("of {} nothing is left{}: {} goes to place {}.",
                                        std::string(1, names::list(list_)) + (shifted ? "" : "'"),
                                        now().threads > 1 ? said(" in this part") : "", name, out + 1));
        }
        moment.merged = out + 1;
        if (!trace_.sequential())
            moment.state.thread = thread_;
        moment.step.source = At{list_, index};
        moment.step.changed = {{.at = At{list_, out}, .value = taken.value}};
    }

    Moment& add(std::initializer_list<Line> lines, std::string text) {
        Moment& moment = trace_.add(phase_, code_.numbers(lines), std::move(text));
        if (!moment.adding || moment.state.list != list_ || moment.done[l_] != item_) {
            moment.shifted = moment.split = moment.merged = 0;
            moment.done[0] = list_ == 0 ? item_ : std::ssize(trace_.halves.first.weights);
            moment.done[l_] = item_;
            moment.adding = true;
            moment.state.list = list_;
            moment.step.row = item_ + 1;
            moment.state.threads = trace_.sequential() ? 0 : now().threads;
        }
        moment.state.thread.reset();
        return moment;
    }

    std::string says(std::int64_t thread, std::string text) {
        return names::sentence(thread, trace_.sequential() ? 1 : now().threads, std::move(text));
    }
    Addition& now() { return trace_.additions[l_].back(); }
    std::string weight_name() const {
        return names::weight(item_ + (list_ == 0 ? 0 : std::ssize(trace_.halves.first.weights)));
    }
    CellValue of_list(std::int64_t index) const {
        return {.at = At{list_, index}, .value = sums_[static_cast<std::size_t>(index)]};
    }
    CellValue of_shifted(std::int64_t index) const {
        return {.at = At{list_, index}, .value = sums_[static_cast<std::size_t>(index)] + weight_};
    }

    Trace& trace_;
    const Code& code_;
    int list_;
    std::size_t l_;
    const char* phase_;
    std::int64_t item_ = 0, weight_ = 0;
    std::vector<std::int64_t> sums_; ///< the list before the weight is added
    std::int64_t thread_ = 0;        ///< the thread that merges, and its part
    Bounds part_;
};

} // namespace

void record_generation(Trace& trace, const Code& code, int list) {
    if (list == 0)
        Generation<Direction::rising>(trace, code, list).run();
    else
        Generation<Direction::falling>(trace, code, list).run();
}

} // namespace ks::two_list
