// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;
class QObject;
class QWidget;

namespace ks::ui {

class Presentation;

enum class Screens { one, two };

/// Gives a window the keys of a presenter. They are gone with `owner`. On one screen there is nothing to
/// freeze, but notes to show over the picture.
void add_present_keys(QWidget& window, Presentation& presentation, Screens screens, QObject& owner);

/// Whether a key ends the presentation: Escape, or the key that began it.
bool ends_presenting(const QKeyEvent& event);

} // namespace ks::ui
