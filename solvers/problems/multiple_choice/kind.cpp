// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/kind_front.h"
#include "solvers/kinds/kind_table.h"
#include "solvers/kinds/typed.h"

#include "solvers/formats/item_letter.h"
#include "solvers/problems/multiple_choice/parts.h"
#include "solvers/problems/multiple_choice/recording.h"
#include "solvers/problems/multiple_choice/rows.h"

namespace ks {

namespace {

std::unique_ptr<Contents> empty() {
    return std::make_unique<ItemContents>(multiple_choice_fields());
}

Result<InstancePtr> build(Draft&& draft) {
    KS_TRY(auto built, MultipleChoiceBuilder(std::move(draft.name), std::move(draft.source),
                                             static_cast<ItemContents&&>(*draft.contents))
                           .build());
    return InstancePtr(std::move(built));
}

constexpr KindTable kind_table =
    RowTable<MultipleChoiceInstance, std::int32_t, std::int64_t>::of<record_multiple_choice,
                                                                     map_multiple_choice>("mckp.sequential");

constexpr KindFront kind_front{
    .problem = typed<front_problem_of<MultipleChoiceInstance>>, .cost = "weight", .value = "value"};

} // namespace

const Kind& kind_multiple_choice() {
    static constexpr Kind kind{.id = MultipleChoiceInstance::kind_id,
                               .title = "Multiple-choice knapsack",
                               .fields = multiple_choice_fields,
                               .empty = empty,
                               .build = build,
                               .item_name = item_of_group_name,
                               .item_name_is = "class and item",
                               .check = typed<check_multiple_choice>,
                               .lp_bound = typed<lp_bound_multiple_choice>,
                               .linear_model = typed<linear_model_multiple_choice>,
                               .table = &kind_table,
                               .front = &kind_front,
                               .corpus = corpus_multiple_choice,
                               .random_case = random_multiple_choice,
                               .presets = multiple_choice_presets};
    return kind;
}

} // namespace ks
