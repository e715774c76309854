// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/canvas.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/widgets/edit_commands.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/spoken_canvas.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/paint/painter.h"

namespace ks::ui {

Canvas::Canvas(QWidget* parent) : QWidget(parent), theme_(&paint::theme(paint::ThemeId::light)) {
    speak_canvases();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Picture"));
    copies_picture(*this, [this]() -> Result<visual::Picture> { return picture(QSizeF(size())); });
}

void Canvas::set_scene(Scene scene) {
    scene_ = std::move(scene);
    list_ = {}; // the data that it was drawn from may not exist any more
    refresh();
}

void Canvas::set_theme(const paint::Theme& theme) {
    theme_ = &theme;
    refresh();
}

void Canvas::set_words(const QString& words) {
    words_ = words;
    if (current_.isEmpty() && accessibleDescription() != words)
        setAccessibleDescription(words);
}

void Canvas::refresh() {
    stale_ = true;
    const auto& regions = list().regions;
    const auto found = std::ranges::find(regions, current_.toStdString(), &scene::Region::id);
    set_current(found == regions.end() ? nullptr : &*found);
    updateGeometry();
    update();
    tell_new_picture(*this);
}

const scene::DisplayList& Canvas::list() const {
    if (scene_ && (stale_ || laid_out_ != size())) {
        list_ = scene_(QSizeF(size()) / theme_->scale());
        laid_out_ = size();
        stale_ = false;
    }
    return list_;
}

visual::Picture Canvas::picture(QSizeF size) const {
    if (!scene_)
        return visual::picture_of(scene::DisplayList{size.width(), size.height(), {}, {}}, *theme_);
    return visual::picture_of(scene_(size / theme_->scale()), *theme_);
}

QSize Canvas::sizeHint() const {
    return (QSizeF(list().width, list().height) * theme_->scale()).toSize().expandedTo(minimumSizeHint());
}

QSize Canvas::minimumSizeHint() const {
    return {160, 120};
}

bool Canvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const QString words = description_at(help->pos()); !words.isEmpty())
            QToolTip::showText(help->globalPos(), QStringLiteral("<qt>%1</qt>").arg(as_html(words)), this,
                               rect_of(region_at(help->pos())->rect).toRect());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void Canvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_->mark(scene::Role::surface));
    paint::paint(painter, list(), *theme_, theme_->scale());
    if (!by_key_ || !hasFocus())
        return;
    const auto found = std::ranges::find(list_.regions, current_.toStdString(), &scene::Region::id);
    if (found == list_.regions.end())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_->mark(scene::Role::accent), 2 * theme_->scale()));
    painter.drawRoundedRect(rect_of(found->rect).adjusted(-1, -1, 1, 1), 3, 3);
}

const scene::Region* Canvas::region_at(QPointF position) const {
    const auto& regions = list().regions; // the last region is on top
    const auto found = std::find_if(regions.rbegin(), regions.rend(), [&](const scene::Region& region) {
        return rect_of(region.rect).contains(position);
    });
    return found == regions.rend() ? nullptr : &*found;
}

QString Canvas::description_at(QPointF position) const {
    const scene::Region* region = region_at(position);
    return region ? QString::fromStdString(region->description) : QString();
}

namespace {

/// The distance from the left end of the rectangle to that of the text.
double left_of(const scene::Text& text, double width) {
    switch (text.align) {
    case scene::Align::left:
        return 0;
    case scene::Align::centre:
        return (text.rect.width - width) / 2;
    case scene::Align::right:
        return text.rect.width - width;
    }
    return 0;
}

/// The index of the letter at this distance from the left end of the text.
qsizetype letter_of(const scene::Text& text, const QString& words, double x) {
    const paint::FontMeasure measure;
    qsizetype index = 0;
    while (index + 1 < words.size() &&
           measure.width(words.left(index + 1).toStdString(), text.face, text.size, text.weight) <= x)
        ++index;
    return index;
}

} // namespace

std::optional<Canvas::Letter> Canvas::letter_at(QPointF position) const {
    const QPointF at = position / theme_->scale();
    for (const scene::Primitive& item : list().items) {
        const auto* text = std::get_if<scene::Text>(&item);
        if (!text || std::abs(at.y() - (text->rect.y + text->rect.height / 2)) > text->size * 0.75)
            continue;
        const double width = scene::width(paint::FontMeasure(), *text);
        const double x = at.x() - text->rect.x - left_of(*text, width);
        if (x < 0 || x > width)
            continue;
        const QString words = QString::fromStdString(text->text);
        return Letter{.text = words, .index = letter_of(*text, words, x)};
    }
    return {};
}

QRectF Canvas::rect_of(const scene::Rect& part) const {
    const double scale = theme_->scale();
    return {part.x * scale, part.y * scale, part.width * scale, part.height * scale};
}

QRect Canvas::on_screen(const scene::Rect& part) const {
    const QRect here = rect_of(part).toRect() & rect();
    return here.isEmpty() ? QRect() : here.translated(mapToGlobal(QPoint()));
}

void Canvas::set_current(const scene::Region* region) {
    const QString id = region ? QString::fromStdString(region->id) : QString();
    const QString description = region ? QString::fromStdString(region->description) : words_;
    if (accessibleDescription() != description)
        setAccessibleDescription(description);
    if (id == current_)
        return;
    current_ = id;
    if (by_key_)
        update();
    emit hovered(id);
}

void Canvas::mouseMoveEvent(QMouseEvent* event) {
    leave_keys();
    set_current(region_at(event->position()));
}

void Canvas::mousePressEvent(QMouseEvent* event) {
    const scene::Region* region = region_at(event->position());
    pressed_ = event->button() == Qt::LeftButton && region ? QString::fromStdString(region->id) : QString();
    leave_keys();
    set_current(region);
}

void Canvas::mouseReleaseEvent(QMouseEvent* event) {
    const QString pressed = std::exchange(pressed_, {});
    const scene::Region* region = region_at(event->position());
    if (!pressed.isEmpty() && region && pressed.toStdString() == region->id)
        emit clicked(pressed);
}

/// Hides the frame around the region chosen by key, because the pointer does not need it.
void Canvas::leave_keys() {
    if (std::exchange(by_key_, false))
        update();
}

void Canvas::leaveEvent(QEvent*) {
    if (!by_key_)
        set_current(nullptr);
}

void Canvas::focusOutEvent(QFocusEvent*) {
    update();
}

/// Up and Down move through the regions in order; other keys, such as Left and Right, remain available for
/// stepping.
void Canvas::keyPressEvent(QKeyEvent* event) {
    const bool chosen = by_key_ && !current_.isEmpty();
    if (event->modifiers() == Qt::NoModifier) {
        if (event->key() == Qt::Key_Down && step_current(1))
            return;
        if (event->key() == Qt::Key_Up && step_current(-1))
            return;
        if (chosen && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
            emit clicked(current_);
            return;
        }
    }
    event->ignore();
}

bool Canvas::step_current(int by) {
    const auto& regions = list().regions;
    if (regions.empty())
        return false;
    const auto found = std::ranges::find(regions, current_.toStdString(), &scene::Region::id);
    const auto last = static_cast<std::ptrdiff_t>(regions.size()) - 1;
    const std::ptrdiff_t from = found == regions.end() ? (by > 0 ? -1 : last + 1) : found - regions.begin();
    by_key_ = true;
    set_current(&regions[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(from + by, 0, last))]);
    update();
    tell_chosen_part(*this);
    return true;
}

} // namespace ks::ui
