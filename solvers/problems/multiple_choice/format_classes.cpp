// SPDX-License-Identifier: Apache-2.0
// Multiple-choice text: the number of classes; for each class the number of its items and a line `profit
// weight` for each item; the capacity at the end.
#include "solvers/core/formatted.h"
#include "solvers/formats/format.h"
#include "solvers/formats/number_text.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/multiple_choice/instance.h"

#include <charconv>

namespace ks {

namespace {

struct ClassesText {
    PlacedNumber count, capacity;
    std::vector<PlacedNumber> sizes;           ///< [class]
    std::vector<std::size_t> first;            ///< [class]: its first item
    std::vector<PlacedNumber> values, weights; ///< class after class
};

Result<void> read_class(NumberText& text, ClassesText& read) {
    KS_TRY(const PlacedNumber size, text.next("the number of items"));
    KS_CHECK(text.end_line("the number of items has a line of its own"));
    read.sizes.push_back(size);
    read.first.push_back(read.values.size());
    for (std::int64_t j = 0; j < size.value; ++j) {
        KS_CHECK(text.check_more(size, static_cast<std::size_t>(j), multiple_choice_fields().record));
        KS_TRY(const PlacedNumber value, text.next("the value", NumberUnit::value));
        KS_TRY(const PlacedNumber weight, text.next_in_line("the weight", NumberUnit::weight));
        KS_CHECK(text.end_line("a line has two numbers"));
        read.values.push_back(value);
        read.weights.push_back(weight);
    }
    return {};
}

Result<ClassesText> read_classes_text(NumberText& text) {
    ClassesText read;
    KS_TRY(read.count, text.next("the number of classes"));
    KS_CHECK(text.end_line("the number of classes has a line of its own"));
    for (std::int64_t i = 0; i < read.count.value; ++i) {
        KS_CHECK(text.check_more(read.count, read.sizes.size(), *multiple_choice_fields().group));
        KS_CHECK(read_class(text, read));
    }
    KS_TRY(read.capacity, text.next("the capacity", NumberUnit::weight));
    KS_CHECK(text.end_line("the capacity has a line of its own"));
    if (!text.ended())
        return text.error(text.offset(), "the capacity is the last line, but the file goes on",
                          "check this line");
    return read;
}

Claim claim_classes(const InstanceText& given) {
    const std::string_view text = given.text;
    if (numbers_by_line(text, 3) != std::vector{1, 1, 2})
        return Claim::none;
    const Claim claim = claim_by_reading(given, read_classes_text);
    return claim == Claim::none && numbers_in_last_line(text) == 1 ? Claim::likely : claim;
}

/// Returns the builder's error with the place in this text instead of "/classes/3/1/weight", "/classes/3/1",
/// "/classes/3" or "/classes".
Error at_number(Error error, const ClassesText& read, const NumberText& text) {
    std::vector<std::size_t> indices;
    std::string_view rest = error.where;
    while (rest.find('/') != std::string_view::npos) {
        rest.remove_prefix(rest.find('/') + 1);
        std::size_t index = 0;
        if (std::from_chars(rest.data(), rest.data() + rest.size(), index).ec == std::errc())
            indices.push_back(index);
    }
    PlacedNumber blamed = read.count;
    if (indices.size() == 1)
        blamed = read.sizes[indices[0]];
    if (indices.size() == 2)
        blamed = (error.where.ends_with("weight") ? read.weights
                                                  : read.values)[read.first[indices[0]] + indices[1]];
    error.where = text.place(blamed.offset);
    return error;
}

Result<InstancePtr> read_classes(const InstanceText& given) {
    NumberText text(given);
    KS_TRY(const ClassesText read, read_numbers(text, read_classes_text));
    MultipleChoiceBuilder builder;
    builder.capacity(read.capacity.value);
    for (std::size_t i = 0; i < read.sizes.size(); ++i) {
        builder.begin_class();
        const std::size_t end = i + 1 < read.first.size() ? read.first[i + 1] : read.values.size();
        for (std::size_t k = read.first[i]; k < end; ++k)
            builder.add({read.values[k].value, read.weights[k].value});
    }
    auto built = std::move(builder).build();
    if (!built)
        return at_number(built.error(), read, text);
    return InstancePtr(*std::move(built));
}

Result<std::string> write_classes(const MultipleChoiceInstance& classes) {
    std::string text = formatted("{}\n", classes.class_count());
    for (std::size_t i = 0; i < classes.class_count(); ++i) {
        text += formatted("{}\n", classes.items(i).size());
        for (const Item& item : classes.items(i))
            text += formatted("{} {}\n", item.value, item.weight);
    }
    return text + formatted("{}\n", classes.capacity());
}

} // namespace

const Format& format_classes() {
    static constexpr std::string_view kinds[] = {MultipleChoiceInstance::kind_id};
    static constexpr Format format{.id = "classes",
                                   .title =
                                       "Multiple-choice text: N, then M and profit weight, the capacity last",
                                   .kinds = kinds,
                                   .claim = claim_classes,
                                   .read = read_classes,
                                   .write = typed<write_classes>};
    return format;
}

} // namespace ks
