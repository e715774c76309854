// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ks::ui {

/// What a page shows at this moment, in the terms in which a lesson shows it again: a step of a variant's
/// recording, or a figure.
struct ShownStep {
    InstancePtr instance{}; ///< null: the figure needs none
    std::string variant{};  ///< whose recording is shown; empty: a figure is
    std::int64_t step = 0;  ///< of the recording
    std::string figure{};   ///< its id
    std::vector<std::pair<std::string, std::string>> settings{};
    QStringList runs{}; ///< files of recorded runs that the figure draws
    QString sentence{}; ///< what the page says of it
};

} // namespace ks::ui
