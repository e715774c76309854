// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "visual/charts/bar_chart.h"
#include "visual/scene/display_list.h"

namespace ks::visual {

/// The colour of a variant in every chart. There are fewer colours than variants of some kinds, so the names
/// beside bars and lines tell apart what has the same one.
scene::Role colour_of(std::size_t number);
constexpr std::size_t colours = 8;

/// A box with the pattern that tells where a figure comes from, in every chart: measured here is solid,
/// recorded there hatched, printed in a paper an outline, emulated tinted, modelled a dashed outline.
scene::Box patterned(const scene::Rect& rect, scene::Role colour, Source source);

} // namespace ks::visual
