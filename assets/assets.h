// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace ks {

/// Where an asset can be read: `name` ("fonts/Inter-Regular.otf") in the folder named by KNAPSCOPE_ASSETS if
/// it has one of that name, else in the program itself.
QString asset_path(const QString& name);

} // namespace ks
