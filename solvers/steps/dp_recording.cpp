// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/dp_recording.h"

#include "solvers/steps/record.h"

#include <algorithm>
#include <array>

namespace ks {

DpRecording::DpRecording(std::string_view variant, std::vector<std::string> code, dp::Table<Cell> table,
                         std::int64_t m, std::int64_t initialised, std::optional<WayBack> way)
    : variant_(variant), code_(std::move(code)), table_(std::move(table)), m_(m),
      columns_(static_cast<std::int64_t>(table_.columns())), initialised_(initialised), way_(std::move(way)) {
    count_ = way_begin() - 1 + (way_ ? m_ + 1 : 1);
    outline_.push_back({1, Level::phase, "initialise"});
    outline_.push_back({cells_begin(), Level::phase, "rows"});
    for (std::int64_t i = 1; i <= m_; ++i)
        outline_.push_back({cells_begin() + (i - 1) * columns_, Level::row, "row " + std::to_string(i)});
    outline_.push_back({way_begin(), Level::phase, "way back"});
}

std::span<const Level> DpRecording::levels() const {
    static constexpr std::array all{Level::phase, Level::row, Level::cell};
    return all;
}

RowAccess<DpRecording::Cell> DpRecording::access() const {
    return [this](std::int64_t i) { return std::span<const Cell>(table_.row(i)); };
}

CellValue DpRecording::cell_value(CellAt at) const {
    const Cell value = cell(at);
    return {at, value < 0 ? std::nullopt : std::optional<std::int64_t>(value)};
}

std::vector<CellAt> DpRecording::cells_of(std::int64_t step) const {
    std::vector<CellAt> cells;
    if (step >= 1 && step <= initialised_) {
        for (std::int64_t j = 0; j < columns_; ++j)
            cells.push_back({step - 1, j});
    } else if (step >= cells_begin() && step < way_begin()) {
        const std::int64_t index = step - cells_begin();
        cells.push_back({1 + index / columns_, index % columns_});
    }
    return cells;
}

Step DpRecording::at(std::int64_t index) const {
    Step step;
    step.index = std::clamp<std::int64_t>(index, 0, count_);
    for (const CellAt& at : cells_of(step.index))
        step.changed.push_back({at, shown(step.index, at).value});
    step.about = cells_of(step.index + 1);
    if (step.index == 0) {
        step.phase = "initialise";
        describe_start(step);
    } else if (step.index < cells_begin()) {
        step.phase = "initialise";
        step.row = step.index - 1;
        describe_initialised(step, step.row);
    } else if (step.index < way_begin()) {
        step.phase = "rows";
        const CellAt at = step.changed.front().at;
        step.row = at.row;
        describe_cell(step, at);
    } else {
        step.phase = "way-back";
        step.row = m_;
        if (!way_) {
            describe_optimum(step);
            return step;
        }
        const std::int64_t passed = step.index - way_begin(); // rows whose choice is made
        for (std::int64_t i = m_; i >= m_ - passed; --i)
            step.chosen.push_back(on_way(i));
        for (std::int64_t i = m_; i > m_ - passed; --i)
            if (const auto item = way_->choices[static_cast<std::size_t>(i - 1)])
                step.picks.push_back({i, *item});
        if (passed == 0) {
            describe_optimum(step);
        } else {
            step.row = m_ - passed + 1;
            describe_choice(step, step.row);
        }
    }
    return step;
}

std::int64_t DpRecording::next(std::int64_t step, Level level) const {
    if (level == Level::cell || level == Level::tile)
        return std::clamp<std::int64_t>(step + 1, 0, count_);
    for (const OutlineEntry& entry : outline_)
        if (entry.step > step && entry.level <= level)
            return entry.step;
    return count_;
}

std::int64_t DpRecording::previous(std::int64_t step, Level level) const {
    if (level == Level::cell || level == Level::tile)
        return std::clamp<std::int64_t>(step - 1, 0, count_);
    std::int64_t begin = 0;
    for (const OutlineEntry& entry : outline_)
        if (entry.step < step && entry.level <= level)
            begin = entry.step;
    return begin;
}

TableRecording::Shown DpRecording::shown(std::int64_t step, CellAt at) const {
    const bool initialised = at.row < initialised_ && step >= at.row + 1;
    const bool computed = step >= step_of(at);
    if (computed)
        return {true, true, cell_value(at).value};
    return {initialised, false, std::nullopt};
}

std::int64_t DpRecording::step_of(CellAt at) const {
    return at.row == 0 ? 1 : cells_begin() + (at.row - 1) * columns_ + at.column;
}

Result<void> check_recordable(std::int64_t m, std::int64_t capacity, std::size_t items) {
    if (items > static_cast<std::size_t>(most_recorded_items))
        return Error{ErrorCode::limit,
                     "there are " + std::to_string(items) + " items, and stepping shows at most " +
                         std::to_string(most_recorded_items),
                     "", "open a smaller instance, or run this one on the Run page"};
    std::int64_t columns = 0, cells = 0;
    const bool overflow =
        __builtin_add_overflow(capacity, 1, &columns) || __builtin_mul_overflow(m + 1, columns, &cells);
    if (!overflow && cells <= most_recorded_cells)
        return {};
    return Error{ErrorCode::limit,
                 "the table has " + (overflow ? std::string("too many") : std::to_string(cells)) +
                     " cells, and stepping shows at most " + std::to_string(most_recorded_cells),
                 "", "open a smaller instance, or run this one on the Run page"};
}

} // namespace ks
