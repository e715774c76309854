// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/emulator_backend.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/pieces.h"
#include "solvers/emulator/engine/block_memory.h"
#include "solvers/emulator/engine/prepare_trace.h"
#include "solvers/emulator/engine/workers.h"
#include "solvers/kernels/arguments.h"
#include "solvers/live/modelled_probe.h"
#include "solvers/occupancy/kernel_resources.h"
#include "solvers/occupancy/occupancy_words.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <thread>

namespace ks::emulator {

namespace {

class EmulatorBackend final : public Backend {
public:
    EmulatorBackend(const DevicePreset& preset, const BackendRequest& request, KernelLists kernels,
                    Recorder* recorder)
        : preset_(preset), kernels_(kernels.begin(), kernels.end()), recorder_(recorder), stop_(request.stop),
          memory_(request.memory_budget, request.stop),
          workers_(std::max(1, static_cast<int>(std::thread::hardware_concurrency()))) {
        if (request.probe)
            probe_.emplace(preset_.sms, limits());
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
            return Kernel{.name = std::string(name), .handle = entry};
        return Error{.code = ErrorCode::internal, .what = formatted("the emulator has no kernel '{}'", name)};
    }

    Result<Buffer> allocate(BufferSpec spec) override {
        const bool watched = checker_ && spec.space != Space::host;
        const std::int64_t beside = watched ? MemoryChecker::bytes(spec) : 0;
        KS_TRY(Buffer buffer, memory_.allocate(std::move(spec), beside));
        if (watched)
            checker_->allocated(allocation(buffer));
        if (recorder_ != nullptr)
            recorder_->buffers = memory_.buffers();
        return buffer;
    }

    Result<void> fill(const Buffer& buffer, std::int64_t offset, std::int64_t bytes, std::byte value,
                      int queue) override {
        KS_CHECK(check_on_device(buffer));
        KS_CHECK(check_queue(queue, queues_));
        KS_TRY(const auto filled, part(buffer, offset, static_cast<std::size_t>(bytes)));
        if (recording_ != nullptr)
            return record([=, this](Context&) { return fill(buffer, offset, bytes, value, queue); });
        KS_CHECK(by_pieces(filled.size(), [&](std::size_t at, std::size_t count) {
            std::ranges::fill(filled.subspan(at, count), value);
        }));
        written(buffer, offset, bytes);
        return {};
    }
    Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes, std::int64_t offset,
                        int queue) override {
        KS_CHECK(check_on_device(buffer));
        KS_CHECK(check_queue(queue, queues_));
        if (recording_ != nullptr)
            return not_recorded("an upload");
        KS_TRY(const auto to, part(buffer, offset, bytes.size()));
        KS_CHECK(by_pieces(bytes.size(), [&](std::size_t at, std::size_t count) {
            std::ranges::copy(bytes.subspan(at, count), to.subspan(at).begin());
        }));
        written(buffer, offset, static_cast<std::int64_t>(bytes.size()));
        return {};
    }
    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override {
        KS_CHECK(check_on_device(buffer));
        KS_CHECK(check_queue(queue, queues_));
        if (recording_ != nullptr)
            return not_recorded("a download");
        KS_TRY(const auto from, part(buffer, offset, bytes.size()));
        if (probe_)
            probe_->waited(queue);
        KS_CHECK(by_pieces(from.size(), [&](std::size_t at, std::size_t count) {
            std::ranges::copy(from.subspan(at, count), bytes.subspan(at).begin());
        }));
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
                      std::int64_t bytes, int queue) override {
        KS_CHECK(check_queue(queue, queues_));
        KS_TRY(const auto source, part(from, from_offset, static_cast<std::size_t>(bytes)));
        KS_TRY(const auto target, part(to, to_offset, static_cast<std::size_t>(bytes)));
        if (recording_ != nullptr)
            return record(
                [=, this](Context&) { return copy(from, from_offset, to, to_offset, bytes, queue); });
        std::memmove(target.data(), source.data(), source.size());
        copied(from, from_offset, to, to_offset, bytes);
        return {};
    }

    Result<void> open_queues(int count) override {
        KS_CHECK(check_queue_count(count));
        if (probe_ && count > queues_)
            probe_->waited(0);
        queues_ = std::max(queues_, count);
        return {};
    }
    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override;
    Result<void> synchronise(Context& context) override {
        if (recording_ != nullptr)
            return not_recorded("waiting");
        if (probe_)
            probe_->waited();
        return context.check();
    }
    Result<void> replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                        Context& context) override;

