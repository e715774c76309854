// SPDX-License-Identifier: Apache-2.0
#include "app/own/front_end.h"

#include "app/own/file_access.h"
#include "app/own/host_side.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

#include <clang/CodeGen/CodeGenAction.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/CompilerInvocation.h>
#include <clang/Frontend/MultiplexConsumer.h>
#include <clang/Frontend/TextDiagnosticPrinter.h>
#include <clang/Lex/PreprocessorOptions.h>

#include <filesystem>

namespace ks::own {

namespace {

/// The most messages of the compiler that are reported.
constexpr unsigned most_errors = 20;
/// The most bytes of them.
constexpr std::size_t most_message_bytes = 16'384;

/// Emits the code of a file and collects what its host side says.
class Action : public clang::EmitLLVMOnlyAction {
public:
    Action(llvm::LLVMContext& context, Parsed& parsed) : EmitLLVMOnlyAction(&context), parsed_(parsed) {}

    std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& compiler,
                                                          llvm::StringRef file) override {
        std::vector<std::unique_ptr<clang::ASTConsumer>> both;
        both.push_back(host_side(compiler, parsed_));
        both.push_back(EmitLLVMOnlyAction::CreateASTConsumer(compiler, file));
        return std::make_unique<clang::MultiplexConsumer>(std::move(both));
    }

private:
    Parsed& parsed_;
};

/// CUDA for a device whose machine code is this processor's.
std::vector<std::string> options(const std::string& path) {
    std::vector<std::string> all{
        "-triple", "x86_64-pc-linux-gnu", "-x", "cuda", "-fcuda-is-device", "-std=c++17",
        // From 9.2 on the compiler accepts <<<...>>>.
        "-target-sdk-version=11.5", "-fdeclspec", "-fwrapv", "-nostdsysteminc", "-fgnuc-version=4.2.1",
        "-fcxx-exceptions", "-fexceptions", "-O0", "-disable-O0-optnone", "-disable-llvm-passes",
        "-debug-info-kind=limited", "-dwarf-version=4", "-mrelocation-model", "static", "-D__CUDACC__",
        "-U__CUDA_ARCH__", "-D__CUDA_ARCH__=900", "-ferror-limit", std::to_string(most_errors),
        "-internal-isystem", header_folder, "-include", "ks_cuda.h"};
    for (const std::string& folder : system_header_folders()) {
        all.push_back("-internal-isystem");
        all.push_back(folder);
    }
    all.push_back(path);
    return all;
}

/// Adds to the file's text a use of each template that is to be compiled.
void instantiate(clang::CompilerInstance& compiler, const std::string& path,
                 const std::vector<std::string>& instantiations) {
    if (instantiations.empty())
        return;
    const auto whole = llvm::MemoryBuffer::getFile(path);
    if (!whole)
        return;
    std::string text = (*whole)->getBuffer().str();
    for (std::size_t i = 0; i < instantiations.size(); ++i)
        text += "\nvoid ks_use_" + std::to_string(i) + "() { (void)&" + instantiations[i] + "; }";
    compiler.getPreprocessorOpts().addRemappedFile(
        path, llvm::MemoryBuffer::getMemBufferCopy(text, path).release());
}

} // namespace

Result<Parsed> parse(const std::string& path, const std::vector<std::string>& instantiations,
                     llvm::LLVMContext& context) {
    const std::vector<std::string> words = options(path);
    std::vector<const char*> arguments;
    for (const std::string& each : words)
        arguments.push_back(each.c_str());
    std::string messages;
    llvm::raw_string_ostream out(messages);
    llvm::IntrusiveRefCntPtr<clang::DiagnosticOptions> shown(new clang::DiagnosticOptions);
    shown->ShowCarets = false;
    auto* const printer = new clang::TextDiagnosticPrinter(out, shown.get());
    const auto diagnostics = clang::CompilerInstance::createDiagnostics(shown.get(), printer);
    clang::CompilerInstance compiler;
    clang::CompilerInvocation::CreateFromArgs(compiler.getInvocation(), arguments, *diagnostics);
    compiler.setDiagnostics(diagnostics.get());
    compiler.setVerboseOutputStream(llvm::nulls());
    compiler.createFileManager(file_access(std::filesystem::absolute(path).parent_path().string()));
    instantiate(compiler, path, instantiations);
    Parsed parsed;
    Action action(context, parsed);
    const bool compiled = compiler.ExecuteAction(action);
    if (!compiled) {
        out.flush();
        messages.resize(std::min(messages.size(), most_message_bytes));
        const bool assembly = messages.find("inline assembly") != std::string::npos;
        return Error{.code = ErrorCode::input,
                     .what = Sentence(messages),
                     .todo = assembly ? said("inline assembly is not emulated: write the same in CUDA")
                                      : Sentence()};
    }
    parsed.module = action.takeModule();
    return parsed;
}

} // namespace ks::own
