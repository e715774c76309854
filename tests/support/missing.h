// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>
#include <QtGlobal>

/// Skips a test because this machine lacks something, which `what` names. In CI this is a failure, because a
/// run that skipped tests would look like one that passed them.
#define KS_SKIP_FOR_WANT(what)                                                                               \
    do {                                                                                                     \
        QVERIFY2(!qEnvironmentVariableIsSet("CI"), what);                                                    \
        QSKIP(what);                                                                                         \
    } while (false)
