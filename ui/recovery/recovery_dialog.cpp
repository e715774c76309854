// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recovery/recovery_dialog.h"

#include "ui/base/language.h"
#include "ui/base/session.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/room_for_words.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace ks::ui {
namespace {

/// "Table 2.2, 14:02 on 26 Nov 2026 · /home/ada/table.knapscope.json".
QString line_of(const LeftBehind& document) {
    const QString name = document.instance ? shown_name(document.instance->name())
                                           : RecoveryDialog::tr("Lesson “%1”").arg(document.lesson);
    const QString when = locale_of_times().toString(document.when.toLocalTime(), QLocale::ShortFormat);
    return document.path.isEmpty()
               ? RecoveryDialog::tr("%1, edited %2, never saved").arg(name, when)
               : RecoveryDialog::tr("%1, edited %2, from %3").arg(name, when, document.path);
}

} // namespace

RecoveryDialog::RecoveryDialog(std::vector<LeftBehind> documents, QWidget* parent)
    : QDialog(parent), documents_(std::move(documents)), list_(new QListWidget) {
    setObjectName(QStringLiteral("recovery"));
    setWindowTitle(tr("Edits that were kept"));
    auto* text =
        labelled(tr("Knapscope ended unexpectedly the last time. These edits were not saved, and were "
                    "kept. What you leave here is offered again at the next start."),
                 "sentence");
    text->setWordWrap(true);
    list_->setAccessibleName(tr("Documents with edits"));
    for (const LeftBehind& document : documents_)
        list_->addItem(line_of(document));
    list_->setCurrentRow(0);
    auto* buttons = new QDialogButtonBox;
    auto* open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    auto* away = buttons->addButton(tr("&Throw away"), QDialogButtonBox::DestructiveRole);
    buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole);
    open->setDefault(true);
    connect(open, &QPushButton::clicked, this, &RecoveryDialog::open_chosen);
    connect(away, &QPushButton::clicked, this, &RecoveryDialog::throw_chosen_away);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListWidget::itemActivated, this, &RecoveryDialog::open_chosen);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(list_);
    layout->addWidget(buttons);
    resize(640, 280);
    keep_room_for_words(*this);
}

void RecoveryDialog::open_chosen() {
    const int row = list_->currentRow();
    if (row < 0)
        return;
    const LeftBehind document = documents_[static_cast<std::size_t>(row)];
    accept();
    emit chosen(document);
}

void RecoveryDialog::throw_chosen_away() {
    const int row = list_->currentRow();
    if (row < 0)
        return;
    throw_away(documents_[static_cast<std::size_t>(row)]);
    documents_.erase(documents_.begin() + row);
    delete list_->takeItem(row);
    if (documents_.empty())
        reject();
}

} // namespace ks::ui
