// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/base/result.h"
#include "solvers/parameters.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace ks::ui {

/// A variant as the runner's `list` tells of it.
struct VariantEntry {
    QString id, title, kind, question;
    bool exact = true;
    QStringList on;        ///< where it is offered: "cpu", or "emulator" and "gpu"
    QStringList available; ///< where of these it can run here and now
    QString paper;         ///< "thesis, Section 4.4, Algorithm 4.2", or empty
    QString complexity;    ///< "time O(N · C), space O(n · C) (thesis, Table 1.1)", or empty
    std::vector<Parameter> parameters;

    bool on_cpu() const { return on.contains(QLatin1String("cpu")); }
};

/// A GPU or an emulated preset as the runner's `devices` tells of it.
struct DeviceEntry {
    QString id, name, cc;
};

struct Devices {
    QString host; ///< the processor, "AMD EPYC 9654, 96 logical cores"
    std::vector<DeviceEntry> gpus;
    QString no_gpu; ///< why there is none
    std::vector<DeviceEntry> presets;
};

/// Read the documents; one that is not as interface.md says is an input error.
Result<std::vector<VariantEntry>> read_variants(const QJsonObject& document);
Result<Devices> read_devices(const QJsonObject& document);

/// "gpu:0" is a place of kind "gpu".
QString place_kind(const QString& place);

} // namespace ks::ui
