// SPDX-License-Identifier: Apache-2.0
#include "solvers/own/guess.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/plain_numbers.h"

#include <algorithm>
#include <array>

namespace ks::own {

namespace {

std::string lower(std::string_view text) {
    std::string all(text);
    for (char& c : all)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return all;
}

/// The first field of the records whose name begins with the same letter: `w`, `weights` and `wt` are the
/// weight.
std::string field_for(const Fields& fields, const std::string& name) {
    for (const Field& field : fields.of_record)
        if (field.number != nullptr && (name == field.key || name == std::string(field.key) + "s" ||
                                        (name.front() == field.key.front() && name.size() <= 2)))
            return std::string(fields.record.singular) + "." + std::string(field.key);
    return {};
}

/// The scalar of the instance that a number's name means.
std::string number_for(const Fields& fields, const std::string& original) {
    const std::string name = lower(original);
    for (const Field& scalar : fields.scalars)
        if (name == scalar.key || original == scalar.symbol ||
            (name.size() <= 3 && std::string_view(scalar.key).starts_with(name)))
            return std::string(scalar.key);
    return std::string(fields.record.plural);
}

/// The most elements that a thread per record or per column could touch.
std::string size_for(const Fields& fields) {
    const std::string records(fields.record.plural);
    return fields.scalars.empty() ? records : written("max({}, {} + 1)", records, fields.scalars.front().key);
}

bool is_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return is_digit(c); });
}

} // namespace

Launch guess_launch(const plain::Program& program, const plain::Kernel& kernel, const Instance& instance) {
    const Fields& fields = instance.contents().fields();
    const std::string size = size_for(fields);
    Launch launch{.kernel = kernel.name, .grid = {written("ceil({}, block)", size)}};
    for (const plain::HostLaunch& each : program.launches)
        if (kernel.name.starts_with(each.kernel.substr(0, each.kernel.find('<'))) && is_number(each.block))
            launch.block = {each.block};
    for (const plain::Parameter& each : kernel.parameters) {
        const std::string name = lower(each.name);
        std::string value;
        if (each.kind != ArgumentKind::buffer)
            value = each.floating ? "1" : number_for(fields, each.name);
        else if (!name.empty())
            value = field_for(fields, name);
        if (value.empty())
            value = written("zeros({})", size);
        launch.arguments.emplace_back(each.name, std::move(value));
    }
    return launch;
}

} // namespace ks::own
