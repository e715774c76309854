// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/notice.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

namespace ks::ui {
namespace {

/// Only an icon that follows the theme; it cannot be pressed.
QToolButton* sign(const QString& icon) {
    auto* button = new QToolButton;
    button->setFocusPolicy(Qt::NoFocus);
    button->setAttribute(Qt::WA_TransparentForMouseEvents);
    set_icon(*button, icon);
    return button;
}

} // namespace

Notice::Notice(QWidget* parent)
    : QFrame(parent), label_(new QLabel), warning_(sign(QStringLiteral("warning"))),
      tick_(sign(QStringLiteral("check"))), gone_(new QTimer(this)) {
    setObjectName(QStringLiteral("notice"));
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton;
    close->setAccessibleName(tr("Close this message"));
    set_icon(*close, QStringLiteral("close"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 4, 16, 4);
    layout->addWidget(warning_);
    layout->addWidget(tick_);
    layout->addWidget(label_, 1);
    layout->addWidget(close);
    gone_->setSingleShot(true);
    connect(gone_, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void Notice::say(const QString& text) {
    show_text(text, true);
}

void Notice::tell(const QString& text) {
    show_text(text, false);
}

void Notice::show_text(const QString& text, bool wrong) {
    constexpr int patience_ms = 8000; // long enough to read two lines
    if (property("wrong").toBool() != wrong || !property("wrong").isValid()) {
        setProperty("wrong", wrong);
        restyle(*this);
    }
    wrong ? gone_->stop() : gone_->start(patience_ms);
    warning_->setVisible(wrong);
    tick_->setVisible(!wrong);
    ++messages_;
    label_->setText(text);
    setAccessibleName(text);
    show();
}

QString Notice::text() const {
    return isHidden() ? QString() : label_->text();
}

} // namespace ks::ui
