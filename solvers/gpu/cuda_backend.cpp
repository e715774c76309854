// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/cuda_backend.h"

#include "solvers/gpu/cuda_error.h"
#include "solvers/gpu/device_kernels.h"
#include "solvers/gpu/launch_queue.h"
#include "solvers/kernels/arguments.h"

#include <algorithm>
#include <limits>
#include <map>

namespace ks::gpu {

namespace {

std::int64_t attribute(cudaDeviceAttr which, int device) {
    int value = 0;
    cudaDeviceGetAttribute(&value, which, device);
    return value;
}

/// What the driver tells of a device. It does not tell the units in which registers and shared memory are
/// given out: those are the same for every device that nvcc 13 compiles for but one (cuda_occupancy.h).
ComputeCapability limits_of(int device, std::string_view cc) {
    const auto number = [device](cudaDeviceAttr which) { return static_cast<int>(attribute(which, device)); };
    const int threads = number(cudaDevAttrMaxThreadsPerMultiProcessor);
    return {.name = cc,
            .threads_per_sm = threads,
            .warps_per_sm = threads / warp_size,
            .blocks_per_sm = number(cudaDevAttrMaxBlocksPerMultiprocessor),
            .registers_per_sm = number(cudaDevAttrMaxRegistersPerMultiprocessor),
            .registers_per_block = number(cudaDevAttrMaxRegistersPerBlock),
            .registers_per_thread = 255,
            .register_unit = 256,
            .sub_partitions = 4,
            .shared_per_sm = number(cudaDevAttrMaxSharedMemoryPerMultiprocessor),
            .shared_per_block = number(cudaDevAttrMaxSharedMemoryPerBlock),
            .shared_per_block_optin = number(cudaDevAttrMaxSharedMemoryPerBlockOptin),
            .shared_reserved = number(cudaDevAttrReservedSharedMemoryPerBlock),
            .shared_unit = cc.starts_with("7.") ? 256 : 128,
            .shared_splits_kib = {}};
}

/// Owns the stream; buffers hold it too, since they are freed in stream order: a free then never waits for a
/// kernel that a cancelled run left behind.
struct Stream {
    cudaStream_t handle = nullptr;

    Stream() = default;
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    ~Stream() {
        if (handle)
            cudaStreamDestroy(handle);
    }
};

class CudaStorage final : public Buffer::Storage {
public:
    /// `budget`: the bytes that the backend's buffers may still take.
    CudaStorage(std::shared_ptr<Stream> stream, std::shared_ptr<std::int64_t> budget, std::uint32_t id)
        : stream_(std::move(stream)), budget_(std::move(budget)), id_(id) {}
    CudaStorage(const CudaStorage&) = delete;
    CudaStorage& operator=(const CudaStorage&) = delete;
    ~CudaStorage() override {
        if (host_)
            cudaFreeHost(host_);
        else if (device_)
            cudaFreeAsync(device_, stream_->handle);
        *budget_ += taken_;
    }

    Result<void> allocate() {
        *budget_ -= spec.bytes();
        taken_ = spec.bytes();
        const auto bytes = static_cast<std::size_t>(taken_);
        const std::string call = "allocating " + spec.name + " (" + std::to_string(bytes) + " bytes)";
        if (spec.space == Space::device)
            return checked(cudaMallocAsync(&device_, bytes, stream_->handle), call);
        KS_CHECK(checked(cudaHostAlloc(&host_, bytes, cudaHostAllocMapped), call));
        return checked(cudaHostGetDevicePointer(&device_, host_, 0), call);
    }

    void* address() const override { return device_; }
    std::uint32_t id() const override { return id_; }

private:
    std::shared_ptr<Stream> stream_;
    std::shared_ptr<std::int64_t> budget_;
    std::int64_t taken_ = 0;
    std::uint32_t id_;
    void* device_ = nullptr;
    void* host_ = nullptr;
};

class CudaBackend final : public Backend {
public:
    static Result<std::unique_ptr<Backend>> open(const BackendRequest& request);

