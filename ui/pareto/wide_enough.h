// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/long_spin_box.h"

namespace ks::ui {

/// Makes a field wide enough for this number and its buttons: sums may have more digits than usual fields can
/// show.
inline void make_wide_enough(LongSpinBox& box, qint64 number) {
    box.setMinimumWidth(box.fontMetrics().horizontalAdvance(QString::number(number)) +
                        2 * box.sizeHint().height());
}

} // namespace ks::ui
