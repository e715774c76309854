// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/present/presentation.h"

#include <QWidget>

namespace ks::ui {

/// Shows a picture as the audience sees it, in its theme and laid out for its screen, as large as there is
/// room here, with the marks on it.
class PictureView : public QWidget {
    Q_OBJECT

public:
    explicit PictureView(const QString& name); ///< for screen readers

    /// `black` hides the picture. Without a slide, or where it has no picture, `otherwise` is written
    /// instead.
    void show_frame(const Frame& frame, const Presentation& presentation, const QString& otherwise,
                    bool black = false);
    /// Where the picture is within the widget.
    QRectF picture_rect() const;

    QSize sizeHint() const override { return {320, 200}; }
    QSize minimumSizeHint() const override { return {96, 60}; }

signals:
    // The pointer upon the picture, in fractions of it.
    void pointed(QPointF at);
    void pressed(QPointF at);
    void dragged(QPointF at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QPointF fraction(QPointF position) const;

    Frame frame_;
    scene::DisplayList list_;
    QSizeF room_;
    const paint::Theme* theme_;
    QString otherwise_;
    bool black_ = false;
};

} // namespace ks::ui
