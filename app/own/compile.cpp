// SPDX-License-Identifier: Apache-2.0
#include "app/own/compile.h"

#include "app/own/front_end.h"
#include "app/own/instrument/instrument.h"
#include "app/own/instrument/linkable.h"
#include "solvers/core/formatted.h"

#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Transforms/IPO/AlwaysInliner.h>
#include <llvm/Transforms/Scalar/DeadStoreElimination.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/GVN.h>
#include <llvm/Transforms/Scalar/LICM.h>
#include <llvm/Transforms/Scalar/SROA.h>
#include <llvm/Transforms/Scalar/SimplifyCFG.h>

namespace ks::own {

using namespace llvm;

namespace {

/// LLVM's passes over one module.
class Passes {
public:
    explicit Passes(Module& module) : module_(module) {
        PassBuilder builder;
        builder.registerModuleAnalyses(of_module_);
        builder.registerCGSCCAnalyses(of_calls_);
        builder.registerFunctionAnalyses(of_function_);
        builder.registerLoopAnalyses(of_loop_);
        builder.crossRegisterProxies(of_loop_, of_function_, of_calls_, of_module_);
    }

    /// CUDA's own functions become what they are in the end, so that no branch of theirs is seen, and then
    /// part of their callers.
    void inline_headers() {
        FunctionPassManager passes;
        passes.addPass(SROAPass());
        passes.addPass(SimplifyCFGPass());
        run(passes, [](const Function& function) { return function.getSubprogram() == nullptr; });
        ModulePassManager inlined;
        inlined.addPass(AlwaysInlinerPass(false));
        inlined.run(module_, of_module_);
    }
    /// Removes the accesses that an optimiser removes.
    void optimise_accesses() {
        FunctionPassManager passes;
        passes.addPass(SROAPass());
        passes.addPass(EarlyCSEPass(true));
        passes.addPass(createFunctionToLoopPassAdaptor(LICMPass(), true));
        passes.addPass(GVNPass());
        passes.addPass(DSEPass());
        run(passes, [](const Function&) { return true; });
    }

private:
    template <class Choice>
    void run(FunctionPassManager& passes, const Choice& is_chosen) {
        of_function_.clear();
        of_loop_.clear();
        for (Function& function : module_)
            if (!function.isDeclaration() && is_chosen(function))
                of_function_.invalidate(function, passes.run(function, of_function_));
    }

    Module& module_;
    LoopAnalysisManager of_loop_;
    FunctionAnalysisManager of_function_;
    CGSCCAnalysisManager of_calls_;
    ModuleAnalysisManager of_module_;
};

Error internal(llvm::Error error) {
    return {.code = ErrorCode::internal, .what = formatted("LLVM: {}", toString(std::move(error)))};
}

/// Makes machine code of a module. The code, and the positions in it, are kept until the process ends.
class Jit {
public:
    static Result<Jit> make() {
        static const bool ready = !InitializeNativeTarget() && !InitializeNativeTargetAsmPrinter();
        auto machine = orc::JITTargetMachineBuilder::detectHost();
        if (!ready || !machine)
            return internal(machine.takeError());
        machine->setCodeGenOptLevel(CodeGenOpt::None); // a trace waits for the code longer than for its run
        auto made = orc::LLJITBuilder().setJITTargetMachineBuilder(*std::move(machine)).create();
        if (!made)
            return internal(made.takeError());
        Jit jit;
        jit.jit_ = made->release();
        orc::SymbolMap symbols;
        for (const Linkable& each : linkable())
            symbols[jit.jit_->mangleAndIntern(each.name)] =
                JITEvaluatedSymbol(pointerToJITTargetAddress(each.function), JITSymbolFlags::Exported);
        if (auto failed = jit.jit_->getMainJITDylib().define(orc::absoluteSymbols(std::move(symbols))))
            return internal(std::move(failed));
        return jit;
    }

    Result<void> add(std::unique_ptr<Module> module, std::unique_ptr<LLVMContext> context) {
        module->setDataLayout(jit_->getDataLayout());
        if (auto failed = jit_->addIRModule(orc::ThreadSafeModule(std::move(module), std::move(context))))
            return internal(std::move(failed));
        return {};
    }
    Result<void (*)(const std::uint64_t*)> find(const std::string& name) {
        auto found = jit_->lookup(name);
        if (!found)
            return internal(found.takeError());
        return jitTargetAddressToPointer<void (*)(const std::uint64_t*)>(found->getAddress());
    }

private:
    orc::LLJIT* jit_ = nullptr;
};

Error refused(const Refusals& refusals) {
    std::string all;
    for (const Sentence& each : refusals.all())
        all += (all.empty() ? "" : "\n") + static_cast<const std::string&>(each);
    return {.code = ErrorCode::input, .what = Sentence(all)};
}

} // namespace

Result<std::unique_ptr<plain::Program>> compile(const std::string& path, const CompileOptions& options) {
    auto context = std::make_unique<LLVMContext>();
    KS_TRY(Parsed parsed, parse(path, options.instantiations, *context));
    Passes passes(*parsed.module);
    passes.inline_headers();
    if (options.as_optimised)
        passes.optimise_accesses();
    Refusals refusals;
    Instrumented made = instrument(*parsed.module, options.watched, refusals);
    if (!refusals.empty())
        return refused(refusals);
    std::string faults;
    raw_string_ostream out(faults);
    if (verifyModule(*parsed.module, &out))
        return ks::Error{.code = ErrorCode::internal,
                         .what = formatted("the instrumented code is wrong: {}", out.str())};
    StripDebugInfo(*parsed.module);
    KS_TRY(Jit jit, Jit::make());
    KS_CHECK(jit.add(std::move(parsed.module), std::move(context)));
    for (std::size_t i = 0; i < made.entries.size(); ++i) {
        KS_TRY(made.program.kernels[i].run, jit.find(made.entries[i]));
    }
    made.program.file = path;
    made.program.launches = std::move(parsed.launches);
    made.program.host_text = std::move(parsed.host_text);
    return std::make_unique<plain::Program>(std::move(made.program));
}

} // namespace ks::own
