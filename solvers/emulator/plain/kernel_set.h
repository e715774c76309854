// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/plain/program.h"
#include "solvers/kernels/kernel_table.h"

#include <vector>

namespace ks::plain {

/// The kernels of a program in the form in which the emulator takes them, as "own.NAME", together with the
/// program's constant variables, as "own.VARIABLE". The signature of a kernel is its parameters, then a
/// buffer of bytes for each `__device__` variable that it can reach, in the order of Kernel::variables.
class KernelSet {
public:
    /// The program outlives the set.
    explicit KernelSet(const Program& program);
    KernelSet(const KernelSet&) = delete;
    KernelSet& operator=(const KernelSet&) = delete;

    KernelList<EmulatedKernel> list() const;

private:
    struct Entry {
        const Program* program;
        const Kernel* kernel;
        std::vector<KernelParameter> parameters;
    };
    static void invoke(const EmulatedKernel& self, const LaunchArgument* arguments);

    std::vector<Entry> entries_;
    std::vector<EmulatedKernel> kernels_;
};

} // namespace ks::plain
