// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace ks {

/// The symbols that an object file of a kernel's wrapper wrongly offers to the linker: names that are not in
/// ks, the standard library or the compiler's namespaces, and names that the .inl defines outside `home`
/// ("ks::emulated"). If both compilations offer the same name, the linker silently keeps one of the bodies.
QStringList misplaced_symbols(const QString& object, const QString& inl, const QString& home);

} // namespace ks
