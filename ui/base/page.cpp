// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/page.h"

#include <QCoreApplication>

#include <cassert>
#include <cstring>

namespace ks::ui {

PageInfo page_info(const char* name) {
    struct Line {
        const char* name;
        int number;
        const char* title;
    };
    static constexpr Line lines[] = {
#define KS_PAGE(name, number, title) {#name, number, QT_TRANSLATE_NOOP("pages", title)},
#include "ui/pages.def"
#undef KS_PAGE
    };
    for (const Line& line : lines)
        if (std::strcmp(line.name, name) == 0)
            return {.id = QString::fromLatin1(name),
                    .title = QCoreApplication::translate("pages", line.title),
                    .number = line.number};
    assert(!"a name that is not in pages.def");
    return {};
}

Page::Page(Session& session, PageInfo info) : session_(session), info_(std::move(info)) {
    setObjectName(info_.id + QStringLiteral("-page"));
    setAccessibleName(info_.title);
}

Result<void> Page::apply(const ViewOptions&) {
    return {};
}

} // namespace ks::ui
