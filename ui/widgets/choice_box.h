// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace ks::ui {

/// A chooser whose entry ends in "…" where it is too long for the closed box, which Qt would cut off. The
/// pointer then shows all of it.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
    bool event(QEvent* event) override;

private:
    /// What the closed box shows of the entry.
    QString shown(const QStyleOptionComboBox& option) const;
};

/// Adds a heading to the list of a box, above the entries that follow; it cannot be chosen.
void add_heading(QComboBox& box, const QString& words);

} // namespace ks::ui
