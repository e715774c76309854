// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/steps_json.h"

#include "solvers/core/cell_number_json.h"
#include "solvers/core/document_format.h"
#include "solvers/steps/table_layers.h"

#include <nlohmann/json.hpp>

namespace ks {

namespace {

using nlohmann::ordered_json;

/// Writes the parts of a step of a recording.
class StepJson {
public:
    explicit StepJson(const Recording& recording) {
        if (const TableLayers* layers = layers_of(recording))
            layer_rows_ = layers->layer_rows();
    }

    ordered_json values(const std::vector<CellValue>& cells) const {
        ordered_json list = ordered_json::array();
        for (const CellValue& cell : cells)
            list.push_back(value(cell));
        return list;
    }
    ordered_json cells(const std::vector<At>& cells) const {
        ordered_json list = ordered_json::array();
        for (const At& cell : cells)
            list.push_back(at(cell));
        return list;
    }
    ordered_json about(const Step& step) const {
        ordered_json list = cells(step.about);
        for (std::int64_t j = 0; step.about_row && j < step.about_row->columns; ++j)
            list.push_back(at(CellAt{step.about_row->row, j}));
        return list;
    }
    ordered_json changed(const Step& step) const {
        if (!step.changed_row)
            return values(step.changed);
        ordered_json list = ordered_json::array();
        auto differing = step.changed.begin(); // from left to right
        for (std::int64_t j = 0; j < step.changed_row->columns; ++j) {
            const CellAt at{step.changed_row->row, j};
            const bool differs = differing != step.changed.end() && differing->at == At(at);
            list.push_back(
                value(differs ? *differing++ : CellValue{.at = at, .value = step.changed_row->value}));
        }
        return list;
    }

private:
    ordered_json at(const At& at) const {
        if (layer_rows_ > 0) {
            const auto [row, column] = at.cell();
            return row == 0 ? ordered_json{0, 0, column}
                            : ordered_json{(row - 1) / layer_rows_ + 1, (row - 1) % layer_rows_, column};
        }
        ordered_json numbers = ordered_json::array();
        for (const std::int64_t number : at.numbers())
            numbers.push_back(number);
        return numbers;
    }
    ordered_json value(const CellValue& cell) const {
        return {{"at", at(cell.at)}, {"value", number_json(cell.value)}};
    }

    std::int64_t layer_rows_ = 0; ///< 0: no layers
};

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
    ordered_json header{{"format", document::steps},
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

std::string step_json(const Recording& recording, const Step& step) {
    const StepJson parts(recording);
    ordered_json line{{"step", step.index},
                      {"phase", step.phase},
                      {"row", step.row},
                      {"lines", step.lines},
                      {"text", step.text},
                      {"read", parts.values(step.read)},
                      {"about", parts.about(step)},
                      {"changed", parts.changed(step)}};
    if (!step.chosen.empty())
        line["chosen"] = parts.cells(step.chosen);
    return line.dump();
}

} // namespace ks
