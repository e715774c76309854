// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace ks {

/// The symbols that an object file of a kernel's wrapper offers to the linker but must not: whatever is not
/// in ks, the standard library or the compiler's own, and every name that the .inl defines outside `home`
/// ("ks::emulated"). With one name in both compilations the linker silently keeps one body.
QStringList misplaced_symbols(const QString& object, const QString& inl, const QString& home);

} // namespace ks
