// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/recording.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/names.h"
#include "solvers/problems/subset_sum/two_list/trace.h"

#include <algorithm>

namespace ks {

namespace {

using namespace two_list;

class HalvesRecording final : public TwoListRecording {
public:
    HalvesRecording(std::string variant, Trace trace, const Code& code)
        : variant_(std::move(variant)), trace_(std::move(trace)), code_(code.text()),
          end_(trace_.state(count())) {}

    std::string_view variant() const override { return variant_; }
    std::string_view rows_are() const override { return "item"; }
    std::span<const Level> levels() const override {
        static constexpr std::array all{Level::phase, Level::row, Level::tile, Level::cell};
        return std::span(all).first(fine() ? 4 : 3);
    }
    std::int64_t count() const override { return std::ssize(trace_.moments) - 1; }
    std::span<const std::string> code() const override { return code_; }
    std::span<const OutlineEntry> outline() const override { return trace_.outline; }

    Step at(std::int64_t index) const override {
        const auto step = static_cast<std::size_t>(std::clamp<std::int64_t>(index, 0, count()));
        Step shown = trace_.moments[step].step;
        if (step + 1 < trace_.moments.size())
            for (const CellValue& cell : trace_.moments[step + 1].step.changed)
                shown.about.push_back(cell.at);
        return shown;
    }

    std::int64_t next(std::int64_t step, Level level) const override {
        if (level == levels().back() || level == Level::cell)
            return std::clamp<std::int64_t>(step + 1, 0, count());
        for (const OutlineEntry& entry : trace_.outline)
            if (entry.step > step && entry.level <= level)
                return entry.step;
        return count();
    }
    std::int64_t previous(std::int64_t step, Level level) const override {
        if (level == levels().back() || level == Level::cell)
            return std::clamp<std::int64_t>(step - 1, 0, count());
        std::int64_t begin = 0;
        for (const OutlineEntry& entry : trace_.outline)
            if (entry.step < step && entry.level <= level)
                begin = entry.step;
        return begin;
    }

