// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSizeF>
#include <QString>
#include <QWidget>

#include <functional>

class QMenu;

namespace ks::ui {

class DockArea;
class DockTitle;

/// The side of the page's centre at which a part is docked.
enum class DockPlace { left, right, bottom };

/// The state of a part: everything that a layout stores about it.
struct DockState {
    DockPlace place; ///< where it is docked; for a separate window, the place to return to
    int order = 0;   ///< its index among the parts of that place
    bool shown = true;
    bool floating = false; ///< it is a separate window
    QRect window{};        ///< the window's rectangle on the screens; empty: it was never a window

    friend bool operator==(const DockState&, const DockState&) = default;
};

/// A movable part of a page: the page's widget below a title, which is visible while parts are arranged. If
/// the page hides the widget, the part takes no room.
class DockPart : public QWidget {
    Q_OBJECT

public:
    struct About {
        const char* name; ///< its id in layouts
        QString title;
        DockPlace place; ///< the default place
        /// The size that it wants on a page of this size, in pixels at scale 1: the width at a side, the
        /// height at the bottom or below another part; 0: the available size.
        std::function<QSizeF(QSizeF page)> wanted;
    };
    /// Takes ownership of the content.
    DockPart(DockArea& area, QWidget& content, About about);

    const QString& title() const { return about_.title; }
    void set_title(const QString& title);
    const DockState& state() const { return state_; }
    void set_state(const DockState& state) { state_ = state; }
    QSizeF wanted(QSizeF page) const { return about_.wanted ? about_.wanted(page) : QSizeF(0, 0); }
    /// Whether it needs room: the user shows it, and the page has content for it.
    bool present() const;
    /// Destroys its native window; otherwise it would remain a window inside its page.
    void give_up_window();
    void show_title(bool shown);
    /// Adds actions for the places to which it can be moved.
    void fill_menu(QMenu& menu);

protected:
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    DockArea& area_;
    QWidget& content_;
    About about_;
    DockState state_;
    DockTitle* title_;
};

} // namespace ks::ui
