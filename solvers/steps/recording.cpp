// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/recording.h"

namespace ks {

std::string_view to_text(Level level) {
    switch (level) {
    case Level::phase:
        return "phase";
    case Level::row:
        return "row";
    case Level::tile:
        return "tile";
    case Level::cell:
        return "cell";
    }
    return "cell";
}

} // namespace ks
