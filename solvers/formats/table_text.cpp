// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/table_text.h"
#include "solvers/core/letters.h"

#include <algorithm>
#include <unordered_map>

namespace ks::csv {

std::optional<TableText> text_as_table(std::string_view text) {
    for (const auto read :
         {lists_as_table, records_as_table, gams_as_table, prose_as_table, latex_as_table, words_as_table})
        if (auto table = read(text))
            return table;
    return std::nullopt;
}

bool sort_by_keys(const std::vector<std::string_view>& order, const std::vector<std::string_view>& keys,
                  std::vector<std::string_view>& numbers) {
    if (keys == order)
        return true;
    std::unordered_map<std::string_view, std::string_view> number_of;
    for (std::size_t i = 0; i < keys.size(); ++i)
        number_of.emplace(keys[i], numbers[i]);
    if (keys.size() != order.size() || number_of.size() != order.size())
        return false;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto found = number_of.find(order[i]);
        if (found == number_of.end())
            return false;
        numbers[i] = found->second;
    }
    return true;
}

bool has_list_cells(std::string_view text) {
    text = text.substr(0, std::size_t{1} << 14);
    const std::size_t begin = text.find('\n', std::min(text.find_first_not_of(white_space), text.size()));
    const std::string_view headings = text.substr(0, begin);
    if (begin == std::string_view::npos || headings.find_first_of("[0123456789=") != std::string_view::npos)
        return false;
    const std::string_view line = text.substr(begin + 1, text.find('\n', begin + 1) - begin - 1);
    std::size_t lists = 0;
    for (std::size_t at = 0; (at = line.find('[', at)) != std::string_view::npos; ++at)
        lists +=
            at == 0 || std::string_view(",;\t|\"' ").find(line[at - 1]) != std::string_view::npos ? 1U : 0U;
    return lists > 1;
}

} // namespace ks::csv
