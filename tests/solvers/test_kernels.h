// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/emulator_backend.h"

#include <memory>
#include <numeric>
#include <string>
#include <vector>

namespace ks {

/// The emulator with the test-only kernels of tests/solvers/kernels.
struct EmulatedRun {
    explicit EmulatedRun(bool traced = false, std::int64_t memory = std::int64_t{1} << 32,
                         const std::string& device = "h200", bool lockstep = false, bool findings = false);

    Buffer allocate(const std::string& name, std::size_t element, std::int64_t count);

    template <class T>
    Buffer upload(const std::string& name, const std::vector<T>& items) {
        const Buffer buffer = allocate(name, sizeof(T), static_cast<std::int64_t>(items.size()));
        return backend->upload_items(buffer, std::span<const T>(items)) ? buffer : Buffer();
    }
    template <class T>
    std::vector<T> download(const Buffer& buffer) {
        std::vector<T> items(static_cast<std::size_t>(buffer.spec().shape[0]));
        return backend->download_items(buffer, std::span<T>(items)) ? items : std::vector<T>();
    }
    template <class... Arguments>
    Result<void> launch(const std::string& name, const LaunchShape& shape, const Arguments&... arguments) {
        const auto kernel = backend->kernel(name);
        if (!kernel)
            return kernel.error();
        return backend->launch(context, *kernel, shape, arguments...);
    }

    /// The counters of the only site of this kind in the last launch.
    const Counters* site(emulator::Op op, emulator::Memory memory = emulator::Memory::none) const;

    Context context;
    emulator::Recorder recorder;
    std::unique_ptr<Backend> backend;
};

} // namespace ks
