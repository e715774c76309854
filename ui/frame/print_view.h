// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QSizeF>

class QPrinter;
class QWidget;

namespace ks::ui {

class Page;

/// Lays the page's view out for the paper and paints it there, words as words.
Result<void> print_to(Page& page, QPrinter& printer);

/// Asks for a printer and prints the view. An error is that of the view, or says that the printer could not
/// be used; giving up is none.
Result<void> print_view(Page& page, QWidget& window);
/// Shows the view as it will be on paper, from where it can be printed.
Result<void> preview_print(Page& page, QWidget& window);

} // namespace ks::ui
