// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <QByteArray>
#include <QtTest>

#include <random>

/// Fails the test with the error's sentence if `result` is an error.
#define KS_VERIFY_OK(result)                                                                                 \
    do {                                                                                                     \
        const auto& ks_verified = (result);                                                                  \
        QVERIFY2(ks_verified, ks::sentence_of(ks_verified));                                                 \
    } while (false)

/// Compares an error's code and sentence with the expected ones, word for word.
#define KS_COMPARE_ERROR(result, expected_code, expected_sentence)                                           \
    do {                                                                                                     \
        const auto& ks_checked = (result);                                                                   \
        QVERIFY2(!ks_checked, "expected an error");                                                          \
        QCOMPARE(QByteArray::fromStdString(ks_checked.error().sentence()), QByteArray(expected_sentence));   \
        QCOMPARE(ks_checked.error().code, expected_code);                                                    \
    } while (false)

namespace ks {

template <class T>
const char* sentence_of(const Result<T>& result) {
    static std::string text;
    text = result ? "" : result.error().sentence();
    return text.c_str();
}

/// The seed of a randomised test: KS_TEST_SEED, or a new one. It is printed, so that a failure can be
/// reproduced.
inline std::uint64_t test_seed() {
    bool given = false;
    std::uint64_t seed = qEnvironmentVariable("KS_TEST_SEED").toULongLong(&given);
    if (!given)
        seed = std::random_device()();
    qInfo("KS_TEST_SEED=%llu", static_cast<unsigned long long>(seed));
    return seed;
}

} // namespace ks
