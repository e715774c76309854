// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_window.h"

#include "ui/base/session.h"
#include "ui/help/search.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/reader.h"
#include "visual/paint/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPixmap>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace ks::ui {
namespace {

constexpr QSize wanted_size{860, 560}; ///< at scale 1
constexpr int side_width = 220, inset = 12;
constexpr int page_role = Qt::UserRole, anchor_role = Qt::UserRole + 1;

QListWidgetItem* entry(const QString& words, const ManualPlace& place) {
    auto* item = new QListWidgetItem(words);
    item->setData(page_role, place.page);
    item->setData(anchor_role, place.anchor);
    return item;
}

/// An entry of the list. A page below another page is indented by the width of an icon.
QListWidgetItem* entry_of(const ManualPage& page) {
    QListWidgetItem* item = entry(page.title, {.page = page.id, .anchor = {}});
    if (page.below.isEmpty())
        return item;
    QPixmap nothing(inset, 1);
    nothing.fill(Qt::transparent);
    item->setIcon(nothing);
    return item;
}

ManualPlace place_in(const QListWidgetItem& item) {
    return {.page = item.data(page_role).toString(), .anchor = item.data(anchor_role).toString()};
}

} // namespace

HelpWindow::HelpWindow(Session& session, QWidget* parent)
    : QWidget(parent, Qt::Window), session_(session), manual_(load_manual(manual_folders())),
      back_(tool_button(QStringLiteral("previous"), tr("Back"),
                        tr("Back to where you came from (%1)")
                            .arg(QKeySequence(QKeySequence::Back).toString(QKeySequence::NativeText)),
                        true)),
      search_(new QLineEdit), list_(new QListWidget), text_(new Reader), side_(build_side()) {
    setObjectName(QStringLiteral("help"));
    setWindowTitle(tr("Manual – Knapscope"));
    setAttribute(Qt::WA_StyledBackground);
    text_->setObjectName(QStringLiteral("help-text"));
    text_->setAccessibleName(tr("Text of the manual"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 16, 16, 16);
    row->setSpacing(16);
    row->addWidget(side_);
    row->addWidget(hairline(Qt::Vertical));
    row->addWidget(text_, 1);

    connect(text_, &Reader::anchorClicked, this, &HelpWindow::follow);
    connect(back_, &QToolButton::clicked, this, &HelpWindow::back);
    connect(search_, &QLineEdit::textChanged, this, [this] {
        show_list();
        show_best();
    });
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        if (list_->count() > 0 && !search_->text().isEmpty())
            list_->setCurrentRow(0);
    });
    const auto choose = [this](const QListWidgetItem* item) {
        if (item && item->flags().testFlag(Qt::ItemIsEnabled))
            go(place_in(*item));
    };
    connect(list_, &QListWidget::currentItemChanged, this, choose);
    // a click on the current page scrolls to its beginning
    connect(list_, &QListWidget::itemClicked, this, choose);
    connect(new QShortcut(QKeySequence::Back, this), &QShortcut::activated, this, &HelpWindow::back);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    connect(&session_, &Session::theme_changed, this, &HelpWindow::fit);
    if (!manual_.empty())
        place_.page = manual_.front().id;
    back_->setEnabled(false);
    resize(wanted_size * session.theme().scale());
    fit();
}

