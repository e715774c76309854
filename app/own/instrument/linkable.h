// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace ks::own {

struct Linkable {
    const char* name;
    void* function;
};

/// All functions that compiled code is linked with: the emulator's hooks, mathematics, and copies between
/// local variables.
const std::vector<Linkable>& linkable();
bool is_linkable(const std::string& name);

/// "std::sort(int*, int*)" of a name as the linker has it.
std::string name_of(const std::string& mangled);

} // namespace ks::own
