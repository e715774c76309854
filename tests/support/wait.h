// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

// Waiting for an event: a minute is far longer than any machine takes, and nobody waits for it unless
// something is wrong.
#define KS_WAIT_FOR(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 60'000)
#define KS_WAIT_FOR_EQUAL(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, 60'000)
