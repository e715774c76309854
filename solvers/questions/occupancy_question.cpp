// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/occupancy_question.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"

#include <algorithm>

namespace ks {

namespace {

std::string needs_words(const BlockNeeds& needs) {
    return counted("blocks of {} thread with {} registers and {} bytes of shared memory a block",
                   "blocks of {} threads with {} registers each and {} bytes of shared memory a block",
                   needs.threads, needs.threads, *needs.registers, needs.shared_bytes);
}

} // namespace

std::vector<QuizQuestion> occupancy_questions(const std::string& device, const ComputeCapability& limits,
                                              const BlockNeeds& needs) {
    if (!needs.measured())
        return {};
    const Occupancy exact = occupancy(limits, needs);
    if (exact.blocks < 1)
        return {};
    QuizQuestion blocks{.ask = Ask::limit,
                        .text = formatted("{}: {}. How many blocks does a multiprocessor hold at once?",
                                          device, needs_words(needs)),
                        .form = AnswerForm::number,
                        .right = {{std::to_string(exact.blocks)}}};
    QuizQuestion which{
        .ask = Ask::limit,
        .text = formatted("{}: {}. Which resources allow no more blocks?", device, needs_words(needs)),
        .form = AnswerForm::some_of};
    Response limiting, all;
    for (const Occupancy::Limit& limit : exact.limits) {
        const std::string id(to_text(limit.limiter));
        which.options.push_back({id, id == "shared" ? said("shared memory") : id});
        all.push_back(id);
        if (limit.limiting)
            limiting.push_back(id);
    }
    blocks.because = which.because =
        counted("It holds {} block, {} of its {} warps.", "It holds {} blocks, {} of its {} warps.",
                exact.blocks, exact.blocks, exact.warps, exact.max_warps);
    which.right = {limiting};
    const std::int64_t by_equation = equation_3_1(limits, needs).blocks;
    add_misconception(
        blocks, "units-ignored", {std::to_string(by_equation)},
        said("Registers and shared memory are given out in units, so a block takes more than it asks "
             "for."));
    for (const Occupancy::Limit& limit : exact.limits)
        if (limit.blocks && !limit.limiting)
            add_misconception(
                blocks, "another-limit", {std::to_string(*limit.blocks)},
                formatted("So many fit by {} alone. Another resource allows fewer.",
                          limit.limiter == Limiter::shared ? said("shared memory") : to_text(limit.limiter)));
    add_misconception(which, "all-resources", all, said("The smallest number decides, not all of them."));
    return {std::move(blocks), std::move(which)};
}

} // namespace ks
