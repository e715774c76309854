// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/forwarding_backend.h"

namespace ks {

/// Wraps the emulator in a `Wrapper`, which is constructed from the backend and `arguments`.
template <class Wrapper, class... Arguments>
BackendProvider emulator_behind(Arguments*... arguments) {
    BackendProvider provider = emulator_provider();
    provider.open = [open = provider.open,
                     arguments...](const BackendRequest& asked) -> Result<std::unique_ptr<Backend>> {
        Result<std::unique_ptr<Backend>> inner = open(asked);
        if (!inner)
            return inner.error();
        return std::unique_ptr<Backend>(std::make_unique<Wrapper>(std::move(*inner), arguments...));
    };
    return provider;
}

} // namespace ks
