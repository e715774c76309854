// SPDX-License-Identifier: GPL-3.0-or-later
// The pairs of blocks that are pruned, and the staircase of the remaining ones.
#include "solvers/core/language.h"
#include "solvers/core/sayable.h"
#include "visual/scene/two_lists/two_lists.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks::scene {

namespace {

Mark above_mark() {
    return {{.fill = Fill{.role = Role::about, .opacity = tint}},
            {.fill = Fill{.role = Role::about, .pattern = Pattern::hatch}}};
}
Mark below_mark() {
    return {{.fill = Fill{.role = Role::read, .opacity = tint}}};
}
Mark searched_mark() {
    return {{.fill = Fill{.role = Role::pruned, .opacity = tint},
             .stroke = Stroke{.role = Role::optimal, .width = 1.5},
             .radius = 2}};
}
Mark found_mark() {
    return {{.fill = Fill{.role = Role::optimal}, .radius = 2}};
}
/// The frame around the current pair.
Box looked_at() {
    return {.stroke = Stroke{.role = Role::text, .width = 3}, .radius = 3};
}

bool is_above(BlockFate fate) {
    return fate == BlockFate::above_by_lemma_1 || fate == BlockFate::above_by_lemma_3;
}
bool is_below(BlockFate fate) {
    return fate == BlockFate::below_by_lemma_2 || fate == BlockFate::below_by_lemma_4;
}

/// The smallest and largest sum of a pair of blocks: A is ascending and B is descending.
struct Reach {
    std::int64_t least = 0, most = 0;
};
Reach reach_of(const TwoListsAt& at, std::int64_t a, std::int64_t b) {
    const auto& blocks = at.end.blocks;
    const ListPart x = blocks[0][static_cast<std::size_t>(a)], y = blocks[1][static_cast<std::size_t>(b)];
    const auto sum = [&](int of, std::int64_t i) {
        return at.end.lists[of].sums[static_cast<std::size_t>(i)];
    };
    return {sum(0, x.begin) + sum(1, y.end - 1), sum(0, x.end - 1) + sum(1, y.begin)};
}

/// The first and last sum of a block.
std::string sums_words(const TwoListsAt& at, int of, const ListPart& block) {
    const auto& sums = at.end.lists[of].sums;
    const std::int64_t first = sums[static_cast<std::size_t>(block.begin)],
                       last = sums[static_cast<std::size_t>(block.end - 1)];
    return block.size() == 1 ? number(first) : formatted("{}–{}", number(first), number(last));
}

class BlockMatrix {
public:
    BlockMatrix(const TwoListsAt& at, const Rect& whole, bool margins)
        : at_(at), rows_(static_cast<std::int64_t>(at.end.blocks[0].size())),
          columns_(static_cast<std::int64_t>(at.end.blocks[1].size())), margins_(margins) {
        const double ring = 4, before = margins ? 0 : ring; // the ring around a pair at the edge
        const Rect frame{whole.x + before, whole.y + before, std::max(8.0, whole.width - before - ring),
                         std::max(8.0, whole.height - before - ring)};
        const auto cell = [&] {
            const double fits =
                std::min({std::max(1.0, frame.width - left_) / static_cast<double>(columns_),
                          std::max(1.0, frame.height - top_) / static_cast<double>(rows_), 120.0});
            return fits > 6 ? std::floor(fits) : fits;
        };
        if (margins)
            left_ = widest_name(0), top_ = 20 + (frame.height > 200 ? 16 : 0);
        cell_ = cell();
        if (margins && cell_ < 14) { // there is room only for the names of the first and the last block
            left_ = 36, top_ = 22;
            cell_ = cell();
        }
        if (!margins) { // only block names, if all cells keep room for their letter
            left_ = 28, top_ = 18;
            cell_ = cell();
            if (cell_ < least_named) {
                left_ = top_ = 0;
                cell_ = cell();
            }
        }
        corner_ = {frame.x + left_, frame.y + top_};
        frame_ = frame;
        if (margins && cell_ >= 38)
            letters_ = letters_of_ranges();
    }

