// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/instance.h"

#include "solvers/core/formatted.h"
#include "solvers/instance/limits.h"

namespace ks {

const Fields& subset_sum_fields() {
    static constexpr auto target =
        field<&SubsetSumScalars::target>({.key = "target", .title = "Target", .symbol = "c", .fresh = 10});
    static constexpr auto weight =
        field_list(bare_field({.key = "weight", .title = "Weight", .fresh = 1}), record_name<std::int64_t>());
    static constexpr Fields all{.scalars = target.fields,
                                .record = {.key = "weights", .singular = "weight", .plural = "weights"},
                                .of_record = weight.fields,
                                .records_are_bare = true,
                                .weight_limit = 0};
    return all;
}

SubsetSumBuilder& SubsetSumBuilder::name(std::string text) {
    name_ = std::move(text);
    return *this;
}

SubsetSumBuilder& SubsetSumBuilder::source(std::string text) {
    source_ = std::move(text);
    return *this;
}

SubsetSumBuilder& SubsetSumBuilder::target(std::int64_t value) {
    contents_.scalars.target = value;
    return *this;
}

SubsetSumBuilder& SubsetSumBuilder::add(std::int64_t weight) {
    contents_.add(weight);
    return *this;
}

Result<std::shared_ptr<const SubsetSumInstance>> SubsetSumBuilder::build() && {
    KS_CHECK(check_texts(name_, source_));
    KS_CHECK(check_natural(contents_.scalars.target, "the target", "/target"));
    const std::vector<std::int64_t>& weights = contents_.all;
    if (weights.empty())
        return refuse("there is no weight", "/weights", "give at least one weight");
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto pointer = [i] { return formatted("/weights/{}", i); };
        if (weights[i] < 0)
            return refuse("the weight is negative", pointer(), "give 0 or more");
        if (weights[i] > INT64_MAX - sum)
            return refuse("up to here the weights sum to 2^63 or more", pointer(), "use smaller weights");
        sum += weights[i];
    }
    std::shared_ptr<SubsetSumInstance> instance(
        new SubsetSumInstance(std::move(name_), std::move(source_), std::move(contents_)));
    instance->heaviest_ = sum;
    return std::shared_ptr<const SubsetSumInstance>(std::move(instance));
}

} // namespace ks
