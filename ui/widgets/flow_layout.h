// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

namespace ks::ui {

/// Arranges widgets in lines, as many per line as fit, but at most `most_a_line`. If a line is slightly too
/// narrow, its widgets shrink to their minimum width before one moves to the next line.
class FlowLayout : public QLayout {
public:
    FlowLayout(int most_a_line, int spacing);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.push_back(item); }
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    Qt::Orientations expandingDirections() const override { return {}; }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    int arrange(const QRect& rect, bool apply) const;
    std::size_t line_end(std::size_t begin, int width) const;

    int most_a_line_;
    std::vector<QLayoutItem*> items_;
};

} // namespace ks::ui
