// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/cpu/branch_and_bound_recording.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"
#include "solvers/problems/knapsack/cpu/branch_and_bound.h"
#include "solvers/steps/tree_recording.h"
#include "solvers/steps/words.h"

namespace ks::cpu {

namespace {

constexpr int node_line = 1, leaf_line = 3, taken_line = 6, cut_line = 7, left_out_line = 8;

std::vector<std::string> code_of_branch_and_bound() {
    return {"search(i, value, room):  {first (1, 0, C)}",
            "  if i > n then",
            "    if value > best then best <- value",
            "  else",
            "    if w_i <= room then",
            "      search(i + 1, value + v_i, room - w_i)  {1: taken}",
            "    if value + LP(i + 1, room) > best then  {or cut}",
            "      search(i + 1, value, room)  {0: left out}"};
}

class BoundedTree {
public:
    BoundedTree(const BranchAndBound& search, const KnapsackInstance& instance)
        : instance_(instance), items_(search.items()), capacity_(instance.capacity()),
          on_path_(items_.size() + 1) {}

    /// Returns false if there are too many nodes.
    bool add(const BoundedNode& node) {
        const std::size_t level = node.bits.size();
        TreeNode made{.parent = level == 0 ? -1 : on_path_[level - 1],
                      .level = static_cast<int>(level),
                      .kind = node.kind,
                      .value = node.value};
        for (const unsigned char bit : node.bits)
            made.path += bit != 0 ? '1' : '0';
        if (level > 0)
            made.choice = made.path.back();
        made.best = node.kind == TreeNode::Kind::leaf && node.value > node.best;
        made.line = line_of(made);
        made.text = sentence(made, node);
        if (made.best)
            best_ = node.value;
        on_path_[level] = static_cast<std::int64_t>(nodes_.size());
        nodes_.push_back(std::move(made));
        return complete();
    }

    bool complete() const { return nodes_.size() <= static_cast<std::size_t>(most_recorded_nodes); }
    std::shared_ptr<const Recording> recording(std::string variant, Answer answer) && {
        TreeRecording::Words words{
            .levels_are = "item",
            .code = code_of_branch_and_bound(),
            .start = formatted(
                "The items are decided by value per weight, the best one first. The capacity is {}; "
                "a node's number is the value so far.",
                weight(capacity_)),
            .end = formatted("The search is over: the optimum is {}.", value(best_))};
        for (const PlacedItem& placed : items_)
            words.levels.push_back(
                words::record_name(instance_, 1, number_of(placed), std::to_string(placed.index + 1)));
        return std::make_shared<TreeRecording>(std::move(variant), std::move(words), std::move(nodes_),
                                               std::move(answer));
    }

private:
    std::string value(std::int64_t number) const { return with_quantity(number, units_.value); }
    std::string weight(std::int64_t number) const { return with_quantity(number, units_.weight); }
    static std::int64_t number_of(const PlacedItem& placed) {
        return static_cast<std::int64_t>(placed.index) + 1;
    }
    static int line_of(const TreeNode& node) {
        if (node.kind == TreeNode::Kind::leaf)
            return leaf_line;
        if (node.kind == TreeNode::Kind::cut)
            return cut_line;
        return node.level == 0 ? node_line : node.choice == "1" ? taken_line : left_out_line;
    }

    std::string sentence(const TreeNode& made, const BoundedNode& node) const {
        if (node.kind == TreeNode::Kind::leaf)
            return made.best ? formatted("{}; all items are decided: the value {} is the best so far.",
                                         decision(node), value(node.value))
                             : formatted("{}; all items are decided: the value {} is no better than {}.",
                                         decision(node), value(node.value), value(node.best));
        if (node.bits.empty())
            return formatted("Nothing is decided; at most {} can be reached.", value(node.bound));
        if (node.bits.back() != 0)
            return formatted("{}: value {}, room for {} more.", decision(node), value(node.value),
                             weight(node.room));
        if (node.best < 0)
            return formatted("{}; at most {} can be reached.", decision(node), value(node.bound));
        return node.kind == TreeNode::Kind::cut
                   ? formatted(
                         "{}; at most {} can be reached, no more than the best so far, {}: this branch is "
                         "cut.",
                         decision(node), value(node.bound), value(node.best))
                   : formatted("{}; at most {} can be reached, more than the best so far, {}.",
                               decision(node), value(node.bound), value(node.best));
    }
    /// Returns "Item 3 (3, 2) is taken", or "There is nothing to decide" for an instance whose items all do
    /// not fit.
    std::string decision(const BoundedNode& node) const {
        if (node.bits.empty())
            return said("No item fits");
        const PlacedItem& placed = items_[node.bits.size() - 1];
        const char* became = node.bits.back() != 0            ? said("is taken")
                             : placed.item.weight > node.room ? said("does not fit")
                                                              : said("is left out");
        if (const std::string named = words::record(instance_, 1, number_of(placed), ""); !named.empty())
            return formatted("Item {} {}", named, became);
        return formatted("Item {} {} {}", placed.index + 1, words::pair(placed.item, units_), became);
    }

    const KnapsackInstance& instance_;
    const std::vector<PlacedItem>& items_;
    std::int64_t capacity_;
    SumUnits units_ = sum_units_of(instance_);
    std::int64_t best_ = 0;
    std::vector<std::int64_t> on_path_; ///< [level]: the node last visited
    std::vector<TreeNode> nodes_;
};

} // namespace

Result<std::shared_ptr<const Recording>>
record_branch_and_bound(std::string variant, const KnapsackInstance& instance, std::stop_token stop) {
    const Error too_large{.code = ErrorCode::limit,
                          .what = formatted("the search tree has more than {} nodes or {} levels",
                                            most_recorded_nodes, most_recorded_levels),
                          .todo = "step through an instance with fewer items"};
    if (static_cast<std::int64_t>(instance.items().size()) > most_recorded_levels)
        return too_large;
    Context context;
    context.stop = std::move(stop);
    KS_TRY(BranchAndBound search, BranchAndBound::make(instance, context));
    BoundedTree tree(search, instance);
    KS_CHECK(search.search(context, [&tree](const BoundedNode& node) { return tree.add(node); }));
    if (!tree.complete())
        return too_large;
    return std::move(tree).recording(std::move(variant), search.answer(instance));
}

} // namespace ks::cpu
