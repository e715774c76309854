// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/step_slider.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace ks::ui {

namespace {
constexpr double inset = 10;    ///< leaves room for the knob at both ends
constexpr double least_gap = 3; ///< marks that are closer cannot be told apart
} // namespace

StepSlider::StepSlider(Stepper& stepper) : stepper_(stepper) {
    setObjectName(QStringLiteral("slider"));
    setAccessibleName(tr("Step"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    connect(&stepper, &Stepper::track_changed, this, [this] {
        outline_ = stepper_.track() ? stepper_.track()->outline() : std::vector<OutlineEntry>{};
        update();
    });
    connect(&stepper, &Stepper::moved, this, [this] { update(); });
}

double StepSlider::x_of(std::int64_t at) const {
    const double span = width() - 2 * inset;
    return inset + (stepper_.count() > 0
                        ? span * static_cast<double>(at) / static_cast<double>(stepper_.count())
                        : 0);
}

std::int64_t StepSlider::position_at(double x) const {
    const double share = std::clamp((x - inset) / std::max(1.0, width() - 2 * inset), 0.0, 1.0);
    return static_cast<std::int64_t>(std::llround(share * static_cast<double>(stepper_.count())));
}

bool StepSlider::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !stepper_.track())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::int64_t at = position_at(help->pos().x());
    const QString words = stepper_.tells(at) ? stepper_.track()->sentence(at) : QString();
    QToolTip::showText(help->globalPos(),
                       QStringLiteral("<qt><b>%1</b><br>%2</qt>")
                           .arg(stepper_.track()->label(at).toHtmlEscaped(), words.toHtmlEscaped()),
                       this);
    return true;
}

void StepSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        stepper_.go(position_at(event->position().x()));
}

void StepSlider::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        stepper_.go(position_at(event->position().x()));
}

void StepSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = fontInfo().pixelSize() / 13.0; // the scale of the theme
    const QColor quiet = palette().color(QPalette::Mid), text = palette().color(QPalette::WindowText);
    const QColor accent = palette().color(QPalette::Highlight);
    const double middle = std::floor(height() / 2.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(quiet);
    painter.drawRoundedRect(QRectF(inset, middle - 2, width() - 2 * inset, 4), 2, 2);
    const double here = x_of(stepper_.at());
    painter.setBrush(accent);
    painter.drawRoundedRect(QRectF(inset, middle - 2, here - inset, 4), 2, 2);

    double last = -least_gap;
    for (const OutlineEntry& entry : outline_) {
        const bool phase = entry.level == Level::phase;
        const double x = std::floor(x_of(entry.step));
        if (!phase && x - last < least_gap)
            continue;
        last = x;
        const double half = (phase ? 9 : 5) * scale;
        painter.setBrush(phase ? text : quiet);
        painter.drawRect(QRectF(x - 1, middle - half, 2, 2 * half));
    }
    painter.setPen(QPen(palette().color(QPalette::Window), 2));
    painter.setBrush(accent);
    painter.drawEllipse(QPointF(here, middle), 7 * scale, 7 * scale);
}

} // namespace ks::ui