    DeviceDescription device() const override { return description_; }
    Result<Kernel> kernel(std::string_view name) override;
    Result<Buffer> allocate(BufferSpec spec) override;
    Result<void> fill(const Buffer& buffer, std::byte value) override;
    Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes, std::int64_t offset) override;
    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset) override;
    Result<void> set_constant(std::string_view name, std::span<const std::byte> bytes) override;
    Result<void> copy(const Buffer& from, std::int64_t from_offset, const Buffer& to, std::int64_t to_offset,
                      std::int64_t bytes) override;
    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override;
    Result<void> synchronise(Context& context) override {
        return captured_ == nullptr ? LaunchQueue::wait(stream_->handle, context) : not_recorded("waiting");
    }
    Result<void> replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                        Context& context) override;
    Result<std::int64_t> mark() override;
    Result<double> between_ms(std::int64_t from, std::int64_t to) override;
    Result<std::int64_t> coresident_blocks(const Kernel& kernel, int block, int shared_bytes) override;
    Result<KernelResources> resources(const Kernel& kernel) override;
    const ComputeCapability& limits() const override { return limits_; }
    int sms() const override { return sms_; }
    std::int64_t free_bytes() const override;

    ~CudaBackend() override {
        for (cudaEvent_t event : marks_)
            cudaEventDestroy(event);
    }

private:
    Result<void> warm_up();
    /// More than 48 KB of static and dynamic shared memory a block must be asked for, kernel by kernel.
    Result<void> allow_shared_bytes(const Kernel& kernel, int bytes);

    std::shared_ptr<Stream> stream_ = std::make_shared<Stream>();
    DeviceDescription description_;
    int device_ = 0;
    int sms_ = 0;
    ComputeCapability limits_;
    std::shared_ptr<std::int64_t> budget_ =
        std::make_shared<std::int64_t>(std::numeric_limits<std::int64_t>::max());
    std::uint32_t next_id_ = 1;
    std::vector<std::string>* captured_ = nullptr; ///< kernels recorded into the graph being made
    LaunchQueue queue_;
    struct SharedBytes {
        int statically = 0;  ///< the kernel's own
        int dynamically = 0; ///< the most a launch may ask for so far
    };
    std::map<const void*, SharedBytes> allowed_shared_bytes_;
    std::vector<cudaEvent_t> marks_;
};

Result<std::unique_ptr<Backend>> CudaBackend::open(const BackendRequest& request) {
    auto backend = std::make_unique<CudaBackend>();
    const std::string id = "gpu:" + std::to_string(request.index);
    int count = 0;
    KS_CHECK(checked(cudaGetDeviceCount(&count), id));
    if (request.index < 0 || request.index >= count)
        return Error{ErrorCode::device,
                     "there is no " + id + ": the driver sees " + std::to_string(count) + " GPU(s)", "",
                     "run `knapscope-run devices` for those present"};
    KS_CHECK(checked(cudaSetDevice(request.index), id));
    KS_CHECK(checked(cudaFree(nullptr), "creating a context on " + id));
    KS_CHECK(checked(cudaStreamCreateWithFlags(&backend->stream_->handle, cudaStreamNonBlocking),
                     "creating a stream"));

    cudaDeviceProp properties{};
    KS_CHECK(checked(cudaGetDeviceProperties(&properties, request.index), id));
    backend->description_ = {id, properties.name,
                             std::to_string(properties.major) + "." + std::to_string(properties.minor)};
    backend->device_ = request.index;
    backend->sms_ = properties.multiProcessorCount;
    backend->limits_ = limits_of(request.index, backend->description_.cc);
    // Freed memory stays in the pool, so that the second run of a session pays no allocation.
    cudaMemPool_t pool = nullptr;
    KS_CHECK(checked(cudaDeviceGetDefaultMemPool(&pool, request.index), "the memory pool of " + id));
    std::uint64_t keep = std::numeric_limits<std::uint64_t>::max();
    KS_CHECK(checked(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &keep),
                     "the memory pool of " + id));
    KS_CHECK(backend->warm_up());
    *backend->budget_ = request.memory_budget; // the warm-up is none of the run's memory
    return std::unique_ptr<Backend>(std::move(backend));
}

