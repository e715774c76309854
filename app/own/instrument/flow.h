// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/instrument/hook_calls.h"
#include "app/own/instrument/refusals.h"

#include <llvm/ADT/DenseSet.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>

#include <map>

namespace ks::own {

/// Marks the loops, branches and waiting loops of one function.
///
/// Blocks of clang's code without optimisation have the names that tell an `if` from a part of its condition
/// ("if.then", "land.lhs.true"); nothing else in the code does.
class Flow {
public:
    Flow(HookCalls& hooks, Refusals& refusals, llvm::Function& function);

    void mark_loops();
    /// One event for the whole condition of an `if`, at the edges that leave it.
    void mark(llvm::BranchInst& branch);
    void mark(llvm::SwitchInst& choice);

private:
    void mark(llvm::Loop& loop);
    void mark_cycles_without_head();
    void mark_waiting(llvm::Loop& loop, llvm::BranchInst& asks);
    llvm::BranchInst* condition_of(llvm::Loop& loop) const;
    bool is_part_of_condition(llvm::BranchInst& branch);
    llvm::BasicBlock* then_of(llvm::BranchInst& branch) const;
    /// The end of a new block between two others.
    llvm::Instruction* between(llvm::BasicBlock* from, llvm::BasicBlock* to);
    llvm::Instruction* into_body(llvm::Loop& loop, llvm::BranchInst& asks);

    HookCalls& hooks_;
    Refusals& refusals_;
    llvm::Function& function_;
    llvm::DominatorTree dominators_;
    llvm::LoopInfo loops_;
    llvm::DenseSet<const llvm::Instruction*> loop_conditions_;
    std::map<llvm::BasicBlock*, llvm::Constant*> conditions_; ///< by the block that a condition leads to
};

} // namespace ks::own
