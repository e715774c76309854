// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QShortcut;

namespace ks::ui {

class FileReading;

/// A strip above the page while a file is being read: its name, and a button that cancels, like Escape. It
/// appears only if reading takes long.
class ReadingBar : public QFrame {
    Q_OBJECT

public:
    explicit ReadingBar(FileReading& reading);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    FileReading& reading_;
    QLabel* label_;
    QShortcut* escape_;
};

} // namespace ks::ui
