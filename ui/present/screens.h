// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScreen;
class QWidget;

namespace ks::ui {

/// Who looks at which screen.
struct ScreenShare {
    QScreen* presenter;
    QScreen* audience; ///< null: there is one screen
};

/// The presenter keeps the screen of the program's window, and the audience has another, unless they are
/// swapped. A screen that shows the same pixels is no other one.
ScreenShare share_screens(QScreen* own, bool swapped);

/// Gives the whole of a screen to a window.
void fill_screen(QWidget& window, QScreen& screen);

} // namespace ks::ui
