// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/main_window.h"

#include "ui/base/file_dialogs.h"
#include "ui/base/page.h"
#include "ui/base/reading_bar.h"
#include "ui/base/settings.h"
#include "ui/frame/export_dialog.h"
#include "ui/frame/export_view.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/header_bar.h"
#include "ui/frame/hosts_dialog.h"
#include "ui/frame/layout_commands.h"
#include "ui/frame/left_off.h"
#include "ui/frame/lesson_commands.h"
#include "ui/frame/menu_bar.h"
#include "ui/frame/page_list.h"
#include "ui/frame/print_view.h"
#include "ui/frame/rail.h"
#include "ui/frame/remembering.h"
#include "ui/frame/session_commands.h"
#include "ui/help/word_tips.h"
#include "ui/present/presenting.h"
#include "ui/widgets/busy_pointer.h"
#include "ui/widgets/button_keys.h"
#include "ui/widgets/cell_text.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/late_clicks.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/screen_fit.h"
#include "ui/widgets/spoken_choice.h"
#include "ui/widgets/style.h"
#include "visual/paint/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {
namespace {

/// Makes the page's picture and the numbers behind it copyable where no part of the page has its own.
void add_copies(Page& page) {
    copies_picture(page, [&page] { return exported_picture(page, usual_picture_size); });
    EditCommands::of(page).set({.id = "edit.copy-data", .run = [&page]() -> Result<void> {
                                    KS_TRY(const QByteArray csv, page.csv());
                                    QGuiApplication::clipboard()->setText(tabbed(cells_of_csv(csv)));
                                    return {};
                                }});
}

/// The files of this computer among what is dragged. There may be none, whatever the drag promises.
QStringList local_files(const QMimeData& dragged) {
    QStringList paths;
    for (const QUrl& url : dragged.urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    return paths;
}

} // namespace

void fit_into(QWidget& window, QSize available) {
    const QSize room = without_frame(available);
    if (window.width() <= room.width() && window.height() <= room.height())
        return;
    window.resize(window.size().boundedTo(room)); // its size when it is no longer maximised
    window.setWindowState(Qt::WindowMaximized);
}

MainWindow::MainWindow(Session& session, Settings* settings)
    : session_(session), settings_(settings), pages_(make_pages(session)), rail_(new Rail),
      header_(new HeaderBar(session)), notice_(new Notice), sessions_(new SessionCommands(*this, session)),
      files_(new FileCommands(*this, session, settings, *notice_, *sessions_)),
      lessons_(new LessonCommands(*this, session)), layouts_(new LayoutCommands(*this)),
      stack_(new QStackedWidget), transport_(new QStackedWidget),
      presenting_(new Presenting(session, *this)) {
    setObjectName(QStringLiteral("window"));
    new ButtonKeys(this);
    new ScreenFit(this);
    new LateClicks(this);
    setAcceptDrops(true);
    setMinimumSize(900, 600);
    resize(1280, 800);

    for (Page* page : pages_) {
        rail_->add(page->info());
        stack_->addWidget(page);
        QWidget* bar = page->transport_bar();
        transport_->addWidget(bar ? bar : new QWidget);
        add_copies(*page);
        connect(page, &Page::page_wanted, this, &MainWindow::show_page);
        connect(page, &Page::settled, this, [this, page] {
            if (page == current_page())
                forget_what_page_lacked();
        });
        connect(page, &Page::command_wanted, files_, &FileCommands::obey);
        connect(page, &Page::headline_changed, this, &MainWindow::show_headline);
    }
    transport_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(rail_, &Rail::chosen, this, &MainWindow::show_page);
    connect(files_, &FileCommands::page_wanted, this, &MainWindow::show_page);
    connect(files_, &FileCommands::instance_read, this, [this] {
        if (!current_page()->headline().isEmpty()) // it shows something else
            show_page(QStringLiteral("instance"));
    });
    connect(header_, &HeaderBar::hosts_wanted, this, [this] { HostsDialog(session_, this).exec(); });
    connect(header_, &HeaderBar::add_step_wanted, lessons_, &LessonCommands::add_step);
    connect(header_, &HeaderBar::present_wanted, this, [this] { set_presenting(!presenting()); });
    connect(presenting_, &Presenting::whole_screen_wanted, this, &MainWindow::fill_screen_with_page);

    auto* content = new QVBoxLayout;
    content->setSpacing(0);
    content->addWidget(header_);
    content->addWidget(hairline(Qt::Horizontal));
    content->addWidget(new ReadingBar(files_->reading()));
    content->addWidget(notice_);
    content->addWidget(stack_, 1);
    content->addWidget(transport_);
    auto* centre = new QWidget;
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(rail_);
    row->addLayout(content, 1);
    setCentralWidget(centre);
    fill_menu_bar(*this, *files_, session_);
    new WordTips(this);
    speak_choices();

    connect(&session_, &Session::document_changed, this, &MainWindow::show_title);
    connect(&session_, &Session::document_opened, notice_, &QWidget::hide);
    for (const auto signal : {&Session::outcomes_changed, &Session::watched_added})
        connect(&session_, signal, this, &MainWindow::forget_what_page_lacked);
    connect(&session_, &Session::theme_changed, this, &MainWindow::show_theme);
    connect(&session_, &Session::catalogue_changed, this, &MainWindow::show_catalogue);
    if (settings_)
        remembering_ =
            std::make_unique<Remembering>(*this, session_, *settings_, presenting_->presentation());
    show_title();
    show_theme();
    show_page(pages_.front()->info().id);
}

MainWindow::~MainWindow() {
    delete presenting_; // it follows the stepper of a page
    for (Page* page : pages_)
        page->disconnect(this);
    session_.disconnect(this);
}

Result<void> MainWindow::open_path(const QString& path) {
    return files_->open_path(path);
}

bool MainWindow::show_page(const QString& id) {
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        if (pages_[i]->info().id != id)
            continue;
        if (Page* before = current_page(); before && before != pages_[i])
            before->deactivated();
        stack_->setCurrentIndex(static_cast<int>(i));
        transport_->setCurrentIndex(static_cast<int>(i));
        transport_->setVisible(pages_[i]->transport_bar() != nullptr);
        rail_->set_current(id);
        header_->offer(pages_[i]->property("uses_device").toBool(),
                       !pages_[i]->property("no_pictures").toBool());
        show_headline();
        pages_[i]->setFocus();
        presenting_->follow(pages_[i]->slides());
        pages_[i]->activated();
        return true;
    }
    return false;
}

