// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/count_run.h"
#include "visual/export/picture.h"
#include "visual/paint/fonts.h"
#include "visual/scene/kernel/block_timeline.h"
#include "visual/scene/kernel/kernel_scene.h"

#include <QWidget>

class QComboBox;
class QScrollArea;
class QStackedLayout;
class QVBoxLayout;

namespace ks::ui {

class Canvas;
class DockArea;
class Session;

/// A traced kernel at one moment: its source with the cost of each line and the findings below; next to them
/// the memory access of the warp's instruction, its lanes and the cells that they access. Before there is a
/// trace it shows only the source, and `set_waiting`'s widget in the other half.
class KernelView : public QWidget {
    Q_OBJECT

public:
    /// In a half-width view the parts are below one another.
    enum class Shape { page, half };
    /// The content of the right half: the warp's pictures, the modelled block schedule of the window's
    /// launch, or the counters of its kernel.
    enum class Right { warp, schedule, counters };

    KernelView(Session& session, Shape shape);

    /// Sets the widget that is shown instead of the pictures before there is a trace.
    void set_waiting(QWidget* waiting);
    void show_source(std::vector<std::string> lines);
    void show_moment(const scene::KernelMoment& moment);
    void set_words(const QString& words); ///< the description of the pictures for screen readers
    const scene::KernelMoment& moment() const { return moment_; }
    /// A question about the next instruction is open, so its line is kept in sight.
    void set_asking(bool on);
    void show_right(Right what);
    /// Sets the hardware counters of the traced run; null: none, and `why` states the reason.
    void set_hardware(const HardwareCountPtr& counted, const QString& why);
    /// The counters of the kernel of the window's launch. Requires a trace.
    scene::KernelCounters counters() const;

    /// The whole view laid out for `size` pixels at scale 1. Requires a trace.
    visual::Picture picture(QSizeF size) const;
    /// Writes one part as it is shown now: "source", "findings", "memory", "lanes", "schedule" or
    /// "kernel-counters".
    Result<void> export_part(const QString& part, const QString& path) const;

signals:
    void failed(const ks::Error& error);
    void line_chosen(int line);
    void finding_chosen(int finding);
    void wrong_chosen(); ///< the user chose the first wrong cell

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* build_source();
    QWidget* build_lanes();
    QWidget* build_docks(QWidget& pictures);
    QWidget* build_half(QWidget& pictures);
    scene::SourceListing listing() const;
    void draw_source();
    void settle();
    double findings_height(double page) const;
    void show_picture(int layer);
    QScrollArea* scrolled(Canvas* canvas) const;
    void obey(const QString& region);
    void ask_export(const QString& part);
    void fill_strips();
    void draw_right();
    void draw_schedule();
    void draw_counters();
    scene::DisplayList right_list(QSizeF size) const;
    scene::DisplayList schedule_list(QSizeF size) const;
    void refresh();
    void follow_line();

    Session& session_;
    Shape shape_;
    paint::FontMeasure measure_;
    Canvas *source_head_, *source_, *findings_, *memory_, *lanes_, *schedule_, *counters_;
    DockArea* docks_ = nullptr; ///< null in a half
    QWidget* lanes_side_ = nullptr;
    Right shown_ = Right::warp;
    HardwareCountPtr hardware_;
    std::string why_no_hardware_;
    scene::KernelCounters beside_;                 ///< the counters, while they are visible
    std::optional<scene::BlockTimeline> timeline_; ///< of the current launch
    std::string no_timeline_;                      ///< why the timeline is missing
    QScrollArea* source_area_ = nullptr;
    QScrollArea* findings_area_ = nullptr;
    QComboBox* strip_;
    QStackedLayout* right_;
    std::vector<std::string> lines_; ///< of the source, before a trace
    scene::KernelMoment moment_;     ///< its kernel is null before a trace
    bool asking_ = false;
};

} // namespace ks::ui
