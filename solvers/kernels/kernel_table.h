// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/argument_kind.h"

#include <cstdint>
#include <type_traits>

// The kernels of a .inl file: their names and signatures, derived from the functions themselves. nvcc reads
// this header as well, so it includes little.
namespace ks {

/// One parameter of a kernel.
struct KernelParameter {
    ArgumentKind kind = ArgumentKind::integer;
    bool constant = false; ///< buffer: the kernel only reads it
    int bytes = 0;         ///< size of an element, or of the number
};

struct KernelSignature {
    const KernelParameter* parameters = nullptr;
    int count = 0;

    const KernelParameter* begin() const { return parameters; }
    const KernelParameter* end() const { return parameters + count; }
};

/// A kernel compiled by nvcc, in the form that cudaLaunchKernel takes. Its name in a program is
/// "family.name". An array in constant memory is in the same list, under its own name.
struct DeviceKernel {
    const char* family; ///< the .inl file's name: "mckp_global"
    const char* name;   ///< "row<int32>"
    KernelSignature signature;
    const void* function;   ///< or the array's symbol
    int constant_bytes = 0; ///< an array's size; 0: a kernel
};

struct LaunchArgument;

/// A kernel compiled for the emulator. `invoke` runs it for one lane, on the calling fiber.
struct EmulatedKernel {
    const char* family;
    const char* name;
    KernelSignature signature;
    void (*invoke)(const EmulatedKernel& self, const LaunchArgument* arguments);
    /// The mangled name of FunctionTag of the function. It identifies the instantiation in the compiler's
    /// report.
    const char* tag;
    const void* constant = nullptr; ///< identifies an array in constant memory
    int constant_bytes = 0;         ///< size of the array; 0: a kernel
    const void* program = nullptr;  ///< of a kernel that is compiled at run time (solvers/emulator/plain)
};

template <auto function>
struct FunctionTag {};

/// The kernels of one .inl file, with static storage.
template <class Entry>
struct KernelList {
    const Entry* first = nullptr;
    int count = 0;

    const Entry* begin() const { return first; }
    const Entry* end() const { return first + count; }
};

/// The description of a parameter's type. The emulated prelude adds its pointer types.
template <class T>
struct ParameterOf {
    static_assert(std::is_integral_v<T> || std::is_same_v<T, float> || std::is_same_v<T, double>,
                  "a kernel takes buffers, integers, floats and doubles");
    static constexpr KernelParameter value{.kind = std::is_integral_v<T> ? ArgumentKind::integer
                                                                         : ArgumentKind::floating,
                                           .bytes = static_cast<int>(sizeof(T))};
};
template <class T>
struct ParameterOf<T*> {
    static constexpr KernelParameter value{
        .kind = ArgumentKind::buffer, .constant = std::is_const_v<T>, .bytes = static_cast<int>(sizeof(T))};
};

template <class Function>
struct SignatureOf;
template <class... Ps>
struct SignatureOf<void(Ps...)> {
    static constexpr KernelParameter parameters[] = {ParameterOf<Ps>::value...};
    static constexpr KernelSignature value{.parameters = parameters,
                                           .count = static_cast<int>(sizeof...(Ps))};
};

} // namespace ks
