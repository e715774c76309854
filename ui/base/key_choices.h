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

/// The keys that the user has chosen instead of the defaults in the table (ui/base/shortcuts.h). Two lines
/// never share a key.
class KeyChoices : public QObject {
    Q_OBJECT

public:
    /// The choices of this program: a key has the same meaning in every window.
    static KeyChoices& of_program();

    /// Assigns keys, none or several, to a line of the table. Fails (usage) if another line has one of them;
    /// the error names that line.
    Result<void> choose(const char* id, const QList<QKeySequence>& keys);
    /// Restores the default keys of one line, or of all lines. Fails (usage) if another line now has one of
    /// these keys.
    Result<void> reset(const char* id);
    void reset_all();
    /// The chosen keys of a line; null if it has the default keys.
    const QList<QKeySequence>* of(const QString& id) const;

    /// All choices for the settings file: by id, in QKeySequence's portable form.
    QHash<QString, QStringList> all() const;
    /// Restores stored choices. Unknown ids, and keys that another line has, are ignored.
    void restore(const QHash<QString, QStringList>& kept);

signals:
    void changed();

private:
    QHash<QString, QList<QKeySequence>> chosen_;
};

/// Assigns the keys of a line to an action, now and after each change.
void bind_keys(QAction& action, const QByteArray& id);
/// Gives a widget a tool tip with the key of a line, now and after each change.
void bind_tip(QWidget& widget, const QString& text, const QByteArray& id);

} // namespace ks::ui
