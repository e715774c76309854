// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/failing_run.h"

#include "tests/app/runner/runner_process.h"
#include "tests/support/paths.h"

#include <QFile>

MeasuredRun run_failing(const Work& work, const Failing& failing) {
    RunLimits limits;
    limits.input = work.input;
    limits.environment = {"LD_PRELOAD=" + ks::build_path("tests/libfailing_calls.so").toLocal8Bit(),
                          "KS_FAIL_WHAT=" + failing.what.toLatin1(),
                          "KS_FAIL_AT=" + QByteArray::number(failing.at)};
    if (failing.and_all_later)
        limits.environment << "KS_FAIL_ON=1";
    if (failing.early)
        limits.environment << "KS_FAIL_EARLY=1";
    if (failing.at == 0)
        limits.environment << "KS_FAIL_COUNT=" + scratch_file("calls").toLocal8Bit();
    return measured_run(work.words, limits);
}

qint64 calls_of(const Work& work, const QString& what, bool early) {
    QFile::remove(scratch_file("calls"));
    if (run_failing(work, {.what = what, .early = early}).code != 0)
        return -1;
    QFile file(scratch_file("calls"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toLongLong() : -1;
}
