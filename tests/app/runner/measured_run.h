// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>

#include <chrono>

/// A finished run of the real knapscope-run.
struct MeasuredRun {
    int code = -1;         ///< -1: ended by a signal
    int signal = 0;        ///< the signal that ended it; SIGKILL if it did not end in time
    qint64 peak_bytes = 0; ///< of resident memory
    QByteArray out, err;

    QList<QJsonObject> events() const;
};

/// The limits and the input of such a run.
struct RunLimits {
    qint64 address_space = 0;           ///< bytes; 0: no limit
    QList<QByteArray> environment = {}; ///< "NAME=value", in addition to this process's environment
    QByteArray input = {};              ///< its standard input
    std::chrono::seconds patience{120}; ///< after this time it is killed
};

/// Runs it to its end. Its output goes to files, so that nothing blocks on a reader.
MeasuredRun measured_run(const QStringList& arguments, const RunLimits& limits = {});
