// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QStringList>

#include <vector>

namespace ks::ui {

class Page;
class Session;

/// Every page of pages.def, in its order. The caller owns them.
std::vector<Page*> make_pages(Session& session);

/// Their ids, in that order.
QStringList page_ids();

/// The same id, if there is such a page; else a usage error that names those there are.
Result<QString> find_page(const QString& id);

} // namespace ks::ui
