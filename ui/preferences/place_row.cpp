// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/place_row.h"

#include "ui/base/file_dialogs.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace ks::ui {

PlaceRow::PlaceRow(const Words& words) : field_(new QLineEdit(words.place)), folder_(words.folder) {
    field_->setObjectName(words.name);
    field_->setPlaceholderText(words.otherwise);
    field_->setClearButtonEnabled(true);
    auto* choose = new QPushButton(tr("Choose…"));
    connect(choose, &QPushButton::clicked, this, &PlaceRow::ask);
    connect(field_, &QLineEdit::textChanged, this,
            [this](const QString& text) { emit changed(text.trimmed()); });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(field_, 1);
    layout->addWidget(choose);
    setFocusProxy(field_);
}

void PlaceRow::ask() {
    QFileDialog dialog(this, folder_ ? tr("Folder") : tr("Program"), field_->text());
    dialog.setFileMode(folder_ ? QFileDialog::Directory : QFileDialog::ExistingFile);
    dialog.setOption(QFileDialog::ShowDirsOnly, folder_);
    if (const QString place = ui::ask(dialog); !place.isEmpty())
        field_->setText(place);
}

} // namespace ks::ui
