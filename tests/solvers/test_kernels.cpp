// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/test_kernels.h"

#include "solvers/emulator/engine/emulated_prelude.h"

namespace ks::emulated {
#include "solvers/roofline/kernels/ceilings.inl"
#include "tests/solvers/kernels/access.inl"
#include "tests/solvers/kernels/constant.inl"
#include "tests/solvers/kernels/faulty.inl"
#include "tests/solvers/kernels/meeting.inl"
#include "tests/solvers/kernels/numbers.inl"
#include "tests/solvers/kernels/unordered.inl"
#include "tests/solvers/kernels/watched.inl"
} // namespace ks::emulated

namespace ks {

EmulatedRun::EmulatedRun(bool traced, std::int64_t memory, const std::string& device, bool lockstep,
                         bool findings) {
    static const KernelList<EmulatedKernel> lists[] = {
        emulated::kernels_access(),    emulated::kernels_faulty(),  emulated::kernels_meeting(),
        emulated::kernels_unordered(), emulated::kernels_watched(), emulated::kernels_constant(),
        emulated::kernels_numbers(),   emulated::kernels_ceilings()};
    recorder.most_events = 1;
    recorder.lockstep = lockstep;
    recorder.findings = findings;
    auto opened = emulator::open_emulator({.device = device, .memory_budget = memory}, lists,
                                          traced ? &recorder : nullptr);
    if (opened)
        backend = *std::move(opened);
}

Buffer EmulatedRun::allocate(const std::string& name, std::size_t element, std::int64_t count) {
    const auto buffer = backend->allocate({.name = name, .element_bytes = element, .shape = {count}});
    return buffer ? *buffer : Buffer();
}

const Counters* EmulatedRun::site(emulator::Op op, emulator::Memory memory) const {
    for (const auto& [what, counters] : recorder.launches.back().sites.sites())
        if (emulator::Event::op(what) == op && emulator::Event::memory(what) == memory)
            return &counters;
    return nullptr;
}

} // namespace ks