    std::int64_t target() const override { return trace_.target; }
    std::span<const std::int64_t> weights(int list) const override { return trace_.half(list).weights; }
    std::string weight_name(int list, std::size_t weight) const override {
        return trace_.name_of(list, weight);
    }
    bool fine() const override { return trace_.fine; }
    TwoListState state(std::int64_t step) const override { return trace_.state(step); }
    const TwoListState& end() const override { return end_; }
    std::optional<Answer> answer() const override { return trace_.answer; }

private:
    std::string variant_;
    Trace trace_;
    std::vector<std::string> code_;
    TwoListState end_;
};

/// Lists the weights of a half; if there are many, only their number.
std::string weights_of(const Trace& trace, int list) {
    const Half& half = trace.half(list);
    const std::int64_t number = std::ssize(half.weights);
    if (number == 0)
        return "none";
    if (!trace.fine)
        return formatted("{} of them", number);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < half.weights.size(); ++i)
        words.push_back(trace.words_of(list, i));
    return joined(words);
}

void name_weights(Trace& trace, const SubsetSumInstance& instance) {
    if (!instance.contents().names_records())
        return;
    for (int list = 0; list < 2; ++list)
        for (const std::int64_t index : trace.half(list).index)
            trace.called[static_cast<std::size_t>(list)].push_back(
                shown_record_name(instance.contents().record_name(0, static_cast<std::size_t>(index))));
}

/// Records step 0.
void tell_start(Trace& trace, const Code& code) {
    Moment& moment = trace.add(
        "generation of A", code.numbers({Line::halve}),
        formatted("The weights are {}halved: {} for the list A, which rises, and {} for the list B, which "
                  "falls. Is there a subset with the sum {}?",
                  trace.improved() ? said("sorted, the largest first, and ") : "", weights_of(trace, 0),
                  weights_of(trace, 1), trace.target));
    moment.state.threads = trace.sequential() ? 0 : 1;
}

/// Returns "17 = 4 + 13", "17 = bread (4) + 13": the chosen weights of a half.
std::string equation(const Trace& trace, int list, std::int64_t sum) {
    const Half& half = trace.half(list);
    const Selection& selection = *trace.answer.selection;
    std::vector<std::string> weights;
    bool named = false;
    for (std::size_t i = 0; i < half.weights.size(); ++i)
        if (std::ranges::find(selection, half.index[i]) != selection.end()) {
            weights.push_back(trace.words_of(list, i));
            named = !trace.name_of(list, i).empty();
        }
    if (weights.empty())
        return formatted("{} is the sum of none", sum);
    if (weights.size() == 1)
        return named ? formatted("{} is {}", sum, weights.front()) : formatted("{} is a weight itself", sum);
    return formatted("{} = {}", sum, joined(weights, std::identity(), " + "));
}

std::string none_found(const Trace& trace) {
    if (trace.sequential())
        return formatted("One of the lists is at its end: no subset sums to {}.", trace.target);
    if (trace.picked.empty())
        return formatted("No pair of blocks is left to be searched: no subset sums to {}.", trace.target);
    return formatted("The {} in S hold no solution: no subset sums to {}.",
                     counted("{} pair", "{} pairs", std::ssize(trace.picked)), trace.target);
}

/// Everything except the moving pointers stays as it was.
void tell_none(Trace& trace, const Code& code) {
    Moment& moment = trace.add_with_lists("answer", code.numbers({Line::at_end}), none_found(trace));
    moment.state.row.reset();
    moment.state.column.reset();
    for (int list = 0; list < 2; ++list) {
        moment.state.window[list].reset();
        moment.state.pointer[list].reset();
    }
    moment.state.sum.reset();
}

Result<void> tell_answer(Trace& trace, const Code& code, const Context& context) {
    trace.begin(Level::phase, "answer");
    if (!trace.hit) {
        tell_none(trace, code);
        return {};
    }
    KS_TRY(trace.answer, found(trace.halves, *trace.hit, context));
    trace.add_with_lists(
        "answer", code.numbers({Line::way_back}),
        formatted("{} + {} = {}. No algorithm of the paper remembers the subset of a sum, so each half is "
                  "solved again for its own: {}, and {}.",
                  trace.hit->a, trace.hit->b, trace.target, equation(trace, 0, trace.hit->a),
                  equation(trace, 1, trace.hit->b)));
    return {};
}

} // namespace

Result<std::shared_ptr<const Recording>> record_two_list(std::string variant, TwoListMethod method,
                                                         const SubsetSumInstance& instance,
                                                         std::stop_token stop) {
    const std::size_t n = instance.weights().size();
    if (n > most_coarsely_recorded_weights)
        return Error{.code = ErrorCode::limit,
                     .what =
                         formatted("there are {} weights, and stepping through two lists shows at most {}", n,
                                   most_coarsely_recorded_weights),
                     .todo = "step through an instance with fewer weights, or run this one on the Run page"};
    Context context;
    context.stop = std::move(stop);
    Trace trace;
    trace.method = method;
    trace.target = instance.target();
    trace.fine = n <= most_finely_recorded_weights;
    trace.threads = trace.sequential() ? 1 : usual_threads(n);
    trace.halves = halve(instance.weights(), trace.improved() ? Order::nonincreasing : Order::as_given);
    name_weights(trace, instance);
    const Code code(method);
    tell_start(trace, code);
    for (int list = 0; list < 2; ++list) {
        KS_CHECK(context.check());
        record_generation(trace, code, list);
    }
    KS_CHECK(context.check());
    if (!trace.sequential()) {
        for (int list = 0; list < 2; ++list)
            trace.blocks[static_cast<std::size_t>(list)] =
                Blocks::of(trace.list(list).data(), std::ssize(trace.list(list)), trace.threads);
        record_pruning(trace, code);
    }
    KS_CHECK(context.check());
    if (!trace.hit)
        record_search(trace, code);
    KS_CHECK(tell_answer(trace, code, context));
    return std::make_shared<HalvesRecording>(std::move(variant), std::move(trace), code);
}

} // namespace ks
