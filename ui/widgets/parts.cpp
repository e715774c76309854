// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/parts.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/icons.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QStyle>
#include <QTextDocument>
#include <QVBoxLayout>

namespace ks::ui {

QLabel* labelled(const QString& text, const char* role) {
    auto* label = new QLabel(text);
    label->setProperty("role", role);
    label->setTextFormat(Qt::PlainText);
    label->setIndent(0); // aligned with the widgets below
    return label;
}

QHBoxLayout* in_the_middle(QLabel& words) {
    words.setWordWrap(true);
    words.setAlignment(Qt::AlignHCenter);
    auto* middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(&words, 2);
    middle->addStretch(1);
    return middle;
}

QWidget* hairline(Qt::Orientation orientation) {
    auto* line = new QFrame;
    const bool flat = orientation == Qt::Horizontal;
    line->setProperty("role", flat ? "hairline" : "hairline-vertical");
    flat ? line->setFixedHeight(1) : line->setFixedWidth(1);
    return line;
}

QToolButton* tool_button(const QString& icon, const QString& name, const QString& tip, bool with_word) {
    auto* button = new QToolButton;
    button->setText(name);
    button->setAccessibleName(name);
    button->setToolTip(plain_tip(tip));
    button->setToolButtonStyle(with_word ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    set_icon(*button, icon);
    return button;
}

QString as_html(const QString& text) {
    return text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
}

QString plain_tip(const QString& text) {
    if (!Qt::mightBeRichText(text))
        return text;
    return QStringLiteral("<span>%1</span>").arg(as_html(text));
}

void restyle(QWidget& widget) {
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

PageHead::PageHead(const QString& title, const QString& action)
    : subtitle_(new ElidedLabel("quiet")), primary_(new QPushButton(action)) {
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(labelled(title, "title"));
    words->addWidget(subtitle_);
    primary_->setProperty("primary", true);
    primary_->setObjectName(QStringLiteral("primary"));
    primary_->setAccessibleName(action);
    primary_->setMinimumWidth(128);
    row_ = new QHBoxLayout(this);
    row_->setContentsMargins(0, 0, 0, 0);
    row_->addLayout(words, 1);
    row_->addWidget(primary_, 0, Qt::AlignTop);
}

QPushButton& PageHead::add_secondary(const QString& text) {
    auto* button = new QPushButton(text);
    row_->insertWidget(row_->count() - 1, button, 0, Qt::AlignTop);
    return *button;
}

Fold& PageHead::add_fold(QWidget& part, const QString& name, const QString& tip) {
    auto* fold = new Fold(part, name, tip);
    row_->insertWidget(1, fold, 0, Qt::AlignTop);
    return *fold;
}

EmptyState::EmptyState(const QString& icon, const QString& title, const QString& text)
    : buttons_(new QVBoxLayout) {
    auto* picture = tool_button(icon, {}, {});
    picture->setFocusPolicy(Qt::NoFocus);
    picture->setAttribute(Qt::WA_TransparentForMouseEvents);
    picture->setProperty("icon_size", 48);
    picture->setAccessibleName(title);
    auto* words = labelled(text, "sentence");
    buttons_->setSpacing(8);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addStretch(2);
    layout->addWidget(picture, 0, Qt::AlignHCenter);
    layout->addWidget(labelled(title, "title"), 0, Qt::AlignHCenter);
    layout->addLayout(in_the_middle(*words));
    layout->addLayout(buttons_);
    layout->addStretch(3);
}

QPushButton& EmptyState::add_button(const QString& text) {
    auto* button = new QPushButton(text);
    button->setProperty("primary", buttons_->count() == 0);
    button->setMinimumWidth(264);
    buttons_->addWidget(button, 0, Qt::AlignHCenter);
    return *button;
}

} // namespace ks::ui
