// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/parry_recording.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/dp/last_column.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/steps/tree_recording.h"
#include "solvers/steps/words.h"

#include <vector>

namespace ks {

namespace {

/// SSO report, Figure 1.
std::vector<std::string> figure_1() {
    return {"for i = floor(log2 b) down to 0 do",
            "  A <- A + {2^i}",
            "for i = floor(log2 b) down to 0 do",
            "  A <- A - {2^i}",
            "  if not decide(A, b) then",
            "    b <- b - 2^i",
            "return b"};
}
constexpr int add_line = 2, decide_line = 5, subtract_line = 6;

class Decisions {
public:
    explicit Decisions(const SubsetSumInstance& instance)
        : own_(instance.weights().size()),
          power_(std::int64_t{1} << (parry_decisions(dp::last_column(instance)) - 1)) {
        nodes_.push_back({.value = dp::last_column(instance),
                          .text = added_words(dp::last_column(instance)) + named_words(instance),
                          .line = add_line});
    }

    /// Adds one node per decision: the loop never backtracks.
    void add(std::span<const std::int64_t> weights, std::int64_t target, bool reached) {
        const std::string left = weights.size() > own_
                                     ? formatted("with {} left", joined(weights.subspan(own_), text_of))
                                     : std::string(said("with no power left"));
        const std::string answer =
            reached ? formatted("Yes: {} is not needed, the target stays {}.", power_, target)
                    : formatted("No: {} was needed, so the target falls from {} to {}.", power_, target,
                                target - power_);
        const auto parent = static_cast<std::int64_t>(nodes_.size()) - 1;
        nodes_.push_back(
            {.parent = parent,
             .level = static_cast<int>(nodes_.size()),
             .kind = power_ == 1 ? TreeNode::Kind::leaf : TreeNode::Kind::branch,
             .choice = reached ? said("yes") : said("no"),
             .value = reached ? target : target - power_,
             .text = formatted("Take {} away: {}, is {} still reached? {}", power_, left, target, answer),
             .path = formatted("without {}", power_),
             .line = reached ? decide_line : subtract_line,
             .best = power_ == 1});
        levels_.push_back(std::to_string(power_));
        power_ /= 2;
    }

    std::shared_ptr<const Recording> recording(std::string variant, std::int64_t sum) && {
        return std::make_shared<TreeRecording>(
            std::move(variant),
            TreeRecording::Words{
                .levels_are = "decision",
                .levels = std::move(levels_),
                .code = figure_1(),
                .start = said("Nothing was asked yet. A node's number is the target of the next question."),
                .end = formatted("The best sum is {}.", sum)},
            std::move(nodes_), Answer{.status = Status::optimal, .objective = sum});
    }

private:
    std::string added_words(std::int64_t target) const {
        return power_ == 1
                   ? formatted("The power of two 1 is added to the weights, so that every sum up to {} "
                               "is reached.",
                               target)
                   : formatted("The powers of two from {} down to 1 are added to the weights, so that "
                               "every sum up to {} is reached.",
                               power_, target);
    }
    /// Lists the weights, if they have names.
    static std::string named_words(const SubsetSumInstance& instance) {
        constexpr std::int64_t most = 12;
        if (!instance.contents().names_records())
            return {};
        std::string names;
        const std::int64_t count = std::ssize(instance.weights());
        for (std::int64_t i = 1; i <= std::min(count, most); ++i)
            names += (i == 1 ? "" : ", ") +
                     words::record(instance, 1, i,
                                   std::to_string(instance.weights()[static_cast<std::size_t>(i - 1)]));
        return formatted(" The weights are {}.", count > most ? names + " ..." : names);
    }
    static std::string text_of(std::int64_t number) { return std::to_string(number); }

    std::size_t own_; ///< number of the instance's weights; powers follow them
    std::int64_t power_;
    std::vector<TreeNode> nodes_;
    std::vector<std::string> levels_;
};

} // namespace

Result<std::shared_ptr<const Recording>> record_parry(std::string variant, ParryDecide decide,
                                                      const SubsetSumInstance& instance,
                                                      std::stop_token stop) {
    const std::int64_t target = dp::last_column(instance);
    if (parry_cells(instance.weights().size(), target) > most_parry_cells)
        return Error{.code = ErrorCode::limit,
                     .what =
                         formatted("the decisions up to the target {} are too long to step through", target),
                     .todo = "step through an instance with a smaller target"};
    Context context;
    context.stop = std::move(stop);
    Decisions decisions(instance);
    const auto noted = [&](std::span<const std::int64_t> weights, std::int64_t left) -> Result<bool> {
        KS_TRY(const bool reached, decide(weights, left, context));
        decisions.add(weights, left, reached);
        return reached;
    };
    KS_TRY(const std::int64_t sum, parry(instance.weights(), target, noted, context));
    return std::move(decisions).recording(std::move(variant), sum);
}

} // namespace ks
