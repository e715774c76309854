// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/layouts/layouts.h"

#include <QObject>

#include <functional>

class QMenu;

namespace ks::ui {

class DockArea;
class MainWindow;

/// View, Layout: how the pages divide their room is brought back at the next start, can be given a name and
/// chosen by it, and be reset.
class LayoutCommands : public QObject {
    Q_OBJECT

public:
    explicit LayoutCommands(MainWindow& window);

    /// Lays the pages out as the window was left, and keeps in this file what is changed from now on.
    void bring_back(const QString& file);
    /// Keeps how the window is left.
    void keep();
    /// Fills the menu, which is filled anew each time that it opens.
    void add_menu(QMenu& view);

    void save();
    void save_as(const QString& name);
    void choose(const QString& name);
    void rename(const QString& name, const QString& to);
    void remove(const QString& name);
    void reset_page();
    void reset_all();
    void manage();
    void arrange(bool on);
    const Layouts& layouts() const { return layouts_; }

private:
    void fill(QMenu& menu);
    void add_names(QMenu& menu);
    void add_parts(QMenu& menu);
    void change(const std::function<void(Layouts&)>& edit);
    void lay_out_pages(const WindowLayout& layout);
    WindowLayout layout_now() const;

    MainWindow& window_;
    QString file_; ///< empty: kept until the program ends
    Layouts layouts_;
    bool arranging_ = false;
};

} // namespace ks::ui
