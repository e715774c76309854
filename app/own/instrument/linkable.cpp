// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/linkable.h"

#include "solvers/emulator/plain/hooks.h"

#include <llvm/Demangle/Demangle.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace ks::own {

namespace {

template <class T>
void* address(T* function) {
    return reinterpret_cast<void*>(function);
}

using OfOne = double(double);
using OfOneFloat = float(float);
using OfTwo = double(double, double);
using OfTwoFloat = float(float, float);

void add_maths(std::vector<Linkable>& all) {
#define KS_ONE(name)                                                                                         \
    all.push_back({#name, address<OfOne>(&::name)});                                                         \
    all.push_back({#name "f", address<OfOneFloat>(&::name##f)});
#define KS_TWO(name)                                                                                         \
    all.push_back({#name, address<OfTwo>(&::name)});                                                         \
    all.push_back({#name "f", address<OfTwoFloat>(&::name##f)});
#include "app/own/instrument/maths.def"
    all.push_back({"fma", address<double(double, double, double)>(&::fma)});
    all.push_back({"fmaf", address<float(float, float, float)>(&::fmaf)});
    all.push_back({"ldexp", address<double(double, int)>(&::ldexp)});
    all.push_back({"ldexpf", address<float(float, int)>(&::ldexpf)});
}

std::vector<Linkable> collect() {
    std::vector<Linkable> all;
    for (const auto& hooks : {plain::access_hooks(), plain::flow_hooks(), plain::cuda_hooks()})
        for (const plain::Hook& each : hooks)
            all.push_back({each.name, each.function});
    add_maths(all);
    // What LLVM itself makes of copies between local variables.
    all.push_back({"memcpy", address<void*(void*, const void*, std::size_t)>(&std::memcpy)});
    all.push_back({"memmove", address<void*(void*, const void*, std::size_t)>(&std::memmove)});
    all.push_back({"memset", address<void*(void*, int, std::size_t)>(&std::memset)});
    return all;
}

} // namespace

const std::vector<Linkable>& linkable() {
    static const std::vector<Linkable> all = collect();
    return all;
}

bool is_linkable(const std::string& name) {
    return std::ranges::any_of(linkable(), [&](const Linkable& each) { return each.name == name; });
}

std::string name_of(const std::string& mangled) {
    return llvm::demangle(mangled);
}

} // namespace ks::own
