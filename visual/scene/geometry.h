// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ks::scene {

struct Point {
    double x = 0, y = 0;
};
struct Rect {
    double x = 0, y = 0, width = 0, height = 0;
};

} // namespace ks::scene
