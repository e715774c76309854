// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/base/result.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace ks::ui {

/// A finished run: the runner's result document, read (interface.md, "Result").
struct RunOutcome {
    struct Stage {
        QString name;
        double ms = 0;
    };

    QString variant;
    QString on;         ///< "cpu", "emulator", "gpu:0"
    QString device;     ///< "NVIDIA H200"; empty on the CPU
    QString parameters; ///< "block = 256, barrier = atomic"
    QString instance_name, instance_kind, instance_sha256;
    QString status;
    QString bound; ///< of status bound: the exact fraction, "29/3"
    std::optional<qint64> objective, weight;
    std::optional<std::vector<std::optional<qint64>>> selection; ///< indices from 0
    std::optional<bool> verified;
    qint64 launches = 0;
    double total_ms = 0;
    std::vector<Stage> stages;
    std::vector<double> ratios; ///< R_TA (thesis, Equations 4.1, 4.2, 4.4), one for all classes or one for each
    std::vector<QString> facts; ///< what the run says of itself, one sentence each

    /// A time in the emulator says how long the emulator took, nothing about a GPU.
    bool emulated() const { return on == QLatin1String("emulator"); }
};

/// Reads the document; one that is not as interface.md says is an input error.
Result<RunOutcome> read_outcome(const QJsonObject& document);

} // namespace ks::ui
