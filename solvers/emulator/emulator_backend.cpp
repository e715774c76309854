// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/emulator_backend.h"

#include "solvers/base/units.h"
#include "solvers/emulator/block_runner.h"
#include "solvers/emulator/workers.h"
#include "solvers/kernels/arguments.h"
#include "solvers/occupancy/block_schedule.h"
#include "solvers/occupancy/kernel_resources.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <thread>

namespace ks::emulator {

namespace {

class EmulatorBackend final : public Backend {
public:
    EmulatorBackend(const DevicePreset& preset, std::int64_t budget, KernelLists kernels, Recorder* recorder)
        : preset_(preset), kernels_(kernels.begin(), kernels.end()), recorder_(recorder), memory_(budget),
          workers_(std::max(1, static_cast<int>(std::thread::hardware_concurrency()))) {
        if (recorder != nullptr && recorder->findings) {
            checker_.emplace(memory_);
            recorder->writer = [this](std::int64_t offset) {
                return downloaded_
                           ? checker_->writer(allocation(downloaded_->buffer), downloaded_->offset + offset)
                           : std::nullopt;
            };
        }
        for (const auto& list : kernels_)
            for (const EmulatedKernel& each : list)
                if (each.constant_bytes > 0)
                    constants_[each.constant].resize(static_cast<std::size_t>(each.constant_bytes));
    }

    DeviceDescription device() const override {
        return {.id = "emulator", .name = std::string(preset_.name), .cc = std::string(preset_.cc)};
    }

    Result<Kernel> kernel(std::string_view name) override {
        const EmulatedKernel* const entry = find(name);
        if (entry != nullptr && entry->constant_bytes == 0)
            return Kernel{std::string(name), entry};
        return Error{ErrorCode::internal, "the emulator has no kernel '" + std::string(name) + "'", "", ""};
    }

    Result<Buffer> allocate(BufferSpec spec) override {
        const std::int64_t beside = checker_ ? MemoryChecker::bytes(spec) : 0;
        KS_TRY(Buffer buffer, memory_.allocate(std::move(spec), beside));
        if (checker_)
            checker_->allocated(allocation(buffer));
        if (recorder_ != nullptr)
            recorder_->buffers = memory_.buffers();
        return buffer;
    }

    Result<void> fill(const Buffer& buffer, std::byte value) override {
        if (recording_ != nullptr)
            return record([=, this](Context&) { return fill(buffer, value); });
        KS_CHECK(part(buffer, 0, 0));
        std::ranges::fill(bytes_of(buffer), value);
        written(buffer, 0, buffer.spec().bytes());
        return {};
    }
    Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes,
                        std::int64_t offset) override {
        if (recording_ != nullptr)
            return not_recorded("an upload");
        KS_TRY(const auto to, part(buffer, offset, bytes.size()));
        std::ranges::copy(bytes, to.begin());
        written(buffer, offset, static_cast<std::int64_t>(bytes.size()));
        return {};
    }
    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset) override {
        if (recording_ != nullptr)
            return not_recorded("a download");
        KS_TRY(const auto from, part(buffer, offset, bytes.size()));
        std::ranges::copy(from, bytes.begin());
        if (checker_)
            downloaded_ = buffer.at(offset);
        return {};
    }
    Result<void> set_constant(std::string_view name, std::span<const std::byte> bytes) override {
        if (recording_ != nullptr)
            return not_recorded("setting a constant");
        const EmulatedKernel* const array = find(name);
        KS_CHECK(check_constant(name, array != nullptr ? array->constant_bytes : 0, bytes.size()));
        std::ranges::copy(bytes, constants_[array->constant].begin());
        return {};
    }
    Result<void> copy(const Buffer& from, std::int64_t from_offset, const Buffer& to, std::int64_t to_offset,
                      std::int64_t bytes) override {
        KS_TRY(const auto source, part(from, from_offset, static_cast<std::size_t>(bytes)));
        KS_TRY(const auto target, part(to, to_offset, static_cast<std::size_t>(bytes)));
        if (recording_ != nullptr)
            return record([=, this](Context&) { return copy(from, from_offset, to, to_offset, bytes); });
        std::memmove(target.data(), source.data(), source.size());
        if (checker_)
            checker_->copied(allocation(from), from_offset, allocation(to), to_offset, bytes);
        return {};
    }

    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override;
    Result<void> synchronise(Context& context) override {
        return recording_ == nullptr ? context.check() : not_recorded("waiting");
    }
    Result<void> replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                        Context& context) override;

    Result<std::int64_t> mark() override {
        if (recording_ != nullptr)
            return not_recorded("a mark");
        marks_.push_back(std::chrono::steady_clock::now());
        return static_cast<std::int64_t>(marks_.size()) - 1;
    }
    Result<double> between_ms(std::int64_t from, std::int64_t to) override {
        const auto at = [&](std::int64_t i) { return marks_.at(static_cast<std::size_t>(i)); };
        return std::chrono::duration<double, std::milli>(at(to) - at(from)).count();
    }

    Result<std::int64_t> coresident_blocks(const Kernel& kernel, int block, int shared_bytes) override {
        KS_TRY(const KernelResources taken, resources(kernel));
        return occupancy(limits(), needs_of(taken, limits(), block, shared_bytes)).blocks * preset_.sms;
    }
    Result<KernelResources> resources(const Kernel& kernel) override {
        const KernelResources* const known = kernel_resources().find(kernel.name, preset_.cc);
        return known != nullptr ? *known
                                : KernelResources{.kernel = kernel.name, .instantiation = {}, .sm = {}};
    }
    const ComputeCapability& limits() const override { return preset_.limits(); }
    int sms() const override { return preset_.sms; }

