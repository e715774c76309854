// SPDX-License-Identifier: Apache-2.0
#include "app/runner/csv_arguments.h"

#include "solvers/core/csv_dialect.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

namespace ks::runner {

Result<void> choose_csv(const Arguments& arguments, bool writes_csv) {
    const auto name = arguments.value(option_csv_decimal.name);
    if (!name)
        return {};
    const auto dialect = csv_dialect_named(*name);
    if (!dialect)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("'{}' is not a decimal mark", printable(*name)),
                     .where = std::string(option_csv_decimal.name),
                     .todo = "write point or comma"};
    if (!writes_csv)
        return Error{.code = ErrorCode::usage,
                     .what = "the option is for CSV alone, and none is written",
                     .where = std::string(option_csv_decimal.name),
                     .todo = "leave it out, or ask for CSV"};
    write_csv_in(dialect);
    return {};
}

} // namespace ks::runner
