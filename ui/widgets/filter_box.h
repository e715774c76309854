// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace ks::ui {

/// A chooser for long lists. What is typed filters the list: any part of an entry matches. What is no entry
/// is never chosen; the box goes back to the entry that is.
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
