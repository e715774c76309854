// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace ks::ui {

/// A line of text that is cut with "…" if there is no room; the tool tip then has all of it. It asks for no
/// width of its own.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(const char* role); ///< as of labelled()

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ks::ui
