// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

// Waits for an event. A minute is far longer than any machine needs, so a test waits that long only if
// something is wrong.
#define KS_WAIT_FOR(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 60'000)
#define KS_WAIT_FOR_EQUAL(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, 60'000)