    void draw() {
        if (margins_)
            draw_margins();
        else if (left_ > 0)
            draw_block_names();
        const bool separate = cell_ >= 12;
        for (std::int64_t a = 0; a < rows_; ++a)
            separate ? draw_row(a) : draw_runs(a);
        if (!separate) {
            at_.list.add(Box{.rect = all(), .stroke = Stroke{.role = Role::quiet}});
            draw_corner_words();
        }
        if (at_.state.row && at_.state.column) {
            Rect now = cell(*at_.state.row, *at_.state.column);
            const double out = separate ? 1 : std::max(2.0, (11 - now.width) / 2);
            now = {now.x - out, now.y - out, now.width + 2 * out, now.height + 2 * out};
            ring(now);
        } else if (at_.state.row) { // all pairs of one block of A
            const Rect first = cell(*at_.state.row, 0);
            ring({first.x - 2, first.y - 2, all().width + 4, first.height + 4});
        }
    }

    Rect all() const {
        return {corner_.x, corner_.y, cell_ * static_cast<double>(columns_),
                cell_ * static_cast<double>(rows_)};
    }

private:
    void ring(const Rect& rect) const {
        Box box = looked_at();
        box.rect = rect;
        at_.list.add(box);
    }
    BlockFate fate(std::int64_t a, std::int64_t b) const {
        const auto i = static_cast<std::size_t>(a * columns_ + b);
        return i < at_.state.fates.size() ? at_.state.fates[i] : BlockFate::unknown;
    }
    Rect cell(std::int64_t a, std::int64_t b) const {
        return {corner_.x + cell_ * static_cast<double>(b), corner_.y + cell_ * static_cast<double>(a), cell_,
                cell_};
    }
    double widest_name(int of) const {
        double widest = 0;
        for (const ListPart& block : at_.end.blocks[of])
            widest =
                std::max(widest, at_.width(sums_words(at_, of, block), {.size = 12, .face = Face::mono}));
        const double wide = std::ceil(widest) + 40;
        return wide > 150 ? 40 : wide; // wide numbers would leave no room for the matrix
    }

    void draw_margins() const {
        const TextLook name{.size = 12, .align = Align::centre, .weight = Weight::bold},
            range{.size = 12, .role = Role::quiet, .align = Align::right, .face = Face::mono};
        if (cell_ < 14) {
            draw_names();
            return;
        }
        for (std::int64_t a = 0; a < rows_; ++a) {
            const Rect beside{frame_.x, cell(a, 0).y, left_ - 8, cell_};
            at_.write({beside.x, beside.y, 28, cell_}, block_name(0, a),
                      {.size = 12, .weight = Weight::bold});
            const std::string words = sums_words(at_, 0, at_.end.blocks[0][static_cast<std::size_t>(a)]);
            if (at_.width(words, range) <= beside.width - 30)
                at_.write({beside.x + 28, beside.y, beside.width - 28, cell_}, words, range);
            tell_block(0, a, beside);
        }
        for (std::int64_t b = 0; b < columns_; ++b) {
            const Rect over{cell(0, b).x, frame_.y, cell_, top_ - 4};
            const std::string words = sums_words(at_, 1, at_.end.blocks[1][static_cast<std::size_t>(b)]);
            TextLook look = range;
            look.align = Align::centre;
            while (look.size > 9 && at_.width(words, look) > cell_ - 2)
                look.size -= 1;
            const bool both = top_ > 30 && ranges_fit();
            if (cell_ >= 22)
                at_.write({over.x, over.y, cell_, both ? 16 : over.height}, block_name(1, b), name);
            if (both)
                at_.write({over.x, over.y + 16, cell_, 16}, words, look);
            tell_block(1, b, over);
        }
    }
    void draw_block_names() const {
        for (std::int64_t a = 0; a < rows_; ++a)
            at_.write({frame_.x, cell(a, 0).y, left_ - 4, cell_}, block_name(0, a),
                      {.size = 12, .align = Align::right, .weight = Weight::bold});
        for (std::int64_t b = 0; b < columns_; ++b)
            at_.write({cell(0, b).x, frame_.y, cell_, top_ - 2}, block_name(1, b),
                      {.size = 12, .align = Align::centre, .weight = Weight::bold});
    }
    bool ranges_fit() const {
        return std::ranges::all_of(at_.end.blocks[1], [&](const ListPart& block) {
            return at_.width(sums_words(at_, 1, block), {.size = 9, .face = Face::mono}) <= cell_ - 2;
        });
    }
    /// The letter size at which the range of each pair fits; 0 if there is none.
    double letters_of_ranges() const {
        double widest = 0; // at 10 pixels
        for (std::int64_t a = 0; a < rows_; ++a)
            for (std::int64_t b = 0; b < columns_; ++b) {
                const Reach reach = reach_of(at_, a, b);
                widest =
                    std::max(widest, at_.width(formatted("{}–{}", number(reach.least), number(reach.most)),
                                               {.size = 10, .face = Face::mono}));
            }
        for (double size = cell_ >= 90 ? 13 : 12; size >= 9; size -= 1)
            if (widest * size / 10 + 6 <= cell_ - 2)
                return size;
        return 0;
    }
    /// Used where blocks are too small for separate names.
    void draw_names() const {
        at_.write({corner_.x, frame_.y, all().width, top_ - 4},
                  formatted("B1 to {}, falling", block_name(1, columns_ - 1)),
                  {.size = 12, .role = Role::quiet});
        at_.write({frame_.x, corner_.y, left_ - 6, 18}, "A1", {.size = 12, .role = Role::quiet});
        at_.write({frame_.x, corner_.y + all().height - 18, left_ - 6, 18}, block_name(0, rows_ - 1),
                  {.size = 12, .role = Role::quiet});
    }
    void tell_block(int of, std::int64_t i, const Rect& rect) const {
        const ListPart& block = at_.end.blocks[of][static_cast<std::size_t>(i)];
        at_.tell(rect, written("block {} {}", of, i),
                 formatted("block {}: elements {}, sums {}", block_name(of, i), range_words(block),
                           sums_words(at_, of, block)));
    }

