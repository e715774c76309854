// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_list.h"

#include "ui/page.h"

#include <algorithm>

namespace ks::ui {

#define KS_PAGE(name, number) Page* make_##name##_page(Session& session);
#include "ui/pages/pages.def"
#undef KS_PAGE

namespace {

const QStringList planned{
    QStringLiteral("lessons"),   QStringLiteral("instance"), QStringLiteral("step"),
    QStringLiteral("run"),       QStringLiteral("compare"),  QStringLiteral("kernel"),
    QStringLiteral("occupancy"), QStringLiteral("pareto"),   QStringLiteral("concurrency")};

const QStringList built{
#define KS_PAGE(name, number) QStringLiteral(#name),
#include "ui/pages/pages.def"
#undef KS_PAGE
};

} // namespace

std::vector<Page*> make_pages(Session& session) {
    return {
#define KS_PAGE(name, number) make_##name##_page(session),
#include "ui/pages/pages.def"
#undef KS_PAGE
    };
}

bool is_page_built(int wanted) {
    const std::initializer_list<int> numbers{
#define KS_PAGE(name, number) number,
#include "ui/pages/pages.def"
#undef KS_PAGE
    };
    return std::find(numbers.begin(), numbers.end(), wanted) != numbers.end();
}

Result<QString> find_page(const QString& id) {
    if (built.contains(id))
        return id;
    const std::string known = "the pages are " + built.join(QStringLiteral(", ")).toStdString();
    if (planned.contains(id))
        return Error{ErrorCode::usage, "the page " + id.toStdString() + " is not built yet", "--page", known};
    return Error{ErrorCode::usage, "there is no page " + id.toStdString(), "--page", known};
}

} // namespace ks::ui
