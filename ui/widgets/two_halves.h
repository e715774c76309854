// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QHBoxLayout;

namespace ks::ui {

class ElidedLabel;

/// Two parts side by side, each with a title above it, and one part below both.
class TwoHalves : public QWidget {
    Q_OBJECT

public:
    struct Space {
        int between = 0, lines = 4;
    };
    /// Takes ownership of the widgets.
    TwoHalves(std::array<QWidget*, 2> halves, QWidget& below, const Space& space);
    void set_title(std::size_t which, const QString& title);
    /// Sets the distance of the titles, and of the line below the halves, from the left and right edges;
    /// initially 0.
    void set_edges(int edge);

private:
    std::array<ElidedLabel*, 2> titles_{};
    QHBoxLayout* line_;
};

} // namespace ks::ui
