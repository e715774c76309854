// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/table_layout.h"

#include "solvers/steps/table_layers.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double least_cell_width = 28, most_cell_width = 112;
constexpr double least_cell_height = 32, most_cell_height = 88;
constexpr double least_size = 13, most_size = 34;
constexpr double tight_size = 8;       ///< digits of cells that are reduced so that the table does not scroll
constexpr double small_size = 10;      ///< digits do not become smaller while row headers can still shrink
constexpr double least_value_size = 8; ///< smaller digits are omitted
constexpr double value_share = 0.42, tight_value_share = 0.6; ///< of a cell's height
constexpr double margins = 10, tight_margins = 2.5;           ///< total of left and right margin of a value
constexpr double margin_share = 0.12; ///< total of both margins, as a share of a cell's width
constexpr double tight_height = 15;   ///< the smallest height of a row with legible values
constexpr double digit_em = 0.6;      // the mono font's advance
constexpr double most_rows = 4000;    // the limit of a heat map; a table with more rows scrolls
constexpr double least_table_zoom = 0.75;
constexpr double sliver = 1e-6; // share of a cell, for rounding errors

/// The number of characters of the widest value.
double widest_value(const TableRecording& recording) {
    const std::int64_t column = recording.columns() - 1;
    if (recording.cell_type() == CellType::float64)
        return static_cast<double>(std::max(real_length, std::to_string(column).size()));
    const std::size_t digits = std::to_string(std::max(column, recording.largest().integer())).size();
    const std::size_t separators = (digits - 1) / 3;
    return static_cast<double>(std::max<std::size_t>(2, digits)) + 0.4 * static_cast<double>(separators);
}

struct Sizes {
    double width = 0, height = 0;
};

/// Computes a layout; holds data that several parts need.
class Layouter {
public:
    Layouter(const TableRecording& recording, const Rect& frame, const TextMeasure& measure)
        : recording_(recording), frame_(frame), measure_(measure), digits_(widest_value(recording)),
          rows_(static_cast<double>(recording.rows())), columns_(static_cast<double>(recording.columns())),
          large_(std::clamp(frame.width / 800, 1.0, 1.6)) {}

    TableLayout layout(const TableView& view) const {
        TableLayout layout;
        layout.all_rows = recording_.rows();
        layout.all_columns = recording_.columns();
        layout.head_height = head_height();
        layout.head_size = head_size();
        choose_sizes(layout, view.zoom);
        layout.item_size = item_size(layout.cell_height);
        layout.header_width = header_width(layout.cell_height);
        layout.value_size =
            std::floor(std::min({most_size * large_ * layout.view.zoom, size_for_height(layout.cell_height),
                                 size_for_width(layout.cell_width)}));
        layout.number_size = number_size(layout.cell_height);
        if (layout.cell_height >= tight_height) // in lower rows not every row has a number
            layout.number_size = std::min(layout.number_size, layout.cell_height * 0.75);
        layout.heat = heat(layout);
        place(layout, view);
        layout.view.says_part = view.says_part;
        return layout;
    }

    Extent missing_room() const {
        const double header = header_width(std::max(least_cell_height, readable_sizes().height));
        return {std::max(0.0, header + comfortable_width() * columns_ - frame_.width),
                std::max(0.0, head_height() + least_cell_height * rows_ - frame_.height)};
    }

private:
    double head_size() const { return std::round(13 * std::min(large_, 1.4)); }
    double head_height() const { return head_size() * 3 + 9; }

    static double item_size(double cell_height) { return std::clamp(cell_height * 0.2, 11.0, 18.0); }
    static double number_size(double cell_height) { return std::clamp(cell_height * 0.36, least_size, 26.0); }

    double space_down() const { return frame_.height - head_height(); }
    double space_across(double header) const { return std::max(1.0, frame_.width - header); }

