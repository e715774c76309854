// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dock_part.h"

#include "ui/widgets/dock_area.h"
#include "ui/widgets/dock_title.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QMenu>
#include <QVBoxLayout>

#include <array>

namespace ks::ui {

DockPart::DockPart(DockArea& area, QWidget& content, About about)
    : area_(area), content_(content), about_(std::move(about)), state_{.place = about_.place},
      title_(new DockTitle(area, *this)) {
    setObjectName(QStringLiteral("part-") + QLatin1String(about_.name));
    setProperty("role", "dock-window");
    setAttribute(Qt::WA_StyledBackground);
    set_title(about_.title);
    setAttribute(Qt::WA_ShowWithoutActivating); // it appears together with its page, which keeps the focus
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(title_);
    column->addWidget(&content_, 1);
    title_->hide();
    content_.installEventFilter(this);
}

void DockPart::set_title(const QString& title) {
    about_.title = title;
    setAccessibleName(title);
    setWindowTitle(title);
    title_->set_text(title);
}

/// A new widget is hidden, too, until it is laid out, but not explicitly.
bool DockPart::present() const {
    const bool hidden = content_.isHidden() && content_.testAttribute(Qt::WA_WState_ExplicitShowHide);
    return state_.shown && !hidden;
}

void DockPart::give_up_window() {
    hide();
    if (isWindow())
        destroy();
}

void DockPart::show_title(bool shown) {
    title_->setVisible(shown && !state_.floating); // a window has its own title bar
    constexpr int edge = 8;
    layout()->setContentsMargins(QMargins(1, 1, 1, 1) * (state_.floating ? edge : 0));
}

void DockPart::fill_menu(QMenu& menu) {
    struct Choice {
        const char* id;
        QString text;
        DockPlace place;
    };
    const std::array<Choice, 3> choices{{{"left", tr("At the &left"), DockPlace::left},
                                         {"right", tr("At the &right"), DockPlace::right},
                                         {"bottom", tr("At the &bottom"), DockPlace::bottom}}};
    auto* places = new QActionGroup(&menu);
    const auto add = [&](const char* id, const QString& text, bool now) {
        QAction* action = menu.addAction(text);
        action->setObjectName(QLatin1String(id));
        action->setCheckable(true);
        action->setChecked(now);
        return action;
    };
    for (const Choice& each : choices) {
        QAction* action =
            add(each.id, each.text, present() && !state_.floating && state_.place == each.place);
        places->addAction(action);
        connect(action, &QAction::triggered, this, [this, place = each.place] { area_.move(*this, place); });
    }
    QAction* window = add("window", tr("In a &window of its own"), present() && state_.floating);
    places->addAction(window);
    connect(window, &QAction::triggered, this, [this] { area_.set_floating(*this, true); });
    menu.addSeparator();
    connect(add("shown", tr("&Shown"), state_.shown), &QAction::triggered, this,
            [this](bool on) { area_.show_part(*this, on); });
}

/// Closing the window docks the part again, so that nothing is lost.
void DockPart::closeEvent(QCloseEvent* event) {
    event->ignore();
    area_.set_floating(*this, false);
}

bool DockPart::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &content_ &&
        (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        area_.settle();
    return QWidget::eventFilter(watched, event);
}

} // namespace ks::ui
