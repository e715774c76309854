// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

namespace ks {

/// An array of `count` elements on the device, filled with what `write(elements)` writes on the host. It is
/// written in page-locked memory, so the copy is queued, and nobody waits for it.
template <class T, class Write>
Result<Buffer> written_array(Backend& backend, const std::string& name, std::int64_t count, Write write) {
    const BufferSpec spec{.name = name, .element_bytes = sizeof(T), .shape = {count}};
    KS_TRY(Buffer array, backend.allocate(spec));
    BufferSpec on_host = spec;
    on_host.space = Space::host;
    KS_TRY(const Buffer written, backend.allocate(std::move(on_host)));
    write(written.host_items<T>().first(static_cast<std::size_t>(count)));
    KS_CHECK(backend.copy(written, 0, array, 0, spec.bytes()));
    return array;
}

} // namespace ks
