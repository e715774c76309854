// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QByteArray>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QStringList>

class QAction;
class QWidget;

namespace ks::ui {

/// The keys that the user has chosen in place of those of the table (ui/base/shortcuts.h). Two lines never
/// share a key.
class KeyChoices : public QObject {
    Q_OBJECT

public:
    /// Those of this program: a key means the same in every window.
    static KeyChoices& of_program();

    /// Gives a line of the table these keys, none or several. A key that another line has is refused (usage),
    /// by that line's words.
    Result<void> choose(const char* id, const QList<QKeySequence>& keys);
    /// The table's own keys again, for one line or for all. Refused (usage) where another line has such a key
    /// now.
    Result<void> reset(const char* id);
    void reset_all();
    /// The chosen keys of a line; null: it has the table's.
    const QList<QKeySequence>* of(const QString& id) const;

    /// For the settings: by id, in QKeySequence's portable form.
    QHash<QString, QStringList> all() const;
    /// Takes what was kept. What is unknown, or shares a key with another line, is left out.
    void restore(const QHash<QString, QStringList>& kept);

signals:
    void changed();

private:
    QHash<QString, QList<QKeySequence>> chosen_;
};

/// Gives an action the keys of a line, now and when others are chosen.
void bind_keys(QAction& action, const QByteArray& id);
/// Gives a widget a tip with the key of a line, now and when another is chosen.
void bind_tip(QWidget& widget, const QString& text, const QByteArray& id);

} // namespace ks::ui
