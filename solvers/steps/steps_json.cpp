// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/steps_json.h"

#include "solvers/core/cell_number_json.h"

#include <nlohmann/json.hpp>

namespace ks {

namespace {

using nlohmann::ordered_json;

ordered_json at_json(const At& at) {
    ordered_json numbers = ordered_json::array();
    for (const std::int64_t number : at.numbers())
        numbers.push_back(number);
    return numbers;
}

ordered_json cells_json(const std::vector<At>& cells) {
    ordered_json list = ordered_json::array();
    for (const At& at : cells)
        list.push_back(at_json(at));
    return list;
}

ordered_json value_json(const CellValue& cell) {
    return {{"at", at_json(cell.at)}, {"value", number_json(cell.value)}};
}

ordered_json values_json(const std::vector<CellValue>& cells) {
    ordered_json list = ordered_json::array();
    for (const CellValue& cell : cells)
        list.push_back(value_json(cell));
    return list;
}

ordered_json about_json(const Step& step) {
    ordered_json list = cells_json(step.about);
    for (std::int64_t j = 0; step.about_row && j < step.about_row->columns; ++j)
        list.push_back(at_json(CellAt{step.about_row->row, j}));
    return list;
}

ordered_json changed_json(const Step& step) {
    if (!step.changed_row)
        return values_json(step.changed);
    ordered_json list = ordered_json::array();
    auto differing = step.changed.begin(); // from left to right
    for (std::int64_t j = 0; j < step.changed_row->columns; ++j) {
        const CellAt at{step.changed_row->row, j};
        const bool differs = differing != step.changed.end() && differing->at == At(at);
        list.push_back(
            value_json(differs ? *differing++ : CellValue{.at = at, .value = step.changed_row->value}));
    }
    return list;
}

} // namespace

std::string steps_header_json(const Recording& recording) {
    ordered_json levels = ordered_json::array(), code = ordered_json::array(),
                 outline = ordered_json::array();
    for (const Level level : recording.levels())
        levels.push_back(to_text(level));
    for (const std::string& line : recording.code())
        code.push_back(line);
    for (const OutlineEntry& entry : recording.outline())
        outline.push_back({{"step", entry.step}, {"level", to_text(entry.level)}, {"title", entry.title}});
    ordered_json header{{"format", "knapscope-steps"},
                        {"version", 1},
                        {"variant", recording.variant()},
                        {"levels", levels},
                        {"count", recording.count()},
                        {"code", code},
                        {"outline", outline}};
    if (recording.shape() != Shape::table)
        header["shape"] = to_text(recording.shape());
    return header.dump();
}

std::string step_json(const Step& step) {
    ordered_json line{{"step", step.index},        {"phase", step.phase},
                      {"row", step.row},           {"lines", step.lines},
                      {"text", step.text},         {"read", values_json(step.read)},
                      {"about", about_json(step)}, {"changed", changed_json(step)}};
    if (!step.chosen.empty())
        line["chosen"] = cells_json(step.chosen);
    return line.dump();
}

} // namespace ks
