// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks {

/// What a variant answers. decide: whether some selection weighs exactly the largest allowed weight
/// (weight_limit_of), or whether all of a plan's kernels run at once; the answer is found or not-found.
enum class Question { optimise, decide, bound, demo };

/// "optimise", "demo" ...
std::string_view to_text(Question question);

/// Time and space of a variant as its paper gives them, in the paper's letters; empty where it gives none. In
/// the thesis, N (also n) is the number of items or of a class's items, m the number of classes, C the
/// capacity and P the number of threads that run at once.
struct Complexity {
    std::string time;   ///< "O(N · C)"
    std::string space;  ///< "O(n · C)"
    std::string source; ///< where in the paper: "Table 1.1; Section 2.1.2"

    friend bool operator==(const Complexity&, const Complexity&) = default;
};

} // namespace ks
