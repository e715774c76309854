// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/dock_part.h"

#include <QList>

#include <array>
#include <climits>
#include <map>
#include <optional>
#include <vector>

class QFrame;
class QSplitter;

namespace ks::ui {

/// The arrangement of a page's parts, as far as it differs from the default.
struct DockLayout {
    std::map<QString, DockState> parts;            ///< by name
    std::map<QString, std::vector<int>> splitters; ///< those that the user dragged: pixels of each child

    friend bool operator==(const DockLayout&, const DockLayout&) = default;
};

/// A page's main widget in the centre, with other parts around it that can be moved to a side, to the bottom
/// or into a separate window, or be hidden. Splitters that the user did not drag are distributed again at
/// every size.
class DockArea : public QWidget {
    Q_OBJECT

public:
    struct Look {
        const char* across = "across"; ///< names of the two splitters around the centre
        const char* middle = "middle";
        int gap = 0;              ///< next to the centre, in pixels; 0: the default
        Qt::Orientations lines{}; ///< the gaps with a hairline: vertical, horizontal
        int line_ends = 0;        ///< by how much it is shorter at each end
    };
    DockArea(QWidget& centre, const Look& look);

    /// Adds a part after those in the same place.
    DockPart& add(QWidget& content, DockPart::About about);
    const std::vector<DockPart*>& parts() const { return parts_; }

    /// Docks a part and shows it.
    void move(DockPart& part, DockPlace place, int order = INT_MAX);
    void set_floating(DockPart& part, bool on);
    void show_part(DockPart& part, bool shown);
    void set_arranging(bool on);
    void set_scale(double scale);

    /// Restores the default arrangement.
    void reset() { lay_out({}); }
    DockLayout layout() const;
    /// Applies a layout. Entries that name unknown parts, or do not fit, are ignored.
    void lay_out(const DockLayout& layout);

    /// Call this when the visible parts have changed; it distributes the room again.
    void settle();
    /// While a title is dragged: shows the place to which its part would move; then hides it.
    void show_target(const DockPart& part, QPoint global);
    void hide_target();
    void drop(DockPart& part, QPoint global);

signals:
    /// The user has moved, shown or hidden a part.
    void arranged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// The effect of a drop.
    struct Target {
        bool floating = false;
        DockPlace place = DockPlace::left;
        int order = 0;
        QRect shown{};
    };
    QSplitter& side(DockPlace place) const { return *sides_[static_cast<std::size_t>(place)]; }
    DockState state_of(const DockPart& part) const;
    void put(DockPart& part, const DockState& state);
    void take_out(DockPart& part);
    void open_window(DockPart& part);
    void seat_sides();
    void keep(QSplitter& splitter);
    void share_out();
    void share(QSplitter& splitter);
    int wanted(const QWidget& child, const QSplitter& in) const;
    std::optional<Target> target_at(const DockPart& part, QPoint global) const;
    std::vector<QSplitter*> splitters() const;

    QWidget& centre_;
    QSplitter *across_, *middle_;
    std::array<QSplitter*, 3> sides_{}; ///< by DockPlace
    std::vector<DockPart*> parts_;
    std::map<const DockPart*, DockState> first_;
    std::map<const QSplitter*, QList<int>> kept_; ///< dragged by the user, or from a layout
    QFrame* target_;
    double scale_ = 1;
    bool arranging_ = false, placing_ = false;
};

} // namespace ks::ui
