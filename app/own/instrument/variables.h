// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/instrument/hook_calls.h"
#include "app/own/instrument/refusals.h"
#include "solvers/emulator/plain/program.h"

#include <llvm/ADT/SmallPtrSet.h>

#include <vector>

namespace ks::own {

/// The variables and kernels that the header for kernels has marked with annotations, because clang leaves no
/// other mark on a processor that is not a GPU.
class Marked {
public:
    /// Reads the annotations and removes them from the module.
    explicit Marked(llvm::Module& module);

    bool is_kernel(const llvm::Function& function) const { return kernels_.contains(&function); }
    bool is_shared(const llvm::GlobalVariable& variable) const { return shared_.contains(&variable); }
    bool is_constant(const llvm::GlobalVariable& variable) const { return constant_.contains(&variable); }

private:
    llvm::SmallPtrSet<const llvm::Value*, 8> kernels_, shared_, constant_;
};

/// Gives each variable of the module a range of made-up addresses and removes it from the module, so that no
/// kernel holds a real pointer.
class Variables {
public:
    Variables(HookCalls& hooks, Refusals& refusals, const Marked& marked);

    /// The indices of the variables that a function, or what it calls, names.
    std::vector<int> reached_from(llvm::Function& function) const;
    std::vector<plain::Variable> place();

private:
    plain::Variable describe(const llvm::GlobalVariable& variable, std::size_t index) const;
    void collect(const llvm::Value& value, std::vector<int>& found, int depth) const;

    HookCalls& hooks_;
    Refusals& refusals_;
    const Marked& marked_;
    std::vector<llvm::GlobalVariable*> all_;
};

} // namespace ks::own
