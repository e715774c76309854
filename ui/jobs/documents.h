// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/catalogue.h"
#include "solvers/run/outcome.h"
#include "ui/jobs/devices.h"
#include "ui/jobs/message.h"

namespace ks::ui {

/// These read the runner's documents. A document that does not fit its schema is an input error.
Result<Catalogue> read_catalogue(const Message& document);
Result<Outcome> read_outcome(const Message& document);
Result<Devices> read_devices(const Message& document);

/// The outcome of a run on this instance. The runner is another program, and KNAPSCOPE_RUNNER may name
/// anybody's: what it says of an answer is checked, which takes as long as `check_outcome`.
Result<Outcome> checked_outcome(const Message& document, const Instance& instance);

} // namespace ks::ui
