// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/emulator_backend.h"

namespace ks::emulator {

/// Says which blocks of the launch are traced and which warp is recorded, as the recorder asks for. A limit
/// error where that would be more events than it allows, a usage error where the launch has no such warp.
Result<void> prepare_trace(Launch& launch, Recorder& recorder, const DevicePreset& device);

} // namespace ks::emulator
