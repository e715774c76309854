// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/settings.h"

namespace ks::ui {

class Page;
class Session;

/// Returns how the kernel was traced that a page shows; empty if it shows none.
Traced traced_on(const Page& page);
/// Makes the Kernel page offer the same kernel with the same parameters for the open instance.
void offer_again(Session& session, const Traced& traced);

} // namespace ks::ui
