// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

namespace ks {

/// Returns a device array of `count` elements with the values that `write(elements)` writes on the host. The
/// values are written to page-locked memory, so the copy is queued without waiting.
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
