// SPDX-License-Identifier: Apache-2.0
// `n c`, then n weights; line breaks may be anywhere.
#include "solvers/core/formatted.h"
#include "solvers/formats/format.h"
#include "solvers/formats/number_text.h"
#include "solvers/formats/table_titles.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/subset_sum/instance.h"

#include <charconv>

namespace ks {

namespace {

struct WeightsText {
    PlacedNumber count, target;
    std::vector<PlacedNumber> weights;
};

Result<WeightsText> read_weights_text(NumberText& text) {
    WeightsText read;
    KS_TRY(read.count, text.next("the number of weights"));
    KS_TRY(read.target, text.next_in_line("the target", NumberUnit::weight));
    KS_CHECK(text.end_line("the first line has two numbers"));
    for (std::int64_t i = 0; i < read.count.value; ++i) {
        KS_CHECK(text.check_more(read.count, read.weights.size(), subset_sum_fields().record));
        KS_TRY(const PlacedNumber weight, text.next("the weight", NumberUnit::weight));
        read.weights.push_back(weight);
    }
    KS_CHECK(text.check_end(read.count, subset_sum_fields().record));
    return read;
}

/// Lines of two numbers are items and not weights, unless the count matches. `40,4` may be a weight or an
/// item.
Claim claim_weights(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::vector<int> counts = numbers_by_line(text, 2);
    if (counts.size() < 2 || counts[0] != 2 || counts[1] < 1)
        return Claim::none;
    NumberText numbers(given);
    const auto read = read_weights_text(numbers);
    if (read)
        return read->weights.empty() ? Claim::none : Claim::certain;
    NumberText all = numbers.with_any_words();
    if (read_weights_text(all))
        return counts[1] == 1 && csv::is_bare_table(text) ? Claim::possible : Claim::shaped;
    return counts[1] == 2 ? Claim::none : Claim::likely;
}

/// Returns the builder's error with the place in this text instead of "/weights/3" or "/weights".
Error at_weight(Error error, const WeightsText& read, const NumberText& text) {
    constexpr std::string_view prefix = "/weights/";
    std::size_t offset = read.count.offset;
    if (error.where.starts_with(prefix)) {
        std::size_t i = 0;
        std::from_chars(error.where.data() + prefix.size(), error.where.data() + error.where.size(), i);
        offset = read.weights[i].offset;
    }
    error.where = text.place(offset);
    return error;
}

Result<InstancePtr> read_weights(const InstanceText& given) {
    NumberText text(given);
    KS_TRY(const WeightsText read, read_numbers(text, read_weights_text));
    SubsetSumBuilder builder;
    builder.target(read.target.value);
    for (const PlacedNumber& weight : read.weights)
        builder.add(weight.value);
    auto built = std::move(builder).build();
    if (!built)
        return at_weight(built.error(), read, text);
    return InstancePtr(*std::move(built));
}

Result<std::string> write_weights(const SubsetSumInstance& subset_sum) {
    std::string text = formatted("{} {}\n", subset_sum.weights().size(), subset_sum.target());
    for (const std::int64_t weight : subset_sum.weights())
        text += formatted("{}\n", weight);
    return text;
}

} // namespace

const Format& format_weights() {
    static constexpr std::string_view kinds[] = {SubsetSumInstance::kind_id};
    static constexpr Format format{.id = "weights",
                                   .title = "Subset sum: n c, then the weights",
                                   .kinds = kinds,
                                   .claim = claim_weights,
                                   .read = read_weights,
                                   .write = typed<write_weights>};
    return format;
}

} // namespace ks
