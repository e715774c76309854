// SPDX-License-Identifier: Apache-2.0
// Where tests find the sources, the build and its programs. Functions, not macros, so that no absolute path
// is compiled into a test and a compiler cache serves another clone.
#pragma once

#include <QString>

namespace ks {

extern const char *const source_folder, *const build_folder; // tests/CMakeLists.txt writes them

/// The full path of a file that is given relative to the sources; without an argument, their folder.
inline QString source_path(const QString& file = {}) {
    return QString::fromUtf8(source_folder) + (file.isEmpty() ? QString() : u'/' + file);
}

/// The same in the folder of this build.
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
