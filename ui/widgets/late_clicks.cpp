// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/late_clicks.h"

#include <QGuiApplication>
#include <QWindow>

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace ks::ui {
namespace {

/// What an event of X11 says about the mouse.
struct MouseEvent {
    std::uint32_t kind = 0;
    std::uint32_t window = 0;
};
constexpr std::uint32_t press = 4, move = 6; ///< in the core protocol and in XInput 2
constexpr std::uint8_t from_extension = 35;

/// The kind and the window of an event with the layout of xcb_button_press_event_t or, from an extension, of
/// xcb_input_button_press_event_t. Motions have the same layouts.
MouseEvent mouse_event(const std::uint8_t* bytes) {
    MouseEvent event{.kind = bytes[0] & 0x7FU};
    const bool extension = event.kind == from_extension;
    if (extension) {
        std::uint16_t kind = 0;
        std::memcpy(&kind, bytes + 8, sizeof kind);
        event.kind = kind;
    }
    std::memcpy(&event.window, bytes + (extension ? 24 : 12), sizeof event.window);
    return event;
}

bool is_hidden(WId id) {
    const QWindowList windows = QGuiApplication::allWindows();
    return std::ranges::any_of(windows, [id](const QWindow* window) {
        return window->handle() && window->winId() == id && !window->isVisible();
    });
}

} // namespace

LateClicks::LateClicks(QObject* parent) : QObject(parent) {
    if (QGuiApplication::platformName() == QLatin1String("xcb"))
        QCoreApplication::instance()->installNativeEventFilter(this);
}

bool LateClicks::nativeEventFilter(const QByteArray&, void* message, qintptr*) {
    const MouseEvent event = mouse_event(static_cast<const std::uint8_t*>(message));
    return (event.kind == press || event.kind == move) && is_hidden(event.window);
}

} // namespace ks::ui
