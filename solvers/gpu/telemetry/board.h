// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/telemetry/nvml.h"
#include "solvers/live/samples.h"

#include <memory>
#include <string>
#include <vector>

namespace ks::gpu {

/// One GPU as NVML reports it.
class Board {
public:
    /// Opens the GPU. `uuid`: "GPU-..." as in CUDA, because NVML numbers the GPUs in another order and also
    /// lists those that CUDA_VISIBLE_DEVICES hides. `gpm`: whether to read the two values that need the
    /// hardware's counters.
    static Result<std::unique_ptr<Board>> open(const nvml::Functions& functions, const std::string& uuid,
                                               bool gpm);
    ~Board();
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    /// Returns the board's current values; a value that the board does not report is empty. GPM's values
    /// cover the time since the last reading, so the first reading lacks them.
    live::Telemetry read();
    /// Returns why GPM's values are missing although they were requested; empty if they are not missing.
    const std::string& without_gpm() const { return without_gpm_; }

private:
    explicit Board(const nvml::Functions& functions) : nvml_(functions) {}
    void open_gpm();
    void close_gpm(const std::string& why);
    void read_clocks(live::Telemetry& telemetry) const;
    void read_memory(live::Telemetry& telemetry) const;
    void read_processes(live::Telemetry& telemetry) const;
    void read_gpm(live::Telemetry& telemetry);

    nvml::Functions nvml_;
    nvml::Device device_ = nullptr;
    nvml::Sample before_ = nullptr, now_ = nullptr; ///< null: no GPM
    bool has_before_ = false;
    nvml::GpmMetrics metrics_;
    std::string without_gpm_;
};

/// Returns the reasons for reduced clocks, from NVML's bits nvmlClocksEventReason*. An idle GPU counts as not
/// throttled.
std::vector<std::string> throttle_words(unsigned long long reasons);

} // namespace ks::gpu
