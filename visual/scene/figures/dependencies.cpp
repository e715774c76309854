// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/figures/figure.h"

#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"
#include "solvers/steps/recording.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace ks::scene {

namespace {

constexpr std::int64_t most_rows = 12, most_columns = 48; ///< more cells would be too small to see

/// The cells that each cell of a row reads, from the recorded algorithm.
struct Dependencies {
    std::shared_ptr<const TableRecording> recording;
    std::int64_t row = 0;
    std::vector<std::int64_t> cells; ///< columns of the row whose sources are shown

    std::vector<CellAt> sources(std::int64_t column) const {
        std::vector<CellAt> all;
        for (const CellValue& read : recording->at(recording->step_of({row, column})).read)
            all.push_back(read.at.cell());
        std::ranges::sort(all, {}, &CellAt::column);
        return all;
    }
};

class DependencyPicture {
public:
    DependencyPicture(DisplayList& list, const Dependencies& all, const Rect& area,
                      const TextMeasure& measure)
        : list_(list), all_(all), table_(*all.recording), measure_(measure), scale_(figure_scale(area)) {
        text_ = std::round(12 * scale_);
        words_ = 1 + std::max(measure.width(said("being computed"), Face::interface, text_, Weight::bold),
                              measure.width(said("not yet"), Face::interface, text_, Weight::regular));
        const double label = std::round(24 * scale_), head = std::round(22 * scale_);
        width_ = std::floor((area.width - label - words_ - 12) / static_cast<double>(table_.columns()));
        width_ = std::min(width_, 56 * scale_);
        height_ =
            std::clamp(std::floor((area.height - head) / (static_cast<double>(table_.rows()) + gap_rows)),
                       18.0, 56 * scale_);
        origin_ = {area.x + label, area.y + head};
        left_ = area.x;
    }

    double draw() {
        for (std::int64_t i = 0; i < table_.rows(); ++i)
            draw_row(i);
        draw_words(0, all_.row - 1, said("computed"), false);
        draw_words(all_.row, all_.row, said("being computed"), true);
        draw_words(all_.row + 1, table_.rows() - 1, said("not yet"), false);
        for (const std::int64_t j : all_.cells)
            draw_reads(j);
        return origin_.y + height_ * (static_cast<double>(table_.rows()) + gap_rows);
    }

private:
    /// Empty rows above the row being computed, as room for the arrows.
    static constexpr double gap_rows = 0.9;

    Rect cell(CellAt at) const {
        const double row = static_cast<double>(at.row) + (at.row >= all_.row ? gap_rows : 0);
        return {origin_.x + width_ * static_cast<double>(at.column), origin_.y + height_ * row, width_ - 2,
                height_ - 4};
    }

    bool shown(CellAt at) const {
        return at.row == all_.row && std::ranges::find(all_.cells, at.column) != all_.cells.end();
    }

    void draw_row(std::int64_t i) {
        const Rect first = cell({i, 0});
        add_text(list_, measure_, {left_, first.y, origin_.x - left_ - 8, first.height}, std::to_string(i),
                 {.size = text_,
                  .role = Role::quiet,
                  .align = Align::right,
                  .weight = i == all_.row ? Weight::bold : Weight::regular,
                  .face = Face::mono});
        for (std::int64_t j = 0; j < table_.columns(); ++j) {
            const Rect rect = cell({i, j});
            if (i == 0)
                add_text(list_, measure_, {rect.x, rect.y - text_ - 8, rect.width, text_ + 6},
                         std::to_string(j),
                         {.size = std::min(text_, width_ / 1.4),
                          .role = Role::quiet,
                          .align = Align::centre,
                          .face = Face::mono});
            draw_cell({i, j}, rect);
        }
    }

    /// Writes `words` next to the middle of the rows that they describe: computed, being computed or not yet
    /// computed.
    void draw_words(std::int64_t from, std::int64_t to, const std::string& words, bool loud) {
        if (from > to)
            return;
        const Rect first = cell({from, table_.columns() - 1}), last = cell({to, table_.columns() - 1});
        add_text(list_, measure_, {first.x + width_ + 10, first.y, words_, last.y + last.height - first.y},
                 words,
                 {.size = text_,
                  .role = loud ? Role::text : Role::quiet,
                  .weight = loud ? Weight::bold : Weight::regular});
    }

    void draw_cell(CellAt at, const Rect& rect) {
        if (at.row > all_.row) {
            add_mark(list_, rect, plain_mark());
            return;
        }
        if (at.row < all_.row)
            list_.add(Box{.rect = rect, .fill = Fill{.role = Role::panel}, .stroke = Stroke{}, .radius = 2});
        else if (shown(at) && all_.cells.size() == 1)
            add_mark(list_, rect, changed_mark());
        else
            add_mark(list_, rect, next_mark());
        const std::optional<CellNumber> value = table_.value(at);
        const std::string words = value ? number(*value) : "−∞";
        const double size = std::min(rect.height * 0.45, rect.width / 2.2);
        const bool loud = shown(at) && all_.cells.size() == 1;
        if ((at.row < all_.row || loud) && size >= 7)
            list_.add(Text{.rect = rect,
                           .text = words,
                           .role = loud    ? Role::on_mark
                                   : value ? Role::text
                                           : Role::infeasible,
                           .face = Face::mono,
                           .size = size,
                           .weight = loud ? Weight::bold : Weight::regular,
                           .align = Align::centre});
    }

