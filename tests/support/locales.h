// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/missing.h"
#include "tests/support/paths.h"

#include <QByteArray>

#include <clocale>

namespace ks::tests {

/// Makes the locales of tests/CMakeLists.txt available to this process and its child processes.
inline void use_locales_of_the_build() {
    qputenv("LOCPATH", build_path("locales").toLocal8Bit());
}

/// Sets one category of the C library's locale for the lifetime of this object, as in a desktop program.
class LocaleOfTest {
public:
    LocaleOfTest(int category, const char* name)
        : category_(category), before_(std::setlocale(category, nullptr)) {
        use_locales_of_the_build();
        is_set_ = std::setlocale(category, name) != nullptr;
    }
    ~LocaleOfTest() { std::setlocale(category_, before_.constData()); }
    LocaleOfTest(const LocaleOfTest&) = delete;
    LocaleOfTest& operator=(const LocaleOfTest&) = delete;

    bool is_set() const { return is_set_; } ///< false: the build did not create this locale

private:
    int category_;
    QByteArray before_;
    bool is_set_ = false;
};

inline constexpr const char* no_locales = "localedef and the sources of locales (Debian's package locales)";

} // namespace ks::tests
