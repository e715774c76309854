// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QStringList>

#include <vector>

namespace ks::ui {

class Page;
class Session;

/// Makes every page of pages.def, in the order of that file. The caller owns them.
std::vector<Page*> make_pages(Session& session);

/// The ids of the pages, in that order.
QStringList page_ids();

/// Returns `id` if there is such a page; otherwise a usage error that lists the pages.
Result<QString> find_page(const QString& id);

} // namespace ks::ui
