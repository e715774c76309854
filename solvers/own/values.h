// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/plain/program.h"
#include "solvers/instance/contents.h"
#include "solvers/instance/instance.h"
#include "solvers/kernels/backend.h"
#include "solvers/own/expression.h"
#include "solvers/own/launch.h"

#include <vector>

namespace ks::own {

/// What the names of a launch stand for: the numbers of the instance under their names in files (`capacity`),
/// the number of its records (`items`), and `block`, the threads per block.
class Names {
public:
    explicit Names(const Instance& instance) : instance_(&instance) {}
    void set_block(std::int64_t threads) { block_ = threads; }
    Lookup lookup() const;
    const Instance& instance() const { return *instance_; }

private:
    const Instance* instance_;
    std::optional<std::int64_t> block_;
};

/// The shape of a launch, its numbers computed. Errors name the number.
Result<LaunchShape> shape_of(const Launch& launch, Names& names);

/// The content of a buffer before the first launch: elements of `parameter.bytes` bytes.
struct Content {
    std::int64_t count = 0;
    std::vector<std::byte> bytes; ///< empty: nothing is written
};

/// The content that a value describes:
///   item.weight     a field of the records of the instance, in order
///   zeros(n)        n zeros
///   empty(n)        n elements that nothing has written
///   iota(n)         0, 1, 2 ...
///   random(n, a, b) n whole numbers from a to b, with a fixed seed
Result<Content> content_of(const plain::Parameter& parameter, const std::string& value, const Names& names);

/// A number as a kernel's argument.
Result<Argument> number_of(const plain::Parameter& parameter, const std::string& value, const Names& names);

} // namespace ks::own
