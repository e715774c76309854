// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/front_end.h"

#include <clang/AST/ASTConsumer.h>
#include <clang/Frontend/CompilerInstance.h>

#include <memory>

namespace ks::own {

/// Collects the host functions of a file and the launches in them.
std::unique_ptr<clang::ASTConsumer> host_side(clang::CompilerInstance& compiler, Parsed& parsed);

} // namespace ks::own
