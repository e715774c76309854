// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/base/result.h"

#include <QStringList>

#include <vector>

namespace ks::ui {

class Page;
class Session;

/// Every page of pages.def, in its order. The caller owns them.
std::vector<Page*> make_pages(Session& session);

/// Whether pages.def has a page of this number.
bool is_page_built(int number);

/// The built page with this id; a page that is not built yet and an unknown one are usage errors.
Result<QString> find_page(const QString& id);

} // namespace ks::ui
