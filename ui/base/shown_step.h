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

/// What a page shows at this moment, described so that a lesson can show it again: a step of a variant's
/// recording, or a figure.
struct ShownStep {
    InstancePtr instance{}; ///< null: the figure needs none
    std::string variant{};  ///< the variant with the recording; empty: a figure is shown
    std::int64_t step = 0;  ///< of the recording
    std::string figure{};   ///< its id
    std::vector<std::pair<std::string, std::string>> settings{};
    QStringList runs{}; ///< files of recorded runs that the figure draws
    QString sentence{}; ///< the page's sentence about it
};

} // namespace ks::ui
