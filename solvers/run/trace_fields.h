// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/trace.h"

#include <array>
#include <string_view>
#include <utility>

// Definitions for the writer and the reader of the trace document.
namespace ks::trace_fields {

/// The counters of every site and total; `efficiency` follows from them.
inline constexpr std::pair<std::string_view, std::int64_t Counters::*> counters[] = {
    {"requests", &Counters::requests},       {"sectors", &Counters::sectors},
    {"lines_128", &Counters::lines_128},     {"bytes_used", &Counters::bytes_used},
    {"bytes_moved", &Counters::bytes_moved}, {"wavefronts", &Counters::wavefronts},
    {"conflicts", &Counters::conflicts},     {"active_lanes", &Counters::active_lanes}};

inline constexpr std::pair<std::string_view, TraceTotals::Memory TraceTotals::*> memories[] = {
    {"global", &TraceTotals::global}, {"shared", &TraceTotals::shared}, {"constant", &TraceTotals::constant}};

inline constexpr std::pair<std::string_view, Counters TraceTotals::Memory::*> accesses[] = {
    {"load", &TraceTotals::Memory::load},
    {"store", &TraceTotals::Memory::store},
    {"atomic", &TraceTotals::Memory::atomic}};

inline constexpr emulator::Op operations[] = {
    emulator::Op::load,   emulator::Op::store,   emulator::Op::atomic,
    emulator::Op::branch, emulator::Op::barrier, emulator::Op::collective,
    emulator::Op::fence,  emulator::Op::spin,    emulator::Op::watch};

inline constexpr emulator::Memory spaces[] = {emulator::Memory::global, emulator::Memory::shared,
                                              emulator::Memory::constant};

inline constexpr std::string_view findings[] = {
    "race",           "same-value",         "out-of-bounds", "uninitialised", "misaligned",
    "use-after-free", "barrier-divergence", "mask-mismatch", "deadlock"};

} // namespace ks::trace_fields