    /// Draws a row of pairs that are large enough for separate marks.
    void draw_row(std::int64_t a) const {
        for (std::int64_t b = 0; b < columns_; ++b) {
            const Rect whole = cell(a, b);
            const Rect rect{whole.x + 1, whole.y + 1, cell_ - 2, cell_ - 2};
            const BlockFate is = fate(a, b);
            add_mark(at_.list, rect, fate_mark(is));
            const Reach reach = reach_of(at_, a, b);
            at_.tell(rect, written("pair {} {}", a, b),
                     formatted("{} with {}: sums from {} to {}, {}", block_name(0, a), block_name(1, b),
                               number(reach.least), number(reach.most), fate_words(is, at_.target())));
            if (cell_ >= least_named)
                draw_letters(rect, is, reach);
        }
    }
    void draw_letters(const Rect& rect, BlockFate is, const Reach& reach) const {
        const Role role = is == BlockFate::found     ? Role::on_mark
                          : is == BlockFate::unknown ? Role::quiet
                                                     : Role::text;
        const double size = cell_ >= 90 ? 13 : 12;
        const TextLook small{.size = letters_, .role = role, .align = Align::centre, .face = Face::mono};
        const std::string range = formatted("{}–{}", number(reach.least), number(reach.most));
        const bool ranged = letters_ > 0;
        TextLook loud{
            .size = ranged ? size : 14.0, .role = role, .align = Align::centre, .weight = Weight::bold};
        const bool long_fits = ranged && at_.width(long_name(is), loud) + 6 <= rect.width;
        const std::string words = long_fits ? long_name(is) : short_name(is, margins_);
        const double line = size + 5, height = (ranged ? 2 : 1) * line;
        const double top = rect.y + std::floor((rect.height - height) / 2);
        if (is_above(is)) { // the hatch must not cover the letters
            const double wide = std::max(ranged ? at_.width(range, small) : 0, at_.width(words, loud)) + 8;
            at_.list.add(Box{.rect = {rect.x + (rect.width - wide) / 2, top - 1, wide, height + 2},
                             .fill = Fill{.role = Role::surface},
                             .radius = 2});
        }
        if (ranged)
            at_.write({rect.x, top, rect.width, line}, range, small);
        at_.write({rect.x, ranged ? top + line : top, rect.width, line}, words, loud);
    }
    static std::string long_name(BlockFate is) {
        static constexpr std::array<Sayable, 8> names{
            {Sayable(""), Sayable("< Lemma 2"), Sayable("> Lemma 1"), Sayable("> Lemma 3"),
             Sayable("< Lemma 4"), Sayable("picked"), Sayable("no"), Sayable("found")}};
        return said(names[static_cast<std::size_t>(is)]);
    }
    /// `numbered`: include the number of the lemma.
    static std::string short_name(BlockFate is, bool numbered) {
        static constexpr std::array lemmas{"", "2", "1", "3", "4", "", "", ""};
        return std::string(fate_sign(is)) + (numbered ? lemmas[static_cast<std::size_t>(is)] : "");
    }

