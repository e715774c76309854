// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/figures/figure.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr std::int64_t warp = 32;

/// One thread per cell (thesis, Section 4.1), and enough blocks to cover the row.
struct Launch {
    std::int64_t cells = 0, block = 0;

    std::int64_t blocks() const { return (cells + block - 1) / block; }
    std::int64_t warps() const { return (block + warp - 1) / warp; } ///< per block
    std::int64_t threads() const { return blocks() * block; }
    std::int64_t masked() const { return threads() - cells; }
    std::int64_t empty_lanes() const { return warps() * warp - block; } ///< per block
    std::int64_t first(std::int64_t of) const { return of * block; }
    std::int64_t last(std::int64_t of) const { return std::min(cells, first(of + 1)) - 1; }
};

/// Blocks in columns, each with a title and one line of lanes per warp.
class LaunchPicture {
public:
    LaunchPicture(DisplayList& list, const Launch& launch, const Rect& area, const TextMeasure& measure)
        : list_(list), launch_(launch), area_(area), measure_(measure), scale_(figure_scale(area)) {
        text_ = std::round(12 * scale_);
        title_ = std::round(22 * scale_);
        warps_ = launch.warps();
    }

    double draw() {
        const double row = draw_row();
        top_ = area_.y + row;
        choose_columns();
        const std::int64_t rows = (shown_ + columns_ - 1) / columns_;
        for (std::int64_t at = 0; at < shown_; ++at)
            draw_block(at, at + 1 == shown_ ? launch_.blocks() - 1 : at);
        double used = row + static_cast<double>(rows) * block_height();
        if (shown_ < launch_.blocks()) {
            add_text(list_, measure_, {area_.x, area_.y + used, area_.width, title_},
                     counted("{} block before the last one is left out",
                             "{} blocks before the last one are left out", launch_.blocks() - shown_,
                             number(launch_.blocks() - shown_)),
                     {.size = text_, .role = Role::quiet});
            used += title_;
        }
        return used;
    }

private:
    double label_width() const { return std::round(54 * scale_); }
    double column_gap() const { return 20 * scale_; }
    double block_width() const {
        return (area_.width - static_cast<double>(columns_ - 1) * column_gap()) /
               static_cast<double>(columns_);
    }
    double lane() const { return std::floor((block_width() - label_width() - 20) / warp * 4) / 4; }
    double pitch() const { return std::clamp(lane(), 7.0, 24.0) + 3; }
    double block_height() const {
        const std::int64_t lines = warps_ + (warps_ < launch_.warps() ? 1 : 0);
        return title_ + 20 + static_cast<double>(lines) * pitch();
    }

    /// Draws the row of the table: which block computes which cells, and which threads are beyond its end.
    double draw_row() {
        const double height = std::round(26 * scale_), head = std::round(20 * scale_);
        add_text(
            list_, measure_, {area_.x, area_.y, area_.width, head},
            formatted("cells 0 to {} of a row, by the block that computes them", number(launch_.cells - 1)),
            {.size = text_, .role = Role::quiet});
        const double unit = area_.width / static_cast<double>(launch_.threads());
        const double y = area_.y + head + 2;
        const auto at = [&](std::int64_t cell) { return area_.x + unit * static_cast<double>(cell); };
        // the remaining ones share one box
        const std::int64_t apart = std::min<std::int64_t>(launch_.blocks(), 200);
        for (std::int64_t b = 0; b < apart; ++b) {
            const std::int64_t end = b + 1 < apart ? launch_.last(b) + 1 : launch_.cells;
            const Rect rect{at(launch_.first(b)), y, at(end) - at(launch_.first(b)), height};
            list_.add(Box{.rect = rect,
                          .fill = Fill{.role = Role::changed, .opacity = tint},
                          .stroke = Stroke{.role = Role::changed, .width = 1.5},
                          .radius = 2});
            const std::string name = number(b);
            if (measure_.width(name, Face::mono, text_, Weight::bold) + 4 < rect.width)
                add_text(list_, measure_, rect, name,
                         {.size = text_, .align = Align::centre, .weight = Weight::bold, .face = Face::mono});
        }
        const double left = at(launch_.cells) + 1, width = at(launch_.threads()) - left;
        if (launch_.masked() > 0 && width >= 1)
            add_mark(list_, {left, y, width, height}, masked_mark());
        return head + 2 + height + std::round(18 * scale_);
    }

    /// Chooses the fewest columns in which all blocks fit with visible lanes. If that is impossible, some
    /// blocks are omitted.
    void choose_columns() {
        const double room = area_.y + area_.height - top_;
        for (columns_ = 1; columns_ <= 4; ++columns_) {
            if (lane() < 5)
                break;
            const std::int64_t rows = (launch_.blocks() + columns_ - 1) / columns_;
            if (static_cast<double>(rows) * block_height() <= room) {
                shown_ = launch_.blocks();
                return;
            }
        }
        columns_ = std::max<std::int64_t>(1, std::min<std::int64_t>(columns_ - 1, 2));
        while (warps_ > 1 && block_height() > room - title_) // while one block is too high for the area
            --warps_;
        const auto rows =
            static_cast<std::int64_t>(std::max(1.0, std::floor((room - title_) / block_height())));
        shown_ = std::min(launch_.blocks(), rows * columns_);
    }

