// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/emulator_backend.h"

namespace ks::emulator {

/// Sets which blocks of the launch are traced and which warp is recorded, as the recorder requests. It is a
/// limit error if that exceeds the recorder's number of events, and a usage error if the launch has no such
/// warp.
Result<void> prepare_trace(Launch& launch, Recorder& recorder, const DevicePreset& device);

} // namespace ks::emulator
