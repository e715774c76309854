// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/limits.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sayable.h"
#include "solvers/core/text.h"

namespace ks {

Error refuse(Sentence what, std::string pointer, Sentence todo) {
    return {.code = ErrorCode::input,
            .what = std::move(what),
            .where = std::move(pointer),
            .todo = std::move(todo)};
}

Result<void> check_texts(const std::string& name, const std::string& source) {
    if (!is_utf8(name))
        return refuse("the name is not valid UTF-8", "/name", "write it in UTF-8");
    if (!is_utf8(source))
        return refuse("the source is not valid UTF-8", "/source", "write it in UTF-8");
    return {};
}

Result<void> check_natural(std::int64_t number, Sayable what, const char* pointer) {
    if (number < 0)
        return refuse(formatted("{} is negative", said(what)), pointer, "give 0 or more");
    return {};
}

RowWidth Totals::row_width() const {
    return sum_.value < -std::int64_t{minus_infinity<std::int32_t>} ? RowWidth::bits32 : RowWidth::bits64;
}

} // namespace ks
