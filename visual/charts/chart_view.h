// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <map>
#include <optional>
#include <variant>
#include <vector>

#include "visual/charts/chart_picture.h"
#include "visual/charts/set_picture.h"

namespace ks::visual {

using Chart = std::variant<BarChart, SetChart>;

/// Shows a chart as the same picture that an export writes. The tool tip of a bar or a point shows everything
/// known about it.
class ChartView : public QWidget {
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);

    void set_chart(Chart chart);
    void set_scale(AxisScale scale);
    void set_theme(const paint::Theme& theme);
    void clear();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    /// The words for the bar or point at this position; empty if there is none.
    QString words_at(QPointF position);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void changed();
    void lay_out();

    std::optional<Chart> chart_;
    AxisScale scale_ = AxisScale::linear;
    const paint::Theme* theme_;
    std::optional<Picture> picture_;
    std::vector<scene::Region> regions_; ///< of `picture_`
    /// The heights for the widths that layouts asked for. Layouts ask a dozen times, and each answer lays out
    /// all text.
    mutable std::map<int, int> heights_;
};

/// The functions of bar charts and set charts, for a chart of either kind.
Picture chart_picture(const Chart& chart, AxisScale scale, const paint::Theme& theme, QSizeF size);
std::vector<scene::Region> chart_regions(const Chart& chart, AxisScale scale, const paint::Theme& theme,
                                         QSizeF size);
double chart_height(const Chart& chart, const paint::Theme& theme, double width);
QString chart_in_words(const Chart& chart);
std::vector<std::vector<std::string>> rows_of(const Chart& chart);

} // namespace ks::visual
