// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/layouts/manage_layouts.h"

#include "ui/layouts/layout_name_dialog.h"
#include "ui/layouts/layouts.h"
#include "ui/widgets/parts.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

ManageLayouts::ManageLayouts(const Layouts& layouts, QWidget* parent)
    : QDialog(parent), layouts_(layouts), list_(new QListWidget), rename_(new QPushButton(tr("Rename…"))),
      remove_(new QPushButton(tr("Delete"))) {
    setObjectName(QStringLiteral("manage-layouts"));
    setWindowTitle(tr("Layouts"));
    list_->setObjectName(QStringLiteral("layouts"));
    list_->setAccessibleName(windowTitle());
    rename_->setObjectName(QStringLiteral("rename"));
    remove_->setObjectName(QStringLiteral("delete"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(8);
    column->addWidget(list_, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(rename_);
    row->addWidget(remove_);
    row->addStretch();
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close);
    row->addWidget(close);
    column->addLayout(row);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(rename_, &QPushButton::clicked, this, &ManageLayouts::rename);
    connect(list_, &QListWidget::itemActivated, this, &ManageLayouts::rename);
    connect(remove_, &QPushButton::clicked, this, [this] { emit removal_wanted(current()); });
    show_layouts();
    list_->setFocus();
}

void ManageLayouts::show_layouts() {
    const int row = std::max(0, list_->currentRow());
    list_->clear();
    list_->addItems(layouts_.names());
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    for (QPushButton* button : {rename_, remove_})
        button->setEnabled(list_->count() > 0);
}

QString ManageLayouts::current() const {
    const QListWidgetItem* item = list_->currentItem();
    return item ? item->text() : QString();
}

void ManageLayouts::rename() {
    const QString name = current();
    const QString to = ask_layout_name(*this, tr("Rename layout"), layouts_, name, name);
    if (!to.isEmpty() && to != name)
        emit rename_wanted(name, to);
}

} // namespace ks::ui
