// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/present/presentation.h"

#include <QPointer>

namespace ks::ui {

class AudienceWindow;
class OneScreenWindow;
class PresenterWindow;
class ScreenOverlay;

/// Opens and closes the windows of a presentation: with two screens a window on each, with one screen a
/// window with the audience's picture. A page that does not step has no picture for an audience; then the
/// program's own window fills the screen, with an overlay. If a screen is lost or added, the presentation
/// continues on the remaining screens, at the same picture.
class Presenting : public QObject {
    Q_OBJECT

public:
    /// `window` is the program's window.
    Presenting(Session& session, QWidget& window);
    ~Presenting() override;

    Presentation& presentation() { return presentation_; }
    bool on() const { return on_; }
    /// Presents a page. `slides` is null for one that does not step, which only one screen can show.
    void begin(const Slides* slides, bool on_one_screen = false);
    void end();
    /// Another page is open. With two screens the audience keeps what it sees if that page does not step.
    void follow(const Slides* slides);

signals:
    /// The program's window is to fill the screen with its page, or to be as it was. Its central part gets
    /// the overlay after that.
    void whole_screen_wanted(bool on);

private:
    void arrange();
    void show_picture();
    void show_page();
    void show_on_two();
    void close_picture();
    void close_page();
    void close_two();

    Session& session_;
    QWidget& window_;
    Presentation presentation_;
    bool on_ = false, only_one_ = false, swapped_ = false;
    QPointer<ScreenOverlay> overlay_; ///< over the page
    QPointer<OneScreenWindow> one_;
    QPointer<AudienceWindow> audience_;
    QPointer<PresenterWindow> presenter_;
};

} // namespace ks::ui
