// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/left_off.h"

#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/frame/main_window.h"
#include "ui/frame/traced.h"

#include <QFileInfo>

namespace ks::ui {
namespace {

const QString lessons = QStringLiteral("lessons"); ///< the page, which needs no open instance

} // namespace

LeftOff left_off_in(const MainWindow& window) {
    const Page& page = *window.current_page();
    LeftOff left{.page = page.info().id, .file = page.session().source()};
    if (page.slides()) // it steps; what another page shows may be long runs
        left.view = page.shown_view().options;
    if (page.info().id == QLatin1String("kernel"))
        left.traced = traced_on(page);
    return left;
}

CommandLine continued(CommandLine line, const LeftOff& left) {
    const bool names_something =
        !line.file.isEmpty() || !line.page.isEmpty() || !line.results.isEmpty() || line.view != ViewOptions{};
    if (names_something || left.page.isEmpty())
        return line;
    line.goes_on = true;
    line.page = left.page;
    const bool open = QFileInfo(left.file).isFile();
    if (open)
        line.file = left.file;
    if (open || left.page == lessons) {
        line.view = left.view;
        line.traced = left.traced;
    }
    return line;
}

} // namespace ks::ui
