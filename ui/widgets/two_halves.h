// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

namespace ks::ui {

class ElidedLabel;

/// Two parts side by side, each with a title above it, and one part below both.
class TwoHalves : public QWidget {
    Q_OBJECT

public:
    struct Space {
        int between = 0, before_titles = 0, lines = 4;
    };
    /// It owns them.
    TwoHalves(std::array<QWidget*, 2> halves, QWidget& below, const Space& space);
    void set_title(std::size_t which, const QString& title);

private:
    std::array<ElidedLabel*, 2> titles_{};
};

} // namespace ks::ui
