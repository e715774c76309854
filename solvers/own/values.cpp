// SPDX-License-Identifier: Apache-2.0
#include "solvers/own/values.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/letters.h"
#include "solvers/core/text.h"
#include "solvers/instance/random.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <limits>

namespace ks::own {

namespace {

constexpr std::int64_t most_elements = std::int64_t{1} << 30;
constexpr std::uint64_t seed_of_random = 1;

Error in_argument(const plain::Parameter& parameter, const Error& error) {
    Error named = error;
    named.where = written("argument {}", printable(parameter.name));
    return named;
}

/// Writes numbers as elements of a parameter's type.
class Elements {
public:
    Elements(const plain::Parameter& parameter, std::int64_t count)
        : parameter_(parameter), content_{.count = count,
                                          .bytes = std::vector<std::byte>(
                                              static_cast<std::size_t>(count * parameter.bytes))} {}

    Result<void> set(std::int64_t i, std::int64_t value) {
        std::byte* const to = content_.bytes.data() + i * parameter_.bytes;
        const auto write = [&](auto number) { std::memcpy(to, &number, sizeof number); };
        if (parameter_.floating) {
            parameter_.bytes == 4 ? write(static_cast<float>(value)) : write(static_cast<double>(value));
            return {};
        }
        const bool fits = parameter_.bytes == 1   ? fits_in<std::int8_t>(value)
                          : parameter_.bytes == 2 ? fits_in<std::int16_t>(value)
                          : parameter_.bytes == 4 ? fits_in<std::int32_t>(value)
                                                  : parameter_.bytes == 8;
        if (!fits)
            return Error{.code = ErrorCode::input,
                         .what = formatted("element {} is {}, which does not fit {} bytes of `{}`", i, value,
                                           parameter_.bytes, printable(parameter_.type))};
        std::memcpy(to, &value, static_cast<std::size_t>(parameter_.bytes)); // the low bytes come first
        return {};
    }
    Content take() { return std::move(content_); }

private:
    /// In the signed type, or in the unsigned one of the same size.
    template <class T>
    static bool fits_in(std::int64_t value) {
        return value >= std::numeric_limits<T>::min() &&
               value <= std::numeric_limits<std::make_unsigned_t<T>>::max();
    }

    const plain::Parameter& parameter_;
    Content content_;
};

/// "zeros(4 * items)": a word and what is between its brackets; the word alone: no call.
struct Call {
    std::string_view word;
    std::vector<std::string_view> arguments;
};
Call call_of(std::string_view value) {
    value = trimmed(value);
    const std::size_t open = value.find('(');
    if (open == std::string_view::npos || !value.ends_with(')'))
        return {.word = value};
    Call call{.word = trimmed(value.substr(0, open))};
    const std::string_view inside = value.substr(open + 1, value.size() - open - 2);
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= inside.size(); ++at) {
        const char c = at < inside.size() ? inside[at] : ',';
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (c == ',' && (depth == 0 || at == inside.size())) {
            call.arguments.push_back(inside.substr(begin, at - begin));
            begin = at + 1;
        }
    }
    return call;
}

Result<std::int64_t> count_of(const plain::Parameter& parameter, std::string_view text, const Names& names) {
    KS_TRY(const std::int64_t count, evaluate(text, names.lookup()));
    if (count >= 1 && count <= most_elements && count * parameter.bytes <= most_elements)
        return count;
    return Error{.code = ErrorCode::limit,
                 .what = formatted("the buffer has {} elements of {} bytes", count, parameter.bytes),
                 .todo = formatted("choose 1 element to {} bytes", most_elements)};
}

/// The field of the records that a word names: "weight", or "item.weight".
std::optional<std::size_t> field_of(const Fields& fields, std::string_view word) {
    const std::string prefix = std::string(fields.record.singular) + ".";
    if (word.starts_with(prefix))
        word.remove_prefix(prefix.size());
    for (std::size_t i = 0; i < fields.of_record.size(); ++i)
        if (fields.of_record[i].key == word && fields.of_record[i].number != nullptr)
            return i;
    return std::nullopt;
}

Result<Content> column(const plain::Parameter& parameter, const Contents& contents, std::size_t field) {
    Elements elements(parameter,
                      std::max<std::int64_t>(1, static_cast<std::int64_t>(contents.all_records())));
    std::int64_t next = 0;
    for (std::size_t group = 0; group < contents.groups(); ++group)
        for (std::size_t record = 0; record < contents.records(group); ++record)
            KS_CHECK(elements.set(next++, contents.number(FieldAt::of_record(field, group, record))));
    return elements.take();
}

Result<Content> drawn(const plain::Parameter& parameter, const Call& call, const Names& names) {
    KS_TRY(const std::int64_t count, count_of(parameter, call.arguments[0], names));
    KS_TRY(const std::int64_t least, evaluate(call.arguments[1], names.lookup()));
    KS_TRY(const std::int64_t most, evaluate(call.arguments[2], names.lookup()));
    if (least > most)
        return Error{.code = ErrorCode::input,
                     .what = said("the smallest random number is above the largest")};
    Random random(seed_of_random);
    Elements elements(parameter, count);
    for (std::int64_t i = 0; i < count; ++i)
        KS_CHECK(elements.set(i, random.between(least, most)));
    return elements.take();
}

Result<Content> described(const plain::Parameter& parameter, const std::string& value, const Names& names) {
    const Call call = call_of(value);
    const Contents& contents = names.instance().contents();
    if (call.arguments.empty())
        if (const auto field = field_of(contents.fields(), call.word))
            return column(parameter, contents, *field);
    if (call.word == "random" && call.arguments.size() == 3)
        return drawn(parameter, call, names);
    if (call.arguments.size() == 1 && call.word == "empty") {
        KS_TRY(const std::int64_t count, count_of(parameter, call.arguments[0], names));
        return Content{.count = count, .bytes = {}};
    }
    if (call.arguments.size() == 1 && (call.word == "zeros" || call.word == "iota")) {
        KS_TRY(const std::int64_t count, count_of(parameter, call.arguments[0], names));
        Elements elements(parameter, count);
        for (std::int64_t i = 0; call.word == "iota" && i < count; ++i)
            KS_CHECK(elements.set(i, i));
        return elements.take();
    }
    return Error{.code = ErrorCode::input,
                 .what = formatted("`{}` does not describe the content of a buffer", printable(value)),
                 .todo = "write a field of the instance, zeros(n), empty(n), iota(n) or random(n, a, b)"};
}

template <class T>
Argument of_type(std::int64_t value) {
    return Argument(static_cast<T>(value));
}

} // namespace

