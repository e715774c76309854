// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/long_spin_box.h"

#include "ui/widgets/parts.h"

#include <QLineEdit>

#include <algorithm>

namespace ks::ui {

LongSpinBox::LongSpinBox(qint64 least, qint64 most, qint64 step, qint64 value, const QString& unit)
    : least_(least), most_(most), step_(std::max<qint64>(1, step)), standard_(value) {
    setToolTip(plain_tip(unit.isEmpty() ? tr("%1 to %2").arg(least).arg(most)
                                        : tr("%1 to %2 %3").arg(least).arg(most).arg(unit)));
    lineEdit()->setText(QString::number(value));
    connect(lineEdit(), &QLineEdit::textChanged, this, [this](const QString& text) {
        unknown_ = unknown_ && text.isEmpty();
        emit value_changed(LongSpinBox::value());
    });
}

qint64 LongSpinBox::value() const {
    bool number = false;
    const qint64 value = lineEdit()->text().toLongLong(&number);
    return number ? nearest(value) : standard_;
}

void LongSpinBox::set_value(qint64 value) {
    lineEdit()->setText(QString::number(nearest(value)));
}

void LongSpinBox::set_unknown(const QString& why) {
    unknown_ = true;
    lineEdit()->setPlaceholderText(why);
    lineEdit()->clear();
}

void LongSpinBox::set_range(qint64 least, qint64 most) {
    const qint64 now = value();
    least_ = least;
    most_ = std::max(least, most);
    setToolTip(plain_tip(tr("%1 to %2").arg(least_).arg(most_)));
    set_value(now);
}

qint64 LongSpinBox::nearest(qint64 value) const {
    const qint64 within = std::clamp(value, least_, most_);
    return least_ + (within - least_) / step_ * step_;
}

void LongSpinBox::stepBy(int steps) {
    const qint64 now = value();
    // These are numbers of steps to the ends, so that nothing overflows near 2^63.
    const qint64 up = (most_ - now) / step_;
    const qint64 down = (now - least_) / step_;
    set_value(now + std::clamp<qint64>(steps, -down, up) * step_);
    selectAll();
}

QValidator::State LongSpinBox::validate(QString& text, int&) const {
    if (text.isEmpty() && unknown_)
        return QValidator::Acceptable;
    if (text.isEmpty() || text == QLatin1String("-"))
        return QValidator::Intermediate;
    bool number = false;
    const qint64 value = text.toLongLong(&number);
    if (!number)
        return QValidator::Invalid;
    return value == nearest(value) ? QValidator::Acceptable : QValidator::Intermediate;
}

void LongSpinBox::fixup(QString& text) const {
    bool number = false;
    const qint64 value = text.toLongLong(&number);
    text = QString::number(number ? nearest(value) : standard_);
}

QSize LongSpinBox::sizeHint() const {
    QSize size = QAbstractSpinBox::sizeHint();
    size.setWidth(std::max(size.width(), fontMetrics().horizontalAdvance(QString(12, QLatin1Char('0')))));
    return size;
}

QAbstractSpinBox::StepEnabled LongSpinBox::stepEnabled() const {
    StepEnabled enabled;
    enabled.setFlag(StepUpEnabled, most_ - value() >= step_);
    enabled.setFlag(StepDownEnabled, value() - least_ >= step_);
    return enabled;
}

} // namespace ks::ui
