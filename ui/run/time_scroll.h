// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace ks::ui {

class TimeCanvas;

/// The room of a picture over time: as wide as there is room, and with a bar where it has to be higher.
/// Unlike Qt's own fitting it decides once each time, so a picture whose height depends on its width cannot
/// make it go to and fro.
class TimeScroll : public QScrollArea {
    Q_OBJECT

public:
    explicit TimeScroll(TimeCanvas& canvas);
    /// What is drawn is another thing, which may need another height.
    void fit();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    TimeCanvas& canvas_;
    bool fitting_ = false;
};

} // namespace ks::ui
