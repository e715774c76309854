// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/questions/shape_questions.h"

#include <string>

namespace ks {

namespace {

/// Describes the next branch and the best value so far: as much as a user needs to compute its bound.
std::string text_of(const TreeRecording& tree, std::int64_t step, const TreeNode& node) {
    const TreeNode& parent = tree.nodes()[static_cast<std::size_t>(node.parent)];
    const auto level = static_cast<std::size_t>(parent.level);
    const std::string name =
        level < tree.levels_named().size() ? tree.levels_named()[level] : std::to_string(level + 1);
    const std::int64_t best = tree.best_at(step);
    const std::string so_far =
        best < 0 ? said("There is no selection yet.")
                 : formatted("The best so far is {}.", tree.nodes()[static_cast<std::size_t>(best)].value);
    return formatted("Next, from the node of value {}: {} {} is {}. {} What becomes of the branch?",
                     parent.value, said(std::string(tree.rows_are())), name, node.choice, so_far);
}

} // namespace

std::vector<QuizQuestion> tree_questions(const TreeRecording& tree, std::int64_t step) {
    if (step < 1 || step >= tree.count()) // the root is not a branch
        return {};
    const TreeNode& node = tree.nodes()[static_cast<std::size_t>(step)];
    QuizQuestion question{.ask = Ask::cut,
                          .position = step,
                          .text = text_of(tree, step, node),
                          .form = AnswerForm::one_of,
                          .options = {{"branch", said("the search goes on in it")},
                                      {"leaf", said("it is a whole selection")},
                                      {"cut", said("it is cut")}},
                          .because = tree.at(step + 1).text};
    switch (node.kind) {
    case TreeNode::Kind::branch:
        question.right = {{"branch"}};
        add_misconception(question, "cut-too-early", {"cut"},
                          said("Something better may still come of it, so it must be gone into."));
        break;
    case TreeNode::Kind::leaf:
        question.right = {{"leaf"}};
        break;
    case TreeNode::Kind::cut:
        question.right = {{"cut"}};
        add_misconception(question, "not-cut", {"branch"}, said("Nothing better can come of it."));
    }
    return {std::move(question)};
}

} // namespace ks
