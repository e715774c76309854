// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace ks::ui {

class Replay;
class Session;
class TimeView;

/// The controls below a chart of a watched run: pause, or where blocks are shown play and its speed; zoom;
/// and what is shown, in words.
class ChartBar : public QWidget {
    Q_OBJECT

public:
    explicit ChartBar(Session& session);

    /// Works on this picture. With a replay its button plays, else it makes the picture stand.
    void set_target(TimeView& view, Replay* replay);
    /// Whether data come in, so that a picture can be made to stand.
    void set_running(bool on);
    /// Whether the Occupancy page can be asked why a launch is no fuller.
    void offer_theory(bool on);
    void set_words(const QString& text);
    /// What the key Space does: pause and go on, or play and stop.
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
    QMetaObject::Connection followed_view_, followed_replay_;
    QToolButton *play_, *slower_, *faster_, *theory_, *in_, *out_, *all_;
    QLabel* words_;
};

} // namespace ks::ui
