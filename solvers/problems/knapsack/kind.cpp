// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/kind_front.h"
#include "solvers/kinds/kind_table.h"
#include "solvers/kinds/typed.h"

#include "solvers/problems/knapsack/parts.h"
#include "solvers/problems/knapsack/recording.h"
#include "solvers/problems/knapsack/rows.h"

namespace ks {

namespace {

std::unique_ptr<Contents> empty() {
    return std::make_unique<ItemContents>(knapsack_fields());
}

Result<InstancePtr> build(Draft&& draft) {
    KS_TRY(auto built, KnapsackBuilder(std::move(draft.name), std::move(draft.source),
                                       static_cast<ItemContents&&>(*draft.contents))
                           .build());
    return InstancePtr(std::move(built));
}

std::string item_name(std::int64_t, std::int64_t item) {
    return std::to_string(item + 1);
}

constexpr KindTable kind_table =
    RowTable<KnapsackInstance, std::int32_t, std::int64_t>::of<record_knapsack, map_knapsack>(
        "knapsack.sequential");

constexpr KindFront kind_front{
    .problem = typed<front_problem_of<KnapsackInstance>>, .cost = "weight", .value = "value"};

} // namespace

const Kind& kind_knapsack() {
    static constexpr Kind kind{.id = KnapsackInstance::kind_id,
                               .title = "0-1 knapsack",
                               .fields = knapsack_fields,
                               .empty = empty,
                               .build = build,
                               .item_name = item_name,
                               .item_name_is = "counted from 1",
                               .check = typed<check_knapsack>,
                               .lp_bound = typed<lp_bound_knapsack>,
                               .linear_model = typed<linear_model_knapsack>,
                               .table = &kind_table,
                               .front = &kind_front,
                               .corpus = corpus_knapsack,
                               .random_case = random_knapsack,
                               .presets = knapsack_presets};
    return kind;
}

} // namespace ks