    /// The width of the row headers: as wide as the widest item needs, but at most a share of the frame. If
    /// rows are too low for items, the width does not include them; the transition is gradual. Before digits
    /// become smaller than `small_size`, the title's room and the items' room shrink; before columns are
    /// hidden, the title shrinks to one letter.
    double header_width(double cell_height) const {
        const double number = measure_.width(row_name(recording_, recording_.rows() - 1), Face::mono,
                                             number_size(cell_height), Weight::bold);
        const double item =
            measure_.width(recording_.longest_item(), Face::mono, item_size(cell_height), Weight::regular);
        const double share = std::clamp((cell_height - 8) / 10, 0.0, 1.0);
        const double items = item > 0 ? share * (item + 16) : 0;
        const double rows = std::min(frame_.width * 0.3, number + items + 24);
        const double title = std::max(title_width("class i"), title_width(rows_title(recording_)));
        const double letter = title_width(short_title(rows_title(recording_)));
        const double least = std::ceil(std::max(letter + 12, number + 20)),
                     titled = std::ceil(std::max(title + 12, number + 20)),
                     usual = std::ceil(std::max(title + 48, rows));
        const double most = room_beside(tight_size), wanted = room_beside(small_size);
        return most < least ? usual : std::min(usual, std::max(wanted, std::min(most, titled)));
    }

    /// The width that remains for row headers if cells have digits of this size.
    double room_beside(double size) const { return std::floor(frame_.width - width_for(size) * columns_); }

    double title_width(std::string_view title) const {
        return measure_.width(title, Face::interface, head_size(), Weight::regular);
    }

    /// The size of values that fits the height of a cell.
    static double size_for_height(double height) {
        return std::max(height * value_share, std::min(least_size, height * tight_value_share));
    }
    /// The size of values that fits the width of a cell. Narrow cells have narrow margins.
    double size_for_width(double width) const {
        const double around = std::clamp(width * margin_share, tight_margins, margins);
        return (width - around) / (digits_ * digit_em);
    }
    double comfortable_width() const {
        return std::max(least_cell_width, std::ceil(digits_ * digit_em * least_size + 12));
    }

    /// The smallest width of a cell with which the table may avoid scrolling.
    double tight_width() const { return width_for(tight_size); }
    double width_for(double size) const { return std::ceil(digits_ * digit_em * size + tight_margins); }

    /// The length of a cell whose share of the space is `share` pixels: at most `most`, and at least
    /// `comfortable` if the table scrolls anyway. Cells shrink, down to `tight`, if that avoids scrolling.
    static double cell_length(double share, double tight, double comfortable, double most) {
        const bool shrinks = share >= tight && share < comfortable;
        return std::floor(shrinks ? share : std::clamp(share, comfortable, std::max(comfortable, most)));
    }

    /// The size of cells at zoom 1: as large as fits, but legible.
    Sizes readable_sizes() const {
        Sizes sizes;
        sizes.height =
            cell_length(space_down() / rows_, tight_height, least_cell_height, most_cell_height * large_);
        sizes.width = cell_length(space_across(header_width(sizes.height)) / columns_, tight_width(),
                                  comfortable_width(), most_cell_width * large_);
        return sizes;
    }

    void choose_sizes(TableLayout& layout, double zoom) const {
        const Sizes one = readable_sizes();
        const bool fits = one.height * rows_ <= space_down() &&
                          one.width * columns_ <= space_across(header_width(one.height));
        const double down =
            std::min(1.0, space_down() / (recording_.rows_never_fall() ? rows_ : std::min(rows_, most_rows)) /
                              one.height);
        const double across =
            std::min(1.0, space_across(header_width(one.height * down)) / columns_ / one.width);
        layout.fits = fits;
        layout.least_zoom = fits ? least_table_zoom : std::min({least_table_zoom, down, across});
        const double z = layout.view.zoom = std::clamp(zoom, layout.least_zoom, most_zoom);
        if (fits) { // whole pixels are crispest, and no transition to a heat map is needed
            layout.cell_width = std::floor(one.width * z);
            layout.cell_height = std::floor(one.height * z);
        } else if (z >= 1) {
            layout.cell_width = one.width * z;
            layout.cell_height = one.height * z;
        } else { // both directions reach their smallest sizes together
            const double part = std::log(z) / std::log(layout.least_zoom);
            layout.cell_width = one.width * std::pow(across, part);
            layout.cell_height = one.height * std::pow(down, part);
        }
    }

