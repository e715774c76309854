// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/fraction.h"
#include "solvers/core/language.h"
#include "solvers/formats/item_letter.h"
#include "solvers/kinds/kind_front.h"
#include "solvers/kinds/kind_table.h"
#include "solvers/kinds/typed.h"

#include "solvers/problems/instruction_set/edf.h"
#include "solvers/problems/instruction_set/parts.h"
#include "solvers/problems/instruction_set/recording.h"
#include "solvers/problems/instruction_set/rows.h"

namespace ks {

namespace {

std::unique_ptr<Contents> empty() {
    return std::make_unique<InstructionSetContents>(instruction_set_fields());
}

Result<InstancePtr> build(Draft&& draft) {
    KS_TRY(auto built, InstructionSetBuilder(std::move(draft.name), std::move(draft.source),
                                             static_cast<InstructionSetContents&&>(*draft.contents))
                           .build());
    return InstancePtr(std::move(built));
}

/// Describes the set without any custom instruction, because the first question is whether it needs one.
std::string software_words(const InstructionSetInstance& tasks) {
    const Fraction exact(static_cast<Fraction::Wide>(tasks.software()),
                         static_cast<Fraction::Wide>(tasks.denominator()));
    constexpr Fraction::Wide most_readable = 9999;
    const std::string utilisation = exact.denominator() <= most_readable
                                        ? exact.text()
                                        : with_decimal_mark(formatted("{:.4f}", exact.value()));
    return formatted("U = {}, {}", utilisation,
                     tasks.software() <= tasks.denominator() ? said("schedulable") : said("not schedulable"));
}

constexpr KindTable kind_table =
    RowTable<InstructionSetInstance, double>::of<record_instruction_set, map_instruction_set>(
        "instruction-set.sequential");

constexpr KindFront kind_front{.problem = typed<front_problem_of<InstructionSetInstance>>,
                               .cost = "hardware cost",
                               .value = "utilisation",
                               .less_is_better = true,
                               .within = "schedulable",
                               .beyond = "not schedulable",
                               .symbol = "U",
                               .without = "in software",
                               .schedule = typed<edf_schedule>,
                               .variant = "instruction-set.front-list"};

} // namespace

const Kind& kind_instruction_set() {
    static constexpr Kind kind{.id = InstructionSetInstance::kind_id,
                               .title = "Instruction-set selection",
                               .fields = instruction_set_fields,
                               .empty = empty,
                               .build = build,
                               .item_name = item_of_group_name,
                               .item_name_is = "task and choice",
                               .more_words = typed<software_words>,
                               .check = typed<check_instruction_set>,
                               .linear_model = typed<linear_model_instruction_set>,
                               .table = &kind_table,
                               .front = &kind_front,
                               .corpus = corpus_instruction_set,
                               .random_case = random_instruction_set,
                               .presets = instruction_set_presets};
    return kind;
}

} // namespace ks
