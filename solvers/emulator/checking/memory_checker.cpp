// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/checking/memory_checker.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/emulator/source_position.h"

#include <algorithm>

namespace ks::emulator {

namespace {

/// Returns how far apart two lanes are: 0 for the same lane, 1 in one warp, 2 in one block, 3 in two blocks.
int distance(const Touch& a, const Touch& b) {
    if (a.block != b.block)
        return 3;
    if (a.thread / 32 != b.thread / 32)
        return 2;
    return a.thread != b.thread ? 1 : 0;
}

struct Conflict {
    Touch with; ///< time 0: no access
    bool benign = false;
};

/// An access together with an earlier one that a cell remembers.
struct Meeting {
    const BlockOrder& order;
    const Touch& now;
    std::uint32_t since; ///< marks before this time are in order with it

    bool before(const Touch& mark) const { return order.before(mark, now.thread, since); }

    Conflict read(Cell& cell) const {
        Conflict conflict;
        if (!before(cell.writer))
            conflict = {.with = cell.writer, .benign = cell.writer.unchanged != 0};
        else if (!now.strong && !before(cell.strong_writer))
            conflict = {.with = cell.strong_writer, .benign = cell.strong_writer.unchanged != 0};
        remember_reader(cell);
        return conflict;
    }
    void remember_reader(Cell& cell) const {
        if (before(cell.reader))
            cell.reader = now;
        else if (before(cell.other_reader) ||
                 distance(cell.reader, cell.other_reader) < distance(cell.reader, now))
            cell.other_reader = now;
    }

