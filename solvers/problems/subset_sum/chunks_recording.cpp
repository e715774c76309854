// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/chunks_recording.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/subset_sum/chunks.h"
#include "solvers/problems/subset_sum/subsets.h"
#include "solvers/steps/tree_recording.h"
#include "solvers/steps/words.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace ks {

namespace {

/// SSO report, Section 5.2.4, with our way of skipping.
std::vector<std::string> code() {
    return {"sort A decreasing;  prefix <- 0...0;  best <- 0",
            "repeat",
            "  if smallest sum of the chunk > c then",
            "    skip it and all that only add to it  {in the report: it alone}",
            "  else",
            "    sums of all its subsets  {a kernel}",
            "    best <- max(best, their maximum <= c)  {a kernel}",
            "  prefix <- prefix + 1",
            "until all chunks were visited or best = c"};
}
constexpr int visit_line = 2, skip_line = 4, search_line = 7;

class ChunkTree {
public:
    ChunkTree(const SubsetSumInstance& instance, std::size_t low)
        : instance_(instance), sorted_(instance.weights()), target_(instance.target()),
          low_(std::min(low, sorted_.weights.size())), high_(sorted_.weights.size() - low_) {}

    /// Returns false if there are too many nodes.
    Result<bool> build(Context& context) {
        context_ = &context;
        subsets::Chunks chunks(sorted_.weights, high_);
        KS_CHECK(subsets::search_chunks(chunks, target_, *this));
        return !too_many();
    }

    bool found() const { return best_ == target_ || too_many(); }

    /// The skipped chunks share the bits up to the last 1.
    Result<std::size_t> skip(const subsets::Chunks& chunks) {
        const std::string whole = path_of(chunks), path = whole.substr(0, whole.rfind('1') + 1);
        TreeNode& node = node_at(path);
        node.kind = TreeNode::Kind::cut;
        node.line = skip_line;
        const std::size_t bits = high_ - path.size();
        node.text = bits == 0 ? formatted("Chunk {}: its smallest sum {} is above {}. It is skipped.", path,
                                          chunks.smallest(), target_)
                              : formatted("The smallest sum {} of chunk {} is above {}, and the {} "
                                          "chunks that begin with {} only add to "
                                          "it: all are skipped.",
                                          chunks.smallest(), whole, target_, power(bits), path);
        return high_;
    }

    Result<void> search(const subsets::Chunks& chunks) {
        const std::string path = path_of(chunks);
        const std::int64_t room = target_ - chunks.smallest();
        KS_TRY(const subsets::Best within,
               subsets::every_subset(std::span(sorted_.weights).last(low_), room, room, *context_));
        const std::int64_t best = chunks.smallest() + within.sum;
        TreeNode& node = node_at(path);
        node.kind = TreeNode::Kind::leaf;
        node.line = search_line;
        node.value = best;
        node.best = best > best_;
        if (node.best)
            keep(chunks.prefix(), within.taken);
        best_ = std::max(best_, best);
        node.text = formatted("{} holds sums from {} to {}: its best within {} is {}{}.",
                              path.empty() ? said("The only chunk") : said("Chunk ") + path,
                              chunks.smallest(), chunks.largest(), target_, best,
                              !node.best        ? ""
                              : best == target_ ? said(", which nothing can beat")
                                                : said(", the best so far"));
        return {};
    }

    std::shared_ptr<const Recording> recording(std::string variant) && {
        TreeRecording::Words words{
            .levels_are = "chunk",
            .code = code(),
            .start = formatted(
                "The weights are sorted: {}. A chunk is the {} subsets that begin with the same {} bits; "
                "its number is its smallest sum or, once it was searched, its best.",
                listed(), std::int64_t{1} << low_, high_),
            .end = best_ == target_
                       ? formatted("The best sum is {}, the target itself: the search ends here.", best_)
                       : formatted("All chunks were visited: the best sum is {}.", best_)};
        for (std::size_t i = 0; i < high_; ++i)
            words.levels.push_back(
                words::record_name(instance_, 1, sorted_.index[i] + 1, std::to_string(sorted_.weights[i])));
        return std::make_shared<TreeRecording>(std::move(variant), std::move(words), std::move(nodes_),
                                               answer());
    }

private:
    /// Stores the best subset so far: this prefix and these later weights.
    void keep(std::span<const unsigned char> prefix, std::span<const unsigned char> low) {
        taken_.assign(prefix.begin(), prefix.end());
        taken_.insert(taken_.end(), low.begin(), low.end());
    }
    Answer answer() const {
        Selection selection;
        for (std::size_t i = 0; i < taken_.size(); ++i)
            if (taken_[i] != 0)
                selection.push_back(sorted_.index[i]);
        std::ranges::sort(selection);
        return {.status = Status::optimal,
                .objective = best_,
                .weight = best_,
                .selection = std::move(selection)};
    }

