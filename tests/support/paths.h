// SPDX-License-Identifier: Apache-2.0
// The paths of the sources, the build and its programs. These are functions, not macros, so that no absolute
// path is compiled into a test and a compiler cache can be used for another clone.
#pragma once

#include <QString>

namespace ks {

extern const char *const source_folder, *const build_folder; // tests/CMakeLists.txt writes them

/// The full path of a file given relative to the sources; without an argument, the sources' folder.
inline QString source_path(const QString& file = {}) {
    return QString::fromUtf8(source_folder) + (file.isEmpty() ? QString() : u'/' + file);
}

/// The same in this build's folder.
inline QString build_path(const QString& file = {}) {
    return QString::fromUtf8(build_folder) + (file.isEmpty() ? QString() : u'/' + file);
}

inline QString built_runner() {
    return build_path(QStringLiteral("bin/knapscope-run"));
}
inline QString built_desktop() {
    return build_path(QStringLiteral("bin/knapscope"));
}

/// The runner to test: KNAPSCOPE_RUNNER, or the one of this build.
inline QString runner_path() {
    return qEnvironmentVariable("KNAPSCOPE_RUNNER", built_runner());
}

} // namespace ks