    Result<std::int64_t> mark(int queue) override {
        KS_CHECK(check_queue(queue, queues_));
        if (recording_ != nullptr)
            return not_recorded("a mark");
        marks_.push_back(std::chrono::steady_clock::now());
        if (probe_)
            probe_->marked(queue);
        return static_cast<std::int64_t>(marks_.size()) - 1;
    }
    Result<double> between_ms(std::int64_t from, std::int64_t to) override {
        KS_CHECK(check_mark(from, marks_.size()));
        KS_CHECK(check_mark(to, marks_.size()));
        const auto at = [&](std::int64_t i) { return marks_[static_cast<std::size_t>(i)]; };
        return std::chrono::duration<double, std::milli>(at(to) - at(from)).count();
    }

    /// Returns at once, because everything before a mark was done when the mark was set.
    Result<void> wait(int queue, std::int64_t mark) override {
        KS_CHECK(check_queue(queue, queues_));
        KS_CHECK(check_mark(mark, marks_.size()));
        if (recording_ != nullptr)
            return not_recorded("waiting for a mark");
        if (probe_)
            probe_->waits(queue, mark);
        return {};
    }

    Result<std::int64_t> coresident_blocks(const Kernel& kernel, const LaunchShape& shape) override {
        const BlockNeeds needs = needs_of(figures_of(kernel), limits(), shape.block, shape.shared_bytes);
        return occupancy(limits(), needs, {.carveout = shape.carveout}).blocks * preset_.sms;
    }
    Result<std::optional<KernelResources>> resources(const Kernel& kernel) override {
        const KernelResources* const known = figures_of(kernel);
        return known != nullptr ? std::optional(*known) : std::nullopt;
    }
    std::int64_t own_bytes(const LargestLaunch& launch, std::int64_t left) const override {
        return block_memory().expected(launch, workers_.most(), left);
    }
    const ComputeCapability& limits() const override { return preset_.limits(); }
    int sms() const override { return preset_.sms; }
    live::Probe* probe() override { return probe_ ? &*probe_ : nullptr; }

private:
    /// Passes the launch to the model of a watched run.
    void note_launch(const Kernel& kernel, const LaunchShape& shape, std::int64_t resident) {
        const KernelResources* const known = figures_of(kernel);
        probe_->launched(
            {.kernel = kernel.name,
             .grid = shape.grid,
             .block = shape.block,
             .registers = known ? known->registers : 0,
             .shared_bytes = (known ? known->static_shared_bytes : 0) + shape.shared_bytes,
             .blocks_per_sm = static_cast<int>(std::max<std::int64_t>(1, resident / preset_.sms))},
            shape.queue);
    }
    const KernelResources* figures_of(const Kernel& kernel) const {
        return kernel_resources().find(kernel.name, preset_.cc);
    }
    const EmulatedKernel* find(std::string_view name) const {
        for (const auto& list : kernels_)
            for (const EmulatedKernel& each : list)
                if (name == ks::written("{}.{}", each.family, each.name))
                    return &each;
        return nullptr;
    }

    using Queued = std::function<Result<void>(Context&)>;
    Result<void> record(Queued call) {
        recording_->push_back(std::move(call));
        return {};
    }
    /// Runs `work(offset, count)` over `bytes` bytes piece by piece, until a stop is requested.
    template <class Work>
    Result<void> by_pieces(std::size_t bytes, const Work& work) const {
        if (in_pieces(bytes, stop_, work))
            return {};
        return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
    }
    static Allocation& allocation(const Buffer& buffer) { return static_cast<Allocation&>(buffer.storage()); }
    void written(const Buffer& buffer, std::int64_t offset, std::int64_t bytes) {
        if (checker_)
            checker_->written(allocation(buffer), offset, bytes);
    }
    /// Host memory is not watched: bytes from the host count as written, and bytes copied to the host are not
    /// checked.
    void copied(const Buffer& from, std::int64_t from_offset, const Buffer& to, std::int64_t to_offset,
                std::int64_t bytes) {
        if (!checker_ || to.spec().space == Space::host)
            return;
        if (from.spec().space == Space::host)
            checker_->written(allocation(to), to_offset, bytes);
        else
            checker_->copied(allocation(from), from_offset, allocation(to), to_offset, bytes);
    }
    static std::span<std::byte> bytes_of(const Buffer& buffer) { return allocation(buffer).bytes(); }
    static Result<std::span<std::byte>> part(const Buffer& buffer, std::int64_t offset, std::size_t bytes) {
        KS_CHECK(check_transfer(buffer, offset, bytes));
        if (buffer.storage().address() == nullptr)
            return Error{.code = ErrorCode::internal,
                         .what = formatted("'{}' was freed", buffer.spec().name)};
        return bytes_of(buffer).subspan(static_cast<std::size_t>(offset), bytes);
    }
    static LaunchArgument to_launch(const Argument& argument) {
        if (argument.kind != ArgumentKind::buffer)
            return {.bits = argument.bits};
        const Allocation& memory = allocation(argument.view.buffer);
        const std::uint64_t element = memory.spec.element_bytes;
        return {.origin = memory.bytes().data(),
                .start = static_cast<std::uint64_t>(argument.view.offset) / element,
                .count = memory.bytes().size() / element,
                .address = memory.device_address(),
                .allocation = memory.id()};
    }
    BlockMemory block_memory() const {
        return {.memory = memory_,
                .most_shared = shared_bytes_per_block(),
                .traced = recorder_ != nullptr,
                .watched = checker_.has_value()};
    }

