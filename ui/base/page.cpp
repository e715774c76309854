// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/page.h"

#include "ui/base/session.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/parts.h"
#include "visual/paint/theme.h"

#include <QCoreApplication>
#include <QPushButton>

#include <cassert>
#include <cstring>

namespace ks::ui {

namespace {

/// Adapts the page's parts to the theme's scale.
void rescale(const Page& page) {
    for (DockArea* area : page.findChildren<DockArea*>())
        area->set_scale(page.session().theme().scale());
}

} // namespace

PageInfo page_info(const char* name) {
    struct Line {
        const char* name;
        int number;
        const char* title;
    };
    static constexpr Line lines[] = {
#define KS_PAGE(name, number, title) {#name, number, QT_TRANSLATE_NOOP("pages", title)},
#include "ui/pages.def"
#undef KS_PAGE
    };
    for (const Line& line : lines)
        if (std::strcmp(line.name, name) == 0)
            return {.id = QString::fromLatin1(name),
                    .title = QCoreApplication::translate("pages", line.title),
                    .number = line.number};
    assert(false && "a name that is not in pages.def");
    return {};
}

Page::Page(Session& session, PageInfo info) : session_(session), info_(std::move(info)) {
    setObjectName(info_.id + QStringLiteral("-page"));
    setAccessibleName(info_.title);
    connect(&session_, &Session::theme_changed, this, [this] {
        rescale(*this);
        make_room();
    });
}

bool Page::is_small() const {
    constexpr double enough_width = 960, enough_height = 480;
    const QSizeF room = QSizeF(size()) / session_.theme().scale();
    return room.width() < enough_width || room.height() < enough_height;
}

void Page::offer_instances(EmptyState& empty) {
    connect(&empty.add_button(tr("Generate from preset…")), &QPushButton::clicked, this,
            [this] { emit command_wanted({.act = WindowCommand::generate}); });
    connect(&empty.add_button(tr("Open…")), &QPushButton::clicked, this,
            [this] { emit command_wanted({.act = WindowCommand::open}); });
}

void Page::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    rescale(*this);
    for (const DockArea* area : findChildren<DockArea*>()) // moving one part may shrink others
        connect(area, &DockArea::arranged, this, &Page::make_room, Qt::UniqueConnection);
    make_room();
}

Result<void> Page::apply(const ViewOptions&) {
    return {};
}

Result<ShownStep> Page::shown_step() const {
    return Error{.code = ErrorCode::usage,
                 .what = "this page shows no step that a lesson could hold",
                 .todo = "step through something on the page Step, Kernel, Pareto or Lessons"};
}

} // namespace ks::ui
