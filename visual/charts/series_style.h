// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "visual/charts/bar_chart.h"
#include "visual/scene/display_list.h"

namespace ks::visual {

/// The colour of a variant in every chart. Some kinds have more variants than there are colours; names next
/// to bars and lines distinguish variants of the same colour.
scene::Role colour_of(std::size_t number);
constexpr std::size_t colours = 8;

/// A box with the pattern of a source, the same in every chart: solid for measured, hatched for recorded, an
/// outline for printed in a paper, tinted for emulated, a dashed outline for modelled.
scene::Box patterned(const scene::Rect& rect, scene::Role colour, Source source);

} // namespace ks::visual
