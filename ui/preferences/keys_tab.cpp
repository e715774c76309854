// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/keys_tab.h"

#include "ui/base/key_choices.h"
#include "ui/base/settings.h"
#include "ui/base/shortcuts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ks::ui {
namespace {

QString in_table(const char* text) {
    return QCoreApplication::translate("shortcuts", text);
}

QString keys_in_words(const char* id) {
    QStringList keys;
    for (const QKeySequence& key : keys_of(id))
        keys << key.toString(QKeySequence::NativeText);
    return keys.isEmpty() ? KeysTab::tr("none") : keys.join(QStringLiteral("   "));
}

} // namespace

KeysTab::KeysTab(Settings& settings)
    : settings_(settings), lines_(new QTreeWidget), keys_(new QKeySequenceEdit),
      set_(new QPushButton(tr("&Set"))), none_(new QPushButton(tr("&No key"))),
      reset_(new QPushButton(tr("&As it was"))), said_(labelled({}, "error")) {
    lines_->setObjectName(QStringLiteral("keys"));
    lines_->setAccessibleName(tr("Commands and their keys"));
    lines_->setHeaderLabels({tr("Command"), tr("Keys")});
    lines_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    lines_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    lines_->header()->setStretchLastSection(false);
    keys_->setAccessibleName(tr("New key"));
    keys_->setToolTip(tr("Press the keys"));
    said_->setWordWrap(true);
    fill();
    auto* all = new QPushButton(tr("All as they &were"));
    connect(lines_, &QTreeWidget::currentItemChanged, this, &KeysTab::show_line);
    connect(keys_, &QKeySequenceEdit::keySequenceChanged, this,
            [this](const QKeySequence& key) { set_->setEnabled(chosen() && !key.isEmpty()); });
    connect(set_, &QPushButton::clicked, this, &KeysTab::set_keys);
    connect(none_, &QPushButton::clicked, this, [this] {
        keys_->clear();
        set_keys();
    });
    connect(reset_, &QPushButton::clicked, this, &KeysTab::reset_line);
    connect(all, &QPushButton::clicked, this, [] { KeyChoices::of_program().reset_all(); });
    connect(&KeyChoices::of_program(), &KeyChoices::changed, this, [this] {
        settings_.set_keys(KeyChoices::of_program().all());
        show_keys();
    });
    auto* change = new QHBoxLayout;
    for (QWidget* part : {static_cast<QWidget*>(keys_), static_cast<QWidget*>(set_),
                          static_cast<QWidget*>(none_), static_cast<QWidget*>(reset_)})
        change->addWidget(part);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(lines_, 1);
    layout->addLayout(change);
    layout->addWidget(said_);
    layout->addWidget(all, 0, Qt::AlignRight);
    show_line();
}

void KeysTab::fill() {
    const char* group = nullptr;
    QTreeWidgetItem* heading = nullptr;
    for (const Shortcut& line : shortcuts()) {
        if (line.group != group) {
            group = line.group;
            heading = new QTreeWidgetItem(lines_, {in_table(group)});
            heading->setFlags(Qt::ItemIsEnabled);
            heading->setFirstColumnSpanned(true);
        }
        auto* item = new QTreeWidgetItem(heading, {in_table(line.text), keys_in_words(line.id)});
        item->setData(0, Qt::UserRole, QByteArray(line.id));
    }
    lines_->expandAll();
}

/// The id of the chosen line, out of the table; null: none is chosen.
const char* KeysTab::chosen() const {
    const QTreeWidgetItem* item = lines_->currentItem();
    const QByteArray id = item ? item->data(0, Qt::UserRole).toByteArray() : QByteArray();
    for (const Shortcut& line : shortcuts())
        if (id == line.id)
            return line.id;
    return nullptr;
}

void KeysTab::show_line() {
    const char* id = chosen();
    said_->clear();
    keys_->setEnabled(id);
    const auto keys = id ? keys_of(id) : QList<QKeySequence>();
    keys_->setKeySequence(keys.isEmpty() ? QKeySequence() : keys.front());
    set_->setEnabled(false);
    none_->setEnabled(id);
    reset_->setEnabled(id && KeyChoices::of_program().of(QString::fromLatin1(id)));
}

void KeysTab::show_keys() {
    for (QTreeWidgetItemIterator each(lines_); *each; ++each)
        if (const QByteArray id = (*each)->data(0, Qt::UserRole).toByteArray(); !id.isEmpty())
            (*each)->setText(1, keys_in_words(id.constData()));
    show_line();
}

void KeysTab::set_keys() {
    const char* id = chosen();
    if (!id)
        return;
    const QKeySequence key = keys_->keySequence();
    const auto done = KeyChoices::of_program().choose(id, key.isEmpty() ? QList<QKeySequence>() : QList{key});
    if (!done)
        said_->setText(sentence(done.error()));
}

void KeysTab::reset_line() {
    const char* id = chosen();
    if (!id)
        return;
    if (const auto done = KeyChoices::of_program().reset(id); !done)
        said_->setText(sentence(done.error()));
}

} // namespace ks::ui
