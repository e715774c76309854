// SPDX-License-Identifier: Apache-2.0
#include "app/own/host_side.h"

#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

namespace ks::own {

namespace {

class HostSide : public clang::ASTConsumer, public clang::RecursiveASTVisitor<HostSide> {
public:
    HostSide(clang::CompilerInstance& compiler, Parsed& parsed) : compiler_(compiler), parsed_(parsed) {}

    bool HandleTopLevelDecl(clang::DeclGroupRef group) override {
        for (clang::Decl* each : group)
            visit(*each);
        return true;
    }

    bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr* call) {
        const clang::CallExpr& shape = *call->getConfig();
        plain::HostLaunch launch{.kernel = text(*call->getCallee()),
                                 .grid = text(*shape.getArg(0)),
                                 .block = text(*shape.getArg(1)),
                                 .shared = shape.getNumArgs() > 2 ? text(*shape.getArg(2)) : std::string(),
                                 .arguments = {}};
        for (const clang::Expr* each : call->arguments())
            launch.arguments.push_back(text(*each));
        parsed_.launches.push_back(std::move(launch));
        return true;
    }

private:
    const clang::SourceManager& sources() const { return compiler_.getSourceManager(); }

    void visit(clang::Decl& declared) {
        const clang::SourceLocation begin = sources().getExpansionLoc(declared.getBeginLoc());
        const clang::FunctionDecl* const function = declared.getAsFunction();
        if (!sources().isInMainFile(begin) || function == nullptr ||
            function->hasAttr<clang::CUDAGlobalAttr>() || function->hasAttr<clang::CUDADeviceAttr>())
            return;
        const clang::SourceLocation end = clang::Lexer::getLocForEndOfToken(
            sources().getExpansionLoc(declared.getEndLoc()), 0, sources(), compiler_.getLangOpts());
        parsed_.host_text.emplace_back(sources().getFileOffset(begin), sources().getFileOffset(end));
        TraverseDecl(&declared);
    }

    std::string text(const clang::Stmt& at) const {
        const auto range = clang::CharSourceRange::getTokenRange(at.getSourceRange());
        return clang::Lexer::getSourceText(range, sources(), compiler_.getLangOpts()).str();
    }

    clang::CompilerInstance& compiler_;
    Parsed& parsed_;
};

} // namespace

std::unique_ptr<clang::ASTConsumer> host_side(clang::CompilerInstance& compiler, Parsed& parsed) {
    return std::make_unique<HostSide>(compiler, parsed);
}

} // namespace ks::own
