// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace ks::ui {

/// A combo box for long lists. The typed text filters the list: it may match any part of an entry. A text
/// that is not an entry is never chosen; the box returns to the current entry.
class FilterBox : public QComboBox {
    Q_OBJECT

public:
    explicit FilterBox(QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take_first();
    void settle();
    void show_beginning();
};

} // namespace ks::ui
