// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/kind_front.h"
#include "solvers/kinds/kind_table.h"
#include "solvers/kinds/typed.h"

#include "solvers/problems/subset_sum/parts.h"
#include "solvers/problems/subset_sum/recording.h"
#include "solvers/problems/subset_sum/rows.h"

namespace ks {

namespace {

std::unique_ptr<Contents> empty() {
    return std::make_unique<SubsetSumContents>(subset_sum_fields());
}

Result<InstancePtr> build(Draft&& draft) {
    KS_TRY(auto built, SubsetSumBuilder(std::move(draft.name), std::move(draft.source),
                                        static_cast<SubsetSumContents&&>(*draft.contents))
                           .build());
    return InstancePtr(std::move(built));
}

std::string item_name(std::int64_t, std::int64_t item) {
    return std::to_string(item + 1);
}

constexpr KindTable kind_table =
    RowTable<SubsetSumInstance, std::uint64_t>::of<record_subset_sum, map_subset_sum>("subset-sum.dp.v1");

constexpr KindFront kind_front{
    .problem = typed<front_problem_of<SubsetSumInstance>>, .cost = "sum", .value = "sum"};

} // namespace

const Kind& kind_subset_sum() {
    static constexpr Kind kind{.id = SubsetSumInstance::kind_id,
                               .title = "Subset sum",
                               .fields = subset_sum_fields,
                               .empty = empty,
                               .build = build,
                               .item_name = item_name,
                               .item_name_is = "counted from 1",
                               .check = typed<check_subset_sum>,
                               .lp_bound = typed<lp_bound_subset_sum>,
                               .linear_model = typed<linear_model_subset_sum>,
                               .table = &kind_table,
                               .front = &kind_front,
                               .corpus = corpus_subset_sum,
                               .random_case = random_subset_sum,
                               .presets = subset_sum_presets};
    return kind;
}

} // namespace ks
