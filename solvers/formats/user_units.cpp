// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/user_units.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"

#include <algorithm>

namespace ks {

namespace {

/// The field of this name that has numbers, and that can be multiplied if it has to.
Result<std::size_t> field_called(const Fields& fields, const std::string& name, bool to_multiply,
                                 const std::string& file) {
    std::vector<std::string_view> known;
    for (std::size_t f = 0; f < fields.of_record.size(); ++f) {
        const bool fits = fields.of_record[f].number != nullptr && (!to_multiply || may_be_scaled(fields, f));
        if (fits && fields.of_record[f].key == name)
            return f;
        if (fits)
            known.push_back(fields.of_record[f].key);
    }
    return Error{.code = ErrorCode::usage,
                 .what = to_multiply ? formatted("no numbers called '{}' can be multiplied", printable(name))
                                     : formatted("there are no numbers called '{}'", printable(name)),
                 .where = file,
                 .todo = known.empty() ? Sentence("leave that option out")
                                       : formatted("the names are {}", joined(known))};
}

} // namespace

Result<InstancePtr> with_units(InstancePtr instance, const TableOptions& options, const std::string& name) {
    if (options.scale.empty() && options.units.empty())
        return instance;
    const Fields& fields = instance->contents().fields();
    std::vector<Unit> units = instance->contents().units();
    units.resize(fields.of_record.size());
    for (const auto& [key, factor] : options.scale) {
        KS_TRY(const std::size_t field, field_called(fields, key, true, name));
        if (units[field].factor > INT64_MAX / factor)
            return Error{.code = ErrorCode::input,
                         .what = formatted("each {} would be multiplied by more than 2^63",
                                           within_sentence(fields.of_record[field].title)),
                         .where = name,
                         .todo = "give a smaller factor"};
        units[field].factor *= factor;
    }
    for (const auto& [key, unit] : options.units) {
        KS_TRY(const std::size_t field, field_called(fields, key, false, name));
        units[field].name = unit;
    }
    return changed(*instance, SetUnits{std::move(units)});
}

} // namespace ks