/// Free memory and what the pool keeps of earlier runs.
std::int64_t CudaBackend::free_bytes() const {
    std::size_t free = 0, total = 0;
    std::uint64_t kept = 0, used = 0;
    cudaMemPool_t pool = nullptr;
    if (cudaMemGetInfo(&free, &total) != cudaSuccess || cudaDeviceGetDefaultMemPool(&pool, device_) != cudaSuccess ||
        cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, &kept) != cudaSuccess ||
        cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &used) != cudaSuccess)
        return std::numeric_limits<std::int64_t>::max();
    return static_cast<std::int64_t>(free + (kept - used));
}

/// The pool's first allocation and the first copy take milliseconds: they belong to `prepare`.
Result<void> CudaBackend::warm_up() {
    KS_TRY(const Buffer buffer, allocate({.name = "warm-up", .element_bytes = 1, .shape = {1 << 20}}));
    const std::byte byte{0};
    KS_CHECK(upload(buffer, {&byte, 1}, 0));
    return checked(cudaStreamSynchronize(stream_->handle), "warming up");
}

Result<Kernel> CudaBackend::kernel(std::string_view name) {
    const DeviceKernel* entry = find_device_kernel(name);
    if (!entry || entry->constant_bytes > 0)
        return Error{ErrorCode::internal, "the GPU side has no kernel '" + std::string(name) + "'", "", ""};
    // The first use loads the module, which takes milliseconds: it belongs to `prepare`, where variants look
    // kernels up.
    cudaFuncAttributes attributes{};
    KS_CHECK(checked(cudaFuncGetAttributes(&attributes, entry->function), "loading " + std::string(name)));
    return Kernel{std::string(name), entry};
}

Result<Buffer> CudaBackend::allocate(BufferSpec spec) {
    const std::int64_t bytes = spec.bytes();
    if (bytes <= 0)
        return Error{ErrorCode::limit, "the buffer '" + spec.name + "' has no size that can be counted", "",
                     ""};
    if (bytes > *budget_)
        return Error{ErrorCode::limit,
                     spec.name + " needs " + std::to_string(bytes) +
                         " bytes, more than the memory budget leaves",
                     "", "raise --memory"};
    auto storage = std::make_shared<CudaStorage>(stream_, budget_, next_id_++);
    storage->spec = std::move(spec);
    KS_CHECK(storage->allocate());
    return Buffer(std::move(storage));
}

Result<void> CudaBackend::fill(const Buffer& buffer, std::byte value) {
    return checked(cudaMemsetAsync(buffer.storage().address(), std::to_integer<int>(value),
                                   static_cast<std::size_t>(buffer.spec().bytes()), stream_->handle),
                   "filling " + buffer.spec().name);
}

Result<void> CudaBackend::upload(const Buffer& buffer, std::span<const std::byte> bytes,
                                 std::int64_t offset) {
    KS_CHECK(check_transfer(buffer, offset, bytes.size()));
    if (captured_ != nullptr)
        return not_recorded("an upload");
    return checked(cudaMemcpyAsync(static_cast<std::byte*>(buffer.storage().address()) + offset, bytes.data(),
                                   bytes.size(), cudaMemcpyHostToDevice, stream_->handle),
                   "uploading " + buffer.spec().name);
}

Result<void> CudaBackend::set_constant(std::string_view name, std::span<const std::byte> bytes) {
    const DeviceKernel* const entry = find_device_kernel(name);
    KS_CHECK(check_constant(name, entry ? entry->constant_bytes : 0, bytes.size()));
    if (captured_ != nullptr)
        return not_recorded("setting a constant");
    return checked(cudaMemcpyToSymbolAsync(entry->function, bytes.data(), bytes.size(), 0, cudaMemcpyHostToDevice,
                                           stream_->handle),
                   "setting " + std::string(name));
}

Result<void> CudaBackend::download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset) {
    const std::string call = "downloading " + buffer.spec().name;
    KS_CHECK(check_transfer(buffer, offset, bytes.size()));
    if (captured_ != nullptr)
        return not_recorded("a download");
    KS_CHECK(checked(cudaMemcpyAsync(bytes.data(),
                                     static_cast<const std::byte*>(buffer.storage().address()) + offset,
                                     bytes.size(), cudaMemcpyDeviceToHost, stream_->handle),
                     call));
    return checked(cudaStreamSynchronize(stream_->handle), call);
}

