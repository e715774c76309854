// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include <cstdint>
#include <map>
#include <set>
#include <sys/types.h>
#include <vector>

struct xcb_connection_t;

namespace ks::tests {

/// The modifiers Shift, Control and Alt that are held during a key press or a button press.
struct Held {
    bool shift = false, control = false, alt = false;
};

/// A window of a program, as the display server sees it.
struct TopWindow {
    std::uint32_t id = 0;
    QRect place;
    bool popup = false; ///< a menu, a tool tip, a list
    pid_t process = 0;
};

/// A connection to the X server of the environment. It sends keys and buttons as devices do (XTEST), and
/// gives windows the focus and their sizes, because a window manager is missing.
class XDisplay {
public:
    XDisplay();
    ~XDisplay();
    XDisplay(const XDisplay&) = delete;
    XDisplay& operator=(const XDisplay&) = delete;

    bool works() const { return root_ != 0; } ///< the server exists and has XTEST
    QSize size() const { return size_; }

    /// The visible windows of other programs, the lowest first.
    std::vector<TopWindow> windows() const;

    /// Presses and releases the key with this X keysym. A keysym that the keyboard does not have is ignored.
    void strike(std::uint32_t keysym, Held held = {});
    void move(QPoint to);
    void press(int button);
    void release(int button);
    /// Presses or releases the modifier keys.
    void hold(Held held, bool down);
    void focus(const TopWindow& window);
    void resize(const TopWindow& window, QRect place);
    /// Pings the window's program (_NET_WM_PING). The answer contains `number`.
    void ping(const TopWindow& window, std::uint32_t number);
    /// Returns the windows that have answered ping `number` since the last call.
    std::set<std::uint32_t> answered(std::uint32_t number);
    void flush();

private:
    struct Key {
        std::uint8_t code = 0;
        bool shifted = false;
    };

    std::uint32_t atom(const char* name) const;
    std::uint32_t property(std::uint32_t window, std::uint32_t name) const;
    void read_keyboard();
    void fake(std::uint8_t type, std::uint8_t detail, QPoint at = {});

    xcb_connection_t* connection_;
    std::uint32_t root_ = 0;
    QSize size_;
    std::map<std::uint32_t, Key> keys_; ///< by keysym
    std::uint32_t protocols_ = 0, ping_ = 0, process_ = 0;
};

} // namespace ks::tests