    /// Outlines the cells that cell `j` reads, and draws an arrow from each to cell `j`. The arrow heads are
    /// side by side.
    void draw_reads(std::int64_t j) {
        const bool one = all_.cells.size() == 1;
        const Rect to = cell({all_.row, j});
        const std::vector<CellAt> sources = all_.sources(j);
        for (std::size_t n = 0; n < sources.size(); ++n) {
            const Rect from = cell(sources[n]);
            const double share = static_cast<double>(n + 1) / static_cast<double>(sources.size() + 1);
            list_.add(Box{.rect = from, .stroke = Stroke{.role = Role::read, .width = 2}, .radius = 2});
            list_.add(Polyline{.points = {{from.x + from.width / 2, from.y + from.height},
                                          {to.x + to.width * share, to.y + 1}},
                               .stroke = Stroke{.role = Role::read, .width = one ? 2.5 : 1},
                               .arrow = true});
        }
    }

    DisplayList& list_;
    const Dependencies& all_;
    const TableRecording& table_;
    const TextMeasure& measure_;
    double scale_ = 1, text_ = 12, words_ = 0, width_ = 0, height_ = 0, left_ = 0;
    Point origin_;
};

Result<std::shared_ptr<const TableRecording>> recorded(const FigureInput& input) {
    if (!input.instance)
        return Error{.code = ErrorCode::input,
                     .what = "this figure draws an instance, and the lesson has none",
                     .todo = "give the lesson an \"instance\""};
    const KindTable* kind_table = kind_of(*input.instance).table;
    if (!kind_table)
        return Error{.code = ErrorCode::input,
                     .what = "this figure draws a table, and the instance's kind has none",
                     .todo = "use another \"instance\""};
    KS_TRY(const auto recording, kind_table->record(input.instance, input.stop));
    auto table = as_table(recording);
    if (!table || table->rows() > most_rows || table->columns() > most_columns)
        return Error{.code = ErrorCode::limit,
                     .what = "the table is too large for this figure",
                     .todo = formatted("use an instance of at most {} rows and capacity {}", most_rows - 1,
                                       most_columns - 1)};
    return table;
}

Result<Figure> make(const FigureInput& input) {
    Dependencies all;
    KS_TRY(all.recording, recorded(input));
    all.row = input.parameters.integer("row");
    const std::int64_t cell = input.parameters.integer("cell");
    if (all.row >= all.recording->rows() || cell >= all.recording->columns())
        return Error{.code = ErrorCode::input,
                     .what = "the cell lies outside of the table",
                     .todo = formatted("rows are 1 to {}, cells 0 to {}", all.recording->rows() - 1,
                                       all.recording->columns() - 1)};
    const bool one = input.parameters.choice("show") == "one";
    for (std::int64_t j = one ? cell : 0; j < (one ? cell + 1 : all.recording->columns()); ++j)
        all.cells.push_back(j);

    Figure figure;
    figure.data = {{"row", "cell", "reads row", "reads cell"}};
    std::size_t reads = 0;
    for (const std::int64_t j : all.cells)
        for (const CellAt& at : all.sources(j)) {
            ++reads;
            figure.data.push_back({std::to_string(all.row), std::to_string(j), std::to_string(at.row),
                                   std::to_string(at.column)});
        }
    figure.sentence =
        one ? formatted("Cell {} of row {} reads {} {} of row {}, none of its own row.", cell, all.row, reads,
                        counted("cell", "cells", reads), all.row - 1)
            : formatted("All {0} cells of row {1} read row {2} alone: {0} threads can compute them at the "
                        "same time.",
                        number(all.recording->columns()), all.row, all.row - 1);
    figure.legend = {{.text = said("read"),
                      .sample = {Box{.stroke = Stroke{.role = Role::read, .width = 2}, .radius = 2}}},
                     {.text = said("being computed"), .sample = next_mark()}};
    if (one)
        figure.legend.push_back({.text = said("the cell"), .sample = changed_mark()});
    figure.draw = [all](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return DependencyPicture(list, all, area, measure).draw() - area.y;
    };
    return figure;
}

} // namespace

/// Figure 4.1 of the thesis (Section 4.1).
const FigureKind& figure_dependencies() {
    using Type = Parameter::Type;
    static const FigureKind kind{.id = "dependencies",
                                 .title = "What the cells of a row read (thesis, Figure 4.1)",
                                 .parameters = {{.name = "row",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = most_rows - 1,
                                                 .standard = 1,
                                                 .title = "Row being computed"},
                                                {.name = "cell",
                                                 .type = Type::integer,
                                                 .min = 0,
                                                 .max = most_columns - 1,
                                                 .standard = 0,
                                                 .title = "Cell of the row"},
                                                {.name = "show",
                                                 .type = Type::choice,
                                                 .values = {"one", "all"},
                                                 .title = "Cells whose reads are shown"}},
                                 .make = make};
    return kind;
}

} // namespace ks::scene
