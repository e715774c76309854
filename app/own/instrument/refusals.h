// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/instrument/hook_calls.h"
#include "solvers/core/sentence.h"

#include <vector>

namespace ks::own {

/// What a file asks for that cannot be emulated.
class Refusals {
public:
    /// At the position of an instruction.
    void add(const llvm::Instruction& at, Sentence what);
    void add(Sentence what);

    bool empty() const { return all_.empty(); }
    /// "row.cu:12:5: inline assembly is not emulated", in the order of the text.
    const std::vector<Sentence>& all() const { return all_; }

private:
    std::vector<Sentence> all_;
};

} // namespace ks::own
