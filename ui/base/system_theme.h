// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVariant> // the complete type: otherwise moc does not know it, and the slot is never called
#include <QObject>

namespace ks::ui {

/// Whether the desktop prefers dark windows, as its portal reports (org.freedesktop.appearance,
/// color-scheme). If the desktop has no portal, the colours that it gave the program at the start decide.
class SystemTheme : public QObject {
    Q_OBJECT

public:
    /// Reads the colours that the desktop gave the program. Call it once, before the program sets its own
    /// colours.
    static void look_at_palette();

    explicit SystemTheme(QObject* parent = nullptr);
    bool dark() const { return dark_; }

signals:
    void changed();

private slots:
    void setting_changed(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask();
    void set_dark(bool dark);

    bool dark_;
};

} // namespace ks::ui