Result<void> CudaBackend::copy(const Buffer& from, std::int64_t from_offset, const Buffer& to,
                               std::int64_t to_offset, std::int64_t bytes) {
    KS_CHECK(check_transfer(from, from_offset, static_cast<std::size_t>(bytes)));
    KS_CHECK(check_transfer(to, to_offset, static_cast<std::size_t>(bytes)));
    return checked(cudaMemcpyAsync(static_cast<std::byte*>(to.storage().address()) + to_offset,
                                   static_cast<const std::byte*>(from.storage().address()) + from_offset,
                                   static_cast<std::size_t>(bytes), cudaMemcpyDeviceToDevice,
                                   stream_->handle),
                   "copying " + from.spec().name + " to " + to.spec().name);
}

Result<void> CudaBackend::allow_shared_bytes(const Kernel& kernel, int bytes) {
    const void* const function = static_cast<const DeviceKernel*>(kernel.handle)->function;
    const auto [at, first] = allowed_shared_bytes_.try_emplace(function, 0);
    if (first) {
        cudaFuncAttributes attributes{};
        KS_CHECK(checked(cudaFuncGetAttributes(&attributes, function), "asking about " + kernel.name));
        at->second = {.statically = static_cast<int>(attributes.sharedSizeBytes),
                      .dynamically = attributes.maxDynamicSharedSizeBytes};
    }
    SharedBytes& allowed = at->second;
    if (bytes <= allowed.dynamically)
        return {};
    if (bytes > limits_.shared_per_block_optin - allowed.statically)
        return Error{ErrorCode::limit,
                     std::to_string(bytes) + " bytes of dynamic and " + std::to_string(allowed.statically) +
                         " of static shared memory for a block",
                     kernel.name, "this device has " + std::to_string(limits_.shared_per_block_optin)};
    KS_CHECK(checked(cudaFuncSetAttribute(function, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes),
                     "asking for " + std::to_string(bytes) + " bytes of shared memory a block"));
    allowed.dynamically = bytes;
    return {};
}

Result<void> CudaBackend::launch(const Kernel& kernel, const LaunchShape& shape,
                                 std::span<const Argument> arguments, Context& context) {
    KS_CHECK(context.check());
    const auto& entry = *static_cast<const DeviceKernel*>(kernel.handle);
    KS_CHECK(check_arguments(kernel.name, entry.signature, arguments));
    KS_CHECK(check_shape(kernel.name, shape, limits_.shared_per_block_optin));
    KS_CHECK(allow_shared_bytes(kernel, shape.shared_bytes));
    if (shape.cooperative) // CUDA would only say "too many blocks"
        KS_CHECK(check_coresident(kernel, shape));

    // An integer argument lies in an int64_t; its low bytes are the narrower integer (little endian).
    std::vector<std::int64_t> integers(arguments.size());
    std::vector<void*> addresses(arguments.size());
    std::vector<void*> pointers(arguments.size());
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const Argument& argument = arguments[i];
        if (argument.kind == Argument::Kind::buffer) {
            addresses[i] =
                static_cast<std::byte*>(argument.view.buffer.storage().address()) + argument.view.offset;
            pointers[i] = &addresses[i];
        } else {
            integers[i] = argument.integer;
            pointers[i] = &integers[i];
        }
    }
    const dim3 grid(static_cast<unsigned>(shape.grid));
    const dim3 block(static_cast<unsigned>(shape.block));
    const auto shared = static_cast<std::size_t>(shape.shared_bytes);
    const cudaError_t status =
        shape.cooperative
            ? cudaLaunchCooperativeKernel(entry.function, grid, block, pointers.data(), shared,
                                          stream_->handle)
            : cudaLaunchKernel(entry.function, grid, block, pointers.data(), shared, stream_->handle);
    KS_CHECK(checked(status, "launching " + kernel.name + " with " + std::to_string(shape.grid) +
                                 " blocks of " + std::to_string(shape.block) + " threads"));
    if (captured_) {
        captured_->push_back(kernel.name);
        return {};
    }
    count_launch(kernel.name);
    return queue_.launched(stream_->handle, context);
}

