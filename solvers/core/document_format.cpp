// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/document_format.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>

namespace ks {

std::string_view format_of(std::string_view text) {
    constexpr std::string_view key = "\"format\"";
    text = text.substr(0, 4096);
    const auto skip_blanks = [&text] {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    };
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return {};
    text.remove_prefix(at + key.size());
    skip_blanks();
    if (!text.starts_with(':'))
        return {};
    text.remove_prefix(1);
    skip_blanks();
    if (!text.starts_with('"'))
        return {};
    text.remove_prefix(1);
    const std::size_t end = text.find('"');
    return end == std::string_view::npos ? std::string_view() : text.substr(0, end);
}

Result<void> check_format(const json::Cursor& at, std::string_view format) {
    KS_TRY(const json::Cursor member, at.member("format"));
    KS_TRY(const std::string named, member.string());
    if (named != format)
        return member.error(formatted("the format is \"{}\"", printable(named)),
                            formatted("give a \"{}\"", format));
    KS_TRY(const json::Cursor version, at.member("version"));
    if (!version.integer(1, 1))
        return version.error("the version is not 1", "open it with a newer Knapscope");
    return {};
}

} // namespace ks
