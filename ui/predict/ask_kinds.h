// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/predict/predictor.h"

#include <QPushButton>

namespace ks::ui {

/// A button with a menu in which one chooses what kinds of questions are asked: all that there are, or some.
class AskKinds : public QPushButton {
    Q_OBJECT

public:
    explicit AskKinds(Predictor& predictor);

private:
    void fill();
    void choose(std::vector<Ask> asks);
    void show_choice();

    Predictor& predictor_;
};

} // namespace ks::ui