    Conflict write(Cell& cell) const {
        Conflict conflict;
        for (const Touch* const mark : {&cell.writer, &cell.strong_writer, &cell.reader, &cell.other_reader})
            if (!(now.strong && mark->strong) && !before(*mark)) {
                conflict = {.with = *mark, .benign = now.unchanged != 0};
                break;
            }
        if (now.strong) {
            if (replaces(cell.strong_writer))
                cell.strong_writer = now;
        } else if (replaces(cell.writer)) {
            cell.writer = now;
            cell.reader = cell.other_reader = {};
        }
        return conflict;
    }
    /// A store that changes nothing must not replace the mark of a store that did, because other accesses may
    /// still conflict with that one.
    bool replaces(const Touch& old) const { return !now.unchanged || old.unchanged || old.time < since; }
};

std::string position(std::uint64_t what) {
    const ResolvedPosition at = resolve_position(Event::position(what));
    return written("{}:{}:{}", at.file, at.line, at.column);
}

const char* does(std::uint64_t what) {
    return Event::op(what) == Op::load    ? said("reads")
           : Event::op(what) == Op::store ? said("writes")
                                          : said("changes");
}

Sentence thread_of(const Touch& mark) {
    return formatted("thread {} of block {}", mark.thread, mark.block);
}

} // namespace

std::int64_t MemoryChecker::bytes(const BufferSpec& spec) {
    return ShadowMemory::bytes(spec.bytes(), spec.element_bytes) + spec.bytes() / 8;
}

void MemoryChecker::allocated(Allocation& allocation) {
    const auto buffer = std::make_shared<Watched>();
    const std::size_t size = allocation.bytes().size();
    buffer->address = allocation.device_address();
    buffer->name = allocation.spec.name;
    buffer->element_bytes = allocation.spec.element_bytes;
    buffer->written.begin(size);
    buffer->shadow = ShadowMemory(size, bytes(allocation.spec), budget_);
    if (buffers_.size() < allocation.id())
        buffers_.resize(allocation.id());
    buffers_[allocation.id() - 1] = buffer.get();
    allocation.keep(buffer);
}

void MemoryChecker::written(const Allocation& allocation, std::int64_t offset, std::int64_t bytes) {
    buffers_[allocation.id() - 1]->written.add_range(static_cast<std::uint64_t>(offset),
                                                     static_cast<std::uint64_t>(bytes));
}

void MemoryChecker::copied(const Allocation& from, std::int64_t from_offset, const Allocation& to,
                           std::int64_t to_offset, std::int64_t bytes) {
    buffers_[to.id() - 1]->written.copy(
        buffers_[from.id() - 1]->written, static_cast<std::uint64_t>(from_offset),
        static_cast<std::uint64_t>(to_offset), static_cast<std::uint64_t>(bytes));
}

void MemoryChecker::begin_launch(std::int64_t grid) {
    ++launch_;
    order_.begin_launch(grid);
    begun_.push_back(order_.now());
}

std::optional<WarpPlace> MemoryChecker::writer(const Allocation& allocation, std::int64_t offset) {
    const auto at = static_cast<std::uint64_t>(offset) / sizeof(std::uint32_t) * sizeof(std::uint32_t);
    const std::span<Cell> cells = buffers_[allocation.id() - 1]->shadow.cells(at, sizeof(std::uint32_t));
    if (cells.empty())
        return {};
    const Cell& cell = cells.front();
    const Touch& last = cell.strong_writer.time > cell.writer.time ? cell.strong_writer : cell.writer;
    if (last.time == 0)
        return {};
    const auto launch = std::ranges::upper_bound(begun_, last.time) - begun_.begin() - 1;
    return WarpPlace{.launch = launch, .block = last.block, .warp = last.thread / 32};
}

void MemoryChecker::open(CheckedBlock& block, std::int64_t index, int threads, int most_shared) {
    order_.begin(block.order, index, threads);
    if (block.shared.size() < static_cast<std::uint64_t>(most_shared))
        block.shared = ShadowMemory(static_cast<std::uint64_t>(most_shared), 0, budget_);
}

void MemoryChecker::fence(std::uint32_t thread) {
    if (block_ != nullptr)
        order_.fence(block_->order, thread);
}

bool MemoryChecker::access(const Access& access, std::uint32_t thread) {
    const Op op = Event::op(access.what);
    const std::uint64_t bytes = Event::bytes(access.what);
    const bool global = Event::memory(access.what) == Memory::global;
    Watched* const buffer = global ? buffers_[access.allocation - 1] : nullptr;
    const std::uint64_t offset = global ? access.address - buffer->address : access.address;
    const bool reads = op != Op::store, writes = op != Op::load;
    if (block_ != nullptr) {
        const std::span<Cell> cells = (global ? buffer->shadow : block_->shared).cells(offset, bytes);
        if (cells.empty())
            return false;
        const Touch now = mark_of(access, thread);
        if (reads && never_written(buffer, offset, bytes, cells))
            tell(Kind::uninitialised, access, now, nullptr);
        const Meeting meeting{.order = block_->order,
                              .now = now,
                              .since = global ? block_->order.floor() : block_->order.birth()};
        Conflict conflict;
        for (Cell& cell : cells) {
            const Conflict here = writes ? meeting.write(cell) : meeting.read(cell);
            if (here.with.time != 0 && (conflict.with.time == 0 || (conflict.benign && !here.benign)))
                conflict = here;
        }
        if (conflict.with.time != 0)
            tell(conflict.benign ? Kind::same_value : Kind::race, access, now, &conflict.with);
        if (access.strong)
            order_.strong(block_->order, thread,
                          global ? access.address
                                 : std::uint64_t{1} << 63 | std::uint64_t{now.block} << 24 | offset,
                          reads, writes);
    }
    if (writes && global)
        buffer->written.add(offset, bytes);
    return true;
}

Touch MemoryChecker::mark_of(const Access& access, std::uint32_t thread) {
    Touch mark;
    mark.time = order_.now();
    mark.block = block_->order.index();
    mark.site = site_of(access.what);
    mark.thread = thread & 0x3ff;
    mark.strong = access.strong;
    mark.unchanged = access.unchanged;
    return mark;
}

bool MemoryChecker::never_written(const Watched* buffer, std::uint64_t offset, std::uint64_t bytes,
                                  std::span<const Cell> cells) const {
    if (buffer != nullptr)
        return !buffer->written.all(offset, bytes);
    return std::ranges::any_of(cells, [&](const Cell& cell) {
        return std::max(cell.writer.time, cell.strong_writer.time) < block_->order.birth();
    });
}

std::uint16_t MemoryChecker::site_of(std::uint64_t what) {
    KnownSite& recent = recent_[what * 0x9E3779B97F4A7C15 >> 56];
    if (recent.what != what) {
        const auto [at, fresh] = site_indices_.try_emplace(
            what, static_cast<std::uint16_t>(std::min<std::size_t>(sites_.size(), UINT16_MAX)));
        if (fresh && sites_.size() <= UINT16_MAX)
            sites_.push_back(what);
        recent = {.what = what, .site = at->second};
    }
    return recent.site;
}

void MemoryChecker::tell(Kind kind, const Access& access, const Touch& now, const Touch* with) {
    const std::uint16_t other = with != nullptr ? with->site : now.site;
    const auto [at, fresh] =
        told_.try_emplace({kind, std::min(now.site, other), std::max(now.site, other)}, found_.size());
    if (!fresh) {
        ++found_[at->second].count;
        return;
    }
    Found& found = found_.emplace_back();
    found.kind = kind == Kind::race ? "race" : kind == Kind::same_value ? "same-value" : "uninitialised";
    found.benign = kind == Kind::same_value;
    found.launch = launch_;
    found.block = now.block;
    found.address = access.address;
    found.count = 1;
    if (with != nullptr) {
        found.lanes.push_back(with->thread);
        found.sites.push_back(sites_[with->site]);
    }
    found.lanes.push_back(now.thread);
    found.sites.push_back(access.what);
    const Sentence saw =
        formatted("{} {} {} at {}", thread_of(now), does(access.what), place(access), position(access.what));
    if (with == nullptr) {
        found.text = formatted("{}, which nobody has written", saw);
        return;
    }
    found.text = formatted("{}, {} {} it at {}, and nothing puts the two in order", saw, thread_of(*with),
                           does(found.sites[0]), position(found.sites[0]));
    if (found.benign)
        found.text = formatted("{}; the value is the same either way", found.text);
}

Sentence MemoryChecker::place(const Access& access) const {
    if (Event::memory(access.what) == Memory::shared)
        return formatted("byte {} of shared memory (array '{}')", access.address, access.array);
    const Watched& buffer = *buffers_[access.allocation - 1];
    return formatted("element {} of '{}'", (access.address - buffer.address) / buffer.element_bytes,
                     buffer.name);
}

} // namespace ks::emulator
