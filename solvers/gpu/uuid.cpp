// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/uuid.h"

#include "solvers/core/formatted.h"

namespace ks::gpu {

std::string uuid_text(const cudaUUID_t& uuid) {
    std::string text = "GPU-";
    for (int i = 0; i < 16; ++i) {
        text += written("{:02x}", static_cast<unsigned char>(uuid.bytes[i]));
        if (i == 3 || i == 5 || i == 7 || i == 9)
            text += '-';
    }
    return text;
}

} // namespace ks::gpu
