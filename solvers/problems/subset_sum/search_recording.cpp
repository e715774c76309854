// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/search_recording.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/subsets.h"
#include "solvers/steps/tree_recording.h"
#include "solvers/steps/words.h"

#include <vector>

namespace ks {

namespace {

/// The report describes the recursion in words. These lines are the same for all three searches: the call,
/// the leaf, the branch of bit 0 and that of bit 1.
constexpr int call_line = 1, leaf_line = 3, cut_line = 6;

std::vector<std::string> code_of(SubsetSearch search) {
    switch (search) {
    case SubsetSearch::every:
        return {"search(i, sum):  {first (1, 0)}",
                "  if i > n then",
                "    if sum <= c and sum > best then best <- sum",
                "  else",
                "    search(i + 1, sum)  {bit 0}",
                "    search(i + 1, sum + A_i)  {bit 1}"};
    case SubsetSearch::growing:
        return {"search(i, sum):  {first (1, 0)}",        "  if i > n then",
                "    if sum > best then best <- sum",     "  else",
                "    search(i + 1, sum)  {bit 0}",        "    if sum + A_i <= c then  {else cut}",
                "      search(i + 1, sum + A_i)  {bit 1}"};
    case SubsetSearch::shrinking:
        return {"search(i, sum):  {first (1, A_1 + ... + A_n)}",   "  if i > n or sum <= c then",
                "    if sum <= c and sum > best then best <- sum", "  else",
                "    search(i + 1, sum)  {bit 0: it stays}",       "    search(i + 1, sum - A_i)  {bit 1}"};
    }
    return {};
}

class SearchTree {
public:
    SearchTree(const SubsetSumInstance& instance, SubsetSearch search)
        : instance_(instance), weights_(instance.weights()), target_(instance.target()), search_(search),
          on_path_(instance.weights().size() + 1) {}

    /// Returns false if there are too many nodes.
    bool add(const subsets::Node& node) {
        const auto level = node.bits.size();
        TreeNode made{.parent = level == 0 ? -1 : on_path_[level - 1],
                      .level = static_cast<int>(level),
                      .kind = node.kind,
                      .value = node.sum};
        for (const char bit : node.bits)
            made.path += bit != 0 ? '1' : '0';
        if (level > 0)
            made.choice = made.path.back();
        if (node.kind == TreeNode::Kind::leaf && node.sum <= target_ && node.sum > best_) {
            made.best = true;
            best_ = node.sum;
        }
        made.allowed = node.kind != TreeNode::Kind::leaf || node.sum <= target_;
        made.line = node.kind == TreeNode::Kind::branch ? call_line
                    : node.kind == TreeNode::Kind::leaf ? leaf_line
                                                        : cut_line;
        made.text = sentence(made);
        on_path_[level] = static_cast<std::int64_t>(nodes_.size());
        nodes_.push_back(std::move(made));
        return nodes_.size() <= static_cast<std::size_t>(most_recorded_nodes);
    }

    bool complete() const { return nodes_.size() <= static_cast<std::size_t>(most_recorded_nodes); }
    std::shared_ptr<const Recording> recording(std::string variant, Answer answer) && {
        TreeRecording::Words words{
            .levels_are = "weight",
            .code = code_of(search_),
            .start = formatted(
                "No subset was tried yet. The target is {}; a node's number is the sum so far.", target_),
            .end = formatted("The search is over: the best sum is {}.", std::max<std::int64_t>(best_, 0))};
        for (std::size_t i = 1; i <= weights_.size(); ++i)
            words.levels.push_back(words::record_name(instance_, 1, static_cast<std::int64_t>(i),
                                                      std::to_string(weights_[i - 1])));
        return std::make_shared<TreeRecording>(std::move(variant), std::move(words), std::move(nodes_),
                                               std::move(answer));
    }

private:
    /// Returns "weight 3 (8)", "weight bread (8)".
    std::string weight_name(std::size_t i) const {
        const std::string named = words::record(instance_, 1, static_cast<std::int64_t>(i), "");
        return named.empty() ? formatted("weight {} ({})", i, weights_[i - 1])
                             : formatted("weight {}", named);
    }

    std::string sentence(const TreeNode& node) const {
        const auto level = static_cast<std::size_t>(node.level);
        if (node.kind == TreeNode::Kind::cut)
            return formatted("With {} the sum would be {}, more than {}: this branch is cut.",
                             weight_name(level), node.value, target_);
        if (node.kind == TreeNode::Kind::leaf)
            return leaf_sentence(node);
        const std::string next = formatted("{} is next", weight_name(level + 1));
        if (level == 0)
            return search_ == SubsetSearch::shrinking
                       ? formatted("All weights together are {}, more than {}; {}.", node.value, target_,
                                   next)
                       : formatted("Nothing is chosen, the sum is 0; {}.", next);
        return formatted("{} {}, the sum is {}; {}.", capitalised(weight_name(level)), became(node.choice),
                         node.value, next);
    }
    std::string became(const std::string& bit) const {
        if (search_ == SubsetSearch::shrinking)
            return bit == "1" ? said("is taken away") : said("stays");
        return bit == "1" ? said("is taken") : said("is left out");
    }
    std::string leaf_sentence(const TreeNode& node) const {
        const std::string subset =
            search_ == SubsetSearch::shrinking
                ? formatted("{} leaves {}",
                            node.path.empty() ? said("Taking nothing away")
                                              : said("Taking ") + node.path + said(" away"),
                            node.value)
                : formatted("{} sums to {}", node.path, node.value);
        if (node.value > target_)
            return formatted("{}, more than {}.", subset, target_);
        if (!node.best)
            return formatted("{}, no better than {}.", subset, best_);
        return node.value == target_ ? formatted("{}, the target itself.", subset)
                                     : formatted("{}, the best so far.", subset);
    }

    const SubsetSumInstance& instance_;
    std::span<const std::int64_t> weights_;
    std::int64_t target_;
    SubsetSearch search_;
    std::int64_t best_ = -1;
    std::vector<std::int64_t> on_path_; ///< [level]: the node last visited
    std::vector<TreeNode> nodes_;
};

} // namespace

Result<std::shared_ptr<const Recording>> record_search(std::string variant, SubsetSearch search,
                                                       const SubsetSumInstance& instance,
                                                       std::stop_token stop) {
    const Error too_large{.code = ErrorCode::limit,
                          .what = formatted("the search tree has more than {} nodes or {} levels",
                                            most_recorded_nodes, most_recorded_levels),
                          .todo = "step through an instance with fewer weights"};
    if (static_cast<std::int64_t>(instance.weights().size()) > most_recorded_levels)
        return too_large;
    Context context;
    context.stop = std::move(stop);
    SearchTree tree(instance, search);
    const subsets::Watch watch = [&](const subsets::Node& node) { return tree.add(node); };
    KS_TRY(const subsets::Best best,
           search == SubsetSearch::every
               ? subsets::every_subset(instance.weights(), instance.target(), INT64_MAX, context, watch)
           : search == SubsetSearch::growing
               ? subsets::growing_subsets(instance.weights(), instance.target(), context, watch)
               : subsets::shrinking_subsets(instance.weights(), instance.target(), context, watch));
    if (!tree.complete())
        return too_large;
    return std::move(tree).recording(std::move(variant), best.answer(Status::optimal));
}

} // namespace ks
