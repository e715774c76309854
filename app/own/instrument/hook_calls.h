// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <map>
#include <string>

namespace ks::own {

/// Writes calls of the emulator's hooks (solvers/emulator/plain/hooks.h) into a module.
class HookCalls {
public:
    explicit HookCalls(llvm::Module& module);

    /// Inserts a call of the hook in front of an instruction.
    llvm::CallInst* call(llvm::Instruction* before, llvm::StringRef hook, llvm::Type* result,
                         llvm::ArrayRef<llvm::Value*> arguments);
    llvm::CallInst* call(llvm::Instruction* before, llvm::StringRef hook,
                         llvm::ArrayRef<llvm::Value*> arguments) {
        return call(before, hook, nothing, arguments);
    }

    /// The position of an instruction as a constant of type plain::Site. `flags` are of plain::SiteFlag;
    /// `location` replaces the instruction's own.
    llvm::Constant* site(const llvm::Instruction& at, unsigned flags = 0, llvm::DebugLoc location = {});
    llvm::Constant* text(llvm::StringRef text);

    /// Returns the builder, which inserts in front of an instruction and has its position.
    llvm::IRBuilder<>& before(llvm::Instruction* at);

    llvm::ConstantInt* int32(std::uint64_t value) const;
    llvm::ConstantInt* int64(std::uint64_t value) const;

    llvm::Module& module;
    llvm::LLVMContext& context;
    llvm::Type *bytes_pointer, *word, *half, *nothing; ///< i8*, i64, i32, void

private:
    llvm::IRBuilder<> builder_;
    llvm::StructType* site_type_;
    std::map<std::string, llvm::Constant*> texts_;
};

/// The line and column of an instruction's text; 0 where it has none.
struct TextPosition {
    std::string file;
    unsigned line = 0, column = 0;
};
TextPosition position_of(const llvm::Instruction& at);

} // namespace ks::own
