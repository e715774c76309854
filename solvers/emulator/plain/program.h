// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/argument_kind.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// What the compiler of plain CUDA hands to the emulator. Nothing here knows the compiler.
namespace ks::plain {

/// A position in the user's text. It begins as libstdc++'s std::source_location::__impl does, so its address
/// is a SourceLocation of the engine.
struct Site {
    const char* file;
    const char* function;
    std::uint32_t line, column;
    std::uint32_t flags; ///< of SiteFlag
};

enum SiteFlag : std::uint32_t {
    site_floating = 1, ///< the value is a float or double
    site_volatile = 2, ///< a volatile access: blocks may wait for each other by it
    site_unsigned = 4, ///< the value is an unsigned integer
};

/// A variable that kernels share: `__shared__`, `__constant__` or `__device__`; or a table of constants that
/// the compiler made, such as a text.
struct Variable {
    enum class Kind { shared, dynamic_shared, constant, device, table };
    Kind kind = Kind::shared;
    std::string name;
    std::uint64_t bytes = 0; ///< of dynamic_shared 0: the launch gives them
    std::uint64_t alignment = 1;
    std::uint64_t address = 0;      ///< of its first byte, as a kernel sees it (address_space.h)
    std::vector<std::byte> initial; ///< constant, device, table: the content before the first launch
};

struct Parameter {
    std::string name;
    std::string type; ///< as in the text: "const int*"
    ArgumentKind kind = ArgumentKind::integer;
    bool constant = false;  ///< of a buffer: the kernel only reads it
    bool is_signed = false; ///< of an integer, or of a buffer's elements
    bool floating = false;  ///< a number, or a buffer's elements, are float or double
    int bytes = 0;          ///< of the number, or of an element
};

struct Kernel {
    std::string name; ///< "row", or "row<int>"
    std::vector<Parameter> parameters;
    std::vector<int> variables; ///< indices into Program::variables: those that the kernel can reach
    /// Runs the kernel for the calling lane; a value per parameter: the bits of a number, or an address.
    void (*run)(const std::uint64_t* values) = nullptr;
};

/// A launch that the file's own host code makes, in words: `row<<<(C + 256) / 256, 256>>>(a, b, w[i])`.
struct HostLaunch {
    std::string kernel, grid, block, shared;
    std::vector<std::string> arguments;
};

/// A compiled file.
struct Program {
    std::string file;
    std::vector<Kernel> kernels;
    std::vector<Variable> variables;
    std::vector<HostLaunch> launches;
    /// The byte ranges of the file's host functions.
    std::vector<std::pair<std::size_t, std::size_t>> host_text;
};

} // namespace ks::plain
