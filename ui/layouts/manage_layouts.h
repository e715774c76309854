// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;
class QPushButton;

namespace ks::ui {

struct Layouts;

/// The layouts that have a name, to be renamed and deleted.
class ManageLayouts : public QDialog {
    Q_OBJECT

public:
    ManageLayouts(const Layouts& layouts, QWidget* parent);

    /// Shows what there is now.
    void show_layouts();

signals:
    void rename_wanted(const QString& name, const QString& to);
    void removal_wanted(const QString& name);

private:
    QString current() const;
    void rename();

    const Layouts& layouts_;
    QListWidget* list_;
    QPushButton *rename_, *remove_;
};

} // namespace ks::ui
