// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace ks::ui {

class TimeCanvas;

/// The scroll area of a picture over time: as wide as possible, with a scroll bar if the picture is higher.
/// Unlike Qt's own fitting it decides only once per change, so a picture whose height depends on its width
/// cannot make it flicker.
class TimeScroll : public QScrollArea {
    Q_OBJECT

public:
    explicit TimeScroll(TimeCanvas& canvas);
    /// Call this when other content is drawn, which may need another height.
    void fit();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    TimeCanvas& canvas_;
    bool fitting_ = false;
};

} // namespace ks::ui
