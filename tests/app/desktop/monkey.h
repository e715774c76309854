// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/desktop/file_source.h"
#include "tests/app/desktop/x_display.h"

#include <QRandomGenerator>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace ks::tests {

/// Uses the windows on a display at random: keys, clicks, drags, the wheel, menus, texts, files, sizes.
class Monkey {
public:
    /// `files` are paths that it opens and drops, at least one.
    Monkey(XDisplay& display, quint32 seed, QStringList files);

    /// Does one thing, and returns what it did in a few words.
    QString act(const std::vector<TopWindow>& windows);
    /// Lets all buttons and modifier keys go.
    void let_go();

    QRandomGenerator& random() { return random_; }
    int count() const { return count_; }

private:
    using Act = QString (Monkey::*)();

    QString click();
    QString double_click();
    QString right_click();
    QString drag();
    QString wheel();
    QString hover();
    QString navigate();
    QString type();
    QString shortcut();
    QString menu();
    QString turn_page();
    QString escape();
    QString paste();
    QString open_file();
    QString drop_file();
    QString resize();

    int below(int bound) { return static_cast<int>(random_.bounded(bound)); }
    bool once_in(int times) { return below(times) == 0; }
    const QString& some_file() { return files_[below(static_cast<int>(files_.size()))]; }
    void give_focus();
    void focus_under(QPoint at);
    /// The windows that no other one covers get most of what it does.
    const TopWindow& some_window();
    QPoint some_point();
    Held some_keys_held();
    void write(const QString& text);

    XDisplay& display_;
    FileSource source_;
    QRandomGenerator random_;
    QStringList files_;
    std::vector<TopWindow> windows_; ///< as they were before this act
    std::uint32_t uppermost_ = 0;    ///< the window that got the focus last because it was new
    QPoint pointer_;
    int count_ = 0;
};

} // namespace ks::tests
