// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/cuda_backend.h"

#include "solvers/core/formatted.h"
#include "solvers/gpu/cuda_error.h"
#include "solvers/gpu/cuda_memory.h"
#include "solvers/gpu/cuda_probe.h"
#include "solvers/gpu/device_limits.h"
#include "solvers/gpu/function_settings.h"
#include "solvers/gpu/nvtx_marks.h"
#include "solvers/kernels/arguments.h"

#include <map>
#include <tuple>

namespace ks::gpu {

namespace {

class CudaBackend final : public Backend {
public:
    CudaBackend(int device, std::shared_ptr<Queues> queues, DeviceKernelLists kernels)
        : queues_(std::move(queues)), kernels_(kernels.begin(), kernels.end()), memory_(device, queues_) {}
    static Result<std::unique_ptr<Backend>> open(const BackendRequest& request, DeviceKernelLists kernels,
                                                 DeviceKernelLists probed);

    DeviceDescription device() const override { return description_; }
    Result<Kernel> kernel(std::string_view name) override;
    Result<Buffer> allocate(BufferSpec spec) override { return memory_.allocate(std::move(spec)); }
    Result<void> fill(const Buffer& buffer, std::int64_t offset, std::int64_t bytes, std::byte value,
                      int queue) override;
    Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes, std::int64_t offset,
                        int queue) override;
    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override;
    Result<void> set_constant(std::string_view name, std::span<const std::byte> bytes) override;
    Result<void> copy(const Buffer& from, std::int64_t from_offset, const Buffer& to, std::int64_t to_offset,
                      std::int64_t bytes, int queue) override;
    Result<void> open_queues(int count) override;
    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override;
    Result<void> synchronise(Context& context) override {
        return captured_ == nullptr ? queues_->wait(context) : not_recorded("waiting");
    }
    Result<void> replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                        Context& context) override;
    Result<std::int64_t> mark(int queue) override;
    Result<double> between_ms(std::int64_t from, std::int64_t to) override;
    Result<void> wait(int queue, std::int64_t mark) override;
    Result<std::int64_t> coresident_blocks(const Kernel& kernel, const LaunchShape& shape) override;
    Result<std::optional<KernelResources>> resources(const Kernel& kernel) override;
    const ComputeCapability& limits() const override { return limits_; }
    int sms() const override { return sms_; }
    std::int64_t free_bytes() const override { return memory_.free_bytes(); }
    live::Probe* probe() override { return probe_.get(); }
    RunMarks* marks() override { return nvtx_marks(); }

private:
    Result<void> warm_up();
    Result<void> check_place(int queue) const { return check_queue(queue, queues_->count()); }
    /// Runs `body`, whose work may use any queue, after the earlier work and before the later work of queue
    /// 0.
    Result<void> forked(const std::function<Result<void>(Context&)>& body, Context& context) {
        KS_CHECK(queues_->spread());
        KS_CHECK(body(context));
        return queues_->gather();
    }

    /// Returns the kernel to launch: while the probe records, the version with the probe, unless that version
    /// needs too many registers for such blocks.
    Result<Kernel> running(const Kernel& kernel, const LaunchShape& shape);
    /// Returns the properties of a launch, except its grid, for the probe. They are cached, because querying
    /// CUDA takes as long as a launch.
    Result<const live::LaunchSpan*> described(const Kernel& kernel, const LaunchShape& shape);

    std::shared_ptr<Queues> queues_;
    std::vector<KernelList<DeviceKernel>> kernels_;
    CudaMemory memory_;
    FunctionSettings functions_;
    DeviceDescription description_;
    int sms_ = 0;
    ComputeCapability limits_;
    std::unique_ptr<CudaProbe> probe_;
    std::map<std::pair<const void*, int>, Kernel>
        running_; ///< by kernel and threads per block, while the probe records
    std::map<std::tuple<const void*, int, int, int>, live::LaunchSpan> described_;
    std::vector<std::string>* captured_ = nullptr; ///< kernels recorded into the graph under construction
};

