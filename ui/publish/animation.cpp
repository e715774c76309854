// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/animation.h"

#include "visual/paint/painter.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ks::ui {
namespace {

constexpr QSizeF frame_size(960, 720);
constexpr double frame_head = 44;

} // namespace

QImage frame_of(const Publication& publication, const Publication::Picture& picture,
                const paint::Theme& theme) {
    const QSizeF size = frame_size / theme.scale();
    const QSizeF drawn(size.width(), size.height() - frame_head); // the same for all frames
    scene::DisplayList list = publication.drawing(picture, drawn, WithSentence::yes, drawn);
    list.move(0, frame_head);
    list.height = size.height();
    list.add(scene::Text{.rect = {16, 14, size.width() - 32, 24},
                         .text = heading_of(publication, picture).toStdString(),
                         .role = scene::Role::quiet,
                         .size = 15,
                         .weight = scene::Weight::medium});
    QImage image(frame_size.toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint::paint(painter, list, theme, theme.scale());
    return image;
}

double time_for(const Publication::Picture& picture) {
    constexpr double letters_a_second = 18, to_look = 1.5;
    return std::clamp(to_look + static_cast<double>(picture.sentence.size()) / letters_a_second, 2.5, 9.0);
}

} // namespace ks::ui
