// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "visual/scene/figures/figure.h"

namespace ks::scene {

/// The lesson's instance, for a figure that needs a multiple-choice instance with class `number` (from 1).
inline Result<const MultipleChoiceInstance*> with_class(const FigureInput& input, std::int64_t number) {
    const auto* instance = dynamic_cast<const MultipleChoiceInstance*>(input.instance.get());
    if (!instance)
        return Error{.code = ErrorCode::input,
                     .what = "this figure draws a multiple-choice instance",
                     .todo = "give the lesson such an \"instance\""};
    if (number > static_cast<std::int64_t>(instance->class_count()))
        return Error{.code = ErrorCode::input,
                     .what = formatted("there is no class {}", number),
                     .todo = formatted("the classes are 1 to {}", instance->class_count())};
    return instance;
}

} // namespace ks::scene