Result<std::unique_ptr<Backend>> CudaBackend::open(const BackendRequest& request, DeviceKernelLists kernels,
                                                   DeviceKernelLists probed) {
    const std::string id = written("gpu:{}", request.index);
    int count = 0;
    KS_CHECK(checked(cudaGetDeviceCount(&count), id));
    if (request.index < 0 || request.index >= count)
        return Error{.code = ErrorCode::device,
                     .what = formatted("there is no {}: the driver sees {} GPU(s)", id, count),
                     .todo = "run `knapscope-run devices` for those present"};
    KS_CHECK(checked(cudaSetDevice(request.index), id));
    KS_CHECK(checked(cudaFree(nullptr), "creating a context on " + id));
    KS_TRY(auto queues, Queues::open());
    auto backend = std::make_unique<CudaBackend>(request.index, std::move(queues), kernels);

    cudaDeviceProp properties{};
    KS_CHECK(checked(cudaGetDeviceProperties(&properties, request.index), id));
    backend->description_ = {
        .id = id, .name = properties.name, .cc = formatted("{}.{}", properties.major, properties.minor)};
    backend->sms_ = properties.multiProcessorCount;
    backend->limits_ = limits_of(request.index, backend->description_.cc);
    backend->functions_.set_most_shared(backend->shared_bytes_per_block());
    KS_CHECK(backend->memory_.keep_freed());
    KS_CHECK(backend->warm_up());
    if (request.probe) {
        KS_TRY(backend->probe_,
               CudaProbe::open(request.index, backend->sms_, backend->limits_.warps_per_sm, probed));
    }
    backend->memory_.measure_free();
    backend->memory_.set_budget(request.memory_budget); // the warm-up does not count as memory of the run
    return std::unique_ptr<Backend>(std::move(backend));
}

/// The pool's first allocation and the first copy take milliseconds, so they are done here, as part of
/// `prepare`.
Result<void> CudaBackend::warm_up() {
    KS_TRY(const Buffer buffer, allocate({.name = "warm-up", .element_bytes = 1, .shape = {1 << 20}}));
    const std::byte byte{0};
    KS_CHECK(upload(buffer, {&byte, 1}, 0, 0));
    return checked(cudaStreamSynchronize(queues_->stream(0)), "warming up");
}

Result<Kernel> CudaBackend::running(const Kernel& kernel, const LaunchShape& shape) {
    if (!probe_ || !probe_->records())
        return kernel;
    const auto [at, first] = running_.try_emplace({kernel.handle, shape.block}, kernel);
    if (!first)
        return at->second;
    const DeviceKernel* const twin = probe_->twin(*static_cast<const DeviceKernel*>(kernel.handle));
    if (twin == nullptr)
        return kernel;
    cudaFuncAttributes attributes{};
    KS_CHECK(checked(cudaFuncGetAttributes(&attributes, twin->function), "loading " + kernel.name));
    if (attributes.maxThreadsPerBlock >= shape.block)
        at->second.handle = twin;
    return at->second;
}

Result<const live::LaunchSpan*> CudaBackend::described(const Kernel& kernel, const LaunchShape& shape) {
    const auto [at, first] =
        described_.try_emplace({kernel.handle, shape.block, shape.shared_bytes, shape.carveout.value_or(-1)});
    if (first) {
        KS_TRY(const std::optional<KernelResources> resources, this->resources(kernel));
        KS_TRY(const std::int64_t together, coresident_blocks(kernel, shape));
        at->second = {.kernel = kernel.name,
                      .block = shape.block,
                      .registers = resources->registers,
                      .shared_bytes = resources->static_shared_bytes + shape.shared_bytes,
                      .blocks_per_sm = static_cast<int>(together / sms_)};
    }
    return &at->second;
}

Result<Kernel> CudaBackend::kernel(std::string_view name) {
    const DeviceKernel* entry = find_kernel(kernels_, name);
    if (!entry || entry->constant_bytes > 0)
        return Error{.code = ErrorCode::internal, .what = formatted("the GPU side has no kernel '{}'", name)};
    // The first use loads the module, which takes milliseconds. It belongs to `prepare`, where variants look
    // kernels up.
    cudaFuncAttributes attributes{};
    KS_CHECK(checked(cudaFuncGetAttributes(&attributes, entry->function), "loading " + std::string(name)));
    return Kernel{.name = std::string(name), .handle = entry};
}

Result<void> CudaBackend::fill(const Buffer& buffer, std::int64_t offset, std::int64_t bytes, std::byte value,
                               int queue) {
    KS_CHECK(check_on_device(buffer));
    KS_CHECK(check_transfer(buffer, offset, static_cast<std::size_t>(bytes)));
    KS_CHECK(check_place(queue));
    return checked(cudaMemsetAsync(static_cast<std::byte*>(buffer.storage().address()) + offset,
                                   std::to_integer<int>(value), static_cast<std::size_t>(bytes),
                                   queues_->stream(queue)),
                   "filling " + buffer.spec().name);
}

Result<void> CudaBackend::upload(const Buffer& buffer, std::span<const std::byte> bytes, std::int64_t offset,
                                 int queue) {
    KS_CHECK(check_on_device(buffer));
    KS_CHECK(check_transfer(buffer, offset, bytes.size()));
    KS_CHECK(check_place(queue));
    if (captured_ != nullptr)
        return not_recorded("an upload");
    return checked(cudaMemcpyAsync(static_cast<std::byte*>(buffer.storage().address()) + offset, bytes.data(),
                                   bytes.size(), cudaMemcpyHostToDevice, queues_->stream(queue)),
                   "uploading " + buffer.spec().name);
}

