// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/page_list.h"

#include "solvers/core/formatted.h"
#include "ui/base/page.h"

namespace ks::ui {

#define KS_PAGE(name, number, title) Page* make_##name##_page(Session& session);
#include "ui/pages.def"
#undef KS_PAGE

std::vector<Page*> make_pages(Session& session) {
    return {
#define KS_PAGE(name, number, title) make_##name##_page(session),
#include "ui/pages.def"
#undef KS_PAGE
    };
}

QStringList page_ids() {
    return {
#define KS_PAGE(name, number, title) QStringLiteral(#name),
#include "ui/pages.def"
#undef KS_PAGE
    };
}

Result<QString> find_page(const QString& id) {
    if (page_ids().contains(id))
        return id;
    return Error{.code = ErrorCode::usage,
                 .what = formatted("there is no page {}", id.toStdString()),
                 .where = "--page",
                 .todo = formatted("the pages are {}", page_ids().join(QStringLiteral(", ")).toStdString())};
}

} // namespace ks::ui
