// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stepping/spoken_question.h"
#include "ui/stepping/stepper.h"
#include "ui/widgets/canvas.h"

#include <functional>

namespace ks::ui {

/// What a page that steps gives to whoever presents it.
struct Slides {
    Stepper& stepper;
    /// The picture alone at a position of the stepper's track. It holds all that it draws, so that an
    /// audience can go on looking at it when the page shows something else. Empty: there is nothing to show
    /// yet.
    std::function<Canvas::Scene(std::int64_t at)> picture;
    /// What one press of a clicker moves by, until the presenter chooses another unit.
    Level unit;
    /// What is asked there; null: nothing ever is.
    const SpokenQuestion* spoken = nullptr;
};

} // namespace ks::ui
