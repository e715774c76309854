// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/counters/cupti.h"
#include "solvers/gpu/counters/metrics.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace ks::gpu {

/// Returns the chips that this CUPTI supports, such as "GH100". Needs no GPU.
Result<std::vector<std::string>> known_chips(const Cupti& cupti);

/// CUPTI's host side for one chip and set of counters: how the counters are scheduled, and how their metrics
/// are computed. Needs no GPU.
class HostProfiler {
public:
    /// Opens the profiler. A metric that the chip does not have is omitted and reported by `missing`; it is
    /// an error if the chip has none of them.
    static Result<std::unique_ptr<HostProfiler>> open(const Cupti& cupti, const std::string& chip,
                                                      live::CounterSet set);
    ~HostProfiler();
    HostProfiler(const HostProfiler&) = delete;
    HostProfiler& operator=(const HostProfiler&) = delete;

    std::span<const ChosenMetric> metrics() const { return metrics_; }
    const std::vector<std::string>& missing() const { return missing_; }
    const std::string& chip() const { return chip_; }
    /// The configuration that makes the hardware count these metrics.
    const std::vector<std::uint8_t>& config() const { return config_; }
    std::int64_t passes() const { return passes_; }

    /// Returns CUPTI's names of the metrics, in the order of the metrics.
    std::vector<const char*> names() const;
    /// Returns the metrics of a range or sample of a counter data image; NaN for a metric without a value.
    Result<std::vector<double>> evaluate(std::span<const std::uint8_t> image, std::size_t index) const;

private:
    explicit HostProfiler(const Cupti& cupti) : cupti_(cupti) {}
    Result<void> begin(const std::string& chip, CUpti_ProfilerType type);
    bool has(const char* metric) const;
    Result<void> choose(live::CounterSet set);
    Result<void> configure();
    Result<void> evaluate(std::span<const std::uint8_t> image, std::size_t index, const char** names,
                          std::span<double> values) const;

    const Cupti& cupti_;
    CUpti_Profiler_Host_Object* host_ = nullptr;
    std::string chip_;
    std::vector<ChosenMetric> metrics_;
    std::vector<std::string> missing_;
    std::vector<std::uint8_t> config_;
    std::int64_t passes_ = 0;
};

} // namespace ks::gpu
