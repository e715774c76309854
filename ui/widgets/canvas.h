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

/// Shows a display list. It asks for the list when the size, the theme or the data change, not at each
/// repaint. Regions react to the pointer and, while the canvas has the focus, to the keys Up and Down. The
/// description of the current region is the tool tip, and screen readers read it; they find the picture's
/// tables and regions as parts of the canvas (spoken_canvas.h). The picture can be copied.
class Canvas : public QWidget {
    Q_OBJECT

public:
    /// Makes a list for this size in pixels at scale 1. If the list comes out larger, the canvas asks for
    /// that size.
    using Scene = std::function<scene::DisplayList(QSizeF)>;

    explicit Canvas(QWidget* parent = nullptr);

    void set_scene(Scene scene);
    void set_theme(const paint::Theme& theme);
    /// What a screen reader says of the whole picture while no region of it is chosen.
    void set_words(const QString& words);
    /// The data behind the scene has changed.
    void refresh();

    const scene::DisplayList& list() const;
    /// The description of the region at this point of the widget; empty if there is none.
    QString description_at(QPointF position) const;
    /// A letter of the picture: a line of text, and which of its letters.
    struct Letter {
        QString text;
        qsizetype index;
    };
    /// The letter at this point of the widget, if there is one.
    std::optional<Letter> letter_at(QPointF position) const;
    /// Where a part of the picture is on the screen.
    QRect on_screen(const scene::Rect& part) const;
    /// The region that a key has chosen; empty if none has.
    QString chosen_by_key() const { return by_key_ ? current_ : QString(); }
    /// The same view laid out for another size, for export.
    visual::Picture picture(QSizeF size) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The pointer or a key has chosen this region; empty if none is chosen.
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

    /// How much larger than the picture's pixels the widget's are.
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
