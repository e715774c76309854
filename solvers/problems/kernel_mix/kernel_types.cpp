// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/kernel_types.h"

#include <algorithm>
#include <map>

namespace ks {

std::vector<std::int64_t> KernelTypes::demands() const {
    std::vector<std::int64_t> demands;
    for (const Launches& type : all)
        demands.push_back(type.copies);
    return demands;
}

KernelTypes types_of(const Workload& workload) {
    KernelTypes types;
    std::map<std::vector<std::int64_t>, std::size_t> known; // the key is the numbers of all shapes
    for (const Launches& of : workload.kernels) {
        std::vector<std::int64_t> numbers;
        for (const KernelShape& shape : of.shapes)
            for (const std::int64_t number :
                 {shape.blocks, shape.warps, shape.takes.registers, shape.takes.shared_bytes})
                numbers.push_back(number);
        const auto [at, is_new] = known.try_emplace(std::move(numbers), types.all.size());
        if (is_new) {
            types.all.push_back(of);
            types.members.emplace_back();
        } else {
            types.all[at->second].copies += of.copies;
        }
        types.members[at->second].push_back({.kernel = of.kernel, .copies = of.copies});
    }
    return types;
}

Pattern cut_to(const Pattern& pattern, std::span<const std::int64_t> copies) {
    Pattern cut;
    for (const Pattern::Part& part : pattern.parts)
        if (const std::int64_t some = std::min(part.copies, copies[part.type]); some > 0)
            cut.parts.push_back({.type = part.type, .copies = some});
    return cut;
}

Pattern pattern_of(std::vector<std::size_t> types) {
    std::ranges::sort(types);
    Pattern pattern;
    for (const std::size_t type : types) {
        if (pattern.parts.empty() || pattern.parts.back().type != type)
            pattern.parts.push_back({.type = type, .copies = 0});
        ++pattern.parts.back().copies;
    }
    return pattern;
}

} // namespace ks