    const DevicePreset& preset_;
    std::optional<live::ModelledProbe> probe_;
    std::vector<KernelList<EmulatedKernel>> kernels_;
    Recorder* recorder_;
    std::stop_token stop_;
    DeviceMemory memory_;
    std::optional<MemoryChecker> checker_;
    std::optional<Buffer::View> downloaded_; ///< the last download, if the run is watched for findings
    Workers workers_;
    ConstantMemory constants_;
    int queues_ = 1;
    std::vector<std::chrono::steady_clock::time_point> marks_;
    std::vector<Queued>* recording_ = nullptr; ///< the steps that a replay queues
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
    for (std::int64_t i = 0; i < times; ++i) {
        if (probe_)
            probe_->waited(); // the time is measured after each wait
        for (const Queued& call : queued)
            KS_CHECK(call(context));
    }
    if (probe_)
        probe_->waited();
    return {};
}

Result<void> EmulatorBackend::launch(const Kernel& kernel, const LaunchShape& shape,
                                     std::span<const Argument> arguments, Context& context) {
    const auto& entry = *static_cast<const EmulatedKernel*>(kernel.handle);
    KS_CHECK(check_arguments(kernel.name, entry.signature, arguments));
    KS_CHECK(check_shape(kernel.name, shape, shared_bytes_per_block()));
    KS_CHECK(check_queue(shape.queue, queues_));
    if (recording_ != nullptr)
        return record([=, this, held = std::vector(arguments.begin(), arguments.end())](Context& later) {
            return launch(kernel, shape, held, later);
        });
    KS_TRY(const int workers, block_memory().workers(shape, workers_.most()));
    KS_CHECK(context.check());

    Launch launch;
    launch.kernel = &entry;
    launch.constants = &constants_;
    launch.name = kernel.name;
    launch.shape = shape;
    launch.workers = workers;
    launch.most_shared = shared_bytes_per_block();
    KS_TRY(const std::int64_t resident, coresident_blocks(kernel, shape));
    if (shape.cooperative &&
        resident == 0) // if one block fits, the emulator can show that blocks wait forever
        KS_CHECK(check_coresident(kernel, shape));
    // A device that is too old for nvcc uses the registers of a newer device, so a launch is not refused for
    // them.
    launch.residency.begin(shape.grid, std::max<std::int64_t>(resident, 1), workers);
    launch.measured = figures_of(kernel) != nullptr;
    launch.too_large = block_memory().too_many(kernel.name, shape, resident);
    if (launch.too_large && !launch.measured)
        launch.too_large->what = formatted("{}; {}", launch.too_large->what, said(not_measured));
    for (const Argument& argument : arguments) {
        launch.arguments.push_back(to_launch(argument));
        if (argument.kind == ArgumentKind::buffer)
            launch.buffers.push_back(argument.view.buffer);
    }
    if (recorder_ != nullptr)
        KS_CHECK(prepare_trace(launch, *recorder_, preset_));
    if (checker_) {
        checker_->begin_launch(shape.grid);
        launch.checker = &*checker_;
    }
    count_launch(kernel.name);
    if (probe_)
        note_launch(kernel, shape, resident);
    const Result<void> ran = workers_.run(launch, context);
    if (recorder_ != nullptr) {
        recorder_->launches.push_back({.kernel = kernel.name,
                                       .shape = shape,
                                       .sites = launch.sites(),
                                       .traced = launch.traced_count(),
                                       .costs = std::move(launch.costs),
                                       .blocks_per_sm = resident / preset_.sms,
                                       .measured = launch.measured,
                                       .window = std::move(launch.window)});
        recorder_->fault = launch.fault();
        if (checker_)
            recorder_->found = checker_->found();
    }
    if (const auto& fault = launch.fault())
        return Error{.code = fault->code, .what = fault->text, .where = fault->where, .todo = fault->todo};
    return ran;
}

} // namespace

void release(const Buffer& buffer) {
    static_cast<Allocation&>(buffer.storage()).release();
}

Result<std::unique_ptr<Backend>> open_emulator(const BackendRequest& request, KernelLists kernels,
                                               Recorder* recorder) {
    if (!fibers_available())
        return Error{.code = ErrorCode::usage,
                     .what = "this build has no emulator: Boost.Context's library was not found",
                     .todo = "install libboost-context-dev and build again"};
    KS_TRY(const DevicePreset* preset, find_device_preset(request.device));
    return std::unique_ptr<Backend>(std::make_unique<EmulatorBackend>(*preset, request, kernels, recorder));
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
