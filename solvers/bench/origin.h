// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks {

struct RecordedResults;

/// The machine and the session in which times were measured. Many machines have the same host text, such as
/// "Intel(R) Xeon(R) Processor, 16 logical cores", so a host text does not identify a machine. Unknown
/// members are empty.
struct Origin {
    std::string machine_id; ///< `published_id` of the system's machine id
    std::string boot_id;    ///< `published_id` of the kernel's boot id, which changes at every boot
    std::string gpu_uuid;   ///< of all GPUs that the process may use: "GPU-..., GPU-...", sorted
    std::string started;    ///< beginning of the session, UTC: "2026-01-02T03:04:05Z"

    bool empty() const {
        return machine_id.empty() && boot_id.empty() && gpu_uuid.empty() && started.empty();
    }
    friend bool operator==(const Origin&, const Origin&) = default;
};

/// Returns a hash of an id of this system, which may be published. The machine id itself is confidential
/// (machine-id(5)): a document that contains it would identify its user to every program on that machine. The
/// hash is specific to this program, like that of sd_id128_get_machine_app_specific. Empty if the id is
/// empty.
std::string published_id(std::string_view id);

/// Returns a key that is equal for two results only if one machine measured both. Times may be divided by
/// each other only if their keys are equal.
///
/// - With a GPU the key consists of the machine id, the GPUs and the host text; a reboot does not change it.
///   The machine id alone is not enough, because rented machines and containers copy it with their image. The
///   host text has the number of cores, which changes the times of a CPU.
/// - Without a GPU the boot id replaces the GPU, so a rebooted machine counts as another machine.
/// - Without both, results with the same commit and session start are from one machine. Older files have a
///   session start if it is known that one session measured several of them.
/// - All other results count as separate machines: the key comes from the content of the file.
std::string machine_of(const RecordedResults& results);

} // namespace ks
