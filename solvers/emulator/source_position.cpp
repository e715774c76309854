// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/source_position.h"

namespace ks::emulator {

ResolvedPosition resolve_position(std::uint64_t key) {
    const auto location = std::bit_cast<SourceLocation>(key);
#if defined(__cpp_lib_source_location)
    std::string file = location.file_name();
    // Paths in a trace begin at the source tree's root, wherever the tree was built.
    for (const char* folder : {"/tests/solvers/", "/solvers/"})
        if (const auto at = file.rfind(folder); at != std::string::npos)
            return {.file = file.substr(at + 1),
                    .line = static_cast<int>(location.line()),
                    .column = static_cast<int>(location.column())};
    return {.file = file,
            .line = static_cast<int>(location.line()),
            .column = static_cast<int>(location.column())};
#else
    return {.line = static_cast<int>(location.line), .column = static_cast<int>(location.column)};
#endif
}

} // namespace ks::emulator
