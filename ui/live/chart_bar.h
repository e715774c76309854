// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <optional>
#include <utility>

class QLabel;
class QToolButton;

namespace ks::ui {

class Replay;
class Session;
class TimeView;

/// The controls below a chart of a watched run: pause or, for blocks, play and speed; zoom; and a text about
/// what is shown.
class ChartBar : public QWidget {
    Q_OBJECT

public:
    explicit ChartBar(Session& session);

    /// Sets the controlled view. With a replay the button plays it, otherwise the button pauses the view.
    void set_target(TimeView& view, Replay* replay);
    /// Whether data arrive, so that the view can be paused.
    void set_running(bool on);
    /// Whether to offer the link to the Occupancy page, which explains the occupancy of a launch.
    void offer_theory(bool on);
    void set_words(const QString& text);
    /// The action of the key Space: pause and continue, or play and stop.
    void toggle();
    void change_speed(int by);

signals:
    void theory_wanted();

private:
    QToolButton* add(const char* id, const QString& icon, const QString& name, const QString& tip,
                     const std::function<void()>& run);
    void show_state();

    Session& session_;
    TimeView* view_ = nullptr;
    Replay* replay_ = nullptr;
    bool running_ = false;
    std::optional<std::pair<bool, bool>> shown_; ///< whether the button shows "pause", and of a replay
    QMetaObject::Connection followed_view_, followed_replay_;
    QToolButton *play_, *slower_, *faster_, *theory_, *in_, *out_, *all_;
    QLabel* words_;
};

} // namespace ks::ui
