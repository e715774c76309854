// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>
#include <QtGlobal>

/// Leaves a test out because something that it needs is not on this machine: `what` says so. Where CI is set
/// this is a failure, for a run that left tests out would look like one that passed them.
#define KS_SKIP_FOR_WANT(what)                                                                               \
    do {                                                                                                     \
        QVERIFY2(!qEnvironmentVariableIsSet("CI"), what);                                                    \
        QSKIP(what);                                                                                         \
    } while (false)