    /// Draws a row of pairs that are too small for letters: adjacent pairs with the same fate share a box.
    void draw_runs(std::int64_t a) const {
        for (std::int64_t b = 0; b < columns_;) {
            const BlockFate is = fate(a, b);
            std::int64_t end = b + 1;
            while (end < columns_ && fate(a, end) == is)
                ++end;
            Rect rect = cell(a, b);
            rect.width = cell_ * static_cast<double>(end - b);
            if (is_above(is))
                add_mark(at_.list, rect, above_mark());
            else if (is_below(is))
                at_.list.add(Box{.rect = rect, .fill = Fill{.role = Role::read, .opacity = tint}});
            else if (is == BlockFate::picked)
                at_.list.add(Box{.rect = rect, .fill = Fill{.role = Role::optimal, .opacity = 0.75}});
            else if (is == BlockFate::searched)
                at_.list.add(Box{.rect = rect, .fill = Fill{.role = Role::quiet}});
            else if (is == BlockFate::found)
                add_mark(at_.list, rect, found_mark());
            b = end;
        }
    }
    void draw_corner_words() const {
        const Rect whole = all();
        const double size = 13, edge = 8;
        const TextLook look{.size = size, .weight = Weight::medium};
        const std::string above = said("sums above M");
        if (is_above(fate(rows_ - 1, 0)) && whole.height > 120) {
            const Rect words{whole.x + edge, whole.y + whole.height - 28, at_.width(above, look) + 1, 20};
            at_.list.add(Box{.rect = {words.x - 4, words.y, words.width + 8, words.height},
                             .fill = Fill{.role = Role::surface},
                             .radius = 2});
            at_.write(words, above, look);
        }
        const std::string below = said("sums below M");
        const double wide = at_.width(below, look) + 1;
        if (is_below(fate(0, columns_ - 1)) && whole.width > 160)
            at_.write({whole.x + whole.width - edge - wide, whole.y + 6, wide, 20}, below, look);
        at_.tell(whole, "pairs",
                 formatted("{} by {} pairs of blocks, {} picked", number(rows_), number(columns_),
                           number(std::ranges::count_if(
                               at_.state.fates, [](BlockFate each) { return each >= BlockFate::picked; }))));
    }

    const TwoListsAt& at_;
    /// The smallest cell with a letter and with its block's name next to it.
    static constexpr double least_named = 22;

    std::int64_t rows_, columns_;
    bool margins_;
    Rect frame_;
    Point corner_;
    double left_ = 0, top_ = 0, cell_ = 1;
    double letters_ = 0; ///< of the ranges of pairs; 0: not written
};

} // namespace

Mark fate_mark(BlockFate fate) {
    if (is_above(fate))
        return above_mark();
    if (is_below(fate))
        return below_mark();
    return fate == BlockFate::picked     ? chosen_mark()
           : fate == BlockFate::searched ? searched_mark()
           : fate == BlockFate::found    ? found_mark()
                                         : plain_mark();
}

const char* fate_sign(BlockFate fate) {
    static constexpr std::array signs{"", "<", ">", ">", "<", "•", "×", "="};
    return signs[static_cast<std::size_t>(fate)];
}

std::string fate_words(BlockFate fate, std::int64_t target) {
    const auto below = [&](int lemma) {
        return formatted("all below M = {}: pruned by Lemma {}", number(target), lemma);
    };
    const auto above = [&](int lemma) {
        return formatted("all above M = {}: pruned by Lemma {}", number(target), lemma);
    };
    switch (fate) {
    case BlockFate::unknown:
        break;
    case BlockFate::below_by_lemma_2:
        return below(2);
    case BlockFate::above_by_lemma_1:
        return above(1);
    case BlockFate::above_by_lemma_3:
        return above(3);
    case BlockFate::below_by_lemma_4:
        return below(4);
    case BlockFate::picked:
        return said("picked");
    case BlockFate::searched:
        return said("searched, no solution");
    case BlockFate::found:
        return said("a solution is found");
    }
    return said("not yet looked at");
}

void draw_matrix(const TwoListsAt& at, const Rect& frame, bool margins) {
    BlockMatrix(at, frame, margins).draw();
}

std::vector<LegendEntry> matrix_legend(const TwoListsAt& at) {
    std::vector<LegendEntry> entries{{said("pruned, above M"), above_mark()},
                                     {said("pruned, below M"), below_mark()},
                                     {said("picked"), chosen_mark()},
                                     {said("looked at"), {looked_at()}}};
    if (std::ranges::find(at.state.fates, BlockFate::found) != at.state.fates.end())
        entries.push_back({said("solution"), found_mark()});
    return entries;
}

} // namespace ks::scene
