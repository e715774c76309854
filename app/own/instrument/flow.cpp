// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/flow.h"

#include "app/own/instrument/own_memory.h"
#include "app/own/instrument/waiting.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

#include <llvm/Analysis/CFG.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/LoopSimplify.h>

namespace ks::own {

using namespace llvm;

namespace {

/// The block where a condition, or its part, holds.
bool is_then(StringRef name) {
    return name.startswith("if.then") || name.startswith("cond.true") || name.contains(".body");
}
/// A block that computes a further part of a condition.
bool is_part(StringRef name) {
    return name.startswith("land.lhs.true") || name.startswith("lor.lhs.false");
}
/// A block that computes the right side of `a && b` whose value is used.
bool is_right_side(StringRef name) {
    return name.startswith("land.rhs") || name.startswith("lor.rhs");
}

bool is_silent(const Instruction& at) {
    if (isa<CallBase>(at))
        return isa<DbgInfoIntrinsic>(at);
    const auto* const load = dyn_cast<LoadInst>(&at);
    return load == nullptr || is_own_memory(*load->getPointerOperand());
}

/// `a ? b : c` without memory or calls: a GPU computes both sides.
bool is_selection(const BranchInst& branch) {
    for (const BasicBlock* way : branch.successors())
        if (!way->getName().startswith("cond.") || !all_of(*way, is_silent))
            return false;
    return true;
}

int side_in(const Loop& loop, const BranchInst& branch) {
    return loop.contains(branch.getSuccessor(0)) ? 0 : 1;
}

} // namespace

Flow::Flow(HookCalls& hooks, Refusals& refusals, Function& function)
    : hooks_(hooks), refusals_(refusals), function_(function), dominators_(function), loops_(dominators_) {
    for (Loop* loop : loops_)
        simplifyLoop(loop, &dominators_, &loops_, nullptr, nullptr, nullptr, false);
}

Instruction* Flow::between(BasicBlock* from, BasicBlock* to) {
    return SplitEdge(from, to, &dominators_, &loops_)->getTerminator();
}
Instruction* Flow::into_body(Loop& loop, BranchInst& asks) {
    return between(asks.getParent(), asks.getSuccessor(side_in(loop, asks)));
}

/// Outer loops come first, so that an edge that leaves two loops leaves the inner one first.
void Flow::mark_loops() {
    for (Loop* loop : loops_.getLoopsInPreorder())
        mark(*loop);
    mark_cycles_without_head();
}

/// LLVM does not count a cycle with two entries as a loop, so its rounds are not counted. The cycle still
/// checks for a request to stop.
void Flow::mark_cycles_without_head() {
    SmallVector<std::pair<const BasicBlock*, const BasicBlock*>, 8> edges;
    FindFunctionBackedges(function_, edges);
    for (const auto& [from, to] : edges)
        if (!dominators_.dominates(to, from))
            hooks_.call(between(const_cast<BasicBlock*>(from), const_cast<BasicBlock*>(to)), "ks_poll", {});
}

/// The branch that asks whether the loop goes on; null for a loop such as `for (;;)`.
BranchInst* Flow::condition_of(Loop& loop) const {
    BranchInst* asks = nullptr;
    SmallVector<BasicBlock*, 4> exiting;
    loop.getExitingBlocks(exiting);
    for (BasicBlock* block : exiting) {
        auto* const branch = dyn_cast<BranchInst>(block->getTerminator());
        if (branch == nullptr || !branch->isConditional())
            continue;
        const int side = side_in(loop, *branch);
        const BasicBlock *const in = branch->getSuccessor(static_cast<unsigned>(side)),
                                *const out = branch->getSuccessor(static_cast<unsigned>(1 - side));
        const StringRef name = in->getName();
        if (name.contains("for.body") || name.contains("while.body") || name.contains("do.body") ||
            in == loop.getHeader() || out->getName().contains("for.cond.cleanup"))
            asks = branch;
    }
    return asks;
}

void Flow::mark(Loop& loop) {
    BasicBlock* const before = loop.getLoopPreheader();
    Instruction* const head = loop.getHeader()->getTerminator();
    if (before == nullptr) {
        refusals_.add(*head, said("a loop that is entered by a computed goto is not emulated"));
        return;
    }
    BranchInst* const asks = condition_of(loop);
    if (asks != nullptr && is_waiting(loop, *asks)) {
        mark_waiting(loop, *asks);
        return;
    }
    DebugLoc start = loop.getStartLoc();
    Constant* const site = hooks_.site(*head, 0, start ? start : head->getDebugLoc());
    hooks_.call(before->getTerminator(), "ks_loop_enter", {site});
    SmallVector<LoopBase<BasicBlock, Loop>::Edge, 8> exits;
    loop.getExitEdges(exits);
    for (const auto& [from, to] : exits) {
        const bool asked = asks != nullptr && from == asks->getParent();
        hooks_.call(between(const_cast<BasicBlock*>(from), const_cast<BasicBlock*>(to)),
                    asked ? "ks_loop_leave" : "ks_loop_break", {site});
    }
    if (asks == nullptr) {
        hooks_.call(&*loop.getHeader()->getFirstInsertionPt(), "ks_loop_next", {site});
        return;
    }
    loop_conditions_.insert(asks);
    hooks_.call(into_body(loop, *asks), "ks_loop_next", {site}); // of a do-while: from the second round on
}

void Flow::mark_waiting(Loop& loop, BranchInst& asks) {
    Constant* const site = hooks_.site(asks);
    IRBuilder<>& builder = hooks_.before(&*function_.getEntryBlock().getFirstInsertionPt());
    Value* const spin = builder.CreateAlloca(hooks_.word, hooks_.int32(2), "ks_spin");
    hooks_.call(loop.getLoopPreheader()->getTerminator(), "ks_spin_enter", {spin});
    SmallVector<LoopBase<BasicBlock, Loop>::Edge, 8> exits;
    loop.getExitEdges(exits);
    for (const auto& [from, to] : exits)
        hooks_.call(between(const_cast<BasicBlock*>(from), const_cast<BasicBlock*>(to)), "ks_spin_leave",
                    {spin, site});
    hooks_.call(into_body(loop, asks), "ks_spin_wait", {spin, site});
    loop_conditions_.insert(&asks);
}

void Flow::mark(BranchInst& branch) {
    if (!branch.isConditional() || loop_conditions_.contains(&branch) || !branch.getDebugLoc() ||
        isa<Constant>(branch.getCondition()) || is_selection(branch) || is_part_of_condition(branch))
        return;
    Value* const taken = hooks_.before(&branch).CreateZExt(branch.getCondition(), hooks_.half);
    hooks_.call(&branch, "ks_branch", {taken, hooks_.site(branch)});
}

/// `if (a && b)` is one branch, as it is one condition in the text. Its outcome is recorded where the
/// condition is left.
bool Flow::is_part_of_condition(BranchInst& branch) {
    if (is_right_side(branch.getSuccessor(0)->getName()) || is_right_side(branch.getSuccessor(1)->getName()))
        return true; // the branch on the value follows
    if (!is_part(branch.getSuccessor(0)->getName()) && !is_part(branch.getSuccessor(1)->getName()) &&
        !is_part(branch.getParent()->getName()))
        return false;
    Constant*& site = conditions_[then_of(branch)];
    if (site == nullptr)
        site = hooks_.site(branch);
    for (unsigned way = 0; way < 2; ++way) {
        BasicBlock* const to = branch.getSuccessor(way);
        if (is_part(to->getName()))
            continue;
        const bool holds = is_then(to->getName());
        hooks_.call(between(branch.getParent(), to), "ks_branch", {hooks_.int32(holds ? 1 : 0), site});
    }
    return true;
}

/// The block that is entered where the whole condition holds: it tells which branches belong together.
BasicBlock* Flow::then_of(BranchInst& branch) const {
    SmallVector<BasicBlock*, 8> open{branch.getParent()};
    SmallPtrSet<BasicBlock*, 8> seen;
    while (!open.empty()) {
        BasicBlock* const at = open.pop_back_val();
        if (!seen.insert(at).second)
            continue;
        for (BasicBlock* to : successors(at)) {
            BasicBlock* real = to;
            if (to->getName().contains("_crit_edge") || to->getName().contains(".split"))
                real = to->getSingleSuccessor() != nullptr ? to->getSingleSuccessor() : to;
            if (is_then(real->getName()))
                return real;
            if (is_part(real->getName()) || real != to)
                open.push_back(real);
        }
    }
    return branch.getParent();
}

/// Records which way is taken, not which case: cases may share a way.
void Flow::mark(SwitchInst& choice) {
    std::map<BasicBlock*, unsigned> numbers;
    for (unsigned i = 0; i < choice.getNumSuccessors(); ++i)
        numbers.emplace(choice.getSuccessor(i), i);
    IRBuilder<>& builder = hooks_.before(&choice);
    Value* way = hooks_.int32(0);
    for (const auto& each : choice.cases())
        way = builder.CreateSelect(builder.CreateICmpEQ(choice.getCondition(), each.getCaseValue()),
                                   hooks_.int32(numbers[each.getCaseSuccessor()]), way);
    hooks_.call(&choice, "ks_switch", {way, hooks_.site(choice)});
}

} // namespace ks::own
