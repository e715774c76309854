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
    mapped, ///< host memory that the device sees
    host    ///< page-locked host memory: copies to and from it need no waiting; no kernel sees it
};

/// What a buffer is, for messages, pictures and traces: name and shape in elements, row-major.
struct BufferSpec {
    std::string name;
    std::size_t element_bytes = 1;
    std::vector<std::int64_t> shape;
    Space space = Space::device;

    /// Product of the shape times element_bytes; 0 where it cannot be counted or an extent is not positive.
    std::int64_t bytes() const;
};

/// A block of a backend's memory, freed with its last handle. Device addresses are 256-byte aligned.
class Buffer {
public:
    class Storage {
    public:
        virtual ~Storage() = default;
        virtual void* address() const = 0;             ///< on the device; for Space::host on the host
        virtual std::span<std::byte> host() const = 0; ///< what the host sees of it; empty for Space::device
        virtual std::uint32_t id() const = 0;
        BufferSpec spec;
    };

    Buffer() = default;
    explicit Buffer(std::shared_ptr<Storage> storage) : storage_(std::move(storage)) {}
    Storage& storage() const { return *storage_; }
    const BufferSpec& spec() const { return storage_->spec; }
    /// The elements of a buffer in host memory. What a copy brings is there once its queue has done the copy.
    template <class T>
    std::span<T> host_items() const {
        const std::span<std::byte> bytes = storage_->host();
        return {reinterpret_cast<T*>(bytes.data()), bytes.size() / sizeof(T)};
    }

    /// This buffer from byte `offset` on, as a kernel argument (a row of a table).
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
    std::int64_t bits = 0; ///< of a number: an integer, or the bits of a float or double
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

/// How a kernel is launched: one-dimensional grids, as every kernel of the papers uses.
struct LaunchShape {
    std::int64_t grid = 1; ///< blocks
    int block = 1;         ///< threads a block
    int shared_bytes = 0;  ///< dynamic shared memory a block
    bool cooperative = false;
    /// How much of the memory that shared memory and the L1 cache divide is preferred as shared memory, in
    /// percent; empty: the driver decides. No block is refused because of it.
    std::optional<int> carveout = std::nullopt;
    int queue = 0;
};

/// A kernel that a backend knows, by the name its .inl file gave it.
struct Kernel {
    std::string name;             ///< "mckp_global.row<int32>"
    const void* handle = nullptr; ///< the backend's own
};

/// What ran. A result shows it, and the tests check by it that nothing fell back silently.
struct Executed {
    std::int64_t launches = 0;
    std::vector<std::string> kernels; ///< distinct names in order of first launch
};

/// The device a run used, as results name it.
struct DeviceDescription {
    std::string id;   ///< "emulator", "gpu:0"
    std::string name; ///< "NVIDIA H200", or the preset emulated
    std::string cc;   ///< "9.0"

    bool emulated() const { return id == "emulator"; }
};

/// Where kernels run: the emulator or one GPU. The host side of a kernel variant is written once against it.
/// Calls queue work; `synchronise` and `download` wait. Failures are errors of code device or limit.
///
/// Work of one queue is done in order; that of two is done side by side, unless one waits for a mark of the
/// other. Only queue 0 exists until others are opened; work of theirs begins after what queue 0 was given
/// before they were opened, and before their buffers were allocated. The emulator does all work as it is
/// called, which is one of the orders that a GPU may choose. Using a queue or a mark that does not exist is
/// an internal error.
class Backend {
public:
    virtual ~Backend() = default;

    virtual DeviceDescription device() const = 0;
    virtual Result<Kernel> kernel(std::string_view name) = 0;

