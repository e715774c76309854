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

/// How a page's parts are arranged, where that is not as at first.
struct DockLayout {
    std::map<QString, DockState> parts;            ///< by name
    std::map<QString, std::vector<int>> splitters; ///< those that were dragged: pixels of each child

    friend bool operator==(const DockLayout&, const DockLayout&) = default;
};

/// What a page is about in the centre, and around it its other parts, which can be moved to a side, below,
/// into a window of their own, or be hidden. What nobody dragged is shared out anew at every size.
class DockArea : public QWidget {
    Q_OBJECT

public:
    struct Look {
        const char* across = "across"; ///< names of the two splitters around the centre
        const char* middle = "middle";
        int gap = 0;              ///< beside the centre, in pixels; 0: as everywhere
        Qt::Orientations lines{}; ///< which gaps have a hairline: beside, below
        int line_ends = 0;        ///< how much shorter it is at both ends
    };
    DockArea(QWidget& centre, const Look& look);

    /// The part comes behind those that are at the same place.
    DockPart& add(QWidget& content, DockPart::About about);
    const std::vector<DockPart*>& parts() const { return parts_; }

    /// Docks a part, which is then shown.
    void move(DockPart& part, DockPlace place, int order = INT_MAX);
    void set_floating(DockPart& part, bool on);
    void show_part(DockPart& part, bool shown);
    void set_arranging(bool on);
    void set_scale(double scale);

    /// As it was at first.
    void reset() { lay_out({}); }
    DockLayout layout() const;
    /// What names no part of this page, or does not fit, is left out.
    void lay_out(const DockLayout& layout);

    /// What is shown has changed: parts get or give up room.
    void settle();
    /// While a title is dragged: where its part would go, and the end of that.
    void show_target(const DockPart& part, QPoint global);
    void hide_target();
    void drop(DockPart& part, QPoint global);

signals:
    /// A part was moved, shown or hidden by the user.
    void arranged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// What a drop would do.
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
    std::map<const QSplitter*, QList<int>> kept_; ///< dragged, or of a layout
    QFrame* target_;
    double scale_ = 1;
    bool arranging_ = false, placing_ = false;
};

} // namespace ks::ui