QWidget* HelpWindow::build_side() {
    search_->setObjectName(QStringLiteral("help-search"));
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(tr("Search the manual"));
    search_->setClearButtonEnabled(true);
    list_->setObjectName(QStringLiteral("help-list"));
    list_->setAccessibleName(tr("Pages of the manual"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    back_->setObjectName(QStringLiteral("help-back"));
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(back_, 0, Qt::AlignLeft);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    return side;
}

void HelpWindow::open(const ManualPlace& place) {
    if (!place.page.isEmpty()) {
        search_->clear();
        go(place);
    }
    show();
    raise();
    activateWindow();
    text_->setFocus(); // so that the keys scroll it
}

void HelpWindow::follow(const QUrl& link) {
    if (const QString lesson = lesson_of(link.toString()); !lesson.isEmpty())
        emit lesson_wanted(lesson);
    else if (const auto place = place_of(link.toString(), place_.page))
        go(*place);
}

void HelpWindow::go(const ManualPlace& place) {
    const bool elsewhere = place.page != place_.page || place.anchor != place_.anchor;
    if (elsewhere && isVisible())
        visited_.push_back({.place = place_, .scrolled = text_->verticalScrollBar()->value()});
    back_->setEnabled(!visited_.empty());
    place_ = place;
    show_place();
}

void HelpWindow::back() {
    if (visited_.empty())
        return;
    const Visit last = visited_.back();
    visited_.pop_back();
    back_->setEnabled(!visited_.empty());
    place_ = last.place;
    show_place();
    text_->verticalScrollBar()->setValue(last.scrolled);
}

/// Shows the page, marks it in the list and scrolls to the heading.
void HelpWindow::show_place() {
    const double scale = session_.theme().scale();
    const ManualPage* page = page_of(manual_, place_.page);
    if (!page) {
        text_->show_markdown(tr("There is no page of this name in the manual."), scale);
        return;
    }
    text_->set_folder(page->folder);
    if (page->broken)
        text_->show_markdown(QStringLiteral("# %1\n\n%2").arg(page->title, sentence(*page->broken)), scale);
    else
        text_->show_markdown(page->text, scale);
    mark_found();
    scroll_to_place();
    mark_current();
}

/// Links contain the English heading; the text contains the translated one.
void HelpWindow::scroll_to_place() {
    const ManualPage* page = place_.anchor.isEmpty() ? nullptr : page_of(manual_, place_.page);
    if (const ManualSection* section = page ? section_of(*page, place_.anchor) : nullptr)
        text_->scroll_to(anchor_of(section->title));
}

/// Lists the pages, or the sections that the search finds.
void HelpWindow::show_list() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    const QString wanted = search_->text().trimmed();
    if (!wanted.isEmpty())
        show_found(wanted);
    else
        for (const ManualPage& page : manual_)
            list_->addItem(entry_of(page));
    mark_current();
    mark_found();
}

/// Shows the best result of the search. *Back* then returns to the page before the search.
void HelpWindow::show_best() {
    const bool searches = !search_->text().trimmed().isEmpty();
    const QListWidgetItem* const best = searches ? list_->item(0) : nullptr;
    if (!best || !best->flags().testFlag(Qt::ItemIsEnabled)) {
        searches_ = searches && searches_;
        return;
    }
    if (std::exchange(searches_, true)) {
        place_ = place_in(*best); // while the user types, each letter may give another result
        show_place();
    } else {
        go(place_in(*best));
    }
}

/// Selects the line of the current page in the list. The list includes sub-pages of the current page's group.
void HelpWindow::mark_current() {
    const QSignalBlocker quiet(list_);
    const bool whole_pages = search_->text().trimmed().isEmpty();
    const ManualPage* shown = page_of(manual_, place_.page);
    const QString open = !shown || shown->below.isEmpty() ? place_.page : shown->below;
    int row = -1;
    for (int i = 0; i < list_->count(); ++i) {
        const ManualPlace place = place_in(*list_->item(i));
        const ManualPage* page = page_of(manual_, place.page);
        list_->setRowHidden(i, whole_pages && page && !page->below.isEmpty() && page->below != open);
        if (place.page == place_.page && (whole_pages || place.anchor == place_.anchor))
            row = i;
    }
    list_->setCurrentRow(row);
}

void HelpWindow::show_found(const QString& wanted) {
    for (const Found& found : search(manual_, wanted))
        list_->addItem(entry(
            found.section.isEmpty() ? found.page : tr("%1\n%2").arg(found.section, found.page), found.place));
    if (list_->count() > 0)
        return;
    list_->addItem(tr("Nothing holds these words."));
    list_->item(0)->setFlags(Qt::NoItemFlags);
}

/// Highlights the words of the search.
void HelpWindow::mark_found() {
    QList<QTextEdit::ExtraSelection> marks;
    QTextCharFormat look;
    QColor colour = session_.theme().mark(scene::Role::about);
    colour.setAlphaF(scene::tint);
    look.setBackground(colour);
    for (const QString& word : words_of(search_->text()))
        for (QTextCursor at = text_->document()->find(word); !at.isNull();
             at = text_->document()->find(word, at))
            marks.push_back({.cursor = at, .format = look});
    text_->setExtraSelections(marks);
}

/// Applies the theme, and keeps the window on its screen.
void HelpWindow::fit() {
    const double scale = session_.theme().scale();
    side_->setFixedWidth(static_cast<int>(side_width * scale));
    setMinimumSize(560, 400);
    if (const QScreen* on = screen())
        resize(size().boundedTo(on->availableSize() * 9 / 10));
    retint(*this, session_.theme());
    show_list();
    show_place();
}

void HelpWindow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    scroll_to_place(); // the lines have no positions before
}

/// The first Escape ends the search, the next closes the window.
void HelpWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    if (search_->text().isEmpty())
        close();
    else
        search_->clear();
}

} // namespace ks::ui
