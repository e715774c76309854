// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/instrument.h"

#include "app/own/instrument/accesses.h"
#include "app/own/instrument/arithmetic.h"
#include "app/own/instrument/calls.h"
#include "app/own/instrument/flow.h"
#include "app/own/instrument/kernels.h"
#include "app/own/instrument/stack.h"
#include "app/own/instrument/variables.h"
#include "app/own/instrument/watches.h"

#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/Local.h>

#include <algorithm>

namespace ks::own {

using namespace llvm;

namespace {

using Functions = std::vector<Function*>;

/// The functions of the file. Those of the header for kernels have no debug information and are inlined.
Functions functions_of_text(Module& module) {
    Functions found;
    for (Function& function : module)
        if (!function.isDeclaration() && function.getSubprogram() != nullptr)
            found.push_back(&function);
    return found;
}

class FunctionPass {
public:
    FunctionPass(HookCalls& hooks, Refusals& refusals, const Functions& own, Function& function)
        : hooks_(hooks), own_(own), function_(function), accesses_(hooks, refusals),
          flow_(hooks, refusals, function) {}

    void run() {
        std::vector<Instruction*> all;
        for (Instruction& at : instructions(function_))
            all.push_back(&at);
        flow_.mark_loops();
        for (Instruction* at : all)
            visit(*at);
    }

private:
    void visit(Instruction& at) {
        if (auto* load = dyn_cast<LoadInst>(&at))
            accesses_.load(*load);
        else if (auto* store = dyn_cast<StoreInst>(&at))
            accesses_.store(*store);
        else if (auto* copy = dyn_cast<MemTransferInst>(&at))
            accesses_.copy(*copy);
        else if (auto* fill = dyn_cast<MemSetInst>(&at))
            accesses_.fill(*fill);
        else if (auto* branch = dyn_cast<BranchInst>(&at))
            flow_.mark(*branch);
        else if (auto* choice = dyn_cast<SwitchInst>(&at))
            flow_.mark(*choice);
        else if (auto* call = dyn_cast<CallBase>(&at))
            visit(*call);
        else
            use_gpu_meaning(hooks_, at);
    }
    void visit(CallBase& call) {
        Function* const called = call.getCalledFunction();
        if (called == nullptr)
            return;
        if (called->getName() == "ks_printf_of_text")
            replace_printf(hooks_, call);
        else if (std::ranges::find(own_, called) != own_.end())
            mark_call(hooks_, call);
    }

    HookCalls& hooks_;
    const Functions& own_;
    Function& function_;
    Accesses accesses_;
    Flow flow_;
};

} // namespace

Instrumented instrument(Module& module, const std::vector<std::string>& watched, Refusals& refusals) {
    const Marked marked(module);
    HookCalls hooks(module);
    Variables variables(hooks, refusals, marked);
    const Functions own = functions_of_text(module);
    for (Function* function : own) {
        removeUnreachableBlocks(*function);
        bound_stack(hooks, refusals, *function);
        watch_locals(hooks, *function, watched);
        FunctionPass(hooks, refusals, own, *function).run();
    }
    fill_positions(hooks);
    Instrumented result{.program = {.file = module.getSourceFileName()}, .entries = {}};
    for (Function* function : own) {
        if (!marked.is_kernel(*function))
            continue;
        plain::Kernel kernel = describe_kernel(*function);
        kernel.variables = variables.reached_from(*function);
        result.program.kernels.push_back(std::move(kernel));
        result.entries.push_back(add_entry(hooks, refusals, *function));
    }
    result.program.variables = variables.place();
    refuse_unknown(hooks, refusals);
    return result;
}

} // namespace ks::own
