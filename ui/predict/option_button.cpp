// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/option_button.h"

#include <QResizeEvent>
#include <QStringList>

#include <algorithm>

namespace ks::ui {

OptionButton::OptionButton(const QString& words, QWidget* parent)
    : QPushButton(parent), words_(QString(words).replace(QLatin1Char('&'), QStringLiteral("&&"))) {
    setText(words_);
    setAccessibleName(words);
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize OptionButton::size_of(const QString& text) const {
    return fontMetrics().size(Qt::TextShowMnemonic, text);
}

/// What the button takes beyond its words.
QSize OptionButton::frame() const {
    return QPushButton::sizeHint() - size_of(text());
}

QSize OptionButton::sizeHint() const {
    return size_of(words_) + frame();
}

/// As wide as the widest word.
QSize OptionButton::minimumSizeHint() const {
    int widest = 0;
    for (const QString& word : words_.split(QLatin1Char(' ')))
        widest = std::max(widest, size_of(word).width());
    return {std::min(widest + frame().width(), sizeHint().width()), sizeHint().height()};
}

int OptionButton::heightForWidth(int width) const {
    return size_of(wrapped(width)).height() + frame().height();
}

/// The words in lines that a button of this width has room for.
QString OptionButton::wrapped(int width) const {
    const int room = width - frame().width();
    QString lines, line;
    for (const QString& word : words_.split(QLatin1Char(' '))) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && size_of(longer).width() > room) {
            lines += line + QLatin1Char('\n');
            line = word;
        } else {
            line = longer;
        }
    }
    return lines + line;
}

void OptionButton::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    if (const QString lines = wrapped(event->size().width()); lines != text())
        setText(lines);
}

} // namespace ks::ui
