// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page.h"

namespace ks::ui {

Page::Page(Session& session, PageInfo info) : session_(session), info_(std::move(info)) {
    setObjectName(info_.id + QStringLiteral("-page"));
    setAccessibleName(info_.title);
}

Result<void> Page::apply(const ViewOptions&) {
    return {};
}

} // namespace ks::ui
