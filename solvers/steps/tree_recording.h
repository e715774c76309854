// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/result/answer.h"
#include "solvers/steps/recording.h"

namespace ks {

/// A node of a search tree. Nodes are numbered in the order of the search: the root is 0, and a node comes
/// after its parent.
struct TreeNode {
    /// A branch has children; a leaf is a complete selection; a cut branch is not searched.
    enum class Kind { branch, leaf, cut };

    std::int64_t parent = -1;
    int level = 0;
    Kind kind = Kind::branch;
    std::string choice;     ///< the label of the edge from its parent: "1"
    std::int64_t value = 0; ///< shown in the node
    std::string text;       ///< the sentence of its step
    std::string path;       ///< the choices from the root to here, in a few letters: "0110"
    int line = 0;           ///< line of the pseudo-code
    bool allowed = true;    ///< false: a leaf that is not a solution
    bool best = false;      ///< the best selection so far when it is reached
};

/// A recording whose state is a search tree: each step visits one node.
class TreeRecording final : public Recording {
public:
    struct Words {
        std::string levels_are;          ///< "weight"
        std::vector<std::string> levels; ///< what is decided between level i and the next: "3"
        std::vector<std::string> code;
        std::string start, end; ///< the sentence of step 0, and a sentence appended to the last step's
    };
    /// A unit of Level::row contains all nodes visited up to the next leaf or cut. `answer` is the result of
    /// the search.
    TreeRecording(std::string variant, Words words, std::vector<TreeNode> nodes, Answer answer);

    std::string_view variant() const override { return variant_; }
    Shape shape() const override { return Shape::tree; }
    std::string_view rows_are() const override { return words_.levels_are; }
    std::span<const Level> levels() const override;
    std::int64_t count() const override { return static_cast<std::int64_t>(nodes_.size()); }
    Step at(std::int64_t step) const override;
    std::span<const std::string> code() const override { return words_.code; }
    std::span<const OutlineEntry> outline() const override { return outline_; }
    std::int64_t next(std::int64_t step, Level level) const override;
    std::int64_t previous(std::int64_t step, Level level) const override;
    std::optional<Answer> answer() const override { return answer_; }

    /// Returns all nodes. After a step, nodes 0 .. step - 1 have been visited.
    std::span<const TreeNode> nodes() const { return nodes_; }
    /// Returns the best leaf visited so far, or -1.
    std::int64_t best_at(std::int64_t step) const;
    std::span<const std::string> levels_named() const { return words_.levels; }

private:
    std::string variant_;
    Words words_;
    std::vector<TreeNode> nodes_;
    Answer answer_;
    std::vector<std::int64_t> best_;   ///< [node]: the best leaf up to this node
    std::vector<std::int64_t> begins_; ///< the steps that begin a unit of Level::row
    std::vector<OutlineEntry> outline_;
};

/// Maximum numbers of nodes and levels of a recorded tree.
inline constexpr std::int64_t most_recorded_nodes = 20'000, most_recorded_levels = 200;

} // namespace ks
