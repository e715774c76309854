// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/app/runner/measured_run.h"

/// A command line to run without enough memory, disk space or threads.
struct Work {
    QStringList words;
    QByteArray input = {};
};

/// The calls that fail (tests/app/runner/preload/failing_calls.cpp).
struct Failing {
    QString what;
    qint64 at = 0;
    bool and_all_later = false;
    bool early = false; ///< also before main()
};

MeasuredRun run_failing(const Work& work, const Failing& failing);

/// The number of such calls if none fails; -1 if the command fails anyway.
qint64 calls_of(const Work& work, const QString& what, bool early = false);
