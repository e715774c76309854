// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>

#include <chrono>

/// A finished run of the real knapscope-run.
struct MeasuredRun {
    int code = -1;         ///< -1: it was ended by a signal
    int signal = 0;        ///< that ended it; SIGKILL also where it did not end in time
    qint64 peak_bytes = 0; ///< of resident memory
    QByteArray out, err;

    QList<QJsonObject> events() const;
};

/// What such a run may use and what is put into it.
struct RunLimits {
    qint64 address_space = 0;           ///< bytes; 0: no bound
    QList<QByteArray> environment = {}; ///< "NAME=value", beside this process's own
    QByteArray input = {};              ///< of its standard input
    std::chrono::seconds patience{120}; ///< then it is killed
};

/// Runs it to its end; its output goes through files, so that nothing waits for a reader.
MeasuredRun measured_run(const QStringList& arguments, const RunLimits& limits = {});
