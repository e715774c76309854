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

/// Escapes UTF-8 for the content and the attributes of XML and HTML. Control characters, which XML forbids,
/// are removed.
std::string escaped_for_xml(std::string_view text);

/// The list as an <svg> element with its words as <text>. The page must contain picture_rules(), the fonts of
/// `letters` and hatch_patterns(), once for all pictures. Regions become areas with a <title>, for the
/// pointer and for screen readers, which do not read the drawing itself; `name` is the picture's name for
/// them. A heat map becomes an image for each of `themes`, with the class "only-light", "only-dark" ...; if
/// there is only one theme, without a class. The letters that the words need are added to `letters`.
std::string svg_element(const scene::DisplayList& list, std::string_view name,
                        std::span<const paint::Theme* const> themes, Letters& letters);

/// The list as a complete SVG file, in one theme and with its fonts embedded. `title` is the title of the
/// document. `below` is SVG that is drawn between the surface and the list, in the list's units. Nothing
/// covers the words, so that they can be selected. The picture is enlarged by the theme's scale times
/// `factor`.
Result<QByteArray> svg_file(const scene::DisplayList& list, std::string_view title, const paint::Theme& theme,
                            std::string_view below = {}, double factor = 1);

} // namespace ks::visual
