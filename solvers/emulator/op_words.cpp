// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/op_words.h"

namespace ks::emulator {

std::string_view to_text(Op op) {
    switch (op) {
    case Op::load:
        return "load";
    case Op::store:
        return "store";
    case Op::atomic:
        return "atomic";
    case Op::barrier:
    case Op::grid_barrier:
        return "barrier";
    case Op::collective:
        return "collective";
    case Op::fence:
        return "fence";
    case Op::spin:
        return "spin";
    case Op::watch:
        return "watch";
    default:
        return "branch";
    }
}

std::string_view to_text(Memory memory) {
    switch (memory) {
    case Memory::global:
        return "global";
    case Memory::shared:
        return "shared";
    case Memory::constant:
        return "constant";
    case Memory::none:
        break;
    }
    return "";
}

} // namespace ks::emulator
