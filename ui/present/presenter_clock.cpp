// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenter_clock.h"

#include "ui/base/language.h"
#include "ui/present/presentation.h"
#include "ui/widgets/button_keys.h"
#include "ui/widgets/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTime>

namespace ks::ui {

QString elapsed_text(std::int64_t milliseconds) {
    const std::int64_t seconds = milliseconds / 1000, hours = seconds / 3600, minutes = seconds / 60 % 60;
    const QString tail = QStringLiteral(":%1").arg(seconds % 60, 2, 10, QLatin1Char('0'));
    if (hours == 0)
        return QString::number(minutes) + tail;
    return QStringLiteral("%1:%2").arg(hours).arg(minutes, 2, 10, QLatin1Char('0')) + tail;
}

PresenterClock::PresenterClock(Presentation& presentation)
    : presentation_(presentation), time_(labelled({}, "figure")), elapsed_(labelled({}, "figure")) {
    time_->setObjectName(QStringLiteral("time"));
    time_->setAccessibleName(tr("Time of day"));
    elapsed_->setObjectName(QStringLiteral("elapsed"));
    elapsed_->setAccessibleName(tr("Time since the beginning"));
    auto* restart = new QPushButton(tr("Reset"));
    restart->setObjectName(QStringLiteral("restart-clock"));
    restart->setAccessibleName(tr("Count the time from now"));
    restart->setToolTip(plain_tip(restart->accessibleName()));
    restart->setFocusPolicy(Qt::TabFocus);
    leave_space(*restart);
    connect(restart, &QPushButton::clicked, &presentation, &Presentation::restart_clock);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(time_);
    row->addSpacing(8);
    row->addWidget(labelled(tr("since the beginning"), "quiet"));
    row->addWidget(elapsed_);
    row->addWidget(restart);
    constexpr int often = 250; // so that no second is left out
    connect(&timer_, &QTimer::timeout, this, &PresenterClock::show_time);
    connect(&presentation, &Presentation::changed, this, &PresenterClock::show_time);
    timer_.start(often);
    show_time();
}

void PresenterClock::show_time() {
    time_->setText(locale_of_times().toString(QTime::currentTime(), QLocale::ShortFormat));
    elapsed_->setText(elapsed_text(presentation_.elapsed()));
}

} // namespace ks::ui
