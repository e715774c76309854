// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/refusals.h"

#include "solvers/core/formatted.h"

#include <algorithm>

namespace ks::own {

void Refusals::add(const llvm::Instruction& at, Sentence what) {
    const TextPosition place = position_of(at);
    add(place.line == 0 ? std::move(what)
                        : formatted("{}:{}:{}: {}", place.file, place.line, place.column, what));
}

void Refusals::add(Sentence what) {
    if (std::ranges::find(all_, what) == all_.end())
        all_.push_back(std::move(what));
}

} // namespace ks::own
