// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/dp_recording.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/steps/record.h"
#include "solvers/steps/table_layers.h"

#include <algorithm>
#include <array>

namespace ks {

DpRecording::DpRecording(std::string_view variant, std::vector<std::string> code, RowSource rows,
                         std::int64_t m, std::int64_t initialised, std::optional<WayBack> way,
                         CellOrder order, std::int64_t points)
    : variant_(variant), code_(std::move(code)), rows_(std::move(rows)), m_(m), columns_(rows_(0).columns()),
      initialised_(initialised), points_(points), way_(std::move(way)), order_(std::move(order)) {
    count_ = way_begin() - 1 + (points_ > 0 ? columns_ + points_ : way_ ? way_length() + 1 : 1);
    const CellRange whole{0, columns_};
    Extremes base;
    rows_.extremes(0, std::span(&whole, 1), std::span(&base, 1));
    for (std::int64_t j = 0; base.smallest != base.largest && j < columns_; ++j)
        if (const CellValue cell = cell_value({0, j}); cell.value != base_value())
            base_differs_.push_back(cell);
    outline_.push_back({.step = 1, .title = "initialise", .id = "initialise"});
    outline_.push_back({.step = cells_begin(), .title = "rows", .id = "rows"});
    for (std::int64_t i = 1; i <= m_; ++i)
        outline_.push_back({.step = cells_begin() + (i - 1) * columns_,
                            .level = Level::row,
                            .title = formatted("row {}", i),
                            .id = written("row {}", i)});
    if (points_ > 0) {
        outline_.push_back({.step = way_begin(), .title = "front", .id = "front"});
        outline_.push_back({.step = way_begin() + columns_, .title = said("way back"), .id = "way-back"});
    } else {
        outline_.push_back({.step = way_begin(),
                            .title = way_ ? said("way back") : said("answer"),
                            .id = way_ ? "way-back" : "answer"});
    }
}

void DpRecording::measure_items() {
    for (std::int64_t i = 1; i <= m_; ++i)
        for (std::int64_t k = 0; k < items_of(i); ++k)
            if (std::string name = item(i, k); name.size() > longest_item_.size())
                longest_item_ = std::move(name);
}

void DpRecording::name_layers(const std::vector<std::string>& names, std::vector<std::int64_t> way_rows) {
    way_rows_ = std::move(way_rows);
    std::vector<OutlineEntry> outline{outline_.front()}; // its beginning
    std::int64_t row = 1;
    for (const std::string& name : names) {
        outline.push_back({.step = cells_begin() + (row - 1) * columns_, .title = name, .id = name});
        for (std::int64_t i = 0; i < layers_of(*this)->layer_rows(); ++i, ++row)
            outline.push_back({.step = cells_begin() + (row - 1) * columns_,
                               .level = Level::row,
                               .title = row_words(*this, row),
                               .id = written("{} {}", name, i)});
    }
    outline.push_back(outline_.back()); // its end
    outline_ = std::move(outline);
}

std::span<const Level> DpRecording::levels() const {
    static constexpr std::array all{Level::phase, Level::row, Level::cell};
    return all;
}

/// Returns the value of nearly all cells of the base row.
std::optional<CellNumber> DpRecording::base_value() const {
    return rows_(0)[columns_ - 1];
}

/// Returns the cell that a step computes, if it computes one.
std::optional<CellAt> DpRecording::cell_of(std::int64_t step) const {
    const std::int64_t index = step - cells_begin();
    if (index < 0 || step >= way_begin())
        return {};
    return CellAt{1 + index / columns_, order_.column(index % columns_)};
}

/// Returns the row that a step initialises: the base row with its value, other rows with minus infinity.
std::optional<WholeRow> DpRecording::row_of(std::int64_t step) const {
    if (step < 1 || step > initialised_)
        return {};
    return WholeRow{.row = step - 1, .columns = columns_, .value = step == 1 ? base_value() : std::nullopt};
}

TableRecording::Place DpRecording::place(std::int64_t step) const {
    if (step < cells_begin())
        return {.phase = "initialise", .row = std::max<std::int64_t>(0, step - 1)};
    if (const auto at = cell_of(step))
        return {.phase = "rows", .row = at->row, .column = at->column};
    const std::int64_t passed = step - way_begin();
    if (points_ > 0)
        return {.phase = passed < columns_ ? "front" : "way-back", .row = m_};
    return {.phase = way_ ? "way-back" : "answer",
            .row = passed == 0 ? m_ : on_way(way_length() - passed + 1).row};
}

Step DpRecording::at(std::int64_t index) const {
    Step step;
    step.index = std::clamp<std::int64_t>(index, 0, count_);
    const Place here = place(step.index);
    step.phase = here.phase;
    step.row = here.row;
    step.changed_row = row_of(step.index);
    step.about_row = row_of(step.index + 1);
    if (const auto next = cell_of(step.index + 1))
        step.about = {*next};
    if (step.index == 0)
        describe_start(step);
    else if (step.changed_row) {
        if (step.row == 0)
            step.changed = base_differs_;
        describe_initialised(step, step.row);
    } else if (const auto at = cell_of(step.index)) {
        step.changed = {cell_value(*at)};
        describe_cell(step, *at);
    } else if (points_ > 0)
        describe_front(step);
    else
        describe_way_back(step);
    return step;
}

void DpRecording::describe_front(Step& step) const {
    if (const auto column = scanned(step.index)) {
        describe_scan(step, *column);
        return;
    }
    const std::int64_t point = step.index - way_begin() - columns_;
    const WayBack way = way_to(point);
    for (std::int64_t i = m_; i >= 0; --i)
        step.chosen.push_back(CellAt{i, way.columns[static_cast<std::size_t>(i)]});
    for (std::int64_t i = m_; i > 0; --i)
        if (const auto item = way.choices[static_cast<std::size_t>(i - 1)])
            step.picks.push_back({.row = i, .item = *item});
    describe_point(step, point);
}

std::optional<std::int64_t> DpRecording::scanned(std::int64_t step) const {
    const std::int64_t column = step - way_begin();
    if (points_ == 0 || column < 0 || column >= columns_)
        return {};
    return column;
}

void DpRecording::describe_way_back(Step& step) const {
    if (!way_) {
        describe_optimum(step);
        return;
    }
    const std::int64_t left = way_length() - (step.index - way_begin()); // rows whose choice has not been
                                                                         // made yet
    for (std::int64_t i = way_length(); i >= left; --i)
        step.chosen.push_back(on_way(i));
    for (std::int64_t i = way_length(); i > left; --i)
        if (const auto item = way_->choices[static_cast<std::size_t>(i - 1)])
            step.picks.push_back({.row = on_way(i).row, .item = *item});
    if (left == way_length())
        describe_optimum(step);
    else
        describe_choice(step, left + 1);
}

std::int64_t DpRecording::next(std::int64_t step, Level level) const {
    return next_in(*this, step, level);
}

std::int64_t DpRecording::previous(std::int64_t step, Level level) const {
    return previous_in(*this, step, level);
}

TableRecording::Shown DpRecording::shown(std::int64_t step, CellAt at) const {
    if (order_.when(at.column) < computed_count(step, at.row))
        return {.written = true, .computed = true, .value = cell_value(at).value};
    if (in_place() && at.row > 0 && step >= step_of({at.row, order_.column(0)}))
        return {.written = true, .value = cell_value({at.row - 1, at.column}).value};
    return {.written = at.row < initialised_ && step >= at.row + 1};
}

ComputedCells DpRecording::computed(std::int64_t step, std::int64_t row) const {
    return {order_, computed_count(step, row)};
}

std::int64_t DpRecording::computed_count(std::int64_t step, std::int64_t row) const {
    if (row == 0)
        return step >= 1 ? columns_ : 0;
    const std::int64_t begin = cells_begin() + (row - 1) * columns_;
    return std::clamp<std::int64_t>(step + 1 - begin, 0, columns_);
}

std::int64_t DpRecording::step_of(CellAt at) const {
    return at.row == 0 ? 1 : cells_begin() + (at.row - 1) * columns_ + order_.when(at.column);
}

Result<void> check_recordable_items(std::size_t items) {
    if (items <= static_cast<std::size_t>(most_recorded_items))
        return {};
    return Error{
        .code = ErrorCode::limit,
        .what = formatted("there are {} items, and stepping shows at most {}", items, most_recorded_items),
        .todo = "open a smaller instance, or run this one on the Run page"};
}

Result<void> check_recordable(std::int64_t m, std::int64_t capacity, std::size_t items) {
    KS_CHECK(check_recordable_items(items));
    return check_recordable_cells(m, capacity);
}

Result<void> check_recordable_cells(std::int64_t m, std::int64_t capacity) {
    std::int64_t columns = 0, cells = 0;
    const bool overflow =
        __builtin_add_overflow(capacity, 1, &columns) || __builtin_mul_overflow(m + 1, columns, &cells);
    if (!overflow && cells <= most_recorded_cells)
        return {};
    return Error{
        .code = ErrorCode::limit,
        .what = overflow
                    ? formatted(
                          "the table has too many cells, and stepping without a table file shows at most {}",
                          most_recorded_cells)
                    : formatted("the table has {} cells, and stepping without a table file shows at most {}",
                                cells, most_recorded_cells),
        .todo = "open a smaller instance, or choose a variant that can write its table to a file"};
}

} // namespace ks