Page* MainWindow::current_page() const {
    return static_cast<Page*>(stack_->currentWidget());
}

void MainWindow::show_title() {
    const QString star = QStringLiteral("[*]"); // Qt shows it as a star while there are edits
    const QString plain = session_.instance() ? session_.called().replace(star, star + star) : QString();
    setWindowTitle(session_.instance() ? tr("%1 – Knapscope").arg(plain + star) : tr("Knapscope") + star);
    setWindowModified(session_.modified());
    setWindowFilePath(session_.path());
}

void MainWindow::show_headline() {
    header_->set_page_headline(current_page()->headline());
}

void MainWindow::show_theme() {
    const paint::Theme& theme = session_.theme();
    const BusyPointer busy; // all widgets are laid out again
    apply_style(theme);
    retint(*this, theme);
    rail_->set_scale(theme.scale());
}

void MainWindow::next_theme() {
    const auto next = (static_cast<std::size_t>(session_.theme().id()) + 1) % paint::theme_ids.size();
    session_.choose_theme(paint::theme_ids[next]);
}

void MainWindow::say_problem_when_settled() {
    Page* const page = current_page();
    if (!page->busy())
        return;
    const auto say = [this, page] {
        if (const auto problem = page->problem())
            notice_->say(sentence(*problem));
    };
    connect(page, &Page::settled, this, say, Qt::SingleShotConnection);
}

