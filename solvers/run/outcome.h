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

/// A finished run: the content of the result document (app/runner/schemas/result.schema.json).
struct Outcome {
    std::string variant;
    std::string on; ///< "cpu", "emulator", "gpu:0"
    std::optional<DeviceDescription> device;
    Parameters parameters;
    std::string instance_name, instance_kind, instance_sha256;
    Answer answer;
    /// [entry of the selection]: the name of the chosen item, empty if it has none. Empty if no item of the
    /// instance has a name.
    std::vector<std::string> names;
    SumUnits units; ///< the units of the answer's value and weight
    std::optional<bool> verified;
    Executed executed;
    std::string table; ///< the file the rows were written to, or empty
    /// The name of another computer that ran it, as the user calls it (empty: this one), and the processor.
    /// The caller sets them; documents do not contain them.
    std::string host, host_processor;
    /// The time from the instance in host memory to the verified answer in host memory, without the stages
    /// `prepare` and `table`.
    double total_ms = 0;
    std::vector<Stage> stages;

    /// A time in the emulator is the emulator's time and says nothing about a GPU.
    bool emulated() const { return on == "emulator"; }
};

Json to_json(const Outcome& outcome);
Json to_json(const DeviceDescription& device);
Json to_json(const Parameters& parameters);

/// Read what those functions wrote; errors contain the place. The variant may be unknown to this program: its
/// name, kind and parameters are those in the document. The beginning of a stage is not written.
Result<Outcome> read_outcome(const json::Cursor& document);
Result<DeviceDescription> read_device(const json::Cursor& at);
Result<Parameters> read_parameters(const json::Cursor& at);

} // namespace ks