private:
    const EmulatedKernel* find(std::string_view name) const {
        for (const auto& list : kernels_)
            for (const EmulatedKernel& each : list)
                if (name == std::string(each.family) + "." + each.name)
                    return &each;
        return nullptr;
    }

    using Queued = std::function<Result<void>(Context&)>;
    Result<void> record(Queued call) {
        recording_->push_back(std::move(call));
        return {};
    }
    static Allocation& allocation(const Buffer& buffer) { return static_cast<Allocation&>(buffer.storage()); }
    void written(const Buffer& buffer, std::int64_t offset, std::int64_t bytes) {
        if (checker_)
            checker_->written(allocation(buffer), offset, bytes);
    }
    static std::span<std::byte> bytes_of(const Buffer& buffer) { return allocation(buffer).bytes(); }
    static Result<std::span<std::byte>> part(const Buffer& buffer, std::int64_t offset, std::size_t bytes) {
        KS_CHECK(check_transfer(buffer, offset, bytes));
        if (buffer.storage().address() == nullptr)
            return Error{ErrorCode::internal, "'" + buffer.spec().name + "' was freed", "", ""};
        return bytes_of(buffer).subspan(static_cast<std::size_t>(offset), bytes);
    }
    static LaunchArgument to_launch(const Argument& argument) {
        if (argument.kind == Argument::Kind::integer)
            return {.integer = argument.integer};
        const Allocation& memory = allocation(argument.view.buffer);
        const std::uint64_t element = memory.spec.element_bytes;
        return {.origin = memory.bytes().data(),
                .start = static_cast<std::uint64_t>(argument.view.offset) / element,
                .count = memory.bytes().size() / element,
                .address = memory.device_address(),
                .allocation = memory.id()};
    }
    Result<void> check_events(const LaunchShape& shape) const {
        const std::int64_t traced = std::min(shape.grid, recorder_->blocks.value_or(shape.grid));
        const double share = static_cast<double>(traced) / static_cast<double>(shape.grid);
        if (recorder_->expected_events * share <= recorder_->most_events)
            return {};
        const auto millions = [](double count) {
            return std::to_string(static_cast<std::int64_t>(count / 1e6));
        };
        const auto fitting = static_cast<std::int64_t>(static_cast<double>(shape.grid) *
                                                       recorder_->most_events / recorder_->expected_events);
        return Error{ErrorCode::limit,
                     "tracing " + std::to_string(traced) + " of " + std::to_string(shape.grid) +
                         " blocks of each launch would record about " +
                         millions(recorder_->expected_events * share) + " million events, and " +
                         millions(recorder_->most_events) + " million is the most",
                     "",
                     (fitting > 0 ? "trace a part with --blocks " + std::to_string(fitting) + ", or " : "") +
                         "choose a smaller instance"};
    }
    Result<void> prepare_trace(Launch& launch) const {
        const LaunchShape& shape = launch.shape;
        KS_CHECK(check_events(shape));
        launch.traced_blocks = std::min(shape.grid, recorder_->blocks.value_or(shape.grid));
        if (shape.grid <= most_scheduled_blocks)
            launch.costs.assign(static_cast<std::size_t>(shape.grid), -1);
        launch.lockstep = recorder_->lockstep;
        recorder_->sms = preset_.sms;
        // CUDA C Programming Guide, Compute Capability 2.x: loads go through L1, whose lines have 128 bytes.
        recorder_->load_bytes = preset_.cc.starts_with("2.") ? 128 : 32;
        const auto& place = recorder_->window;
        if (!place || place->launch != static_cast<std::int64_t>(recorder_->launches.size()))
            return {};
        const int warps = (shape.block + warp_size - 1) / warp_size;
        if (place->block >= shape.grid || place->warp >= warps)
            return Error{ErrorCode::usage,
                         "launch " + std::to_string(place->launch) + " has " + std::to_string(shape.grid) +
                             " blocks of " + std::to_string(warps) + " warps, and the window is block " +
                             std::to_string(place->block) + ", warp " + std::to_string(place->warp),
                         launch.name, "count blocks and warps from 0"};
        launch.window.emplace(place->block, place->warp);
        return {};
    }
    /// As many OS threads as there are blocks and the budget holds stacks for.
    Result<int> workers_for(const LaunchShape& shape) const {
        const std::int64_t bytes =
            BlockRunner::bytes(1, shape.block, shared_bytes_per_block(), recorder_ != nullptr);
        const std::int64_t fitting = memory_.free_bytes() / bytes;
        if (fitting > 0) // findings are the same in every run: blocks take turns
            return checker_
                       ? 1
                       : static_cast<int>(std::min({std::int64_t{workers_.most()}, shape.grid, fitting}));
        return Error{
            ErrorCode::limit,
            "emulating a block of " + std::to_string(shape.block) + " threads needs " + bytes_text(bytes) +
                " beside the buffers, and " + bytes_text(memory_.free_bytes()) + " of the budget are left",
            "",
            "raise --memory by " + size_holding(bytes - memory_.free_bytes()) + " or choose a smaller block"};
    }

    /// What is said when blocks of the launch wait for each other and cannot all be kept; nothing if they
    /// can.
    std::optional<Error> too_large(const Kernel& kernel, const LaunchShape& shape,
                                   std::int64_t resident) const {
        const std::int64_t alive = std::min(shape.grid, resident);
        const std::int64_t bytes =
            BlockRunner::bytes(alive, shape.block, shared_bytes_per_block(), recorder_ != nullptr) +
            (checker_ ? MemoryChecker::order_bytes(alive, shape.grid) : 0);
        if (bytes <= memory_.free_bytes())
            return std::nullopt;
        return Error{ErrorCode::limit,
                     "its blocks wait for each other, and keeping " + std::to_string(alive) + " blocks of " +
                         std::to_string(shape.block) + " threads needs " + bytes_text(bytes) +
                         " beside the buffers; " + bytes_text(memory_.free_bytes()) +
                         " of the budget are left",
                     kernel.name,
                     "raise --memory by " + size_holding(bytes - memory_.free_bytes()) +
                         " or launch fewer or smaller blocks"};
    }

    const DevicePreset& preset_;
    std::vector<KernelList<EmulatedKernel>> kernels_;
    Recorder* recorder_;
    DeviceMemory memory_;
    std::optional<MemoryChecker> checker_;
    std::optional<Buffer::View> downloaded_; ///< the last, where somebody watches
    Workers workers_;
    ConstantMemory constants_;
    std::vector<std::chrono::steady_clock::time_point> marks_;
    std::vector<Queued>* recording_ = nullptr; ///< what a replay queues
};

