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

/// Where beside the centre of its page a part is docked.
enum class DockPlace { left, right, bottom };

/// Where a part is: all that a layout keeps of it.
struct DockState {
    DockPlace place; ///< where it is docked or, as a window of its own, goes back to
    int order = 0;   ///< among the parts of that place
    bool shown = true;
    bool floating = false; ///< a window of its own
    QRect window{};        ///< where that is on the screens; empty: it never was one

    friend bool operator==(const DockState&, const DockState&) = default;
};

/// A part of a page that can be moved: the page's own widget below a title, which is seen while parts are
/// arranged. Where the page hides the widget, the part takes no room.
class DockPart : public QWidget {
    Q_OBJECT

public:
    struct About {
        const char* name; ///< by which layouts know it
        QString title;
        DockPlace place; ///< at first
        /// The room that it wants of the page's, in pixels at scale 1: a width at a side, a height below or
        /// beneath another part; 0 is what there is.
        std::function<QSizeF(QSizeF page)> wanted;
    };
    /// It owns the content.
    DockPart(DockArea& area, QWidget& content, About about);

    const QString& title() const { return about_.title; }
    void set_title(const QString& title);
    const DockState& state() const { return state_; }
    void set_state(const DockState& state) { state_ = state; }
    QSizeF wanted(QSizeF page) const { return about_.wanted ? about_.wanted(page) : QSizeF(0, 0); }
    /// Whether it takes room: the user shows it and the page has something to show in it.
    bool present() const;
    /// Gives up the window that it has: else it would stay one inside its page.
    void give_up_window();
    void show_title(bool shown);
    /// Adds where it can be moved.
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
