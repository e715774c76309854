// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "visual/charts/chart_picture.h"

namespace ks::visual {

/// Shows a bar chart: the same picture as goes into a file.
class ChartView : public QWidget {
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);

    void set_chart(BarChart chart);
    void set_scale(AxisScale scale);
    void set_theme(const paint::Theme& theme);
    void clear();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void changed();

    std::optional<BarChart> chart_;
    AxisScale scale_ = AxisScale::linear;
    const paint::Theme* theme_;
    std::optional<Picture> picture_;
};

} // namespace ks::visual