Result<void> EmulatorBackend::replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                                     Context& context) {
    if (recording_ != nullptr)
        return not_recorded("a replay");
    std::vector<Queued> queued;
    recording_ = &queued;
    Result<void> recorded = body(context);
    recording_ = nullptr;
    KS_CHECK(std::move(recorded));
    for (std::int64_t i = 0; i < times; ++i)
        for (const Queued& call : queued)
            KS_CHECK(call(context));
    return {};
}

Result<void> EmulatorBackend::launch(const Kernel& kernel, const LaunchShape& shape,
                                     std::span<const Argument> arguments, Context& context) {
    const auto& entry = *static_cast<const EmulatedKernel*>(kernel.handle);
    KS_CHECK(check_arguments(kernel.name, entry.signature, arguments));
    KS_CHECK(check_shape(kernel.name, shape, shared_bytes_per_block()));
    if (recording_ != nullptr)
        return record([=, this, held = std::vector(arguments.begin(), arguments.end())](Context& later) {
            return launch(kernel, shape, held, later);
        });
    KS_TRY(const int workers, workers_for(shape));
    KS_CHECK(context.check());

    Launch launch;
    launch.kernel = &entry;
    launch.constants = &constants_;
    launch.name = kernel.name;
    launch.shape = shape;
    launch.workers = workers;
    launch.most_shared = shared_bytes_per_block();
    KS_TRY(const std::int64_t resident, coresident_blocks(kernel, shape.block, shape.shared_bytes));
    if (shape.cooperative && resident == 0) // with one at least, blocks that wait for ever can be looked at
        KS_CHECK(check_coresident(kernel, shape));
    // Registers of devices older than nvcc compiles for are those of a newer one: no reason to refuse.
    launch.residency.begin(shape.grid, std::max<std::int64_t>(resident, 1), workers);
    launch.too_large = too_large(kernel, shape, resident);
    for (const Argument& argument : arguments) {
        launch.arguments.push_back(to_launch(argument));
        if (argument.kind == Argument::Kind::buffer)
            launch.buffers.push_back(argument.view.buffer);
    }
    if (recorder_ != nullptr)
        KS_CHECK(prepare_trace(launch));
    if (checker_) {
        checker_->begin_launch(shape.grid);
        launch.checker = &*checker_;
    }
    count_launch(kernel.name);
    const Result<void> ran = workers_.run(launch, context);
    if (recorder_ != nullptr) {
        recorder_->launches.push_back({kernel.name, shape, launch.sites(), launch.traced_count(),
                                       std::move(launch.costs), resident / preset_.sms,
                                       std::move(launch.window)});
        recorder_->fault = launch.fault();
        if (checker_)
            recorder_->found = checker_->found();
    }
    if (const auto& fault = launch.fault())
        return Error{fault->code, fault->text, fault->where, fault->todo};
    return ran;
}

} // namespace

void release(const Buffer& buffer) {
    static_cast<Allocation&>(buffer.storage()).release();
}

Result<std::unique_ptr<Backend>> open_emulator(const BackendRequest& request, KernelLists kernels,
                                               Recorder* recorder) {
    if (!fibers_available())
        return Error{ErrorCode::usage, "this build has no emulator: Boost.Context's library was not found",
                     "", "install libboost-context-dev and build again"};
    KS_TRY(const DevicePreset* preset, find_device_preset(request.device));
    return std::unique_ptr<Backend>(
        std::make_unique<EmulatorBackend>(*preset, request.memory_budget, kernels, recorder));
}

} // namespace ks::emulator

namespace ks {

BackendProvider emulator_provider() {
    BackendProvider provider;
    provider.id = "emulator";
    if (!emulator::fibers_available())
        provider.unavailable = "built without Boost.Context";
    provider.open = [](const BackendRequest& request) { return emulator::open_emulator(request); };
    return provider;
}

} // namespace ks