void MainWindow::show_catalogue() {
    header_->set_devices(session_.devices());
    if (const auto& problem = session_.runner_problem())
        notice_->say(sentence(*problem));
}

void MainWindow::say_of_page(const Error& error) {
    notice_->say(sentence(error));
    page_lacked_ = error.code == ErrorCode::input ? std::optional(notice_->messages()) : std::nullopt;
}

void MainWindow::forget_what_page_lacked() {
    if (page_lacked_ == notice_->messages())
        notice_->hide();
    page_lacked_.reset();
}

void MainWindow::export_current() {
    ExportDialog dialog(export_choice_, size_by_itself(*current_page()), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    export_choice_ = dialog.choice();
    const QString name = current_page()->info().id + QLatin1Char('.') + export_choice_.suffix;
    const QString path = ask_where_to_save(*this, session_, tr("Export view"), name,
                                           QStringLiteral("*.") + export_choice_.suffix);
    if (path.isEmpty())
        return;
    Result<void> done = check_export_name(path);
    if (done)
        done = export_view(*current_page(), path, export_choice_.size, export_choice_.times);
    if (done)
        notice_->tell(tr("%1 was written.").arg(path));
    else
        say_of_page(done.error());
}

void MainWindow::print_current(bool preview) {
    const Result<void> done =
        preview ? preview_print(*current_page(), *this) : print_view(*current_page(), *this);
    if (!done)
        say_of_page(done.error());
}

void MainWindow::show_preferences() {
    if (remembering_)
        remembering_->show_preferences();
}

void MainWindow::offer_left_behind() {
    if (remembering_)
        remembering_->offer_left_behind();
}

void MainWindow::leave() {
    if (remembering_)
        remembering_->leave_edits();
    remember_looks();
}

void MainWindow::remember_looks() {
    if (!settings_)
        return;
    if (!whole_screen_)
        settings_->set_geometry(saveGeometry());
    layouts_->keep();
    settings_->set_left_off(left_off_in(*this));
}

bool MainWindow::presenting() const {
    return presenting_->on();
}

void MainWindow::set_presenting(bool on, bool on_one_screen) {
    const BusyPointer busy; // windows are made, or all widgets are laid out again
    if (on)
        presenting_->begin(current_page()->slides(), on_one_screen);
    else
        presenting_->end();
}

/// On one screen the page has all of it.
void MainWindow::fill_screen_with_page(bool on) {
    whole_screen_ = on;
    menuBar()->setVisible(!on);
    rail_->setVisible(!on);
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); // a maximised one stays so below it
    show();
    show_enlargement();
}

/// While presenting, text and pictures grow with the screen: it holds as much as a small screen does, read
/// from the back row. Rail and menu are hidden then, so that even a small screen has a little to give.
void MainWindow::show_enlargement() {
    constexpr double enough_width = 1120, enough_height = 720;
    // The window becomes as large as the screen in several steps, and each enlargement styles every widget.
    const QSize room = size().expandedTo(screen()->size());
    session_.set_enlargement(
        whole_screen_ ? std::max(1.0, std::min(room.width() / enough_width, room.height() / enough_height))
                      : 1);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    show_enlargement();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && presenting())
        set_presenting(false);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QMimeData& dragged = *event->mimeData();
    if (dragged.hasUrls() ? !local_files(dragged).isEmpty() : dragged.hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    if (event->mimeData()->hasUrls())
        files_->open_all_or_say(local_files(*event->mimeData()));
    else
        files_->open_text_or_say(event->mimeData()->text());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->may_replace()) {
        event->ignore();
        return;
    }
    remember_looks();
    files_->reading().cancel();
    presenting_->end(); // its windows do not outlive this one
    event->accept();
}

} // namespace ks::ui
