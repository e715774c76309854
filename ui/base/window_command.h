// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ks::ui {

/// Something that a page asks the window to do.
struct WindowCommand {
    enum Act { open, open_results, generate, new_instance, redraw, redraw_by_seed, publish };

    Act act = open;
    /// The kind of a new instance, the lesson to publish, or the path of results that this session measured.
    QString of = {};

    friend bool operator==(const WindowCommand&, const WindowCommand&) = default;
};

} // namespace ks::ui
