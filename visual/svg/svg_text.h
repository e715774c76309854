// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <span>
#include <string>
#include <string_view>

#include "solvers/core/result.h"
#include "visual/paint/theme.h"
#include "visual/scene/display_list.h"
#include "visual/svg/font_subset.h"

namespace ks::visual {

/// UTF-8 as XML and HTML take it between tags and in attributes. Control characters, which XML forbids, are
/// left out.
std::string escaped_for_xml(std::string_view text);

/// The list as an <svg> element whose words are <text>, for a page that has picture_rules(), the fonts of
/// `letters` and hatch_patterns() once for all its pictures. Regions become areas with a <title>, for the
/// pointer and for screen readers, who are not read the drawing itself; `name` tells them what the picture
/// is. A heat map is an image for each of `themes`, of the class "only-light", "only-dark" ...; where there
/// is but one theme, of no class. `letters` gets the letters that the words need.
std::string svg_element(const scene::DisplayList& list, std::string_view name,
                        std::span<const paint::Theme* const> themes, Letters& letters);

/// The list as an SVG file by itself, in one theme and with its fonts inside. `title` is what it shows.
/// `below` is SVG that is drawn between the surface and the list, in the list's units. Nothing covers the
/// words, so that they can be selected.
Result<QByteArray> svg_file(const scene::DisplayList& list, std::string_view title, const paint::Theme& theme,
                            std::string_view below = {});

} // namespace ks::visual
