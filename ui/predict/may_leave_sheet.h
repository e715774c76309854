// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ks::ui {

class SheetWork;

/// Whether the open sheet of exercises may be left. If answers would be lost because they were not exported,
/// the user is asked.
bool may_leave_sheet(const SheetWork& work, QWidget& window);

} // namespace ks::ui
