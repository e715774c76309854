// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/layout_commands.h"

#include "ui/base/page.h"
#include "ui/frame/main_window.h"
#include "ui/layouts/layout_name_dialog.h"
#include "ui/layouts/manage_layouts.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/notice.h"

#include <QActionGroup>
#include <QMenu>

namespace ks::ui {
namespace {

/// As a menu shows it: an ampersand would underline the next letter.
QString as_entry(QString name) {
    return name.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

LayoutCommands::LayoutCommands(MainWindow& window) : QObject(&window), window_(window) {}

void LayoutCommands::bring_back(const QString& file) {
    file_ = file;
    if (auto read = load_layouts(file))
        layouts_ = *std::move(read);
    else
        window_.notice().say(sentence(read.error()));
    lay_out_pages(layouts_.now);
}

WindowLayout LayoutCommands::layout_now() const {
    WindowLayout now;
    for (const Page* page : window_.pages())
        if (PageLayout layout = layout_of(*page); !layout.empty())
            now[page->info().id] = std::move(layout);
    return now;
}

void LayoutCommands::lay_out_pages(const WindowLayout& layout) {
    for (Page* page : window_.pages()) {
        const auto found = layout.find(page->info().id);
        lay_out(*page, found == layout.end() ? PageLayout() : found->second);
    }
}

/// Another window may have changed the file meanwhile: what it named stays.
void LayoutCommands::change(const std::function<void(Layouts&)>& edit) {
    if (!file_.isEmpty())
        if (auto read = load_layouts(file_)) {
            const QString chosen = layouts_.chosen; // of this window
            layouts_ = *std::move(read);
            layouts_.chosen = layouts_.named.contains(chosen) ? chosen : QString();
        }
    edit(layouts_);
    if (file_.isEmpty())
        return;
    if (const auto stored = store_layouts(file_, layouts_); !stored)
        window_.notice().say(sentence(stored.error()));
}

void LayoutCommands::keep() {
    const WindowLayout now = layout_now();
    if (now != layouts_.now)
        change([&now](Layouts& layouts) { layouts.now = now; });
}

void LayoutCommands::save() {
    const QString name = ask_layout_name(window_, tr("Save layout"), layouts_, layouts_.chosen);
    if (!name.isEmpty())
        save_as(name);
}

void LayoutCommands::save_as(const QString& name) {
    if (layouts_.named.size() >= most_layouts && !layouts_.named.contains(name))
        return window_.notice().say(
            tr("There are %1 layouts, and no more are kept: delete one first.").arg(most_layouts));
    change([this, &name](Layouts& layouts) {
        layouts.named[name] = layouts.now = layout_now();
        layouts.chosen = name;
    });
}

void LayoutCommands::choose(const QString& name) {
    const auto found = layouts_.named.find(name);
    if (found == layouts_.named.end())
        return;
    lay_out_pages(found->second);
    change([this, &name](Layouts& layouts) {
        layouts.chosen = name;
        layouts.now = layout_now();
    });
}

void LayoutCommands::rename(const QString& name, const QString& to) {
    change([&](Layouts& layouts) {
        auto renamed = layouts.named.extract(name);
        if (renamed.empty())
            return;
        layouts.named.erase(to);
        renamed.key() = to;
        layouts.named.insert(std::move(renamed));
        if (layouts.chosen == name)
            layouts.chosen = to;
    });
}

void LayoutCommands::remove(const QString& name) {
    change([&name](Layouts& layouts) {
        layouts.named.erase(name);
        if (layouts.chosen == name)
            layouts.chosen.clear();
    });
}

void LayoutCommands::reset_page() {
    lay_out(*window_.current_page(), {});
}

void LayoutCommands::reset_all() {
    lay_out_pages({});
    change([](Layouts& layouts) {
        layouts.chosen.clear();
        layouts.now.clear();
    });
}

void LayoutCommands::manage() {
    ManageLayouts dialog(layouts_, &window_);
    connect(&dialog, &ManageLayouts::rename_wanted, this, &LayoutCommands::rename);
    connect(&dialog, &ManageLayouts::removal_wanted, this, &LayoutCommands::remove);
    connect(&dialog, &ManageLayouts::rename_wanted, &dialog, &ManageLayouts::show_layouts);
    connect(&dialog, &ManageLayouts::removal_wanted, &dialog, &ManageLayouts::show_layouts);
    dialog.exec();
}

void LayoutCommands::arrange(bool on) {
    arranging_ = on;
    for (DockArea* area : window_.findChildren<DockArea*>())
        area->set_arranging(on);
}

void LayoutCommands::add_menu(QMenu& view) {
    QMenu* menu = view.addMenu(tr("La&yout"));
    menu->setObjectName(QStringLiteral("view.layout"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill(*menu); });
    fill(*menu);
}

void LayoutCommands::fill(QMenu& menu) {
    menu.clear();
    qDeleteAll(menu.findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    qDeleteAll(menu.findChildren<QActionGroup*>(QString(), Qt::FindDirectChildrenOnly));
    const auto add = [&](const char* id, const QString& text, void (LayoutCommands::*run)()) {
        QAction* action = menu.addAction(text);
        action->setObjectName(QLatin1String(id));
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    add_names(menu);
    add("layout.save", tr("&Save layout as…"), &LayoutCommands::save);
    add("layout.manage", tr("&Manage layouts…"), &LayoutCommands::manage)
        ->setEnabled(!layouts_.named.empty());
    menu.addSeparator();
    add("layout.reset-page", tr("&Reset this page"), &LayoutCommands::reset_page);
    add("layout.reset", tr("Reset &all pages"), &LayoutCommands::reset_all);
    menu.addSeparator();
    QAction* arranging = menu.addAction(tr("Arrange parts by &dragging"));
    arranging->setObjectName(QStringLiteral("layout.arrange"));
    arranging->setCheckable(true);
    arranging->setChecked(arranging_);
    connect(arranging, &QAction::triggered, this, &LayoutCommands::arrange);
    add_parts(menu);
}

void LayoutCommands::add_names(QMenu& menu) {
    auto* names = new QActionGroup(&menu);
    for (const QString& name : layouts_.names()) {
        QAction* action = menu.addAction(as_entry(name));
        action->setData(name);
        action->setCheckable(true);
        action->setChecked(name == layouts_.chosen);
        names->addAction(action);
        connect(action, &QAction::triggered, this, [this, name] { choose(name); });
    }
    menu.addSeparator();
}

/// What of the page can be moved, and where to.
void LayoutCommands::add_parts(QMenu& menu) {
    QMenu* parts = menu.addMenu(tr("&Parts of this page"));
    parts->setObjectName(QStringLiteral("layout.parts"));
    const Page* page = window_.current_page();
    if (const auto* area = page ? page->findChild<DockArea*>() : nullptr)
        for (DockPart* part : area->parts()) {
            QMenu* its = parts->addMenu(part->title());
            its->setObjectName(part->objectName());
            part->fill_menu(*its);
        }
    parts->setEnabled(!parts->isEmpty());
}

} // namespace ks::ui
