// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/notice.h"

#include "solvers/core/sentence_json.h"
#include "ui/widgets/error_words.h"
#include "ui/widgets/icons.h"
#include "visual/scene/numbers.h"

#include <QHBoxLayout>
#include <QLabel>
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

QString sentence(const Error& error) {
    const QString todo = advice_in_the_window(QString::fromStdString(voiced(error.todo)));
    const Error readable{.code = error.code,
                         .what = scene::with_separators(voiced(error.what)),
                         .where = error.where,
                         .todo = scene::with_separators(todo.toStdString())};
    QString text = QString::fromStdString(readable.sentence());
    if (text.isEmpty())
        return text;
    if (error.where.empty())
        text[0] = text[0].toUpper();
    if (!text.endsWith(QLatin1Char('.')))
        text += QLatin1Char('.');
    return text;
}

Notice::Notice(QWidget* parent)
    : QFrame(parent), label_(new QLabel), warning_(sign(QStringLiteral("warning"))),
      tick_(sign(QStringLiteral("check"))) {
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
    hide();
}

void Notice::say(const QString& text) {
    show_text(text, true);
}

void Notice::tell(const QString& text) {
    show_text(text, false);
}

void Notice::show_text(const QString& text, bool wrong) {
    warning_->setVisible(wrong);
    tick_->setVisible(!wrong);
    label_->setText(text);
    setAccessibleName(text);
    show();
}

QString Notice::text() const {
    return isHidden() ? QString() : label_->text();
}

} // namespace ks::ui
