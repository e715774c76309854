// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenting.h"

#include "ui/present/audience_window.h"
#include "ui/present/present_keys.h"
#include "ui/present/presenter_window.h"
#include "ui/present/screen_overlay.h"
#include "ui/present/screens.h"
#include "ui/stepping/slides.h"

#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>

namespace ks::ui {

Presenting::Presenting(Session& session, QWidget& window)
    : session_(session), window_(window), presentation_(session) {
    // Later, when Qt has moved the windows off a screen that is gone.
    connect(qApp, &QGuiApplication::screenAdded, this, &Presenting::arrange, Qt::QueuedConnection);
    connect(qApp, &QGuiApplication::screenRemoved, this, &Presenting::arrange, Qt::QueuedConnection);
}

Presenting::~Presenting() {
    delete overlay_;
    delete audience_;
    delete presenter_;
}

void Presenting::begin(const Slides* slides, bool on_one_screen) {
    on_ = true;
    only_one_ = on_one_screen;
    swapped_ = false;
    presentation_.follow(slides);
    presentation_.begin();
    arrange();
}

void Presenting::end() {
    if (!on_)
        return;
    on_ = false;
    close_one();
    close_two();
    presentation_.follow(nullptr);
    window_.activateWindow();
}

void Presenting::follow(const Slides* slides) {
    if (!on_ || slides == presentation_.slides() || (audience_ && !slides))
        return;
    if (presenter_)
        presenter_->deleteLater(); // it is the other page's
    presenter_.clear();
    presentation_.follow(slides);
    arrange();
}

void Presenting::arrange() {
    if (!on_)
        return;
    if (presentation_.slides() && !only_one_ && share_screens(window_.screen(), false).audience)
        show_on_two();
    else
        show_on_one();
}

void Presenting::show_on_one() {
    close_two();
    if (overlay_)
        return;
    presentation_.set_frozen(false); // nobody else is there to go on
    if (presentation_.slides())
        presentation_.slides()->stepper.open_gate(false); // the page shows its questions
    emit whole_screen_wanted(true);
    QWidget* centre =
        qobject_cast<QMainWindow*>(&window_) ? static_cast<QMainWindow&>(window_).centralWidget() : &window_;
    overlay_ = new ScreenOverlay(session_, presentation_, *centre);
    add_present_keys(window_, presentation_, Screens::one, *overlay_);
    window_.activateWindow();
}

void Presenting::show_on_two() {
    close_one();
    presentation_.slides()->stepper.open_gate(true);
    const auto share = share_screens(window_.screen(), swapped_);
    if (!audience_) {
        audience_ = new AudienceWindow(presentation_);
        add_present_keys(*audience_, presentation_, Screens::two, *audience_);
        connect(audience_, &AudienceWindow::left, this, &Presenting::end);
    }
    if (!presenter_) {
        presenter_ = new PresenterWindow(session_, presentation_);
        audience_->step_with(presentation_.slides()->stepper);
        add_present_keys(*presenter_, presentation_, Screens::two, *presenter_);
        connect(presenter_, &PresenterWindow::left, this, &Presenting::end);
        connect(presenter_, &PresenterWindow::swap_wanted, this, [this] {
            swapped_ = !swapped_;
            arrange();
        });
    }
    fill_screen(*audience_, *share.audience);
    fill_screen(*presenter_, *share.presenter);
    presenter_->activateWindow();
}

void Presenting::close_one() {
    if (!overlay_)
        return;
    delete overlay_;
    emit whole_screen_wanted(false);
}

/// Later, for one of them may be what asked for it.
void Presenting::close_two() {
    for (QWidget* window : {static_cast<QWidget*>(audience_), static_cast<QWidget*>(presenter_)})
        if (window) {
            window->disconnect(this);
            window->hide();
            window->deleteLater();
        }
    audience_.clear();
    presenter_.clear();
}

} // namespace ks::ui
