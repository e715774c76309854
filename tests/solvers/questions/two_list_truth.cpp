// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/questions/two_list_truth.h"

#include "solvers/problems/subset_sum/instance.h"

#include <algorithm>
#include <functional>
#include <span>

namespace ks::tests {

namespace {

std::vector<std::int64_t> all_sums(std::span<const std::int64_t> weights) {
    std::vector<std::int64_t> sums;
    for (std::size_t bits = 0; bits < std::size_t{1} << weights.size(); ++bits) {
        std::int64_t& sum = sums.emplace_back(0);
        for (std::size_t i = 0; i < weights.size(); ++i)
            sum += (bits >> i & 1) != 0 ? weights[i] : 0;
    }
    std::ranges::sort(sums);
    return sums;
}

/// Block n, from 1, of `parts` blocks of equal length; the last may be shorter.
std::span<const std::int64_t> block(const std::vector<std::int64_t>& list, std::int64_t parts,
                                    std::int64_t n) {
    const auto size = std::ssize(list), length = (size + parts - 1) / parts;
    const std::int64_t begin = std::min(size, (n - 1) * length), end = std::min(size, n * length);
    return std::span(list).subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
}

/// "Block 2 of A with block 3 of B: sums from 69 to 115. The target is 111."
Truth pair_truth(const TwoListTruth& lists, const std::vector<std::int64_t>& told) {
    std::vector<std::int64_t> sums;
    for (const std::int64_t x : block(lists.a, lists.parts, told[0]))
        for (const std::int64_t y : block(lists.b, lists.parts, told[1]))
            sums.push_back(x + y);
    if (sums.empty() || told[2] != std::ranges::min(sums) || told[3] != std::ranges::max(sums) ||
        told[4] != lists.target)
        return {};
    if (std::ranges::all_of(sums, [&](std::int64_t sum) { return sum < lists.target; }))
        return {{"below"}};
    if (std::ranges::all_of(sums, [&](std::int64_t sum) { return sum > lists.target; }))
        return {{"above"}};
    return {{"survives"}};
}

/// "The sum is 42, the target 111. Which pointer moves?" The one whose move brings the sum closer: A is
/// ascending.
Truth pointer_truth(const TwoListTruth& lists, const std::vector<std::int64_t>& told,
                    const TwoListState& state) {
    const std::int64_t sum = lists.a[static_cast<std::size_t>(*state.pointer[0])] +
                             lists.b[static_cast<std::size_t>(*state.pointer[1])];
    if (told[0] != sum || told[1] != lists.target)
        return {};
    return {{sum < lists.target ? "a" : "b"}};
}

} // namespace

TwoListTruth two_list_truth(const Instance& any, std::string_view variant) {
    const auto& instance = static_cast<const SubsetSumInstance&>(any);
    std::vector<std::int64_t> weights(instance.weights().begin(), instance.weights().end());
    const bool improved = variant.ends_with("improved");
    if (improved)
        std::ranges::sort(weights, std::greater());
    const std::size_t half = weights.size() - weights.size() / 2;
    TwoListTruth lists{.a = all_sums(std::span(weights).first(half)),
                       .b = all_sums(std::span(weights).subspan(half)),
                       .target = instance.target()};
    std::ranges::reverse(lists.b);
    for (std::size_t n = 4; n <= weights.size(); n += 4)
        lists.parts *= 2;
    for (auto* list : {&lists.a, &lists.b})
        std::erase_if(*list, [&](std::int64_t sum) { return improved && sum > lists.target; });
    return lists;
}

Truth TwoListTruth::of(const QuizQuestion& question, const TwoListRecording& lists) const {
    const std::vector<std::int64_t> told = numbers_in(question.text);
    if (question.ask == Ask::pair)
        return pair_truth(*this, told);
    if (question.ask == Ask::pointer)
        return pointer_truth(*this, told, lists.state(question.position));
    return {};
}

} // namespace ks::tests
