// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kind_table.h"

#include "solvers/instance/item_json.h"
#include "solvers/problems/multiple_choice/parts.h"
#include "solvers/problems/multiple_choice/recording.h"
#include "solvers/problems/multiple_choice/rows.h"

namespace ks {

namespace {

constexpr std::string_view keys[] = {"capacity", "classes"};

Result<InstancePtr> read(const json::Cursor& document, std::string name, std::string source,
                         const std::stop_token& stop) {
    MultipleChoiceBuilder builder;
    builder.name(std::move(name)).source(std::move(source));
    KS_TRY(const auto capacity, document.member("capacity"));
    KS_TRY(const auto capacity_value, capacity.natural());
    builder.capacity(capacity_value);
    KS_TRY(const auto classes, document.member("classes"));
    KS_TRY(const std::size_t class_count, classes.size());
    for (std::size_t i = 0; i < class_count; ++i) {
        KS_TRY(const std::vector<Item> items, read_items(classes.element(i), stop));
        builder.begin_class();
        for (const Item& item : items)
            builder.add(item);
    }
    auto built = std::move(builder).build();
    if (!built)
        return document.below(built.error());
    return *built;
}

void write(const Instance& instance, std::string& text) {
    const auto& choice = static_cast<const MultipleChoiceInstance&>(instance);
    text += "  \"capacity\": " + std::to_string(choice.capacity()) + ",\n  \"classes\": [\n";
    for (std::size_t i = 0; i < choice.class_count(); ++i) {
        const char* before = "    [";
        for (const Item& item : choice.items(i)) {
            text += before;
            write_item(item, text);
            before = ", ";
        }
        text += i + 1 < choice.class_count() ? "],\n" : "]\n";
    }
    text += "  ]\n";
}

std::string summary(const Instance& instance) {
    const auto& choice = static_cast<const MultipleChoiceInstance&>(instance);
    const std::size_t m = choice.class_count();
    return std::to_string(m) + (m == 1 ? " class" : " classes") +
           " · C = " + std::to_string(choice.capacity());
}

constexpr KindTable table = RowTable<MultipleChoiceInstance, std::int32_t, std::int64_t>::of(
    record_multiple_choice, map_multiple_choice);

} // namespace

const Kind& kind_multiple_choice() {
    static constexpr Kind kind{.id = MultipleChoiceInstance::kind_id,
                               .title = "Multiple-choice knapsack",
                               .read = read,
                               .write = write,
                               .keys = keys,
                               .summary = summary,
                               .item_name = multiple_choice_item_name,
                               .item_name_is = "class and item",
                               .check = check_multiple_choice,
                               .table = &table,
                               .corpus = corpus_multiple_choice,
                               .random_case = random_multiple_choice,
                               .presets = multiple_choice_presets};
    return kind;
}

} // namespace ks