Result<void> CudaBackend::set_constant(std::string_view name, std::span<const std::byte> bytes) {
    const DeviceKernel* const entry = find_kernel(kernels_, name);
    KS_CHECK(check_constant(name, entry ? entry->constant_bytes : 0, bytes.size()));
    if (captured_ != nullptr)
        return not_recorded("setting a constant");
    const DeviceKernel* const twin = probe_ ? probe_->twin(*entry) : nullptr;
    return checked(cudaMemcpyToSymbolAsync((twin ? twin : entry)->function, bytes.data(), bytes.size(), 0,
                                           cudaMemcpyHostToDevice, queues_->stream(0)),
                   "setting " + std::string(name));
}

Result<void> CudaBackend::download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                                   int queue) {
    const std::string call = "downloading " + buffer.spec().name;
    KS_CHECK(check_on_device(buffer));
    KS_CHECK(check_transfer(buffer, offset, bytes.size()));
    KS_CHECK(check_place(queue));
    if (captured_ != nullptr)
        return not_recorded("a download");
    KS_CHECK(checked(cudaMemcpyAsync(bytes.data(),
                                     static_cast<const std::byte*>(buffer.storage().address()) + offset,
                                     bytes.size(), cudaMemcpyDeviceToHost, queues_->stream(queue)),
                     call));
    return checked(cudaStreamSynchronize(queues_->stream(queue)), call);
}

Result<void> CudaBackend::copy(const Buffer& from, std::int64_t from_offset, const Buffer& to,
                               std::int64_t to_offset, std::int64_t bytes, int queue) {
    KS_CHECK(check_transfer(from, from_offset, static_cast<std::size_t>(bytes)));
    KS_CHECK(check_transfer(to, to_offset, static_cast<std::size_t>(bytes)));
    KS_CHECK(check_place(queue));
    // CUDA knows from the addresses which memory they are in; one may be page-locked.
    return checked(cudaMemcpyAsync(static_cast<std::byte*>(to.storage().address()) + to_offset,
                                   static_cast<const std::byte*>(from.storage().address()) + from_offset,
                                   static_cast<std::size_t>(bytes), cudaMemcpyDefault,
                                   queues_->stream(queue)),
                   formatted("copying {} to {}", from.spec().name, to.spec().name));
}

Result<void> CudaBackend::open_queues(int count) {
    KS_CHECK(check_queue_count(count));
    return captured_ == nullptr ? queues_->open(count) : not_recorded("opening a queue");
}

Result<void> CudaBackend::launch(const Kernel& asked, const LaunchShape& shape,
                                 std::span<const Argument> arguments, Context& context) {
    KS_CHECK(context.check());
    KS_TRY(const Kernel kernel, running(asked, shape));
    const auto& entry = *static_cast<const DeviceKernel*>(kernel.handle);
    KS_CHECK(check_arguments(kernel.name, entry.signature, arguments));
    KS_CHECK(check_shape(kernel.name, shape, limits_.shared_per_block_optin));
    KS_CHECK(check_place(shape.queue));
    KS_CHECK(functions_.settle(kernel, shape));

    // A number is stored in an int64_t, whose low bytes are the narrower number (little endian).
    std::vector<std::int64_t> numbers(arguments.size());
    std::vector<void*> addresses(arguments.size());
    std::vector<void*> pointers(arguments.size());
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const Argument& argument = arguments[i];
        if (argument.kind == ArgumentKind::buffer) {
            addresses[i] =
                static_cast<std::byte*>(argument.view.buffer.storage().address()) + argument.view.offset;
            pointers[i] = &addresses[i];
        } else {
            numbers[i] = argument.bits;
            pointers[i] = &numbers[i];
        }
    }
    std::uint64_t records = 0;
    if (kernel.handle != asked.handle) {
        KS_TRY(const live::LaunchSpan* const span, described(kernel, shape));
        KS_TRY(records,
               probe_->launching(*static_cast<const DeviceKernel*>(kernel.handle), *span, shape.grid));
        pointers.push_back(&records);
    }
    if (observer())
        KS_CHECK(observer()->before_launch(kernel.name, context));
    const dim3 grid(static_cast<unsigned>(shape.grid));
    const dim3 block(static_cast<unsigned>(shape.block));
    const auto shared = static_cast<std::size_t>(shape.shared_bytes);
    const cudaStream_t stream = queues_->stream(shape.queue);
    const cudaError_t status =
        shape.cooperative
            ? cudaLaunchCooperativeKernel(entry.function, grid, block, pointers.data(), shared, stream)
            : cudaLaunchKernel(entry.function, grid, block, pointers.data(), shared, stream);
    // CUDA reports only "too many blocks". A query before the launch would take as long as the launch.
    if (status == cudaErrorCooperativeLaunchTooLarge) {
        cudaGetLastError(); // clears the error
        KS_CHECK(check_coresident(kernel, shape));
    }
    KS_CHECK(checked(status, formatted("launching {} with {} blocks of {} threads", kernel.name, shape.grid,
                                       shape.block)));
    if (captured_) {
        captured_->push_back(kernel.name);
        return {};
    }
    count_launch(kernel.name);
    if (observer())
        KS_CHECK(observer()->after_launch(kernel.name, context));
    return queues_->launched(shape.queue, context);
}