Lookup Names::lookup() const {
    return [this](std::string_view name) -> std::optional<std::int64_t> {
        const Contents& contents = instance_->contents();
        const Fields& fields = contents.fields();
        for (std::size_t i = 0; i < fields.scalars.size(); ++i)
            if (fields.scalars[i].key == name && fields.scalars[i].number != nullptr)
                return contents.number(FieldAt::scalar(i));
        if (name == fields.record.plural || name == fields.record.key)
            return static_cast<std::int64_t>(contents.all_records());
        if (fields.group && (name == fields.group->plural || name == fields.group->key))
            return static_cast<std::int64_t>(contents.groups());
        if (name == "block")
            return block_;
        return std::nullopt;
    };
}

Result<LaunchShape> shape_of(const Launch& launch, Names& names) {
    const auto extent = [&](const std::vector<std::string>& numbers) -> Result<Extent> {
        std::int64_t all[] = {1, 1, 1};
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            KS_TRY(all[i], evaluate(numbers[i], names.lookup()));
            if (all[i] < 1 || all[i] > INT32_MAX)
                return Error{.code = ErrorCode::usage,
                             .what = formatted("the launch has {} blocks or threads in a dimension", all[i]),
                             .todo = "choose at least 1"};
        }
        return Extent{.x = all[0], .y = all[1], .z = all[2]};
    };
    KS_TRY(const Extent block, extent(launch.block));
    if (block.x > 1024 || block.y > 1024 || block.z > 1024 || block.count() > 1024)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("the block has {} x {} x {} threads", block.x, block.y, block.z),
                     .todo = "choose at most 1024 threads per block"};
    names.set_block(block.count());
    KS_TRY(const Extent grid, extent(launch.grid));
    if (grid.y > 65535 || grid.z > 65535 || grid.x > INT32_MAX / grid.y / grid.z)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("the grid has {} x {} x {} blocks", grid.x, grid.y, grid.z),
                     .todo = "choose fewer blocks"};
    KS_TRY(const std::int64_t shared, evaluate(launch.shared, names.lookup()));
    if (shared < 0 || shared > INT32_MAX)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("the launch asks for {} bytes of shared memory", shared)};
    LaunchShape shape{.grid = grid.count(),
                      .block = static_cast<int>(block.count()),
                      .shared_bytes = static_cast<int>(shared),
                      .cooperative = launch.cooperative};
    if (launch.grid.size() > 1)
        shape.grid_extent = grid;
    if (launch.block.size() > 1)
        shape.block_extent = block;
    return shape;
}

Result<Content> content_of(const plain::Parameter& parameter, const std::string& value, const Names& names) {
    auto content = described(parameter, value, names);
    if (!content)
        return in_argument(parameter, content.error());
    return content;
}

Result<Argument> number_of(const plain::Parameter& parameter, const std::string& value, const Names& names) {
    if (parameter.floating) {
        double number = 0;
        const std::string_view text = trimmed(value);
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (failed == std::errc() && end == text.data() + text.size())
            return parameter.bytes == 4 ? Argument(static_cast<float>(number)) : Argument(number);
    }
    const auto whole = evaluate(value, names.lookup());
    if (!whole)
        return in_argument(parameter, whole.error());
    if (parameter.floating)
        return parameter.bytes == 4 ? Argument(static_cast<float>(*whole))
                                    : Argument(static_cast<double>(*whole));
    Elements fits(parameter, 1);
    if (const auto failed = fits.set(0, *whole); !failed)
        return in_argument(parameter, failed.error());
    switch (parameter.bytes) {
    case 1:
        return of_type<std::int8_t>(*whole);
    case 2:
        return of_type<std::int16_t>(*whole);
    case 4:
        return of_type<std::int32_t>(*whole);
    default:
        return of_type<std::int64_t>(*whole);
    }
}

} // namespace ks::own
