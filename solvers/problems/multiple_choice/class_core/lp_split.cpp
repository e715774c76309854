// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/class_core/lp_split.h"

#include <algorithm>
#include <span>

namespace ks::class_core {

namespace {

/// A class whose LP choice is not known yet: it is one of the two ends or an item between them.
struct Open {
    std::size_t index;
    Candidate light, heavy;
    std::vector<Candidate> between; ///< above the line from `light` to `heavy`

    Slope slope() const { return {heavy.value - light.value, heavy.weight - light.weight}; }
    bool is_above_the_line(std::int64_t value, std::int64_t weight) const {
        return weight > light.weight && weight < heavy.weight &&
               is_steeper({value - light.value, weight - light.weight}, slope());
    }
};

/// The best items at a slope; several may be equally good.
struct Best {
    Candidate lightest, heaviest;
};

Best best_at(const Slope& slope, const Open& open) {
    const auto worth = [&slope](const Candidate& item) {
        return Wide{item.value} * slope.weight - Wide{item.weight} * slope.value;
    };
    Best best{open.light, open.light};
    Wide most = worth(open.light);
    const auto look_at = [&](const Candidate& item) {
        const Wide worth_here = worth(item);
        if (worth_here > most || (worth_here == most && item.weight < best.lightest.weight))
            best.lightest = item;
        if (worth_here > most || (worth_here == most && item.weight > best.heaviest.weight))
            best.heaviest = item;
        most = std::max(most, worth_here);
    };
    for (const Candidate& item : open.between)
        look_at(item);
    look_at(open.heavy);
    return best;
}

class Partitioning {
public:
    Partitioning(const MultipleChoiceInstance& instance, const Context& context)
        : instance_(instance),
          context_(context), split_{.chosen = std::vector<Candidate>(instance.class_count())} {}

    Result<std::optional<LpSplit>> solve() {
        std::int64_t lightest = 0, heaviest = 0;
        for (std::size_t i = 0; i < instance_.class_count(); ++i) {
            KS_CHECK(context_.check());
            if (!begin(i, lightest, heaviest))
                return std::optional<LpSplit>();
        }
        if (lightest > instance_.capacity())
            return std::optional<LpSplit>();
        if (heaviest <= instance_.capacity())
            return everything_best();
        while (true) {
            KS_CHECK(context_.check());
            const Slope slope = median_slope();
            std::int64_t light = fixed_weight_, heavy = fixed_weight_;
            best_.clear();
            for (const Open& open : open_) {
                best_.push_back(best_at(slope, open));
                light += best_.back().lightest.weight;
                heavy += best_.back().heaviest.weight;
            }
            if (light <= instance_.capacity() && heavy > instance_.capacity())
                return fill_up(slope);
            narrow(/*to_lighter=*/light > instance_.capacity());
        }
    }

private:
    /// Finds the ends of class i, and the items between them. Returns false if none of its items fits.
    bool begin(std::size_t i, std::int64_t& lightest, std::int64_t& heaviest) {
        const std::span<const Item> items = instance_.items(i);
        Open open{.index = i, .light = {-1, INT64_MAX, 0}, .heavy = {-1, INT64_MAX, 0}, .between = {}};
        for (std::size_t k = 0; k < items.size(); ++k) {
            const auto [value, weight] = items[k];
            const auto index = static_cast<std::int64_t>(k);
            if (weight > instance_.capacity())
                continue;
            if (weight < open.light.weight || (weight == open.light.weight && value > open.light.value))
                open.light = {value, weight, index};
            if (value > open.heavy.value || (value == open.heavy.value && weight < open.heavy.weight))
                open.heavy = {value, weight, index};
        }
        if (open.light.value < 0)
            return false;
        lightest += open.light.weight;
        heaviest += open.heavy.weight;
        if (open.light.weight == open.heavy.weight) {
            fix(open);
            return true;
        }
        for (std::size_t k = 0; k < items.size(); ++k)
            if (open.is_above_the_line(items[k].value, items[k].weight))
                open.between.push_back({items[k].value, items[k].weight, static_cast<std::int64_t>(k)});
        open_.push_back(std::move(open));
        return true;
    }

    void fix(const Open& open) {
        split_.chosen[open.index] = open.light;
        fixed_weight_ += open.light.weight;
    }

    Slope median_slope() {
        slopes_.clear();
        for (const Open& open : open_)
            slopes_.push_back(open.slope());
        const auto middle = slopes_.begin() + static_cast<std::ptrdiff_t>(slopes_.size() / 2);
        std::nth_element(slopes_.begin(), middle, slopes_.end(), is_steeper);
        return *middle;
    }

    /// Moves every class from its best items at the tried slope to lighter items, or to heavier ones.
    void narrow(bool to_lighter) {
        std::size_t kept = 0;
        for (std::size_t k = 0; k < open_.size(); ++k) {
            Open& open = open_[k];
            (to_lighter ? open.heavy : open.light) = to_lighter ? best_[k].lightest : best_[k].heaviest;
            if (open.light.weight == open.heavy.weight) {
                fix(open);
                continue;
            }
            std::erase_if(open.between, [&open](const Candidate& item) {
                return !open.is_above_the_line(item.value, item.weight);
            });
            if (kept != k)
                open_[kept] = std::move(open);
            ++kept;
        }
        open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(kept), open_.end());
    }

    /// Of the best items at the slope the lightest ones fit, and the heaviest ones do not. Class after class
    /// is moved from its lightest to its heaviest one, until the selection no longer fits.
    std::optional<LpSplit> fill_up(const Slope& slope) {
        for (std::size_t k = 0; k < open_.size(); ++k)
            split_.chosen[open_[k].index] = best_[k].lightest;
        add_up();
        split_.slope = slope;
        for (std::size_t k = 0; k < open_.size() && !split_.heavier; ++k) {
            const auto& [light, heavy] = best_[k];
            if (heavy.weight - light.weight > instance_.capacity() - split_.weight) {
                split_.split_class = open_[k].index;
                split_.heavier = heavy;
                break;
            }
            split_.chosen[open_[k].index] = heavy;
            split_.value += heavy.value - light.value;
            split_.weight += heavy.weight - light.weight;
        }
        return std::move(split_);
    }

    std::optional<LpSplit> everything_best() {
        for (const Open& open : open_)
            split_.chosen[open.index] = open.heavy;
        add_up();
        return std::move(split_);
    }

    void add_up() {
        for (const Candidate& item : split_.chosen) {
            split_.value += item.value;
            split_.weight += item.weight;
        }
    }

    const MultipleChoiceInstance& instance_;
    const Context& context_;
    LpSplit split_;
    std::int64_t fixed_weight_ = 0;
    std::vector<Open> open_;
    std::vector<Best> best_; ///< [open class], at the slope tried last
    std::vector<Slope> slopes_;
};

} // namespace

Result<std::optional<LpSplit>> lp_split(const MultipleChoiceInstance& instance, const Context& context) {
    return Partitioning(instance, context).solve();
}

Fraction bound_of(const MultipleChoiceInstance& instance, const LpSplit& split) {
    const auto wide = [](std::int64_t number) { return static_cast<Fraction::Wide>(number); };
    return {wide(split.value) * wide(split.slope.weight) +
                wide(instance.capacity() - split.weight) * wide(split.slope.value),
            wide(split.slope.weight)};
}

} // namespace ks::class_core
