// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/charts/chart_view.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace ks::visual {

Picture chart_picture(const Chart& chart, AxisScale scale, const paint::Theme& theme, QSizeF size) {
    return std::visit([&](const auto& shown) { return chart_picture(shown, scale, theme, size); }, chart);
}

std::vector<scene::Region> chart_regions(const Chart& chart, AxisScale scale, const paint::Theme& theme,
                                         QSizeF size) {
    return std::visit([&](const auto& shown) { return chart_regions(shown, scale, theme, size); }, chart);
}

double chart_height(const Chart& chart, const paint::Theme& theme, double width) {
    return std::visit([&](const auto& shown) { return chart_height(shown, theme, width); }, chart);
}

QString chart_in_words(const Chart& chart) {
    return std::visit([](const auto& shown) { return chart_in_words(shown); }, chart);
}

std::vector<std::vector<std::string>> rows_of(const Chart& chart) {
    return std::visit([](const auto& shown) { return rows_of(shown); }, chart);
}

ChartView::ChartView(QWidget* parent) : QWidget(parent), theme_(&paint::theme(paint::ThemeId::light)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true); // a scroll area asks the policy
    setSizePolicy(policy);
    setAccessibleName(tr("Chart"));
}

void ChartView::set_chart(Chart chart) {
    chart_ = std::move(chart);
    changed();
}

void ChartView::set_scale(AxisScale scale) {
    scale_ = scale;
    changed();
}

void ChartView::set_theme(const paint::Theme& theme) {
    theme_ = &theme;
    changed();
}

void ChartView::clear() {
    chart_.reset();
    changed();
}

void ChartView::changed() {
    picture_.reset();
    regions_.clear();
    heights_.clear();
    setAccessibleDescription(chart_ ? chart_in_words(*chart_) : QString());
    updateGeometry();
    update();
}

QSize ChartView::sizeHint() const {
    const int width = qRound(720 * theme_->scale());
    return {width, std::max(heightForWidth(width), qRound(360 * theme_->scale()))};
}

QSize ChartView::minimumSizeHint() const {
    return (QSizeF(480, 160) * theme_->scale()).toSize();
}

/// A narrow chart is higher, because its legend and notes take more lines.
int ChartView::heightForWidth(int width) const {
    if (!chart_)
        return minimumSizeHint().height();
    const auto known = heights_.find(width);
    return known != heights_.end()
               ? known->second
               : heights_.emplace(width, qCeil(chart_height(*chart_, *theme_, width))).first->second;
}

void ChartView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!chart_) {
        painter.fillRect(rect(), theme_->mark(scene::Role::surface));
        return;
    }
    lay_out();
    paint_picture(painter, *picture_);
}

void ChartView::lay_out() {
    if (!chart_ || (picture_ && picture_->size == QSizeF(size())))
        return;
    picture_ = chart_picture(*chart_, scale_, *theme_, QSizeF(size()));
    regions_ = chart_regions(*chart_, scale_, *theme_, QSizeF(size()));
}

QString ChartView::words_at(QPointF position) {
    lay_out();
    const QPointF at = position / theme_->scale();
    const auto found = std::find_if(regions_.rbegin(), regions_.rend(), [at](const scene::Region& region) {
        const scene::Rect& rect = region.rect;
        return QRectF(rect.x, rect.y, rect.width, rect.height).contains(at);
    });
    return found == regions_.rend() ? QString() : QString::fromStdString(found->description);
}

bool ChartView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString words = words_at(help->pos());
    if (words.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), QStringLiteral("<qt>%1</qt>").arg(words.toHtmlEscaped()), this);
    return true;
}

} // namespace ks::visual
