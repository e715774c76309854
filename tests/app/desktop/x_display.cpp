// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/x_display.h"

#include <X11/keysym.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <sys/uio.h>
#include <unistd.h>
#include <utility>

namespace ks::tests {

namespace {

struct Free {
    void operator()(void* memory) const { std::free(memory); }
};
template <class T>
using Reply = std::unique_ptr<T, Free>;

xcb_extension_t xtest = {"XTEST", 0};

/// The request FakeInput of XTEST. Only this would need the library libxcb-xtest.
struct FakeInput {
    std::uint8_t major = 0, minor = 0; ///< XCB sets both
    std::uint16_t length = 0;          ///< and this
    std::uint8_t type = 0, detail = 0;
    std::uint16_t unused_0 = 0;
    std::uint32_t time = 0;
    std::uint32_t root = 0;
    std::uint32_t unused_1[2] = {};
    std::int16_t x = 0, y = 0;
    std::uint32_t unused_2 = 0;
    std::uint8_t unused_3[3] = {};
    std::uint8_t device = 0;
};
static_assert(sizeof(FakeInput) == 36);

} // namespace

XDisplay::XDisplay() : connection_(xcb_connect(nullptr, nullptr)) {
    if (xcb_connection_has_error(connection_) != 0)
        return;
    const auto* const extension = xcb_get_extension_data(connection_, &xtest);
    if (extension == nullptr || extension->present == 0)
        return;
    const xcb_screen_t* const screen = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data;
    root_ = screen->root;
    size_ = QSize(screen->width_in_pixels, screen->height_in_pixels);
    const std::uint32_t events =
        XCB_EVENT_MASK_STRUCTURE_NOTIFY; // Qt's answers to pings are sent as this event
    xcb_change_window_attributes(connection_, root_, XCB_CW_EVENT_MASK, &events);
    protocols_ = atom("WM_PROTOCOLS");
    ping_ = atom("_NET_WM_PING");
    process_ = atom("_NET_WM_PID");
    read_keyboard();
    flush();
}

XDisplay::~XDisplay() {
    xcb_disconnect(connection_);
}

std::uint32_t XDisplay::atom(const char* name) const {
    const auto length = static_cast<std::uint16_t>(std::strlen(name));
    const Reply<xcb_intern_atom_reply_t> reply(
        xcb_intern_atom_reply(connection_, xcb_intern_atom(connection_, 0, length, name), nullptr));
    return reply ? reply->atom : 0;
}

/// The first number in a window's property; 0 if there is none.
std::uint32_t XDisplay::property(std::uint32_t window, std::uint32_t name) const {
    const auto asked = xcb_get_property(connection_, 0, window, name, XCB_ATOM_ANY, 0, 1);
    const Reply<xcb_get_property_reply_t> reply(xcb_get_property_reply(connection_, asked, nullptr));
    std::uint32_t number = 0;
    if (reply && xcb_get_property_value_length(reply.get()) >= 4)
        std::memcpy(&number, xcb_get_property_value(reply.get()), 4);
    return number;
}

void XDisplay::read_keyboard() {
    const xcb_setup_t* const setup = xcb_get_setup(connection_);
    const auto count = static_cast<std::uint8_t>(setup->max_keycode - setup->min_keycode + 1);
    const Reply<xcb_get_keyboard_mapping_reply_t> reply(xcb_get_keyboard_mapping_reply(
        connection_, xcb_get_keyboard_mapping(connection_, setup->min_keycode, count), nullptr));
    if (!reply)
        return;
    const xcb_keysym_t* const symbols = xcb_get_keyboard_mapping_keysyms(reply.get());
    const int per_key = reply->keysyms_per_keycode;
    for (int key = 0; key < count; ++key)
        for (int level = 0; level < std::min(2, per_key); ++level)
            keys_.try_emplace(
                symbols[key * per_key + level],
                Key{.code = static_cast<std::uint8_t>(setup->min_keycode + key), .shifted = level == 1});
}

std::vector<TopWindow> XDisplay::windows() const {
    std::vector<TopWindow> windows;
    const Reply<xcb_query_tree_reply_t> tree(
        xcb_query_tree_reply(connection_, xcb_query_tree(connection_, root_), nullptr));
    if (!tree)
        return windows;
    const xcb_window_t* const children = xcb_query_tree_children(tree.get());
    for (int i = 0; i < xcb_query_tree_children_length(tree.get()); ++i) {
        const auto looks = xcb_get_window_attributes(connection_, children[i]);
        const auto place = xcb_get_geometry(connection_, children[i]);
        const Reply<xcb_get_window_attributes_reply_t> attributes(
            xcb_get_window_attributes_reply(connection_, looks, nullptr));
        const Reply<xcb_get_geometry_reply_t> geometry(xcb_get_geometry_reply(connection_, place, nullptr));
        if (!attributes || !geometry || attributes->map_state != XCB_MAP_STATE_VIEWABLE)
            continue;
        const auto process = static_cast<pid_t>(property(children[i], process_));
        if (process != 0 && process != ::getpid())
            windows.push_back({.id = children[i],
                               .place = QRect(geometry->x, geometry->y, geometry->width, geometry->height),
                               .popup = attributes->override_redirect != 0,
                               .process = process});
    }
    return windows;
}

void XDisplay::fake(std::uint8_t type, std::uint8_t detail, QPoint at) {
    FakeInput input{.type = type,
                    .detail = detail,
                    .root = type == XCB_MOTION_NOTIFY ? root_ : 0,
                    .x = static_cast<std::int16_t>(at.x()),
                    .y = static_cast<std::int16_t>(at.y())};
    iovec parts[4] = {}; // XCB uses the two elements before the given ones
    parts[2] = {.iov_base = &input, .iov_len = sizeof input};
    const xcb_protocol_request_t request{.count = 2, .ext = &xtest, .opcode = 2, .isvoid = 1};
    xcb_send_request(connection_, 0, parts + 2, &request);
}

void XDisplay::hold(Held held, bool down) {
    const std::uint8_t type = down ? XCB_KEY_PRESS : XCB_KEY_RELEASE;
    for (const auto& [wanted, keysym] :
         {std::pair(held.shift, XK_Shift_L), {held.control, XK_Control_L}, {held.alt, XK_Alt_L}})
        if (wanted)
            fake(type, keys_[static_cast<std::uint32_t>(keysym)].code);
}

void XDisplay::strike(std::uint32_t keysym, Held held) {
    const auto key = keys_.find(keysym);
    if (key == keys_.end())
        return;
    held.shift = held.shift || key->second.shifted;
    hold(held, true);
    fake(XCB_KEY_PRESS, key->second.code);
    fake(XCB_KEY_RELEASE, key->second.code);
    hold(held, false);
    flush();
}

void XDisplay::move(QPoint to) {
    fake(XCB_MOTION_NOTIFY, 0, to);
    flush();
}

void XDisplay::press(int button) {
    fake(XCB_BUTTON_PRESS, static_cast<std::uint8_t>(button));
    flush();
}

void XDisplay::release(int button) {
    fake(XCB_BUTTON_RELEASE, static_cast<std::uint8_t>(button));
    flush();
}

void XDisplay::focus(const TopWindow& window) {
    xcb_set_input_focus(connection_, XCB_INPUT_FOCUS_PARENT, window.id, XCB_CURRENT_TIME);
    flush();
}

void XDisplay::resize(const TopWindow& window, QRect place) {
    const std::uint32_t values[] = {
        static_cast<std::uint32_t>(place.x()), static_cast<std::uint32_t>(place.y()),
        static_cast<std::uint32_t>(place.width()), static_cast<std::uint32_t>(place.height())};
    xcb_configure_window(connection_, window.id,
                         XCB_CONFIG_WINDOW_X | XCB_CONFIG_WINDOW_Y | XCB_CONFIG_WINDOW_WIDTH |
                             XCB_CONFIG_WINDOW_HEIGHT,
                         values);
    flush();
}

void XDisplay::ping(const TopWindow& window, std::uint32_t number) {
    xcb_client_message_event_t event{};
    event.response_type = XCB_CLIENT_MESSAGE;
    event.format = 32;
    event.window = window.id;
    event.type = protocols_;
    event.data.data32[0] = ping_;
    event.data.data32[1] = number;
    event.data.data32[2] = window.id;
    xcb_send_event(connection_, 0, window.id, XCB_EVENT_MASK_NO_EVENT, reinterpret_cast<const char*>(&event));
    flush();
}

std::set<std::uint32_t> XDisplay::answered(std::uint32_t number) {
    std::set<std::uint32_t> windows;
    while (const Reply<xcb_generic_event_t> event{xcb_poll_for_event(connection_)}) {
        if ((event->response_type & 0x7f) != XCB_CLIENT_MESSAGE)
            continue;
        const auto& message = reinterpret_cast<const xcb_client_message_event_t&>(*event);
        if (message.type == protocols_ && message.data.data32[0] == ping_ && message.data.data32[1] == number)
            windows.insert(message.data.data32[2]);
    }
    return windows;
}

void XDisplay::flush() {
    xcb_flush(connection_);
}

} // namespace ks::tests
