// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "ui/present/marks.h"
#include "ui/widgets/canvas.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

namespace ks::paint {
enum class ThemeId;
}

namespace ks::ui {

class Session;
class Stepper;
struct Slides;

/// The picture of a position. It can be looked at whatever becomes of the page that it is from.
struct Slide {
    Canvas::Scene picture; ///< empty: there is nothing to show
    QString label, sentence;
    QString question, answer; ///< what is asked there; the answer is for the presenter alone
};

/// A picture and what the presenter does upon it.
struct Frame {
    std::shared_ptr<const Slide> slide;
    Marks marks;
};

/// What the presenter holds over the picture.
enum class Tool { none, spotlight, pen };

/// A presentation, whatever windows show it: where the presenter is, what the audience sees, and the clock.
/// Which picture it is follows from the stepper's position alone; marks belong to one position and are gone
/// with the next.
class Presentation : public QObject {
    Q_OBJECT

public:
    explicit Presentation(Session& session);
    ~Presentation() override;

    /// Begins: nothing is frozen, black or marked, and the clock starts.
    void begin();
    /// Presents the pictures of a page; null: of one that does not step. The frozen picture stays.
    void follow(const Slides* slides);
    const Slides* slides() const { return slides_; }

    const Frame& here() const { return here_; }
    const Frame& audience() const { return frozen_ ? *frozen_ : here_; }
    const std::shared_ptr<const Slide>& next() const { return next_; } ///< null: this is the last
    bool asks() const;     ///< whether questions are asked, here or at other positions
    QString notes() const; ///< of here, in Markdown

    bool frozen() const { return frozen_.has_value(); }
    void set_frozen(bool on); ///< the audience goes on seeing what it sees now, marks and all
    bool black() const { return black_; }
    void set_black(bool on);
    bool notes_shown() const { return notes_shown_; } ///< over the picture, on one screen
    void show_notes(bool on);

    Tool tool() const { return tool_; }
    void set_tool(Tool tool);
    void point(QPointF at);            ///< the pointer is there, with no button pressed
    void press(QPointF at);            ///< the pen comes down
    void drag(QPointF at);             ///< the pen, down, goes there
    void nudge(QPointF by, bool down); ///< the pointer moves by key; `down`: the pen draws
    void wipe();                       ///< takes the strokes away

    /// What PgDn moves by.
    Level unit() const;
    void set_unit(Level unit);

    /// The audience's theme; none: that of the program's window.
    std::optional<paint::ThemeId> theme_choice() const { return theme_; }
    void choose_theme(std::optional<paint::ThemeId> theme);
    const paint::Theme& theme() const;
    /// What the audience's picture is laid out for, in pixels at scale 1.
    QSizeF room() const { return room_; }
    void set_room(QSizeF room);

    std::int64_t elapsed() const { return clock_.elapsed(); } ///< in milliseconds
    void restart_clock();

signals:
    void changed(); ///< what is seen anywhere, or by what
    void theme_chosen();

private:
    std::shared_ptr<const Slide> slide_at(std::int64_t at) const;
    std::shared_ptr<const Slide> slide_here() const;
    void leave();
    void step();
    void ask();
    void hold_tool();

    Session& session_;
    const Slides* slides_ = nullptr;
    Frame here_;
    std::shared_ptr<const Slide> next_;
    std::optional<Frame> frozen_;
    bool black_ = false, notes_shown_ = false;
    Tool tool_ = Tool::none;
    QPointF pointer_{0.5, 0.5};
    std::optional<paint::ThemeId> theme_;
    QSizeF room_{1066, 600};
    QElapsedTimer clock_;
};

} // namespace ks::ui
