// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/gpu_watcher.h"

#include "solvers/gpu/counters/counting.h"
#include "solvers/gpu/telemetry/sampler.h"
#include "solvers/gpu/uuid.h"

#include <cuda_runtime_api.h>

namespace ks::gpu {

namespace {

class GpuWatcher final : public live::Watcher {
public:
    explicit GpuWatcher(Backend& backend) : backend_(backend) {}

    void start(const live::Watch& watch, std::chrono::steady_clock::time_point run_began,
               std::function<void(const live::Telemetry&)> on_telemetry) override;
    std::int64_t passes_left() const override { return counting_ ? counting_->passes_left() : 0; }
    void begin_pass() override {
        if (counting_)
            counting_->begin_pass();
    }
    void end_pass() override {
        if (counting_)
            counting_->end_pass();
    }
    std::optional<live::Counters> finish() override;
    std::vector<std::string> remarks() const override { return sampler_ ? sampler_->remarks() : remarks_; }

private:
    Backend& backend_;
    std::unique_ptr<TelemetrySampler> sampler_;
    std::unique_ptr<Counting> counting_;
    std::vector<std::string> remarks_; ///< remarks of the finished sampler
};

void GpuWatcher::start(const live::Watch& watch, std::chrono::steady_clock::time_point run_began,
                       std::function<void(const live::Telemetry&)> on_telemetry) {
    int device = 0;
    cudaDeviceProp properties{};
    if (cudaGetDevice(&device) != cudaSuccess ||
        cudaGetDeviceProperties(&properties, device) != cudaSuccess) {
        remarks_.emplace_back("CUDA does not say which GPU this is, so nothing of it is watched");
        return;
    }
    const bool counts = watch.counters != live::CounterSet::none;
    if (watch.telemetry && on_telemetry)
        // GPM and CUPTI share the hardware's counters.
        sampler_ = std::make_unique<TelemetrySampler>(nvml::load, uuid_text(properties.uuid), !counts,
                                                      std::move(on_telemetry));
    if (counts)
        counting_ = start_counting(watch.counters, backend_, device, run_began);
}

std::optional<live::Counters> GpuWatcher::finish() {
    if (sampler_) {
        remarks_ = sampler_->remarks();
        sampler_.reset();
    }
    if (!counting_)
        return std::nullopt;
    live::Counters counters = counting_->finish();
    counting_.reset();
    return counters;
}

} // namespace

std::unique_ptr<live::Watcher> watch_gpu(Backend& backend) {
    return std::make_unique<GpuWatcher>(backend);
}

} // namespace ks::gpu