    /// 1 below the smallest size of a cell, 0 from the size at which values are legible.
    double heat(const TableLayout& layout) const {
        if (layout.value_size >= least_value_size)
            return 0;
        const double width = least_value_size * digits_ * digit_em + tight_margins,
                     height = least_value_size / tight_value_share;
        const double share = std::min((layout.cell_width - least_cell) / (width - least_cell),
                                      (layout.cell_height - least_cell) / (height - least_cell));
        return std::clamp(1 - share, 0.01, 1.0);
    }

    struct Visible {
        double first = 0;
        std::int64_t begin = 0, count = 0, whole = 0;
        double length = 0;
    };

    /// The visible part in one direction, of `all` cells of size `size` in a space.
    static Visible visible(double first, double space, double size, std::int64_t all, bool readable) {
        Visible seen;
        seen.whole = std::clamp<std::int64_t>(static_cast<std::int64_t>(space / size + sliver), 1, all);
        seen.first = std::clamp(first, 0.0, static_cast<double>(all - seen.whole));
        seen.begin = static_cast<std::int64_t>(std::floor(seen.first + sliver));
        const bool cut = seen.first - static_cast<double>(seen.begin) > sliver;
        if (readable && !cut) {
            seen.count = seen.whole;
            seen.length = static_cast<double>(seen.whole) * size;
            return seen;
        }
        const double end = std::min(static_cast<double>(all), seen.first + space / size);
        seen.count = std::min(all, static_cast<std::int64_t>(std::ceil(end - sliver))) - seen.begin;
        seen.length = (end - seen.first) * size;
        return seen;
    }

    void place(TableLayout& layout, const TableView& view) const {
        const Visible across = visible(view.first_column, space_across(layout.header_width),
                                       layout.cell_width, layout.all_columns, layout.readable());
        const Visible down =
            visible(view.first_row, space_down(), layout.cell_height, layout.all_rows, layout.readable());
        layout.view.first_row = down.first;
        layout.view.first_column = across.first;
        layout.first_row = down.begin;
        layout.first_column = across.begin;
        layout.rows = down.count;
        layout.columns = across.count;
        layout.whole_rows = down.whole;
        layout.whole_columns = across.whole;
        // A small table is slightly above the middle of its frame; a large one fills it from the top left.
        const double spare_across = frame_.width - layout.header_width - across.length;
        const double spare_down = frame_.height - layout.head_height - down.length;
        const double left = layout.columns == layout.all_columns ? std::floor(spare_across / 2) : 0;
        const double top = layout.rows == layout.all_rows ? std::floor(spare_down / 3) : 0;
        layout.header_x = frame_.x + std::max(0.0, left);
        layout.cells = {layout.header_x + layout.header_width,
                        frame_.y + std::max(0.0, top) + layout.head_height, across.length, down.length};
    }

    const TableRecording& recording_;
    const Rect& frame_;
    const TextMeasure& measure_;
    double digits_, rows_, columns_, large_;
};

/// The cell of interest in a step: the end of the way back, else the changed cell, else the next one.
std::optional<CellAt> subject_of(const Step& step) {
    if (!step.chosen.empty())
        return step.chosen.back().cell();
    if (!step.changed.empty())
        return step.changed.front().at.cell();
    if (step.changed_row)
        return CellAt{step.changed_row->row, 0};
    if (!step.about.empty())
        return step.about.front().cell();
    return step.about_row ? std::optional(CellAt{step.about_row->row, 0}) : std::nullopt;
}

} // namespace

std::string short_title(const std::string& title) {
    return title.substr(title.rfind(' ') + 1);
}

bool TableLayout::shows(CellAt at) const {
    return at.row >= first_row && at.row < first_row + rows && at.column >= first_column &&
           at.column < first_column + columns;
}

bool TableLayout::shows_whole(CellAt at) const {
    const Rect visible = cell(at);
    return shows(at) && visible.width >= std::floor(cell_width) && visible.height >= std::floor(cell_height);
}

