// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/telemetry/nvml.h"
#include "solvers/live/samples.h"

#include <memory>
#include <string>
#include <vector>

namespace ks::gpu {

/// One GPU as NVML sees it.
class Board {
public:
    /// `uuid`: "GPU-..." as CUDA has it, because NVML counts the GPUs in another order and sees those that
    /// CUDA_VISIBLE_DEVICES hides. `gpm`: also the two figures that take the hardware's counters.
    static Result<std::unique_ptr<Board>> open(const nvml::Functions& functions, const std::string& uuid,
                                               bool gpm);
    ~Board();
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    /// What the board tells now; what it does not tell is empty. GPM's figures are of the time since the last
    /// reading, so the first one lacks them.
    live::Telemetry read();
    /// Why GPM's figures are missing though they were asked for; empty if they are not.
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

/// What holds the clocks down, of NVML's bits nvmlClocksEventReason*. A GPU that has nothing to do is not
/// held down.
std::vector<std::string> throttle_words(unsigned long long reasons);

} // namespace ks::gpu
