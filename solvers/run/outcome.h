// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/parameters.h"
#include "solvers/instance/unit.h"
#include "solvers/kernels/backend.h"
#include "solvers/result/answer.h"

#include <optional>
#include <string>
#include <vector>

namespace ks {

/// A finished run: what the result document says (app/runner/schemas/result.schema.json).
struct Outcome {
    std::string variant;
    std::string on; ///< "cpu", "emulator", "gpu:0"
    std::optional<DeviceDescription> device;
    Parameters parameters;
    std::string instance_name, instance_kind, instance_sha256;
    Answer answer;
    /// [entry of the selection]: the name of the item that was chosen, empty where it has none. Empty where
    /// no item of the instance has a name.
    std::vector<std::string> names;
    SumUnits units; ///< what the answer's value and weight mean to the user
    std::optional<bool> verified;
    Executed executed;
    std::string table; ///< the file the rows were written to, or empty
    /// Another computer that ran it, as the user calls it (empty: this one), and the processor of
    /// either. Whoever asked it knows; documents do not hold them.
    std::string host, host_processor;
    /// The time from the instance in host memory to the verified answer in host memory. The stages `prepare`
    /// and `table` do not count.
    double total_ms = 0;
    std::vector<Stage> stages;

    /// A time in the emulator says how long the emulator took, nothing about a GPU.
    bool emulated() const { return on == "emulator"; }
};

Json to_json(const Outcome& outcome);
Json to_json(const DeviceDescription& device);
Json to_json(const Parameters& parameters);

/// These read what those wrote; errors carry the place. The variant may be one that this program does not
/// know: its name, its kind and its parameters are what the document says. Where a stage began is not
/// written.
Result<Outcome> read_outcome(const json::Cursor& document);
Result<DeviceDescription> read_device(const json::Cursor& at);
Result<Parameters> read_parameters(const json::Cursor& at);

} // namespace ks
