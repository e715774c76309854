// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include <QColor>
#include <QPalette>

#include "visual/scene/roles.h"

namespace ks::paint {

enum class ThemeId { light, dark, projector };
inline constexpr std::array theme_ids{ThemeId::light, ThemeId::dark, ThemeId::projector};

/// The colours of roles, and the scale of drawings.
class Theme {
public:
    ThemeId id() const { return id_; }
    /// 1, or 1.5 for the projector: a scene is laid out for (size / scale) and painted enlarged by scale.
    double scale() const { return scale_; }
    /// The same theme with everything drawn larger by this factor.
    Theme enlarged(double factor) const;

    /// The colour of fills.
    QColor mark(scene::Role role) const;
    /// The colour of text: the mark's hue, mixed with the least share of the text colour that is legible
    /// (contrast 4.5 to 1 on surface, panel and raised).
    QColor ink(scene::Role role) const;
    /// The colour of lines and outlines: as ink(), with contrast 3 to 1.
    QColor line(scene::Role role) const;
    /// The heat ramp for 0 .. 1: 0 is close to the surface, 1 contrasts most with it. NaN gives a quiet grey
    /// that is neither the surface nor on the ramp.
    QColor heat(double value) const;

    /// The same colours for widgets.
    QPalette palette() const;

private:
    friend const Theme& theme(ThemeId id);
    static constexpr std::size_t roles = static_cast<std::size_t>(scene::Role::on_mark) + 1;

    Theme(ThemeId id, double scale, const std::array<QRgb, roles>& marks);

    ThemeId id_;
    double scale_;
    std::array<QColor, roles> marks_;
    std::array<QColor, roles> inks_;
    std::array<QColor, roles> lines_;
};

const Theme& theme(ThemeId id);

/// "light", "dark", "projector": the names of --theme.
std::string_view to_text(ThemeId id);
std::optional<ThemeId> theme_named(std::string_view name);

} // namespace ks::paint
