// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"
#include "solvers/context.h"
#include "solvers/occupancy/kernel_resources.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace ks {

enum class Space { device, mapped }; ///< mapped: host memory that the device sees

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
        virtual void* address() const = 0; ///< on the device
        virtual std::uint32_t id() const = 0;
        BufferSpec spec;
    };

    Buffer() = default;
    explicit Buffer(std::shared_ptr<Storage> storage) : storage_(std::move(storage)) {}
    Storage& storage() const { return *storage_; }
    const BufferSpec& spec() const { return storage_->spec; }

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

/// Whether `bytes` bytes from byte `offset` on lie inside the buffer; else a bug of ours (internal).
Result<void> check_transfer(const Buffer& buffer, std::int64_t offset, std::size_t bytes);

inline Buffer::View Buffer::at(std::int64_t byte_offset) const { return {*this, byte_offset}; }

/// A kernel argument, checked against the kernel's signature at launch.
struct Argument {
    enum class Kind { buffer, integer };
    Kind kind = Kind::integer;
    Buffer::View view;
    std::int64_t integer = 0;
    std::size_t bytes = 0; ///< integer: its size

    Argument(const Buffer& buffer) : kind(Kind::buffer), view{buffer, 0} {}
    Argument(Buffer::View at) : kind(Kind::buffer), view(std::move(at)) {}
    template <std::integral T>
    Argument(T value) : integer(static_cast<std::int64_t>(value)), bytes(sizeof(T)) {}
};

/// How a kernel is launched: one-dimensional grids, as every kernel of the papers uses.
struct LaunchShape {
    std::int64_t grid = 1;  ///< blocks
    int block = 1;          ///< threads a block
    int shared_bytes = 0;   ///< dynamic shared memory a block
    bool cooperative = false;
};

/// A kernel that a backend knows, by the name its .inl file gave it.
struct Kernel {
    std::string name;              ///< "mckp_global.row<int32>"
    const void* handle = nullptr;  ///< the backend's own
};

/// What ran: a result shows it, and the tests hold against it that nothing fell back silently.
struct Executed {
    std::int64_t launches = 0;
    std::vector<std::string> kernels; ///< distinct names in order of first launch
};

/// The device a run used, as results name it.
struct DeviceDescription {
    std::string id;   ///< "emulator", "gpu:0"
    std::string name; ///< "NVIDIA H200", or the preset emulated
    std::string cc;   ///< "9.0"
};

/// Where kernels run: the emulator or one GPU. The host side of a kernel variant is written once against it.
/// Calls queue work in order; `synchronise` and `download` wait. Failures are errors of code device or limit.
class Backend {
public:
    virtual ~Backend() = default;

    virtual DeviceDescription device() const = 0;
    virtual Result<Kernel> kernel(std::string_view name) = 0;

    virtual Result<Buffer> allocate(BufferSpec spec) = 0;
    virtual Result<void> fill(const Buffer& buffer, std::byte value) = 0;
    virtual Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes, std::int64_t offset = 0) = 0;
    virtual Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset = 0) = 0;
    /// Fills an array in constant memory, "family.name", from its beginning.
    virtual Result<void> set_constant(std::string_view name, std::span<const std::byte> bytes) = 0;
    virtual Result<void> copy(const Buffer& from, std::int64_t from_offset, const Buffer& to, std::int64_t to_offset,
                              std::int64_t bytes) = 0;

    /// Queues one launch. The arguments are checked against the kernel's signature.
    virtual Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                                Context& context) = 0;
    virtual Result<void> synchronise(Context& context) = 0;

    /// Records the launches made by `body` and runs them `times` times (a CUDA graph; a loop in the emulator).
    virtual Result<void> replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                                Context& context) = 0;

    /// A mark in the queue; milliseconds between two marks as the device measured them.
    virtual Result<std::int64_t> mark() = 0;
    virtual Result<double> between_ms(std::int64_t from, std::int64_t to) = 0;

    /// How many blocks of this shape the whole device holds at once; `shared_bytes`: dynamic ones.
    virtual Result<std::int64_t> coresident_blocks(const Kernel& kernel, int block, int shared_bytes) = 0;
    /// A limit error when a launch has more blocks than that: how many, and what bounds them.
    Result<void> check_coresident(const Kernel& kernel, const LaunchShape& shape);
    /// What the kernel takes of an SM. The emulator knows no registers of a kernel that nvcc never reported.
    virtual Result<KernelResources> resources(const Kernel& kernel) = 0;
    virtual const ComputeCapability& limits() const = 0;
    virtual int sms() const = 0;
    /// The most dynamic plus static shared memory a block may use, in bytes.
    int shared_bytes_per_block() const { return limits().shared_per_block_optin; }
    /// Device memory that could be allocated now, in bytes; a backend without a bound of its own says INT64_MAX.
    virtual std::int64_t free_bytes() const { return INT64_MAX; }

    const Executed& executed() const { return executed_; }

    template <class... Arguments>
    Result<void> launch(Context& context, const Kernel& kernel, const LaunchShape& shape, const Arguments&... arguments) {
        const std::array<Argument, sizeof...(Arguments)> packed{Argument(arguments)...};
        return launch(kernel, shape, std::span<const Argument>(packed), context);
    }

    /// Typed transfers.
    template <class T>
    Result<void> upload_items(const Buffer& buffer, std::span<const T> items, std::int64_t offset = 0) {
        return upload(buffer, std::as_bytes(items), offset);
    }
    template <class T>
    Result<void> download_items(const Buffer& buffer, std::span<T> items, std::int64_t offset = 0) {
        return download(buffer, std::as_writable_bytes(items), offset);
    }

protected:
    void count_launch(const std::string& kernel);

private:
    Executed executed_;
};

/// What opening a backend is told beside the device.
struct BackendRequest {
    std::string device = "h200";            ///< emulator: the preset emulated
    int index = 0;                          ///< gpu:N
    std::int64_t memory_budget = INT64_MAX; ///< bytes its buffers and bookkeeping may take
};

/// A GPU as `devices` lists it.
struct GpuInfo {
    std::string id, name, uuid, cc, driver, runtime, counters;
    std::int64_t sms = 0, memory_bytes = 0, l2_bytes = 0, clock_mhz = 0;
};

/// A kind of place where kernels run. The runner adds the GPU's to the emulator's; ks_core knows only the latter.
struct BackendProvider {
    std::string id; ///< "emulator", "gpu"
    /// Empty when it can be used here, else why not ("libcuda.so.1 not found").
    std::string unavailable;
    std::vector<GpuInfo> gpus;
    std::function<Result<std::unique_ptr<Backend>>(const BackendRequest&)> open;
};

/// The emulator as a provider (solvers/emulator).
BackendProvider emulator_provider();

} // namespace ks