    /// Returns the first weights, by their names if they have names.
    std::string listed() const {
        constexpr std::size_t most = 12;
        std::string words;
        for (std::size_t i = 0; i < std::min(sorted_.weights.size(), most); ++i)
            words += (i == 0 ? "" : ", ") +
                     words::record(instance_, 1, sorted_.index[i] + 1, std::to_string(sorted_.weights[i]));
        return sorted_.weights.size() > most ? words + " ..." : words;
    }

    /// Returns 2^bits, as digits if the number is short.
    static std::string power(std::size_t bits) {
        return bits < 40 ? std::to_string(std::int64_t{1} << bits) : formatted("2^{}", bits);
    }
    static std::string path_of(const subsets::Chunks& chunks) {
        std::string path;
        for (const unsigned char bit : chunks.prefix())
            path += bit != 0 ? '1' : '0';
        return path;
    }
    bool too_many() const { return nodes_.size() > static_cast<std::size_t>(most_recorded_nodes); }

    std::int64_t smallest_of(std::string_view path) const {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < path.size(); ++i)
            sum += path[i] == '1' ? sorted_.weights[i] : 0;
        return sum;
    }

    /// Returns the node of the path, and creates it and missing ancestors.
    TreeNode& node_at(const std::string& path) {
        std::size_t known = 0;
        while (known < on_path_.size() && known <= path.size() &&
               nodes_[static_cast<std::size_t>(on_path_[known])].path == path.substr(0, known))
            ++known;
        on_path_.resize(known);
        for (std::size_t level = known; level <= path.size(); ++level) {
            TreeNode made{.parent = level == 0 ? -1 : on_path_[level - 1],
                          .level = static_cast<int>(level),
                          .path = path.substr(0, level),
                          .line = visit_line};
            made.choice = level == 0 ? "" : made.path.substr(level - 1);
            made.value = smallest_of(made.path);
            const std::int64_t rest =
                std::reduce(sorted_.weights.begin() + static_cast<std::ptrdiff_t>(level),
                            sorted_.weights.end(), std::int64_t{0});
            const std::string many = power(sorted_.weights.size() - level);
            made.text = level == 0 ? formatted("All {} subsets: they begin with no bit.", many)
                                   : formatted("The {} subsets that begin with {}: sums from {} to {}.", many,
                                               made.path, made.value, made.value + rest);
            on_path_.push_back(static_cast<std::int64_t>(nodes_.size()));
            nodes_.push_back(std::move(made));
        }
        return nodes_.back();
    }

    const SubsetSumInstance& instance_;
    Context* context_ = nullptr;
    subsets::Decreasing sorted_;
    std::int64_t target_;
    std::size_t low_, high_;
    std::int64_t best_ = -1;
    std::vector<unsigned char> taken_;  ///< whether weight i, in sorted order, is in the best subset
    std::vector<std::int64_t> on_path_; ///< [level]: the nodes from the root to the last one
    std::vector<TreeNode> nodes_;
};

} // namespace

Result<std::shared_ptr<const Recording>> record_chunks(std::string variant, const SubsetSumInstance& instance,
                                                       std::stop_token stop) {
    Context context;
    context.stop = std::move(stop);
    const bool few_levels = static_cast<std::int64_t>(instance.weights().size()) <= most_recorded_levels;
    for (std::size_t low = 2; few_levels && low <= 10; low += 2) {
        ChunkTree tree(instance, low);
        KS_TRY(const bool complete, tree.build(context));
        if (complete)
            return std::move(tree).recording(std::move(variant));
        KS_CHECK(context.check());
    }
    return Error{.code = ErrorCode::limit,
                 .what = formatted("the chunks' prefixes are more than {} nodes or {} levels",
                                   most_recorded_nodes, most_recorded_levels),
                 .todo = "step through an instance with fewer weights"};
}

} // namespace ks
