// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QString>
#include <QWidget>

#include "visual/export/picture.h"
#include "visual/paint/theme.h"
#include "visual/scene/display_list.h"

namespace ks::ui {

/// Shows a display list. It requests the list when the size, the theme or the data change, not at each
/// repaint. Regions react to the pointer and, while the canvas has the focus, to the keys Up and Down. The
/// description of the current region is the tool tip and is read by screen readers, which see tables and
/// regions as parts of the canvas (spoken_canvas.h). The picture can be copied.
class Canvas : public QWidget {
    Q_OBJECT

public:
    /// Makes a list for this size in pixels at scale 1. If the list is larger, the canvas requests that size
    /// from its layout.
    using Scene = std::function<scene::DisplayList(QSizeF)>;

    explicit Canvas(QWidget* parent = nullptr);

    void set_scene(Scene scene);
    void set_theme(const paint::Theme& theme);
    /// Sets the screen reader's text for the whole picture, used while no region is chosen.
    void set_words(const QString& words);
    /// Call this when the data of the scene have changed.
    void refresh();

    const scene::DisplayList& list() const;
    /// The description of the region at this point of the widget; empty if there is none.
    QString description_at(QPointF position) const;
    /// A letter of the picture: a line of text, and the index of the letter.
    struct Letter {
        QString text;
        qsizetype index;
    };
    /// The letter at this point of the widget, if there is one.
    std::optional<Letter> letter_at(QPointF position) const;
    /// The rectangle of a part of the picture on the screen.
    QRect on_screen(const scene::Rect& part) const;
    /// The region chosen by key; empty if none.
    QString chosen_by_key() const { return by_key_ ? current_ : QString(); }
    /// The same view laid out for another size, for export.
    visual::Picture picture(QSizeF size) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The pointer or a key has chosen this region; empty: none.
    void hovered(const QString& id);
    /// The user clicked on a region, or pressed Return on the current one.
    void clicked(const QString& id);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

    /// Pixels of the widget per pixel of the picture.
    double scale() const { return theme_->scale(); }

private:
    const scene::Region* region_at(QPointF position) const;
    QRectF rect_of(const scene::Rect& part) const;
    void set_current(const scene::Region* region);
    bool step_current(int by);
    void leave_keys();

    Scene scene_;
    const paint::Theme* theme_;
    mutable scene::DisplayList list_;
    mutable QSize laid_out_;
    mutable bool stale_ = true;
    QString words_;
    QString current_;
    QString pressed_;
    bool by_key_ = false;
};

} // namespace ks::ui
