// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rich_words.h"

#include "visual/scene/rich_text.h"
#include "visual/svg/svg_text.h"

namespace ks::ui {

std::string rich_in_html(std::string_view readable) {
    std::string html;
    for (const auto& [text, low] : scene::braced_pieces(readable)) {
        const std::string words = visual::escaped_for_xml(text);
        html += low ? "<sub>" + words + "</sub>" : words;
    }
    return html;
}

} // namespace ks::ui
