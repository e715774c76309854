// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QPoint>
#include <QTextLayout>

#include <optional>

class QLabel;

namespace ks::ui {

/// The plain text of a label, laid out as the label draws it. Points are pixels of the label.
class LabelText {
public:
    explicit LabelText(const QLabel& label);

    /// Returns the letter at a point, or nothing beside the text.
    std::optional<qsizetype> letter_at(QPointF point) const;
    /// Returns lines just below the letters from `begin` to `end`: one for each line of text that has some.
    QList<QLineF> below(qsizetype begin, qsizetype end) const;

private:
    QTextLayout layout_;
    QPoint corner_; ///< of the first line
};

} // namespace ks::ui
