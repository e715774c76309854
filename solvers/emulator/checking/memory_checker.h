// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"
#include "solvers/emulator/checking/access.h"
#include "solvers/emulator/checking/order.h"
#include "solvers/emulator/checking/shadow_memory.h"
#include "solvers/emulator/event.h"
#include "solvers/emulator/warp_place.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace ks::emulator {

/// A finding that does not void the launch. There is one for each pair of source positions.
struct Found {
    std::string kind;
    bool benign = false;
    std::int64_t launch = 0, block = 0;
    std::vector<int> lanes;           ///< thread indices; for a pair, the earlier access comes first
    std::vector<std::uint64_t> sites; ///< Event::code of the accesses, in the same order
    std::uint64_t address = 0;
    std::int64_t count = 0; ///< number of accesses with this finding
    Sentence text;          ///< describes the first of them
};

/// What the checker stores for a block while the block lives.
struct CheckedBlock {
    BlockOrder order;
    ShadowMemory shared;
};

/// Watches every access of the traced blocks for races and for reads of unwritten memory. Blocks that are not
/// traced only mark what they write as written. The checker works on one OS thread, so that two runs have the
/// same findings.
///
/// A pair of accesses to one byte, at least one of them a store, is a race unless one happened before the
/// other (order.h) or both are atomic or volatile. The race is benign ("same-value") if the store left memory
/// unchanged. Cells remember only the last writer and two readers, so the checker may miss a race.
class MemoryChecker {
public:
    explicit MemoryChecker(DeviceMemory& budget) : budget_(budget) {}

    /// Returns the bytes that watching such a buffer takes, in addition to the buffer.
    static std::int64_t bytes(const BufferSpec& spec);
    /// Returns the most bytes that the block order of a launch takes when `alive` blocks wait at once.
    static std::int64_t order_bytes(std::int64_t alive, std::int64_t grid) {
        return alive * grid * static_cast<std::int64_t>(sizeof(Horizon));
    }

    // Called for the host, in the order of the host's calls.
    void allocated(Allocation& allocation);
    void written(const Allocation& allocation, std::int64_t offset, std::int64_t bytes);
    void copied(const Allocation& from, std::int64_t from_offset, const Allocation& to,
                std::int64_t to_offset, std::int64_t bytes);
    void begin_launch(std::int64_t grid);

    // Called for a block. `block` is null for a block that is not traced.
    void open(CheckedBlock& block, std::int64_t index, int threads, int most_shared);
    void enter(CheckedBlock* block) { block_ = block; }
    void barrier() { order_.barrier(block_->order); }
    void met(std::uint32_t warp, std::uint32_t present) { order_.met(block_->order, warp, present); }
    void grid_opened() { order_.grid_opened(); }
    void grid_passed() { order_.grid_passed(block_->order); }

    // Called for a lane.
    void fence(std::uint32_t thread);
    /// Checks an access. Returns false if the memory budget is too small for the cells.
    bool access(const Access& access, std::uint32_t thread);

    const std::vector<Found>& found() const { return found_; }
    /// Returns the warp that last wrote the word at this offset, or nothing if no traced block wrote it.
    std::optional<WarpPlace> writer(const Allocation& allocation, std::int64_t offset);

private:
    enum class Kind : std::uint8_t { race, same_value, uninitialised };
    struct Watched {
        std::uint64_t address = 0;
        std::string name;
        std::size_t element_bytes = 1;
        WrittenBytes written;
        ShadowMemory shadow;
    };
    struct KnownSite {
        std::uint64_t what = ~std::uint64_t{0};
        std::uint16_t site = 0;
    };

    bool never_written(const Watched* buffer, std::uint64_t offset, std::uint64_t bytes,
                       std::span<const Cell> cells) const;

    Touch mark_of(const Access& access, std::uint32_t thread);
    std::uint16_t site_of(std::uint64_t what);
    void tell(Kind kind, const Access& access, const Touch& now, const Touch* with);
    Sentence place(const Access& access) const;

    DeviceMemory& budget_;
    std::vector<Watched*> buffers_; ///< by allocation id - 1; the allocations own them
    Order order_;
    CheckedBlock* block_ = nullptr;
    std::int64_t launch_ = -1;
    std::vector<std::uint32_t> begun_; ///< by launch: the clock at its beginning

    std::vector<std::uint64_t> sites_;
    std::unordered_map<std::uint64_t, std::uint16_t> site_indices_;
    std::array<KnownSite, 256> recent_{};

    std::vector<Found> found_;
    std::map<std::tuple<Kind, std::uint16_t, std::uint16_t>, std::size_t> told_;
};

} // namespace ks::emulator
