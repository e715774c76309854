// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks {

/// The problem that a variant solves. decide: whether some selection weighs exactly the largest allowed
/// weight (weight_limit_of), or whether all kernels of a plan run at once; the answer is found or not-found.
enum class Question { optimise, decide, bound, demo };

/// Returns "optimise", "demo" ...
std::string_view to_text(Question question);

/// Time and space of a variant as stated in its paper, with the paper's letters; empty if not stated. In the
/// thesis, N (also n) is the number of items or of a class's items, m the number of classes, C the capacity
/// and P the number of threads that run at once.
struct Complexity {
    std::string time;   ///< "O(N · C)"
    std::string space;  ///< "O(n · C)"
    std::string source; ///< where in the paper: "Table 1.1; Section 2.1.2"

    friend bool operator==(const Complexity&, const Complexity&) = default;
};

} // namespace ks