Result<void> CudaBackend::replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                                 Context& context) {
    if (captured_ != nullptr)
        return not_recorded("a replay");
    cudaGraph_t graph = nullptr;
    KS_CHECK(checked(cudaStreamBeginCapture(stream_->handle, cudaStreamCaptureModeThreadLocal),
                     "recording a graph"));
    std::vector<std::string> kernels;
    captured_ = &kernels;
    const Result<void> recorded = body(context);
    captured_ = nullptr;
    const Result<void> ended = checked(cudaStreamEndCapture(stream_->handle, &graph), "recording a graph");
    const std::unique_ptr<CUgraph_st, decltype(&cudaGraphDestroy)> owner(graph, &cudaGraphDestroy);
    KS_CHECK(recorded);
    KS_CHECK(ended);

    cudaGraphExec_t executable = nullptr;
    KS_CHECK(checked(cudaGraphInstantiate(&executable, graph, 0), "instantiating a graph"));
    const std::unique_ptr<CUgraphExec_st, decltype(&cudaGraphExecDestroy)> executable_owner(
        executable, &cudaGraphExecDestroy);
    for (std::int64_t i = 0; i < times; ++i) {
        KS_CHECK(context.check());
        KS_CHECK(checked(cudaGraphLaunch(executable, stream_->handle), "launching a graph"));
        for (const std::string& kernel : kernels)
            count_launch(kernel);
        KS_CHECK(queue_.launched(stream_->handle, context));
    }
    return {};
}

Result<std::int64_t> CudaBackend::mark() {
    if (captured_ != nullptr)
        return not_recorded("a mark");
    cudaEvent_t event = nullptr;
    KS_CHECK(checked(cudaEventCreate(&event), "creating an event"));
    marks_.push_back(event);
    KS_CHECK(checked(cudaEventRecord(event, stream_->handle), "recording an event"));
    return static_cast<std::int64_t>(marks_.size()) - 1;
}

Result<double> CudaBackend::between_ms(std::int64_t from, std::int64_t to) {
    float ms = 0;
    KS_CHECK(checked(cudaEventSynchronize(marks_.at(static_cast<std::size_t>(to))), "waiting for an event"));
    KS_CHECK(checked(cudaEventElapsedTime(&ms, marks_.at(static_cast<std::size_t>(from)),
                                          marks_.at(static_cast<std::size_t>(to))),
                     "reading a time"));
    return static_cast<double>(ms);
}

Result<std::int64_t> CudaBackend::coresident_blocks(const Kernel& kernel, int block, int shared_bytes) {
    const auto& entry = *static_cast<const DeviceKernel*>(kernel.handle);
    KS_CHECK(allow_shared_bytes(kernel, shared_bytes));
    int per_sm = 0;
    KS_CHECK(checked(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&per_sm, entry.function, block,
                                                                   static_cast<std::size_t>(shared_bytes)),
                     "asking for the occupancy of " + kernel.name));
    return static_cast<std::int64_t>(per_sm) * sms_;
}

Result<KernelResources> CudaBackend::resources(const Kernel& kernel) {
    cudaFuncAttributes attributes{};
    KS_CHECK(
        checked(cudaFuncGetAttributes(&attributes, static_cast<const DeviceKernel*>(kernel.handle)->function),
                "asking about " + kernel.name));
    return KernelResources{.kernel = kernel.name,
                           .instantiation = {},
                           .sm = std::to_string(attributes.binaryVersion / 10) + "." +
                                 std::to_string(attributes.binaryVersion % 10),
                           .registers = attributes.numRegs,
                           .static_shared_bytes = static_cast<int>(attributes.sharedSizeBytes)};
}

} // namespace

Result<std::unique_ptr<Backend>> open_cuda_backend(const BackendRequest& request) {
    return CudaBackend::open(request);
}

} // namespace ks::gpu
