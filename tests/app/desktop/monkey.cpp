// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/monkey.h"

#include <QClipboard>
#include <QGuiApplication>

#include <X11/keysym.h>

#include <algorithm>
#include <array>
#include <utility>

namespace ks::tests {

namespace {

constexpr int left_button = 1, middle_button = 2,
              right_button = 3; // X's numbers of buttons; 4 to 7 are the wheel
constexpr int menu_bar_height = 26;

QString at(QPoint point) {
    return QStringLiteral("%1,%2").arg(point.x()).arg(point.y());
}

QString words(Held held) {
    return QStringLiteral("%1%2%3").arg(held.control ? "Ctrl+" : "", held.alt ? "Alt+" : "",
                                        held.shift ? "Shift+" : "");
}

/// What a cell, a field or a name may be given.
constexpr std::array texts{"0",
                           "1",
                           "-1",
                           "7",
                           "1e300",
                           "9223372036854775807",
                           "9223372036854775808",
                           "0.1",
                           "1,5",
                           "1/3",
                           "",
                           " ",
                           "a",
                           "=1+1",
                           "<b>bold</b>",
                           "../x",
                           "a/b",
                           "x.json",
                           "x.csv",
                           "x.png",
                           "x.pdf",
                           "x.svg",
                           "\xc3\xa4\xe2\x82\xac\xf0\x9f\x90\x92",
                           "\xe2\x80\xae"
                           "abc",
                           "1\t2\n3\t4",
                           "1;2;3\n4;5;6",
                           "name\tvalue\tweight\na\t1\t2\nb\t3\t4",
                           "1 2 3 4 5 6 7 8 9"};

} // namespace

Monkey::Monkey(XDisplay& display, quint32 seed, QStringList files)
    : display_(display), source_(display), random_(seed), files_(std::move(files)) {}

QString Monkey::act(const std::vector<TopWindow>& windows) {
    static constexpr std::array<std::pair<int, Act>, 16> acts{{
        {30, &Monkey::click},
        {4, &Monkey::double_click},
        {5, &Monkey::right_click},
        {8, &Monkey::drag},
        {7, &Monkey::wheel},
        {4, &Monkey::hover},
        {16, &Monkey::navigate},
        {6, &Monkey::type},
        {10, &Monkey::shortcut},
        {6, &Monkey::menu},
        {4, &Monkey::turn_page},
        {7, &Monkey::escape},
        {3, &Monkey::paste},
        {1, &Monkey::open_file},
        {1, &Monkey::drop_file},
        {1, &Monkey::resize},
    }};
    windows_ = windows;
    if (windows_.empty())
        return {};
    give_focus();
    int sum = 0;
    for (const auto& [weight, act] : acts)
        sum += weight;
    int chosen = below(sum);
    ++count_;
    for (const auto& [weight, act] : acts)
        if ((chosen -= weight) < 0)
            return (this->*act)();
    return {};
}

void Monkey::let_go() {
    for (const int button : {left_button, middle_button, right_button})
        display_.release(button);
    display_.hold({.shift = true, .control = true, .alt = true}, false);
    display_.flush();
}

/// A new window gets the focus, as window managers do it.
void Monkey::give_focus() {
    const auto found = std::find_if(windows_.rbegin(), windows_.rend(),
                                    [](const TopWindow& window) { return !window.popup; });
    if (found == windows_.rend() || found->id == uppermost_)
        return;
    uppermost_ = found->id;
    display_.focus(*found);
}

void Monkey::focus_under(QPoint at) {
    const auto found = std::find_if(windows_.rbegin(), windows_.rend(),
                                    [at](const TopWindow& window) { return window.place.contains(at); });
    if (found != windows_.rend() && !found->popup)
        display_.focus(*found);
}

const TopWindow& Monkey::some_window() {
    return once_in(6) ? windows_[static_cast<std::size_t>(below(static_cast<int>(windows_.size())))]
                      : windows_.back();
}

QPoint Monkey::some_point() {
    const QRect screen(QPoint(0, 0), display_.size());
    const QRect seen = some_window().place & screen;
    const QRect place = seen.isEmpty() ? screen : seen;
    return {place.x() + below(place.width()), place.y() + below(place.height())};
}

Held Monkey::some_keys_held() {
    if (!once_in(8))
        return {};
    return {.shift = once_in(2), .control = once_in(2), .alt = once_in(4)};
}

QString Monkey::click() {
    const Held held = some_keys_held();
    pointer_ = some_point();
    display_.move(pointer_);
    focus_under(pointer_);
    display_.hold(held, true);
    display_.press(left_button);
    display_.release(left_button);
    display_.hold(held, false);
    display_.flush();
    return words(held) + QStringLiteral("click ") + at(pointer_);
}

QString Monkey::double_click() {
    pointer_ = some_point();
    display_.move(pointer_);
    focus_under(pointer_);
    for (int i = 0; i < 2; ++i) {
        display_.press(left_button);
        display_.release(left_button);
    }
    return QStringLiteral("double click ") + at(pointer_);
}

QString Monkey::right_click() {
    pointer_ = some_point();
    display_.move(pointer_);
    const int button = once_in(5) ? middle_button : right_button;
    display_.press(button);
    display_.release(button);
    return QStringLiteral("button %1 ").arg(button) + at(pointer_);
}

QString Monkey::drag() {
    const Held held = some_keys_held();
    const QPoint from = some_point(),
                 to = once_in(2) ? some_point() : from + QPoint(below(120) - 60, below(120) - 60);
    display_.move(from);
    focus_under(from);
    display_.hold(held, true);
    display_.press(left_button);
    const int moves = 2 + below(8);
    for (int i = 1; i <= moves; ++i)
        display_.move(from + (to - from) * i / moves);
    if (once_in(10))
        display_.strike(XK_Escape);
    display_.release(left_button);
    display_.hold(held, false);
    display_.flush();
    pointer_ = to;
    return words(held) + QStringLiteral("drag ") + at(from) + QStringLiteral(" to ") + at(to);
}

QString Monkey::wheel() {
    const Held held = some_keys_held();
    if (once_in(2)) {
        pointer_ = some_point();
        display_.move(pointer_);
    }
    const int button = 4 + (once_in(5) ? 2 : 0) + below(2), turns = 1 + below(6);
    display_.hold(held, true);
    for (int i = 0; i < turns; ++i) {
        display_.press(button);
        display_.release(button);
    }
    display_.hold(held, false);
    display_.flush();
    return words(held) + QStringLiteral("wheel %1, %2 turns at ").arg(button).arg(turns) + at(pointer_);
}

QString Monkey::hover() {
    pointer_ = some_point();
    display_.move(pointer_);
    return QStringLiteral("pointer ") + at(pointer_);
}

QString Monkey::navigate() {
    static constexpr std::array<std::uint32_t, 24> keys{
        XK_Tab,  XK_Tab,    XK_Tab,    XK_Tab,    XK_Left,  XK_Right,  XK_Up,        XK_Down,
        XK_Down, XK_Return, XK_Return, XK_space,  XK_space, XK_Delete, XK_BackSpace, XK_Home,
        XK_End,  XK_Prior,  XK_Next,   XK_Insert, XK_F2,    XK_F10,    XK_Menu,      XK_Return};
    const std::uint32_t key = keys[static_cast<std::size_t>(below(keys.size()))];
    const Held held =
        once_in(4) ? Held{.shift = once_in(2), .control = once_in(3), .alt = once_in(8)} : Held{};
    const int times = once_in(4) ? 1 + below(10) : 1;
    for (int i = 0; i < times; ++i)
        display_.strike(key, held);
    return words(held) + QStringLiteral("key %1, %2 times").arg(key, 0, 16).arg(times);
}

void Monkey::write(const QString& text) {
    for (const QChar letter : text)
        display_.strike(letter == u'\n' ? XK_Return : letter == u'\t' ? XK_Tab : letter.unicode());
}

QString Monkey::type() {
    QString text;
    if (once_in(2)) {
        text = QString::fromUtf8(texts[static_cast<std::size_t>(below(texts.size()))]);
    } else {
        for (int i = 1 + below(5); i > 0; --i)
            text += QChar(' ' + below('~' - ' ' + 1));
    }
    write(text);
    return QStringLiteral("text ") + text;
}

/// Ctrl+Q is left out mostly, because the program takes a second to start again.
QString Monkey::shortcut() {
    std::uint32_t key = 0;
    Held held{.control = true};
    if (once_in(4)) {
        key = XK_F1 + static_cast<std::uint32_t>(below(12));
        held = {.shift = once_in(4), .control = once_in(8)};
    } else {
        key = static_cast<std::uint32_t>("abcdefghijklmnopqrstuvwxyz0123456789,.+-="[below(41)]);
        held = {.shift = once_in(4), .control = !once_in(5), .alt = once_in(6)};
        held.alt = held.alt || !held.control;
        if (key == 'q' && !once_in(10))
            key = 'z';
    }
    display_.strike(key, held);
    return words(held) + QStringLiteral("key %1").arg(key, 0, 16);
}

QString Monkey::menu() {
    const TopWindow& window = windows_.front();
    const QPoint bar(window.place.x() + below(std::max(1, std::min(420, window.place.width()))),
                     window.place.y() + below(menu_bar_height));
    display_.move(bar);
    focus_under(bar);
    display_.press(left_button);
    display_.release(left_button);
    const int down = 1 + below(20);
    for (int i = 0; i < down; ++i)
        display_.strike(XK_Down);
    if (once_in(4)) {
        display_.strike(XK_Right);
        for (int i = below(8); i > 0; --i)
            display_.strike(XK_Down);
    }
    display_.strike(XK_Return);
    pointer_ = bar;
    return QStringLiteral("menu at %1, entry %2").arg(at(bar)).arg(down);
}

QString Monkey::turn_page() {
    const int page = 1 + below(9);
    display_.strike(static_cast<std::uint32_t>('0' + page), {.control = true});
    return QStringLiteral("page %1").arg(page);
}

QString Monkey::escape() {
    display_.strike(XK_Escape);
    return QStringLiteral("Escape");
}

QString Monkey::paste() {
    const QString text = QString::fromUtf8(texts[static_cast<std::size_t>(below(texts.size()))]);
    QGuiApplication::clipboard()->setText(text);
    display_.strike('v', {.shift = once_in(4), .control = true});
    return QStringLiteral("paste ") + text;
}

QString Monkey::open_file() {
    const QString& file = some_file();
    display_.strike(XK_Escape);
    display_.strike('o', {.control = true});
    if (once_in(4)) // the question about unsaved edits comes first
        display_.strike(XK_Return);
    write(file);
    display_.strike(XK_Return);
    return QStringLiteral("open ") + file;
}

/// Without a click before, so that a menu or a dialog that is open is in the way at times.
QString Monkey::drop_file() {
    const QString& file = some_file();
    pointer_ = some_point();
    const bool taken = source_.drop(file, pointer_);
    return QStringLiteral("drop %1 at %2: %3").arg(file, at(pointer_), taken ? "taken" : "refused");
}

QString Monkey::resize() {
    const TopWindow& window = some_window();
    const QSize most = display_.size();
    const QRect place(below(most.width() / 2), below(most.height() / 2), 100 + below(most.width() - 100),
                      100 + below(most.height() - 100));
    if (!window.popup)
        display_.resize(window, place);
    return QStringLiteral("resize to %1 x %2").arg(place.width()).arg(place.height());
}

} // namespace ks::tests
