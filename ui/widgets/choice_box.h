// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace ks::ui {

/// A combo box that elides a too long entry with "…", where Qt would cut it off. The tool tip then shows the
/// whole entry.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;
    void showPopup() override;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
    bool event(QEvent* event) override;

private:
    /// The text of the entry in the closed box.
    QString shown(const QStyleOptionComboBox& option) const;
};

/// Adds a heading, which cannot be chosen, to the list of a box, above the next entries.
void add_heading(QComboBox& box, const QString& words);

} // namespace ks::ui
