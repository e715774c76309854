// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/result/answer.h"
#include "solvers/steps/recording.h"

namespace ks {

/// A node of a search tree, in the order in which the search comes to it: the root is 0, and a node comes
/// after its parent.
struct TreeNode {
    /// A branch is gone through; a leaf is a whole selection; a cut branch is not gone into.
    enum class Kind { branch, leaf, cut };

    std::int64_t parent = -1;
    int level = 0;
    Kind kind = Kind::branch;
    std::string choice;     ///< on the line from its parent: "1"
    std::int64_t value = 0; ///< in the node
    std::string text;       ///< the sentence of its step
    std::string path;       ///< what leads here, in a few letters: "0110"
    int line = 0;           ///< of the pseudo-code
    bool allowed = true;    ///< false: a leaf that is no solution
    bool best = false;      ///< it is the best selection so far when it is reached
};

/// A recording whose state is a search tree: each step comes to one node.
class TreeRecording final : public Recording {
public:
    struct Words {
        std::string levels_are;          ///< "weight"
        std::vector<std::string> levels; ///< what is decided between level i and the next: "3"
        std::vector<std::string> code;
        std::string start, end; ///< sentences, of step 0 and behind that of the last step
    };
    /// A unit of Level::row is all that is gone through to the next leaf or cut. `answer` is what the search
    /// finds.
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

    /// When a step is done the search has come to nodes 0 .. step - 1.
    std::span<const TreeNode> nodes() const { return nodes_; }
    /// The best leaf that it has come to; -1 while there is none.
    std::int64_t best_at(std::int64_t step) const;
    std::span<const std::string> levels_named() const { return words_.levels; }

private:
    std::string variant_;
    Words words_;
    std::vector<TreeNode> nodes_;
    Answer answer_;
    std::vector<std::int64_t> best_;   ///< [node]: the best leaf up to it
    std::vector<std::int64_t> begins_; ///< the steps that begin a unit of Level::row
    std::vector<OutlineEntry> outline_;
};

/// The most nodes, and the most levels, of a tree that is recorded.
inline constexpr std::int64_t most_recorded_nodes = 20'000, most_recorded_levels = 200;

} // namespace ks
