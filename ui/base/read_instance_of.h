// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/session.h"

namespace ks::ui {

/// The same as read_instance_of() in session.h. `left_out` receives the parts of the file that the instance
/// does not contain.
Result<InstanceFile> read_instance_of(std::string_view text, const QString& path, const std::stop_token& stop,
                                      std::vector<Sentence>& left_out);

} // namespace ks::ui
