// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/estimate.h"
#include "solvers/core/result.h"
#include "solvers/kernels/argument_kind.h"
#include "solvers/kernels/launch_observer.h"
#include "solvers/live/probe.h"
#include "solvers/live/watcher.h"
#include "solvers/occupancy/kernel_resources.h"

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace ks {

enum class Space {
    device,
    mapped, ///< host memory that the device can access
    host    ///< page-locked host memory: copies to and from it need no waiting; kernels cannot access it
};

/// The properties of a buffer for messages, pictures and traces: name and shape in elements, row-major.
struct BufferSpec {
    std::string name;
    std::size_t element_bytes = 1;
    std::vector<std::int64_t> shape;
    Space space = Space::device;

    /// Returns the product of the shape times element_bytes, or 0 on overflow or if an extent is not
    /// positive.
    std::int64_t bytes() const;
};

/// A block of a backend's memory, freed with its last handle. Device addresses are 256-byte aligned.
class Buffer {
public:
    class Storage {
    public:
        virtual ~Storage() = default;
        virtual void* address() const = 0;             ///< device address; for Space::host, host address
        virtual std::span<std::byte> host() const = 0; ///< the bytes as the host accesses them; empty for
                                                       ///< Space::device
        virtual std::uint32_t id() const = 0;
        BufferSpec spec;
    };

    Buffer() = default;
    explicit Buffer(std::shared_ptr<Storage> storage) : storage_(std::move(storage)) {}
    Storage& storage() const { return *storage_; }
    const BufferSpec& spec() const { return storage_->spec; }
    /// Returns the elements of a buffer in host memory. Copied data is valid once the queue has done the
    /// copy.
    template <class T>
    std::span<T> host_items() const {
        const std::span<std::byte> bytes = storage_->host();
        return {reinterpret_cast<T*>(bytes.data()), bytes.size() / sizeof(T)};
    }

    /// This buffer from byte `offset` on, as a kernel argument such as a row of a table.
    struct View;
    View at(std::int64_t byte_offset) const;

private:
    std::shared_ptr<Storage> storage_;
};

struct Buffer::View {
    Buffer buffer;
    std::int64_t offset = 0; ///< bytes
};

/// Checks that `bytes` bytes from byte `offset` on are inside the buffer; anything else is a bug of this
/// program (internal).
Result<void> check_transfer(const Buffer& buffer, std::int64_t offset, std::size_t bytes);

inline Buffer::View Buffer::at(std::int64_t byte_offset) const {
    return {*this, byte_offset};
}

/// A kernel argument, checked against the kernel's signature at launch.
struct Argument {
    ArgumentKind kind = ArgumentKind::integer;
    Buffer::View view;
    std::int64_t bits = 0; ///< of a number: the integer, or the bits of a float or double
    std::size_t bytes = 0; ///< a number's size

    Argument(const Buffer& buffer) : kind(ArgumentKind::buffer), view{buffer, 0} {}
    Argument(Buffer::View at) : kind(ArgumentKind::buffer), view(std::move(at)) {}
    template <std::integral T>
    Argument(T value) : bits(static_cast<std::int64_t>(value)), bytes(sizeof(T)) {}
    Argument(float value)
        : kind(ArgumentKind::floating), bits(std::bit_cast<std::int32_t>(value)), bytes(sizeof value) {}
    Argument(double value)
        : kind(ArgumentKind::floating), bits(std::bit_cast<std::int64_t>(value)), bytes(sizeof value) {}
};

/// How the blocks of a grid, or the threads of a block, are numbered in three dimensions: `x` varies fastest.
struct Extent {
    std::int64_t x = 1, y = 1, z = 1;

    std::int64_t count() const { return x * y * z; }
    friend bool operator==(const Extent&, const Extent&) = default;
};

/// How a kernel is launched. The kernels of the papers use one dimension.
struct LaunchShape {
    std::int64_t grid = 1; ///< blocks
    int block = 1;         ///< threads per block
    int shared_bytes = 0;  ///< dynamic shared memory per block
    bool cooperative = false;
    /// The preferred share of shared memory, in percent of the memory that shared memory and the L1 cache
    /// divide. Empty: the driver decides. It never causes a block to be refused.
    std::optional<int> carveout = std::nullopt;
    int queue = 0;
    /// The same numbers in three dimensions; empty: one dimension. Only a kernel compiled at run time has
    /// more.
    std::optional<Extent> grid_extent = std::nullopt, block_extent = std::nullopt;
};

/// A kernel that a backend knows, by the name its .inl file gave it.
struct Kernel {
    std::string name;             ///< such as "mckp_global.row<int32>"
    const void* handle = nullptr; ///< the backend's handle
};

/// What was executed. A result shows it, and tests use it to check that no run silently used another kernel.
struct Executed {
    std::int64_t launches = 0;
    std::vector<std::string> kernels; ///< distinct names in order of first launch
};

/// The device of a run, as results name it.
struct DeviceDescription {
    std::string id;   ///< "emulator", "gpu:0"
    std::string name; ///< "NVIDIA H200", or the emulated preset
    std::string cc;   ///< "9.0"

    bool emulated() const { return id == "emulator"; }
};

/// The place where kernels run: the emulator or one GPU. The host side of a kernel variant is written once
/// against this interface. Calls queue work; `synchronise` and `download` wait. Failures are errors of code
/// device or limit.
///
/// The work of one queue is done in order. Work of two queues may run concurrently, unless one queue waits
/// for a mark of the other. Only queue 0 exists until others are opened. Their work begins after the work
/// that queue 0 had before they were opened, and before their buffers were allocated. The emulator does all
/// work immediately, in the order of the calls, which is one of the orders that a GPU may choose. Using a
/// queue or a mark that does not exist is an internal error.
class Backend {
public:
    virtual ~Backend() = default;

    virtual DeviceDescription device() const = 0;
    virtual Result<Kernel> kernel(std::string_view name) = 0;

    virtual Result<Buffer> allocate(BufferSpec spec) = 0;
    /// Sets `bytes` bytes from byte `offset` on to `value`.
    virtual Result<void> fill(const Buffer& buffer, std::int64_t offset, std::int64_t bytes, std::byte value,
                              int queue = 0) = 0;
    Result<void> fill(const Buffer& buffer, std::byte value, int queue = 0) {
        return fill(buffer, 0, buffer.spec().bytes(), value, queue);
    }
    virtual Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes,
                                std::int64_t offset = 0, int queue = 0) = 0;
    virtual Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset = 0,
                                  int queue = 0) = 0;
    /// Copies `bytes` to the beginning of the array "family.name" in constant memory, in queue 0.
    virtual Result<void> set_constant(std::string_view name, std::span<const std::byte> bytes) = 0;
    /// Copies between buffers of any space, without waiting.
    virtual Result<void> copy(const Buffer& from, std::int64_t from_offset, const Buffer& to,
                              std::int64_t to_offset, std::int64_t bytes, int queue = 0) = 0;

    /// Opens queues until queues 0 .. count - 1 exist, at most `most_queues`.
    virtual Result<void> open_queues(int count) = 0;
    static constexpr int most_queues = 128; ///< the number of kernels that a GPU can run concurrently

    /// Queues one launch. The arguments are checked against the kernel's signature.
    virtual Result<void> launch(const Kernel& kernel, const LaunchShape& shape,
                                std::span<const Argument> arguments, Context& context) = 0;
    /// Waits for all queues.
    virtual Result<void> synchronise(Context& context) = 0;

    /// Records the work that `body` queues and runs it `times` times, one after the other (a CUDA graph; a
    /// loop in the emulator). It runs after the work in queue 0, and before work that is put there later.
    virtual Result<void> replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                                Context& context) = 0;

    /// Sets a mark in the queue. `between_ms` returns the milliseconds between two marks as the device
    /// measured them.
    virtual Result<std::int64_t> mark(int queue = 0) = 0;
    virtual Result<double> between_ms(std::int64_t from, std::int64_t to) = 0;
    /// Work put into the queue from now on runs after all work before the mark.
    virtual Result<void> wait(int queue, std::int64_t mark) = 0;

    /// Returns how many blocks of this shape the whole device holds at once, regardless of the shape's grid.
    virtual Result<std::int64_t> coresident_blocks(const Kernel& kernel, const LaunchShape& shape) = 0;
    /// Checks that all blocks of a launch are resident at once. Otherwise it is a limit error, which states
    /// how many fit and what limits them.
    Result<void> check_coresident(const Kernel& kernel, const LaunchShape& shape);
    /// Returns the kernel's resources on an SM. Empty if nvcc never reported them, so that the emulator
    /// cannot know.
    virtual Result<std::optional<KernelResources>> resources(const Kernel& kernel) = 0;
    virtual const ComputeCapability& limits() const = 0;
    virtual int sms() const = 0;
    /// Returns the maximum of dynamic plus static shared memory per block, in bytes.
    int shared_bytes_per_block() const { return limits().shared_per_block_optin; }
    /// Returns the bytes of device memory that were available when the backend was opened; INT64_MAX for a
    /// backend without a limit.
    virtual std::int64_t free_bytes() const { return INT64_MAX; }

    /// Returns the host bytes that the backend itself needs for such a launch, in addition to the buffers, if
    /// it may take `left` bytes. A GPU needs none.
    virtual std::int64_t own_bytes(const LargestLaunch&, std::int64_t /*left*/) const { return 0; }

    const Executed& executed() const { return executed_; }
    /// Clears `executed`, so that a run that solves several times reports the kernels of one solve.
    void forget_executed() { executed_ = {}; }

    /// Returns the probe that records where blocks run, or null if the backend was not opened to be watched.
    virtual live::Probe* probe() { return nullptr; }

    /// Returns the object that shows a run's stages and rows in a tool attached to this process
    /// (Context::marks); null without a tool.
    virtual RunMarks* marks() { return nullptr; }

    /// From now on this observer is called for every launch, until it is replaced; null: no observer.
    /// Meanwhile replayed work is launched one by one. The emulator has no observers.
    void observe(LaunchObserver* observer) { observer_ = observer; }

    template <class... Arguments>
    Result<void> launch(Context& context, const Kernel& kernel, const LaunchShape& shape,
                        const Arguments&... arguments) {
        const std::array<Argument, sizeof...(Arguments)> packed{Argument(arguments)...};
        return launch(kernel, shape, std::span<const Argument>(packed), context);
    }

    /// Typed transfers.
    template <class T>
    Result<void> upload_items(const Buffer& buffer, std::span<const T> items, std::int64_t offset = 0,
                              int queue = 0) {
        return upload(buffer, std::as_bytes(items), offset, queue);
    }
    template <class T>
    Result<void> download_items(const Buffer& buffer, std::span<T> items, std::int64_t offset = 0,
                                int queue = 0) {
        return download(buffer, std::as_writable_bytes(items), offset, queue);
    }

