// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVariant> // whole, or moc knows no type for the slot, and it is never called
#include <QObject>

namespace ks::ui {

/// Whether the desktop prefers dark windows, as it says through its portal (org.freedesktop.appearance,
/// color-scheme). A desktop without a portal shows it by the colours that it gave the program at the start.
class SystemTheme : public QObject {
    Q_OBJECT

public:
    /// Looks at the colours that the desktop gave the program. Called once, before the program sets its own.
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