Rect TableLayout::cell(CellAt at) const {
    const auto edge = [](double origin, double first, std::int64_t index, double size, double length) {
        const double place = origin + (static_cast<double>(index) - first) * size;
        return std::clamp(std::round(place), origin, origin + length);
    };
    const double left = edge(cells.x, view.first_column, at.column, cell_width, cells.width),
                 right = edge(cells.x, view.first_column, at.column + 1, cell_width, cells.width),
                 top = edge(cells.y, view.first_row, at.row, cell_height, cells.height),
                 bottom = edge(cells.y, view.first_row, at.row + 1, cell_height, cells.height);
    return {left, top, right - left, bottom - top};
}

Point TableLayout::middle(CellAt at) const {
    return {cells.x + (static_cast<double>(at.column) + 0.5 - view.first_column) * cell_width,
            cells.y + (static_cast<double>(at.row) + 0.5 - view.first_row) * cell_height};
}

std::optional<CellAt> TableLayout::at(Point point) const {
    const CellAt found{
        static_cast<std::int64_t>(std::floor(view.first_row + (point.y - cells.y) / cell_height)),
        static_cast<std::int64_t>(std::floor(view.first_column + (point.x - cells.x) / cell_width))};
    const bool inside = point.x >= cells.x && point.y >= cells.y && point.x < cells.x + cells.width &&
                        point.y < cells.y + cells.height;
    return inside && shows(found) ? std::optional(found) : std::nullopt;
}

TableLayout table_layout(const TableRecording& recording, const TableView& view, const Rect& frame,
                         const TextMeasure& measure) {
    return Layouter(recording, frame, measure).layout(view);
}

Extent missing_room(const TableRecording& recording, const Rect& frame, const TextMeasure& measure) {
    return Layouter(recording, frame, measure).missing_room();
}

TableView followed(const TableRecording& recording, const Step& step, const TableView& view,
                   const Rect& frame, const TextMeasure& measure) {
    const TableLayout layout = table_layout(recording, view, frame, measure);
    TableView moved = layout.view;
    const auto within = [](double first, std::int64_t cell, std::int64_t whole) {
        return std::clamp(first, static_cast<double>(std::max<std::int64_t>(0, cell - whole + 1)),
                          static_cast<double>(cell));
    };
    const std::optional<CellAt> subject = subject_of(step);
    if (!subject)
        return moved;
    // If the source does not fit next to the subject, nothing moves, so that a cell that the user
    // clicked stays in place.
    const auto follow = [&](double first, std::int64_t cell, std::optional<std::int64_t> source,
                            std::int64_t whole) {
        if (source && std::abs(*source - cell) < whole)
            first = within(first, *source, whole);
        return within(first, cell, whole);
    };
    std::optional<std::int64_t> source_row, source_column;
    if (step.source) {
        source_row = step.source->cell().row;
        source_column = step.source->cell().column;
    }
    moved.first_row = follow(moved.first_row, subject->row, source_row, layout.whole_rows);
    moved.first_column = follow(moved.first_column, subject->column, source_column, layout.whole_columns);
    return moved;
}

TableView zoomed(const TableRecording& recording, const TableView& view, double factor, Point anchor,
                 const Rect& frame, const TextMeasure& measure) {
    const TableLayout before = table_layout(recording, view, frame, measure);
    TableView wanted = before.view;
    wanted.zoom = std::clamp(before.view.zoom * factor, before.least_zoom, most_zoom);
    const TableLayout after = table_layout(recording, wanted, frame, measure);
    const double row = before.view.first_row + (anchor.y - before.cells.y) / before.cell_height;
    const double column = before.view.first_column + (anchor.x - before.cells.x) / before.cell_width;
    wanted.first_row = row - (anchor.y - after.cells.y) / after.cell_height;
    wanted.first_column = column - (anchor.x - after.cells.x) / after.cell_width;
    return table_layout(recording, wanted, frame, measure).view;
}

} // namespace ks::scene
