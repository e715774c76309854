// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/pricing.h"

#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/core/units.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <tuple>

namespace ks {

namespace {

/// Maximum numbers of labels at a time. A pattern is searched with few labels first, and with more only if
/// none is found: while the linear program is far from its end, any pattern that is worth more than one batch
/// helps. If there are more labels, the most promising ones are kept, and `Best::at_most` accounts for the
/// dropped ones.
constexpr std::array<std::size_t, 3> most_labels = {200, 4'000, 50'000};
constexpr std::size_t most_of_all_types = 3'500'000; ///< about a second

} // namespace

Result<Pricing> Pricing::make(std::span<const Launches> types, const Plan::Resources& limits,
                              const LpSolver& lp) {
    KS_TRY(ResourcePrices prices, ResourcePrices::make(types, limits, lp));
    return Pricing(types, limits, std::move(prices));
}

/// Returns the types in their order: first those whose copies gain or lose most, because most labels make the
/// same decision for them.
std::vector<Pricing::Turn> Pricing::turns(std::span<const std::int64_t> worth,
                                          std::span<const std::int64_t> copies) const {
    std::vector<Turn> turns;
    for (std::size_t type = 0; type < types_.size(); ++type)
        if (const std::int64_t most = std::min(copies[type], most_copies(types_[type], limits_));
            most > 0 && worth[type] > 0)
            turns.push_back({.type = type, .most = most});
    std::ranges::stable_sort(turns, std::ranges::greater(),
                             [this](const Turn& turn) { return std::abs(prices_.gain(turn.type)); });
    std::int64_t rest = 0;
    for (std::size_t i = turns.size(); i > 0; --i) {
        turns[i - 1].rest = rest;
        rest += turns[i - 1].most * std::max<std::int64_t>(0, prices_.gain(turns[i - 1].type));
    }
    return turns;
}

Result<Pricing::Best> Pricing::best(std::span<const std::int64_t> worth, std::span<const std::int64_t> copies,
                                    const Context& context) {
    KS_CHECK(prices_.find(worth, context.stop));
    const std::vector<Turn> turns = this->turns(worth, copies);
    for (const std::size_t most : most_labels) {
        if (most != most_labels.front() && most * turns.size() > most_of_all_types)
            break;
        most_ = most;
        current_.assign(1, {});
        steps_.assign(1, {});
        best_ = batch_worth + tolerance;
        best_step_ = 0;
        left_out_ = 0;
        for (const Turn& turn : turns)
            KS_CHECK(take(turn, worth[turn.type], context));
        if (best_step_ != 0 || left_out_ <= best_)
            break;
    }
    Best best{.pattern = {}, .worth = best_, .at_most = std::max(best_, left_out_)};
    if (best_step_ == 0)
        return best;
    std::vector<std::size_t> added;
    for (std::uint32_t step = best_step_; step != 0; step = steps_[step].before)
        added.push_back(steps_[step].type);
    best.pattern = pattern_of(std::move(added));
    return best;
}

Result<void> Pricing::take(const Turn& turn, std::int64_t worth, const Context& context) {
    const std::int64_t gain = std::max<std::int64_t>(0, prices_.gain(turn.type));
    std::vector<Label> from = current_;
    for (std::int64_t copy = 1; copy <= turn.most && !from.empty(); ++copy) {
        KS_CHECK(context.check());
        const std::int64_t further = (turn.most - copy) * gain + turn.rest;
        from = with_one_more(from, turn, worth, further);
        keep_undominated(from);
        keep_a_number(from, further);
        for (Label& label : from) {
            steps_.push_back({.before = label.step, .type = static_cast<std::uint32_t>(turn.type)});
            label.step = static_cast<std::uint32_t>(steps_.size() - 1);
        }
        labels_ += static_cast<std::int64_t>(from.size());
        current_.insert(current_.end(), from.begin(), from.end());
        if (bytes() > context.memory_budget || steps_.size() > UINT32_MAX / 2)
            return over_budget(
                formatted("the labels of a batch take more than {}", bytes_text(context.memory_budget)),
                "plan fewer kernels");
    }
    std::erase_if(current_, [&](const Label& label) { return bound(label, turn.rest) <= best_; });
    keep_undominated(current_);
    keep_a_number(current_, turn.rest);
    return {};
}

std::vector<Pricing::Label> Pricing::with_one_more(const std::vector<Label>& from, const Turn& turn,
                                                   std::int64_t worth, std::int64_t further) {
    std::vector<Label> more;
    for (const Label& label : from)
        for (const KernelShape& shape : types_[turn.type].shapes) {
            const Label next{
                .takes = sum_of(label.takes, shape.takes), .worth = label.worth + worth, .step = label.step};
            if (!fits(next.takes, limits_))
                continue;
            if (next.worth > best_) {
                best_ = next.worth;
                steps_.push_back({.before = label.step, .type = static_cast<std::uint32_t>(turn.type)});
                best_step_ = static_cast<std::uint32_t>(steps_.size() - 1);
            }
            if (bound(next, further) > best_)
                more.push_back(next);
        }
    return more;
}

std::int64_t Pricing::bound(const Label& label, std::int64_t rest) const {
    return label.worth + prices_.of(limits_) - prices_.of(label.takes) + rest;
}

void Pricing::keep_undominated(std::vector<Label>& labels) {
    std::ranges::sort(labels, {}, [](const Label& label) {
        const Plan::Resources& takes = label.takes;
        return std::tuple(takes.blocks, takes.warps, -label.worth, takes.shared_bytes, takes.registers);
    });
    // For labels with the same blocks and warps: the registers of the kept ones, which decrease as shared
    // memory increases.
    std::map<std::int64_t, std::int64_t> stairs;
    std::pair<std::int64_t, std::int64_t> same;
    std::erase_if(labels, [&](const Label& label) {
        if (same != std::pair(label.takes.blocks, label.takes.warps))
            stairs.clear();
        same = {label.takes.blocks, label.takes.warps};
        auto at = stairs.upper_bound(label.takes.shared_bytes);
        if (at != stairs.begin() && std::prev(at)->second <= label.takes.registers)
            return true;
        while (at != stairs.end() && at->second >= label.takes.registers)
            at = stairs.erase(at);
        stairs[label.takes.shared_bytes] = label.takes.registers;
        return false;
    });
}

void Pricing::keep_a_number(std::vector<Label>& labels, std::int64_t rest) {
    if (labels.size() <= most_)
        return;
    const auto cut = labels.begin() + static_cast<std::ptrdiff_t>(most_);
    std::ranges::nth_element(labels, cut, std::ranges::greater(),
                             [&](const Label& label) { return bound(label, rest); });
    left_out_ = std::max(left_out_, bound(*cut, rest));
    labels.erase(cut, labels.end());
}

std::int64_t Pricing::bytes() const {
    return static_cast<std::int64_t>(2 * current_.size() * sizeof(Label) + steps_.size() * sizeof(Step));
}

} // namespace ks
