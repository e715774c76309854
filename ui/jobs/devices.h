// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/roofline/ceilings.h"

#include <QString>

#include <optional>
#include <vector>

namespace ks::ui {

/// A GPU or an emulated preset, as the runner's `devices` reports it.
struct DeviceEntry {
    QString id, name, cc;
    /// Of a GPU: what it can do at most, measured by its user or recorded with the runner; empty: nobody
    /// knows.
    std::optional<roofline::Ceilings> ceilings;
    /// Whether ordinary programs may read a GPU's counters: "open", "closed", "unavailable" (nobody knows);
    /// empty: the runner does not say.
    QString counters;
};

struct Devices {
    QString host; ///< the processor, "AMD EPYC 9654, 96 logical cores"
    std::vector<DeviceEntry> gpus;
    QString no_gpu; ///< why there is none
    std::vector<DeviceEntry> presets;
};

} // namespace ks::ui
