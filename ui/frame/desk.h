// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace ks::ui {

class MainWindow;
class Session;
class Settings;

/// Owns the program's window. When the user chooses another language, it builds the window again in that
/// language: the session stays, and each page shows again what it showed. While a run goes on, a sheet of
/// exercises is done or a dialog is open, the language waits, because a new window would lose them.
class Desk : public QObject {
    Q_OBJECT

public:
    /// If `settings` is null, nothing is remembered.
    explicit Desk(Session& session, Settings* settings = nullptr);
    ~Desk() override;

    MainWindow& window() const { return *window_; }

signals:
    void built(); ///< `window` is another one, and visible

private:
    void build();
    void want(const QString& language);
    void change_when_free();
    bool is_free();
    void change();

    Session& session_;
    Settings* settings_;
    std::unique_ptr<MainWindow> window_;
    QString wanted_; ///< a language that is chosen and not spoken yet
};

} // namespace ks::ui
