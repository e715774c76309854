// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/launch.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

#include <algorithm>

namespace ks::emulator {

void Launch::report(LaunchFault fault) {
    stop = true;
    const std::lock_guard lock(mutex_);
    if (!fault_ || fault.block < fault_->block)
        fault_ = std::move(fault);
}

void Launch::report(const Error& error, std::int64_t block) {
    report(
        {.code = error.code, .text = error.what, .where = error.where, .todo = error.todo, .block = block});
}

void Launch::merge(const SiteTable& sites) {
    const std::lock_guard lock(mutex_);
    sites_.add(sites);
}

const BufferSpec* Launch::buffer(std::uint32_t allocation) const {
    for (const Buffer& buffer : buffers)
        if (buffer.storage().id() == allocation)
            return &buffer.spec();
    return nullptr;
}

bool Launch::is_freed(std::uint32_t allocation) const {
    return std::ranges::any_of(buffers, [&](const Buffer& buffer) {
        return buffer.storage().id() == allocation && buffer.storage().address() == nullptr;
    });
}

std::string to_text(SourceLocation at) {
    const ResolvedPosition position = resolve_position(position_key(at));
    return written("{}:{}:{}", position.file, position.line, position.column);
}

LaunchFault describe(const Launch& launch, const OutOfBounds& access, std::int64_t block, int lane) {
    const BufferSpec* const spec = launch.buffer(access.allocation);
    const Sentence name = access.memory == Memory::shared     ? formatted("shared array '{}'", access.array)
                          : access.memory == Memory::constant ? formatted("constant array '{}'", access.array)
                          : access.memory == Memory::none     ? said("a local variable")
                          : spec != nullptr                   ? formatted("'{}'", spec->name)
                                                              : said("memory that the launch was not given");
    const bool freed = access.memory == Memory::global && launch.is_freed(access.allocation);
    const bool misaligned = !freed && access.address % access.bytes != 0;
    const Sentence what =
        freed        ? formatted("element {} of {}, which was freed before the launch", access.index, name)
        : misaligned ? formatted("{} bytes off their alignment in {}", access.bytes, name)
                     : formatted("element {} of {}, which has {}", access.index, name, access.count);
    return {.text = formatted("thread {} of block {} {} {}", lane, block,
                              access.op == Op::load ? said("reads") : said("writes"), what),
            .where = written("{}, {}", launch.name, to_text(access.at)),
            .todo = "the run is void; correct the kernel's index",
            .kind = freed        ? "use-after-free"
                    : misaligned ? "misaligned"
                                 : "out-of-bounds",
            .block = block,
            .lanes = {lane},
            .sites = {Event::code(access.at, access.op, access.memory, access.bytes)},
            .address = access.address};
}

bool same_text(SourceLocation a, SourceLocation b) {
    return to_text(a) == to_text(b);
}

} // namespace ks::emulator