    void draw_block(std::int64_t place, std::int64_t block) {
        const std::int64_t column = place % columns_, line = place / columns_;
        const double x = area_.x + static_cast<double>(column) * (block_width() + column_gap());
        const double y = top_ + static_cast<double>(line) * block_height();
        list_.add(Box{.rect = {x, y, block_width(), block_height() - 10},
                      .fill = Fill{.role = Role::panel},
                      .radius = 6});
        add_text(list_, measure_, {x + 10, y + 2, block_width() / 2, title_},
                 formatted("block {}", number(block)), {.size = text_, .weight = Weight::bold});
        add_text(list_, measure_, {x + block_width() / 2, y + 2, block_width() / 2 - 10, title_},
                 formatted("cells {}–{}", number(launch_.first(block)), number(launch_.last(block))),
                 {.size = text_, .role = Role::quiet, .align = Align::right});
        const auto top = [&](std::int64_t w) { return y + 2 + title_ + static_cast<double>(w) * pitch(); };
        for (std::int64_t w = 0; w < warps_; ++w)
            draw_warp(block, w, x + 10, top(w));
        if (warps_ < launch_.warps())
            add_text(list_, measure_, {x + 10, top(warps_), block_width() - 20, pitch() + 4},
                     counted("and {} more warp", "and {} more warps", launch_.warps() - warps_,
                             number(launch_.warps() - warps_)),
                     {.size = std::min(text_, pitch()), .role = Role::quiet});
    }

    void draw_warp(std::int64_t block, std::int64_t w, double x, double y) {
        const double size = pitch() - 3;
        add_text(list_, measure_, {x, y, label_width() - 6, size}, formatted("warp {}", number(w)),
                 {.size = std::min(text_, size + 2), .role = Role::quiet});
        for (std::int64_t l = 0; l < warp; ++l) {
            const std::int64_t thread = w * warp + l;
            const Rect rect{x + label_width() + static_cast<double>(l) * lane(), y, lane() - 1.5, size};
            if (thread >= launch_.block)
                continue; // the block has no such thread: the lane runs empty
            add_mark(list_, rect,
                     launch_.first(block) + thread < launch_.cells ? changed_mark() : masked_mark());
        }
    }

    DisplayList& list_;
    const Launch& launch_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_ = 1, text_ = 12, title_ = 22, top_ = 0;
    std::int64_t columns_ = 1, shown_ = 0, warps_ = 1;
};

std::string sentence_of(const Launch& launch) {
    std::string text =
        formatted("{}, {} a block: {} {} of {} {}, {}",
                  counted("{} cell", "{} cells", launch.cells, number(launch.cells)),
                  counted("{} thread", "{} threads", launch.block, number(launch.block)),
                  number(launch.blocks()), counted("block", "blocks", launch.blocks()),
                  number(launch.warps()), counted("warp", "warps", launch.warps()),
                  counted("{} thread", "{} threads", launch.threads(), number(launch.threads())));
    text += launch.masked() == 0   ? said(", one for each cell.")
            : launch.masked() == 1 ? said("; 1 thread has no cell.")
                                   : formatted("; {} threads have no cell.", number(launch.masked()));
    if (launch.empty_lanes() > 0)
        text += counted(" A block leaves {} lane of its last warp empty.",
                        " A block leaves {} lanes of its last warp empty.", launch.empty_lanes(),
                        number(launch.empty_lanes()));
    return text;
}

Result<Figure> make(const FigureInput& input) {
    const Launch launch{.cells = input.parameters.integer("cells"),
                        .block = input.parameters.integer("block")};
    Figure figure;
    figure.sentence = sentence_of(launch);
    figure.legend = {{.text = said("thread that computes a cell"), .sample = changed_mark()},
                     {.text = said("thread without a cell"), .sample = masked_mark()}};
    figure.data = {{"block", "warp", "threads", "first cell", "cells"}};
    for (std::int64_t b = 0; b < launch.blocks(); ++b)
        for (std::int64_t w = 0; w < launch.warps(); ++w) {
            const std::int64_t threads = std::min(warp, launch.block - w * warp);
            const std::int64_t first = launch.first(b) + w * warp;
            figure.data.push_back(
                {std::to_string(b), std::to_string(w), std::to_string(threads), std::to_string(first),
                 std::to_string(std::clamp<std::int64_t>(launch.cells - first, 0, threads))});
        }
    figure.draw = [launch](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return LaunchPicture(list, launch, area, measure).draw();
    };
    return figure;
}

} // namespace

/// Figure 3.4 and Example 3.1 of the thesis (Section 3.2.1), for the one dimension that its kernels use.
const FigureKind& figure_launch() {
    using Type = Parameter::Type;
    static const FigureKind kind{.id = "launch",
                                 .title = "A launch as blocks, warps and threads (thesis, Figure 3.4)",
                                 .parameters = {{.name = "block",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = 1024,
                                                 .standard = 64,
                                                 .unit = "threads",
                                                 .title = "Block size"},
                                                {.name = "cells",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = 100000,
                                                 .standard = 200,
                                                 .title = "Cells of a row, C + 1"}},
                                 .make = make};
    return kind;
}

} // namespace ks::scene
