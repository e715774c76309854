// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace ks::tests {

/// The requirements of a test class.
struct SuiteOptions {
    /// The suite measures how soon something ends, so ctest runs nothing at the same time.
    bool alone = false;
    /// Called before the application is created, to set what Qt reads only once.
    void (*before)() = nullptr;
};

/// A test class with the tests of one file. The classes of a folder are linked into one program
/// (tests/support/main.cpp).
struct Suite {
    std::string name; ///< the name of its file, without `_test.cpp`
    SuiteOptions options;
    std::unique_ptr<QObject> (*make)();
};

/// All suites that are linked into this program, in no particular order.
std::vector<Suite>& suites();

template <class Test>
bool add_suite(SuiteOptions options, const char* file = __builtin_FILE()) {
    std::string name = file;
    name.erase(0, name.find_last_of('/') + 1);
    name.erase(name.rfind("_test.cpp"));
    suites().push_back({std::move(name), options, [] { return std::unique_ptr<QObject>(new Test); }});
    return true;
}

} // namespace ks::tests

/// Adds a test class to its program, and to ctest: KS_TEST(CancelTest, .alone = true).
#define KS_TEST(Class, ...)                                                                                  \
    [[maybe_unused]] static const bool ks_added_##Class = ::ks::tests::add_suite<Class>({__VA_ARGS__});
