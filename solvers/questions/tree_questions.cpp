// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/shape_questions.h"

namespace ks {

std::vector<QuizQuestion> tree_questions(const TreeRecording& tree, std::int64_t step) {
    if (step < 1 || step >= tree.count()) // the root is nobody's branch
        return {};
    const TreeNode& node = tree.nodes()[static_cast<std::size_t>(step)];
    QuizQuestion question{.ask = Ask::cut,
                          .position = step,
                          .text = "What becomes of the next branch?",
                          .form = AnswerForm::one_of,
                          .options = {{"branch", "the search goes on in it"},
                                      {"leaf", "it is a whole selection"},
                                      {"cut", "it is cut"}},
                          .because = tree.at(step + 1).text};
    switch (node.kind) {
    case TreeNode::Kind::branch:
        question.right = {{"branch"}};
        add_misconception(question, "cut-too-early", {"cut"},
                          "Something better may still come of it, so it must be gone into.");
        break;
    case TreeNode::Kind::leaf:
        question.right = {{"leaf"}};
        break;
    case TreeNode::Kind::cut:
        question.right = {{"cut"}};
        add_misconception(question, "not-cut", {"branch"}, "Nothing better can come of it.");
    }
    return {std::move(question)};
}

} // namespace ks
