// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/figures/figure.h"

namespace ks::scene {

/// A figure's kernel variant (its parameter `variant`, followed by the variant's parameters) and its input.
struct KernelRun {
    std::string variant;
    std::vector<std::pair<std::string, std::string>> set;
    InstancePtr instance;
};

/// The parameter `variant`: every variant that can be traced; teaching kernels come first, because they need
/// no instance.
Parameter kernel_parameter();

/// An instance that the variant does not solve is an input error.
Result<KernelRun> kernel_run_of(const FigureInput& input);

/// A run for a figure is made while a lesson opens, so it may take some tens of milliseconds.
inline constexpr double most_figure_operations = 2e5;
inline constexpr std::int64_t most_figure_memory = std::int64_t{256} << 20;

} // namespace ks::scene
