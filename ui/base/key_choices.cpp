// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/key_choices.h"

#include "ui/base/shortcuts.h"

#include <QAction>
#include <QCoreApplication>
#include <QWidget>

#include <algorithm>

namespace ks::ui {
namespace {

/// The line that has one of these keys, other than line `id`; null if there is none.
const Shortcut* holder_of(const QList<QKeySequence>& keys, const QString& id) {
    for (const Shortcut& line : shortcuts())
        if (QString::fromLatin1(line.id) != id)
            for (const QKeySequence& key : keys_of(line.id))
                if (keys.contains(key))
                    return &line;
    return nullptr;
}

bool is_line(const QString& id) {
    return std::ranges::any_of(shortcuts(),
                               [&id](const Shortcut& line) { return QString::fromLatin1(line.id) == id; });
}

} // namespace

KeyChoices& KeyChoices::of_program() {
    static KeyChoices choices;
    return choices;
}

Result<void> KeyChoices::choose(const char* id, const QList<QKeySequence>& keys) {
    const QString name = QString::fromLatin1(id);
    if (const Shortcut* holder = holder_of(keys, name))
        return Error{.code = ErrorCode::usage,
                     .what = tr("another command has this key: %1")
                                 .arg(QCoreApplication::translate("shortcuts", holder->text))
                                 .toStdString(),
                     .todo = tr("choose another key, or give that command one first").toStdString()};
    keys == table_keys(id) ? (void)chosen_.remove(name) : (void)chosen_.insert(name, keys);
    emit changed();
    return {};
}

Result<void> KeyChoices::reset(const char* id) {
    return choose(id, table_keys(id));
}

void KeyChoices::reset_all() {
    chosen_.clear();
    emit changed();
}

const QList<QKeySequence>* KeyChoices::of(const QString& id) const {
    const auto found = chosen_.constFind(id);
    return found == chosen_.constEnd() ? nullptr : &*found;
}

QHash<QString, QStringList> KeyChoices::all() const {
    QHash<QString, QStringList> kept;
    for (auto line = chosen_.begin(); line != chosen_.end(); ++line) {
        QStringList& keys = kept[line.key()];
        for (const QKeySequence& key : *line)
            keys << key.toString(QKeySequence::PortableText);
    }
    return kept;
}

void KeyChoices::restore(const QHash<QString, QStringList>& kept) {
    chosen_.clear();
    // If two lines have exchanged their keys, each would be refused while the other still has its default
    // keys, so all defaults are removed first.
    for (auto line = kept.begin(); line != kept.end(); ++line)
        if (is_line(line.key()))
            chosen_[line.key()] = {};
    for (auto line = kept.begin(); line != kept.end(); ++line) {
        if (!is_line(line.key()))
            continue;
        QList<QKeySequence> keys;
        for (const QString& key : *line)
            if (const QKeySequence read(key, QKeySequence::PortableText); !read.isEmpty())
                keys << read;
        if (!holder_of(keys, line.key()))
            chosen_[line.key()] = keys;
        else
            chosen_.remove(line.key());
    }
    emit changed();
}

void bind_keys(QAction& action, const QByteArray& id) {
    const auto show = [&action, id] { action.setShortcuts(keys_of(id.constData())); };
    QObject::connect(&KeyChoices::of_program(), &KeyChoices::changed, &action, show);
    show();
}

void bind_tip(QWidget& widget, const QString& text, const QByteArray& id) {
    const auto show = [&widget, text, id] { widget.setToolTip(with_key(text, id.constData())); };
    QObject::connect(&KeyChoices::of_program(), &KeyChoices::changed, &widget, show);
    show();
}

} // namespace ks::ui