Result<void> CudaBackend::replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                                 Context& context) {
    if (captured_ != nullptr)
        return not_recorded("a replay");
    // All launches of a graph would write to the same records, and the observer would not be called for each
    // launch.
    if ((probe_ && probe_->records()) || observer()) {
        for (std::int64_t i = 0; i < times; ++i)
            KS_CHECK(forked(body, context));
        return {};
    }
    cudaGraph_t graph = nullptr;
    const cudaStream_t stream = queues_->stream(0);
    KS_CHECK(checked(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal), "recording a graph"));
    std::vector<std::string> kernels;
    captured_ = &kernels;
    // Streams that wait for a stream that is being recorded are recorded as well.
    const Result<void> recorded = forked(body, context);
    captured_ = nullptr;
    const Result<void> ended = checked(cudaStreamEndCapture(stream, &graph), "recording a graph");
    const std::unique_ptr<CUgraph_st, decltype(&cudaGraphDestroy)> owner(graph, &cudaGraphDestroy);
    KS_CHECK(recorded);
    KS_CHECK(ended);

    cudaGraphExec_t executable = nullptr;
    KS_CHECK(checked(cudaGraphInstantiate(&executable, graph, 0), "instantiating a graph"));
    const std::unique_ptr<CUgraphExec_st, decltype(&cudaGraphExecDestroy)> executable_owner(
        executable, &cudaGraphExecDestroy);
    for (std::int64_t i = 0; i < times; ++i) {
        KS_CHECK(context.check());
        KS_CHECK(checked(cudaGraphLaunch(executable, stream), "launching a graph"));
        for (const std::string& kernel : kernels)
            count_launch(kernel);
        KS_CHECK(queues_->launched(0, context));
    }
    return {};
}

Result<std::int64_t> CudaBackend::mark(int queue) {
    KS_CHECK(check_queue(queue, queues_->count()));
    return captured_ == nullptr ? queues_->mark(queue) : not_recorded("a mark");
}

Result<double> CudaBackend::between_ms(std::int64_t from, std::int64_t to) {
    KS_CHECK(check_mark(from, queues_->marks()));
    KS_CHECK(check_mark(to, queues_->marks()));
    return queues_->between_ms(from, to);
}

Result<void> CudaBackend::wait(int queue, std::int64_t mark) {
    KS_CHECK(check_queue(queue, queues_->count()));
    KS_CHECK(check_mark(mark, queues_->marks()));
    return captured_ == nullptr ? queues_->wait(queue, mark) : not_recorded("waiting for a mark");
}

Result<std::int64_t> CudaBackend::coresident_blocks(const Kernel& asked, const LaunchShape& shape) {
    KS_TRY(const Kernel kernel, running(asked, shape));
    const auto& entry = *static_cast<const DeviceKernel*>(kernel.handle);
    KS_CHECK(functions_.settle(kernel, shape));
    int per_sm = 0;
    KS_CHECK(checked(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
                         &per_sm, entry.function, shape.block, static_cast<std::size_t>(shape.shared_bytes)),
                     "asking for the occupancy of " + kernel.name));
    return static_cast<std::int64_t>(per_sm) * sms_;
}

Result<std::optional<KernelResources>> CudaBackend::resources(const Kernel& kernel) {
    cudaFuncAttributes attributes{};
    KS_CHECK(
        checked(cudaFuncGetAttributes(&attributes, static_cast<const DeviceKernel*>(kernel.handle)->function),
                "asking about " + kernel.name));
    return std::optional(KernelResources{
        .kernel = kernel.name,
        .sm = formatted("{}.{}", attributes.binaryVersion / 10, attributes.binaryVersion % 10),
        .registers = attributes.numRegs,
        .static_shared_bytes = static_cast<int>(attributes.sharedSizeBytes)});
}

} // namespace

Result<std::unique_ptr<Backend>> open_cuda_backend(const BackendRequest& request, DeviceKernelLists kernels,
                                                   DeviceKernelLists probed) {
    return CudaBackend::open(request, kernels, probed);
}

} // namespace ks::gpu
