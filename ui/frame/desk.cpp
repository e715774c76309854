// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/desk.h"

#include "ui/base/language.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/frame/curtain.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/main_window.h"
#include "ui/frame/traced.h"
#include "ui/jobs/file_reading.h"
#include "ui/layouts/page_layout.h"
#include "ui/predict/sheet_work.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/style.h"
#include "visual/paint/theme.h"

#include <QApplication>

#include <algorithm>
#include <utility>
#include <vector>

namespace ks::ui {
namespace {

/// What a window shows, for the window that takes its place.
struct ShownWindow {
    struct ShownPage {
        ViewOptions view;
        PageLayout layout;
        Traced traced;
    };
    std::vector<ShownPage> pages; ///< in the order of the window's pages
    QString page;                 ///< the id of the current one
    QByteArray geometry;
    bool visible = false, preferences = false;
    paint::ThemeId theme{};
    int text_size = 100;
    std::int64_t memory = 0;
    QString target; ///< where kernels run
};

ShownWindow shown_in(const MainWindow& window, const Session& session) {
    ShownWindow shown{.page = window.current_page()->info().id,
                      .geometry = window.saveGeometry(),
                      .visible = window.isVisible(),
                      .preferences = window.findChild<PreferencesDialog*>() != nullptr,
                      .theme = session.theme().id(),
                      .text_size = session.text_size(),
                      .memory = session.memory(),
                      .target = session.target()};
    for (const Page* page : window.pages())
        shown.pages.push_back(
            {.view = page->shown_view().options, .layout = layout_of(*page), .traced = traced_on(*page)});
    return shown;
}

void show_again(MainWindow& window, Session& session, const ShownWindow& shown) {
    session.set_theme(shown.theme); // what a session file brought, and what the settings do not know
    session.set_text_size(shown.text_size);
    session.allow_memory(shown.memory);
    session.announce();
    session.set_target(shown.target);
    for (std::size_t i = 0; i < shown.pages.size(); ++i) {
        Page& page = *window.pages()[i];
        if (page.info().id == QLatin1String("kernel"))
            offer_again(session, shown.pages[i].traced);
        if (shown.pages[i].view != ViewOptions{})
            (void)page.apply(shown.pages[i].view); // an error is shown by the page
        lay_out(page, shown.pages[i].layout);
    }
    window.show_page(shown.page);
    if (SheetWork& sheet = SheetWork::of(session); sheet.running())
        sheet.open_again();
    window.restoreGeometry(shown.geometry);
    if (shown.visible)
        window.show();
    if (shown.preferences)
        window.show_preferences();
}

QString name_of_language(const QString& id) {
    const auto found = std::ranges::find_if(
        languages(), [&id](const LanguageName& each) { return id == QLatin1String(each.id); });
    return found == languages().end() ? id : QString::fromUtf8(found->name);
}

} // namespace

Desk::Desk(Session& session, Settings* settings) : session_(session), settings_(settings) {
    build();
    connect(&session, &Session::language_chosen, this, &Desk::want);
}

Desk::~Desk() = default;

void Desk::build() {
    prepare_style(session_.theme());
    window_ = std::make_unique<MainWindow>(session_, settings_);
}

void Desk::want(const QString& language) {
    wanted_ = language;
    // Later, because a menu or a dialog of the window that goes has asked for it.
    QMetaObject::invokeMethod(this, &Desk::change_when_free, Qt::QueuedConnection);
}

void Desk::change_when_free() {
    if (wanted_.isEmpty() || wanted_ == spoken_language())
        return wanted_.clear();
    if (is_free())
        change();
    else
        window_->notice().tell(
            tr("The language changes as soon as nothing is being computed or read and no dialog is open."));
}

/// Returns whether the window can go without a loss. If not, it asks again when what is in the way has ended.
bool Desk::is_free() {
    constexpr auto once = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
    FileReading& reading = window_->files().reading();
    if (reading.busy()) {
        connect(&reading, &FileReading::ended, this, &Desk::change_when_free, once);
        return false;
    }
    for (Page* page : window_->pages())
        if (page->busy()) {
            connect(page, &Page::settled, this, &Desk::change_when_free, once);
            return false;
        }
    for (QDialog* dialog : window_->findChildren<QDialog*>())
        if (dialog->isVisible() && !qobject_cast<PreferencesDialog*>(dialog)) {
            connect(dialog, &QDialog::finished, this, &Desk::change_when_free, once);
            return false;
        }
    return true;
}

void Desk::change() {
    window_->set_presenting(false);
    const ShownWindow shown = shown_in(*window_, session_);
    QApplication::setQuitOnLastWindowClosed(false); // the next window follows
    const QString language = name_of_language(wanted_);
    const Curtain curtain(*window_, tr("Knapscope changes its language: %1").arg(language));
    window_.reset();
    // It would style all of the next window anew with each layout that its parts come into.
    qApp->setStyleSheet({});
    const auto speaking = speak_language(std::exchange(wanted_, {}));
    build();
    show_again(*window_, session_, shown);
    QApplication::setQuitOnLastWindowClosed(true);
    if (!speaking)
        window_->notice().say(sentence(speaking.error()));
    QApplication::processEvents(); // brings the keys that were pressed meanwhile
    if (curtain.missed_keys())
        window_->notice().tell(tr("Keys that you pressed while the language changed had no effect."));
    emit built();
}

} // namespace ks::ui