    virtual Result<Buffer> allocate(BufferSpec spec) = 0;
    /// Fills `bytes` bytes from byte `offset` on.
    virtual Result<void> fill(const Buffer& buffer, std::int64_t offset, std::int64_t bytes, std::byte value,
                              int queue = 0) = 0;
    Result<void> fill(const Buffer& buffer, std::byte value, int queue = 0) {
        return fill(buffer, 0, buffer.spec().bytes(), value, queue);
    }
    virtual Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes,
                                std::int64_t offset = 0, int queue = 0) = 0;
    virtual Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset = 0,
                                  int queue = 0) = 0;
    /// Fills an array in constant memory, "family.name", from its beginning; in queue 0.
    virtual Result<void> set_constant(std::string_view name, std::span<const std::byte> bytes) = 0;
    /// Copies between buffers of any space, without waiting.
    virtual Result<void> copy(const Buffer& from, std::int64_t from_offset, const Buffer& to,
                              std::int64_t to_offset, std::int64_t bytes, int queue = 0) = 0;

    /// Opens queues until there are the queues 0 .. count - 1, at most `most_queues`.
    virtual Result<void> open_queues(int count) = 0;
    static constexpr int most_queues = 128; ///< kernels that a GPU runs side by side

    /// Queues one launch. The arguments are checked against the kernel's signature.
    virtual Result<void> launch(const Kernel& kernel, const LaunchShape& shape,
                                std::span<const Argument> arguments, Context& context) = 0;
    /// Waits for all queues.
    virtual Result<void> synchronise(Context& context) = 0;

    /// Records what `body` queues and runs it `times` times, each time after the time before (a CUDA graph; a
    /// loop in the emulator). It comes after what is in queue 0, and what is put there later comes after it.
    virtual Result<void> replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                                Context& context) = 0;

    /// Sets a mark in the queue. `between_ms` has the milliseconds between two marks as the device measured
    /// them.
    virtual Result<std::int64_t> mark(int queue = 0) = 0;
    virtual Result<double> between_ms(std::int64_t from, std::int64_t to) = 0;
    /// What is put into the queue from now on is done after all that comes before the mark.
    virtual Result<void> wait(int queue, std::int64_t mark) = 0;

    /// How many blocks of this shape the whole device holds at once, whatever the shape's grid.
    virtual Result<std::int64_t> coresident_blocks(const Kernel& kernel, const LaunchShape& shape) = 0;
    /// It is a limit error if a launch has more blocks than that. The error says how many fit, and what
    /// bounds them.
    Result<void> check_coresident(const Kernel& kernel, const LaunchShape& shape);
    /// What the kernel takes of an SM. Empty: nvcc never reported it, so the emulator cannot know.
    virtual Result<std::optional<KernelResources>> resources(const Kernel& kernel) = 0;
    virtual const ComputeCapability& limits() const = 0;
    virtual int sms() const = 0;
    /// The most dynamic plus static shared memory a block may use, in bytes.
    int shared_bytes_per_block() const { return limits().shared_per_block_optin; }
    /// Device memory that could be allocated when the backend was opened, in bytes; a backend without a bound
    /// of its own says INT64_MAX.
    virtual std::int64_t free_bytes() const { return INT64_MAX; }

    /// Host bytes that it takes itself for such a launch, beside the buffers, if it may take `left` bytes: a
    /// GPU none.
    virtual std::int64_t own_bytes(const LargestLaunch&, std::int64_t /*left*/) const { return 0; }

    const Executed& executed() const { return executed_; }
    /// A run that solves several times says what one solve did.
    void forget_executed() { executed_ = {}; }

    /// Where the blocks of its launches are, if it was opened to be watched, else null.
    virtual live::Probe* probe() { return nullptr; }

    /// What shows a run's stages and rows to a tool that is attached to this process (Context::marks); null
    /// if none is.
    virtual RunMarks* marks() { return nullptr; }

    /// From now on this observer is told of every launch, until it is replaced; null: nobody. Meanwhile what
    /// is replayed is launched one by one. The emulator has no observers.
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

/// What a backend is opened with.
struct BackendRequest {
    std::string device = "h200"; ///< emulator: the preset emulated
    int index = 0;               ///< gpu:N
    /// Bytes that its buffers and bookkeeping may take. Buffers of Space::host do not count: they are part of
    /// what a variant holds on the host.
    std::int64_t memory_budget = INT64_MAX;
    std::stop_token stop = {}; ///< ends what it does with large buffers, too
    bool probe = false;        ///< whether it has a live::Probe
};

/// A GPU as `devices` lists it.
struct GpuInfo {
    std::string id, name, uuid, cc, driver, runtime, counters;
    std::int64_t sms = 0, memory_bytes = 0, l2_bytes = 0, clock_mhz = 0;
};

/// A kind of place where kernels run. The runner adds the GPU's to the emulator's; ks_core knows only the
/// latter.
struct BackendProvider {
    std::string id; ///< "emulator", "gpu"
    /// Empty when it can be used here, else why not ("libcuda.so.1 not found").
    std::string unavailable;
    std::vector<GpuInfo> gpus;
    std::function<Result<std::unique_ptr<Backend>>(const BackendRequest&)> open;
    /// Makes what watches a backend that `open` returned (solvers/live/watcher.h). Empty: nothing can be
    /// watched there.
    std::function<std::unique_ptr<live::Watcher>(Backend&)> watch;
};

/// The emulator as a provider (solvers/emulator).
BackendProvider emulator_provider();

} // namespace ks
