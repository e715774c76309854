// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/plain/program.h"
#include "solvers/instance/contents.h"
#include "solvers/instance/instance.h"
#include "solvers/own/launch.h"

namespace ks::own {

/// A launch that the names of a kernel's parameters, and the file's own launches, suggest. A parameter whose
/// name says nothing gets zeros, or the number of records.
Launch guess_launch(const plain::Program& program, const plain::Kernel& kernel, const Instance& instance);

} // namespace ks::own