protected:
    void count_launch(const std::string& kernel);
    LaunchObserver* observer() const { return observer_; }

private:
    Executed executed_;
    LaunchObserver* observer_ = nullptr;
};

/// The options with which a backend is opened.
struct BackendRequest {
    std::string device = "h200"; ///< emulator: the emulated preset
    int index = 0;               ///< gpu:N
    /// Bytes that the backend's buffers and bookkeeping may take. Buffers of Space::host do not count; they
    /// count as host memory of the variant.
    std::int64_t memory_budget = INT64_MAX;
    std::stop_token stop = {}; ///< also cancels work on large buffers
    bool probe = false;        ///< whether the backend has a live::Probe
};

/// A GPU in the list of `devices`.
struct GpuInfo {
    std::string id, name, uuid, cc, driver, runtime, counters;
    std::int64_t sms = 0, memory_bytes = 0, l2_bytes = 0, clock_mhz = 0;
};

/// A kind of backend. The runner adds the GPU's provider to the emulator's; ks_core contains only the latter.
struct BackendProvider {
    std::string id; ///< "emulator", "gpu"
    /// Empty if the backend can be used here, otherwise the reason ("libcuda.so.1 not found").
    std::string unavailable;
    std::vector<GpuInfo> gpus;
    std::function<Result<std::unique_ptr<Backend>>(const BackendRequest&)> open;
    /// Creates the watcher of a backend that `open` returned (solvers/live/watcher.h). Empty: this backend
    /// cannot be watched.
    std::function<std::unique_ptr<live::Watcher>(Backend&)> watch;
};

/// Returns the emulator as a provider (solvers/emulator).
BackendProvider emulator_provider();

} // namespace ks
