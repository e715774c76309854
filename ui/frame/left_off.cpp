// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/left_off.h"

#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/frame/main_window.h"

#include <QFileInfo>

namespace ks::ui {
namespace {

const QString lessons = QStringLiteral("lessons"); ///< the page

} // namespace

LeftOff left_off_in(const MainWindow& window) {
    LeftOff left{.page = window.current_page()->info().id, .file = window.current_page()->session().path()};
    for (const Page* page : window.pages())
        if (page->info().id == lessons) {
            const ViewOptions view = page->shown_view().options;
            left.lesson = view.lesson;
            left.step = view.step;
        }
    return left;
}

CommandLine continued(CommandLine line, const LeftOff& left) {
    const bool names_something =
        !line.file.isEmpty() || !line.page.isEmpty() || !line.results.isEmpty() || line.view != ViewOptions{};
    if (names_something || left.page.isEmpty())
        return line;
    line.goes_on = true;
    line.page = left.page;
    if (QFileInfo(left.file).isFile())
        line.file = left.file;
    if (left.page == lessons) {
        line.view.lesson = left.lesson;
        line.view.step = left.step;
    }
    return line;
}

} // namespace ks::ui
