// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/code.h"

namespace ks::two_list {

Code::Code(TwoListMethod method) {
    const bool improved = method == TwoListMethod::improved;
    if (method == TwoListMethod::sequential) {
        add_sequential();
    } else {
        add_generation(improved);
        add_pruning(improved);
        add_search(improved);
    }
    add(Line::way_back, "each half is solved again for its sum  {ours: no sum tells its subset}");
}

std::vector<int> Code::numbers(std::initializer_list<Line> lines) const {
    std::vector<int> numbers;
    for (const Line line : lines)
        if (const auto known = number_.find(line); known != number_.end())
            numbers.push_back(known->second);
    return numbers;
}

void Code::add(Line line, std::string text) {
    add(std::move(text));
    number_.emplace(line, static_cast<int>(text_.size()));
}

void Code::add_sequential() {
    add("Generation stage  {Section 2.1}");
    add(Line::halve, "  W_1, W_2 <- halves of W  {step 1}");
    add("  A <- sums of W_1, rising;  B <- of W_2, falling  {steps 2, 3}");
    add(Line::item, "  for each w_i of the half do  {from the list 0}");
    add(Line::add, "    L' <- L + w_i");
    add(Line::merge, "    L <- merge(L, L')");
    add("Search stage  {Section 2.1}");
    add(Line::begin, "  i <- 1;  j <- 1  {step 1}");
    add(Line::found, "  if a_i + b_j = M then stop: found  {step 2}");
    add(Line::compare, "  if a_i + b_j < M then i <- i + 1 else j <- j + 1  {step 3}");
    add(Line::at_end, "  if i > |A| or j > |B| then stop: none  {step 4}");
    add("  go to step 2  {step 5}");
}

/// The paper begins with A_1 = (0, w_1), which item 1 makes from the list 0.
void Code::add_generation(bool improved) {
    if (improved) {
        add("Algorithm 9: generate A  {B the same, falling}");
        add(Line::halve, "  sort W falling;  W_1, W_2 <- its halves  {Section 4.1}");
        add(Line::item, "  for i = 1 to n/2 do  {line 1}");
        add("    k <- min(2^(i-1), 2^(n/4))  {lines 2-6}");
        add("    addItem kernel;  D' <- D - discarded  {lines 7-11}");
        add("    for j = 1 to log k: partition kernel  {lines 12-15}");
        add("    merge kernel;  D <- D + D'  {lines 16-18}");
        add("Algorithm 10: add the item, thread tid");
        add(Line::discard, "  if A[tid] + w_i > M then discard it  {lines 3-4}");
        add(Line::add, "  else A'[tid] <- A[tid] + w_i  {lines 5-6}");
    } else {
        add("Algorithm 3: generate A  {B the same, falling}");
        add(Line::halve, "  W_1, W_2 <- halves of W");
        add(Line::item, "  for i = 1 to n/2 do  {line 1}");
        add("    k <- min(2^(i-1), 2^(n/4))  {lines 2-6}");
        add("    addItem kernel  {lines 7-8}");
        add("    for j = 1 to log k: partition kernel  {lines 9-12}");
        add("    merge kernel  {lines 13-14}");
        add("Algorithm 4: add the item, thread tid");
        add(Line::add, "  A'[tid] <- A[tid] + w_i  {line 3}");
    }
    add("Algorithm 5: partition, element t of H");
    add(Line::median, "  find the median pair of H[t]  {lines 4-9}");
    add(Line::divide, "  H[2t] <- up to it;  H[2t + 1] <- the rest  {lines 10-17}");
    add("Algorithm 6: merge, thread tid");
    add(Line::merge, "  merge the parts in H[k + tid - 1]  {lines 3-8}");
}

void Code::add_pruning(bool improved) {
    if (improved) {
        add("Algorithm 11: prune, thread i");
        add(Line::first_probe, "  low: by binary search with a_{i.1} + b_{m.e}  {lines 3-8}");
        add(Line::second_probe, "  high: by binary search with a_{i.e} + b_{m.1}  {lines 9-14}");
        add(Line::extreme_found, "  a sum that is M: found  {lines 6, 12}");
        add(Line::slot, "  S[atomicAdd(r, 1)] <- (i, j), j = low to high  {lines 15-20}");
        return;
    }
    add("Algorithm 7: prune, thread i");
    add("  for each block j of B, from i on do  {line 3}");
    add(Line::extremes, "    X <- a_{i.1} + b_{j.e};  Y <- a_{i.e} + b_{j.1}  {lines 7-8}");
    add(Line::extreme_found, "    if X = M or Y = M then found  {lines 9-10}");
    add(Line::pick, "    else if X < M and Y > M then  {line 11}");
    add(Line::slot, "      S[atomicAdd(r, 1)] <- (i, j)  {lines 12-14}");
}

void Code::add_search(bool improved) {
    add(improved ? "Algorithm 12: search, thread i" : "Algorithm 8: search, thread i");
    add(improved ? "  for each pair (s, t) of the thread do  {lines 2-3}"
                 : "  for each pair (s, t) of the thread do  {lines 2-4}");
    if (improved) {
        add(Line::cut, "    low_A, high_A, low_B, high_B: by binary search  {lines 3-26}");
        add(Line::begin, "    x <- low_A;  y <- low_B  {line 27}");
        add(Line::at_end, "    while x <= high_A and y <= high_B do  {line 28}");
        add(Line::found, "      if a_{s.x} + b_{t.y} = M then found  {line 29}");
        add(Line::compare, "      else if it is < M then x <- x + 1 else y <- y + 1  {line 30}");
    } else {
        add(Line::begin, "    x <- 1;  y <- 1  {lines 5-6}");
        add(Line::at_end, "    while x <= e and y <= e do  {line 7}");
        add(Line::found, "      if a_{s.x} + b_{t.y} = M then found  {lines 11-12}");
        add(Line::compare, "      else if it is < M then x <- x + 1 else y <- y + 1  {lines 13-17}");
    }
}

} // namespace ks::two_list
