// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/sum_list.h"

#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/core/units.h"

#include <algorithm>
#include <bit>

namespace ks {

namespace {

constexpr std::int64_t sums_a_word = 64;

/// Returns the sums of a block that are at most `limit`, as a mask.
std::uint64_t mask_up_to(std::int64_t block, std::int64_t limit) {
    const std::int64_t last = limit / sums_a_word;
    if (limit < 0 || block > last)
        return 0;
    return block < last ? ~std::uint64_t{0} : ~std::uint64_t{0} >> (sums_a_word - 1 - limit % sums_a_word);
}

/// A list with a weight added to each sum, word by word: a shifted word extends over two blocks.
class MovedList {
public:
    MovedList(SumList list, std::int64_t weight)
        : list_(list), blocks_(weight / sums_a_word), bits_(static_cast<unsigned>(weight % sums_a_word)) {
        look();
    }

    bool is_over() const { return word_.sums == 0; }
    const SumWord& word() const { return word_; }
    void next() { look(); }

private:
    void look() {
        word_ = {.block = left_.block, .sums = left_.sums};
        left_.sums = 0;
        if (at_ < list_.size() && (word_.sums == 0 || list_[at_].block + blocks_ == word_.block)) {
            const SumWord& from = list_[at_++];
            word_ = {.block = from.block + blocks_, .sums = word_.sums | from.sums << bits_};
            if (bits_ != 0)
                left_ = {.block = word_.block + 1, .sums = from.sums >> (sums_a_word - bits_)};
        }
        if (word_.sums == 0 && left_.sums != 0) // all of them moved to the next block
            look();
    }

    SumList list_;
    std::int64_t blocks_;
    unsigned bits_;
    std::size_t at_ = 0;
    SumWord word_{}, left_{};
};

} // namespace

bool has_sum(SumList list, std::int64_t sum) {
    const auto at = std::ranges::lower_bound(list, sum / sums_a_word, {}, &SumWord::block);
    return at != list.end() && at->block == sum / sums_a_word && (at->sums >> sum % sums_a_word & 1) != 0;
}

std::int64_t largest_up_to(SumList list, std::int64_t limit) {
    if (limit < 0)
        return -1;
    for (auto at = std::ranges::upper_bound(list, limit / sums_a_word, {}, &SumWord::block);
         at != list.begin();) {
        --at;
        if (const std::uint64_t sums = at->sums & mask_up_to(at->block, limit); sums != 0)
            return at->block * sums_a_word + sums_a_word - 1 - std::countl_zero(sums);
    }
    return -1;
}

Result<void> add_weight(SumList list, std::int64_t weight, std::int64_t above, std::int64_t limit,
                        std::size_t most, LargeVector<SumWord>& into, const Context& context) {
    MovedList moved(list, weight);
    std::size_t at = 0, looked_at = 0;
    while (at < list.size() || !moved.is_over()) {
        if (++looked_at % (1 << 14) == 0)
            KS_CHECK(context.check());
        const bool stays = at < list.size() && (moved.is_over() || list[at].block <= moved.word().block);
        SumWord word = stays ? list[at] : moved.word();
        if (stays && !moved.is_over() && moved.word().block == word.block)
            word.sums |= moved.word().sums;
        if (!moved.is_over() && moved.word().block == word.block)
            moved.next();
        at += stays;
        word.sums &= mask_up_to(word.block, limit) & ~mask_up_to(word.block, above);
        if (word.sums == 0)
            continue;
        if (into.size() >= most)
            return over_budget(formatted("{} words of sums do not fit the memory budget of {}", most,
                                         bytes_text(context.memory_budget)),
                               "choose subset-sum.balancing or subset-sum.bitset");
        into.push_back(word);
    }
    return {};
}

} // namespace ks
