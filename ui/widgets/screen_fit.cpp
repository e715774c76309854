// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/screen_fit.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {
namespace {

bool exceeds(QSize size, QSize room) {
    return size.width() > room.width() || size.height() > room.height();
}

/// Returns the smallest size at which no row is cut and all wrapped text is visible.
QSize least_size(const QLayout& layout, int width) {
    const QSize least = layout.totalMinimumSize();
    return layout.hasHeightForWidth() ? least.expandedTo({0, layout.totalMinimumHeightForWidth(width)})
                                      : least;
}

/// Adds the item to the dialog, below the existing ones.
void add_row(QVBoxLayout& rows, QLayoutItem* item, const QMargins& margins) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(margins.left(), 0, margins.right(), 0);
    rows.addLayout(row);
    if (QLayout* const layout = item->layout())
        row->addLayout(layout);
    else
        row->addItem(item);
}

/// Puts all rows of the dialog except the last one into a scroll area; the last one, too, if it is wider than
/// the screen.
void scroll_contents(QDialog& dialog, QVBoxLayout& column, QSize room) {
    const QPointer<QWidget> focus = dialog.focusWidget();
    const QMargins margins = column.contentsMargins();
    const int widest = room.width() - margins.left() - margins.right();
    const int last = column.count() - 1;
    QLayoutItem* const buttons =
        column.itemAt(last)->minimumSize().width() <= widest ? column.takeAt(last) : nullptr;
    column.setContentsMargins(margins.left(), margins.top(), margins.right(), 0);
    auto* contents = new QWidget;
    contents->setLayout(&column); // this removes it from the dialog
    auto* area = new QScrollArea;
    area->setObjectName(QStringLiteral("dialog-contents"));
    area->setAccessibleName(dialog.windowTitle());
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::TabFocus);
    area->setWidgetResizable(true);
    area->setWidget(contents);
    auto* rows = new QVBoxLayout(&dialog);
    rows->setContentsMargins(0, 0, 0, margins.bottom());
    rows->setSpacing(column.spacing());
    rows->addWidget(area, 1);
    if (buttons)
        add_row(*rows, buttons, margins);
    area->show();
    if (focus)
        focus->setFocus();
}

/// Returns the width at which the window manager shows the whole title next to its buttons.
int width_for_title(const QWidget& window) {
    const QFontMetrics letters{QGuiApplication::font()};
    return letters.horizontalAdvance(window.windowTitle()) * 5 / 4 + 14 * letters.height();
}

void fit(QWidget& window) {
    const QSize room = without_frame(window.screen()->availableSize());
    auto* dialog = qobject_cast<QDialog*>(&window);
    auto* column = dialog ? qobject_cast<QVBoxLayout*>(dialog->layout()) : nullptr;
    if (column && column->count() > 1 && !dialog->findChild<QWidget*>(QStringLiteral("dialog-contents")) &&
        exceeds(least_size(*column, std::min(window.width(), room.width())), room)) {
        scroll_contents(*dialog, *column, room);
        dialog->setMinimumHeight(0); // the old rows needed it
        dialog->layout()->activate();
    }
    if (exceeds(window.size(), room))
        window.resize(window.size().boundedTo(room));
    if (dialog && !window.windowTitle().isEmpty())
        window.resize(std::max(window.width(), std::min(width_for_title(window), room.width())),
                      window.height());
}

/// Until it is shown, the list is as wide as the box, which may be narrower than its entries.
void fit_list(const QComboBox& box, QWidget& list) {
    const QRect room = box.screen()->availableGeometry();
    const int beside_words = box.fontMetrics().horizontalAdvance(QLatin1Char('m')) +
                             box.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int wanted = box.view()->sizeHintForColumn(0) + beside_words;
    list.resize(std::clamp(wanted, list.width(), std::max(list.width(), room.width())), list.height());
    list.move(std::max(room.left(), std::min(list.x(), room.right() + 1 - list.width())), list.y());
}

} // namespace

QSize without_frame(QSize available) {
    constexpr QSize frame(16, 48); // a window manager reports its frame only after it shows the window
    return available - frame;
}

ScreenFit::ScreenFit(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool ScreenFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Show && event->type() != QEvent::LayoutRequest)
        return false;
    auto* window = qobject_cast<QWidget*>(watched);
    if (const auto* box = window ? qobject_cast<QComboBox*>(window->parentWidget()) : nullptr;
        box && window->windowType() == Qt::Popup && event->type() == QEvent::Show)
        fit_list(*box, *window);
    constexpr Qt::WindowStates filling = Qt::WindowMaximized | Qt::WindowFullScreen;
    if (window && window->parentWidget() && !(window->windowState() & filling) &&
        (window->windowType() == Qt::Dialog || window->windowType() == Qt::Window))
        fit(*window);
    return false;
}

} // namespace ks::ui
