// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenting.h"

#include "ui/present/audience_window.h"
#include "ui/present/one_screen_window.h"
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
    delete one_;
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
    close_page();
    close_picture();
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
    close_picture();
    presentation_.follow(slides);
    arrange();
}

void Presenting::arrange() {
    if (!on_)
        return;
    if (presentation_.slides() && !only_one_ && share_screens(window_.screen(), false).audience)
        show_on_two();
    else if (one_ || presentation_.here().slide->picture)
        show_picture();
    else
        show_page(); // also before a page that steps has anything to show
}

/// The audience's picture on the only screen.
void Presenting::show_picture() {
    close_two();
    close_page();
    presentation_.set_frozen(false); // nobody else is there to go on
    presentation_.slides()->stepper.open_gate(true);
    if (!one_) {
        one_ = new OneScreenWindow(session_, presentation_);
        add_present_keys(*one_, presentation_, Screens::one, *one_);
        connect(one_, &OneScreenWindow::left, this, &Presenting::end);
    }
    fill_screen(*one_, *window_.screen());
    one_->activateWindow();
}

/// The program's own window, with its page, on the only screen.
void Presenting::show_page() {
    close_two();
    if (overlay_)
        return;
    presentation_.set_frozen(false);
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
    close_page();
    close_picture();
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

void Presenting::close_page() {
    if (!overlay_)
        return;
    delete overlay_;
    emit whole_screen_wanted(false);
}

namespace {

/// Closes a window of a presentation. It is deleted later, because it may be what asked for it.
template <class Window>
void close(QPointer<Window>& window, const QObject& listener) {
    if (window) {
        window->disconnect(&listener);
        window->hide();
        window->deleteLater();
    }
    window.clear();
}

} // namespace

void Presenting::close_picture() {
    close(one_, *this);
}

void Presenting::close_two() {
    close(audience_, *this);
    close(presenter_, *this);
}

} // namespace ks::ui
