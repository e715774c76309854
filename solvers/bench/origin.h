// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks {

struct RecordedResults;

/// The machine and the session in which times were measured. Many machines have the same host text, such as
/// "Intel(R) Xeon(R) Processor, 16 logical cores", so a host text identifies none. What is unknown is empty.
struct Origin {
    std::string machine_id; ///< `published_id` of the system's machine id
    std::string boot_id;    ///< `published_id` of the kernel's boot id, which is new at every boot
    std::string gpu_uuid;   ///< of every GPU that the process may use: "GPU-..., GPU-...", sorted
    std::string started;    ///< when the session began, UTC: "2026-01-02T03:04:05Z"

    bool empty() const {
        return machine_id.empty() && boot_id.empty() && gpu_uuid.empty() && started.empty();
    }
    friend bool operator==(const Origin&, const Origin&) = default;
};

/// Returns a hash of an id of this system, which may be published. The machine id itself is confidential
/// (machine-id(5)): a document that holds it would make its user known to every program on that machine. The
/// hash is for this program alone, as that of sd_id128_get_machine_app_specific. Empty if the id is empty.
std::string published_id(std::string_view id);

/// Returns a key that is equal for two results only if one machine measured both. Times may be divided only
/// within one key.
///
/// - With a GPU the key is the machine id, the GPUs and the host text; the machine stays the same after a
///   reboot. The machine id alone would not do because rented machines and containers copy it with their
///   image. The host text has the number of cores, which changes the times of a CPU.
/// - Without a GPU the boot id replaces the GPU, so a rebooted machine counts as another machine.
/// - Without both, results of one commit and one session start are of one machine. Older files have a session
///   start where it is known that one session measured several of them.
/// - All other results are of a machine of their own: the key comes from the content of the file.
std::string machine_of(const RecordedResults& results);

} // namespace ks
