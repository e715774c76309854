// SPDX-License-Identifier: GPL-3.0-or-later
// Instances in the native format, of every kind.
#include "solvers/formats/format.h"
#include "tests/fuzz/target.h"

namespace ks::fuzz {

Verdict check_instance(std::string_view bytes) {
    return written_and_read(
        bytes, [](std::string_view text) { return read_instance(text, "x.json", "json"); },
        [](const InstancePtr& instance) { return write_json(*instance); });
}

} // namespace ks::fuzz
