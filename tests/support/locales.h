// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/missing.h"
#include "tests/support/paths.h"

#include <QByteArray>

#include <clocale>

namespace ks::tests {

/// The locales of tests/CMakeLists.txt become known to this process and to those that it starts.
inline void use_locales_of_the_build() {
    qputenv("LOCPATH", build_path("locales").toLocal8Bit());
}

/// The C library's locale of one category while this object lives, as a desktop program has it.
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

    bool is_set() const { return is_set_; } ///< false: the build made no such locale

private:
    int category_;
    QByteArray before_;
    bool is_set_ = false;
};

inline constexpr const char* no_locales = "localedef and the sources of locales (Debian's package locales)";

} // namespace ks::tests
