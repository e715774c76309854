// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/plain/program.h"

#include <cstdint>
#include <functional>
#include <string>

// What a kernel prints, and how it ends itself: printf, assert and __trap.
namespace ks::plain {

/// Receives each text that a kernel prints. Several OS threads call it.
using Printer = std::function<void(std::int64_t block, unsigned thread, const std::string& text)>;
/// The default prints nothing.
void set_printer(Printer printer);

/// printf: `format` and each `%s` are addresses; `count` values of 64 bits: integers, addresses, the bits of
/// doubles. Returns the number of bytes printed.
std::int32_t print_hook(std::uint64_t format, const std::uint64_t* values, std::uint32_t count,
                        const Site* site);
/// assert: the addresses of the condition's text, of the file's name and of the function's.
void assert_hook(std::uint64_t condition, std::uint64_t file, std::uint32_t line, std::uint64_t function,
                 const Site* site);
void trap_hook(const Site* site);

} // namespace ks::plain
