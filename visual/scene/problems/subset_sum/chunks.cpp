// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/problems/subset_sum/chunks.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/figure.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr std::size_t most_weights = 7; ///< 128 bit strings side by side

struct Chunk {
    std::int64_t smallest = 0, largest = 0;
};

/// The chunks of one size, and the sums of all bit strings.
struct Searched {
    std::vector<std::int64_t> weights; ///< descending
    std::int64_t target = 0, best = 0;
    std::vector<std::int64_t> sums;         ///< by bit string
    std::vector<std::vector<Chunk>> chunks; ///< [k]: chunks of 2^(k + 2) bit strings each
};

class ChunksPicture {
public:
    ChunksPicture(DisplayList& list, const Searched& searched, const Rect& area, const TextMeasure& measure)
        : list_(list), searched_(searched), area_(area), measure_(measure), scale_(figure_scale(area)),
          small_(std::round(12 * scale_)) {
        gutter_ = std::ceil(measure.width(said("32 subsets"), Face::interface, small_, Weight::regular)) + 12;
        column_ = (area.width - gutter_) / static_cast<double>(searched.sums.size());
    }

    double draw() {
        const double row = std::round(30 * scale_), rows = row * static_cast<double>(searched_.chunks.size());
        const double bars = std::clamp(area_.height - rows - 8, 60.0, std::round(220 * scale_));
        draw_sums(area_.y, bars);
        double y = area_.y + bars + 8;
        std::int64_t size = 4;
        for (const std::vector<Chunk>& chunks : searched_.chunks) {
            add_text(list_, measure_, {area_.x, y, gutter_ - 8, row - 4}, number(size) + said(" subsets"),
                     {.size = small_, .role = Role::quiet, .align = Align::right});
            draw_chunks(chunks, column_ * static_cast<double>(size), y, row - 4);
            y += row;
            size *= 2;
        }
        return y - area_.y;
    }

private:
    double left(double bits) const { return area_.x + gutter_ + bits; }

    /// A bar for each bit string, in ascending order, and the target as a line.
    void draw_sums(double top, double height) {
        const auto largest = static_cast<double>(std::max<std::int64_t>(searched_.sums.back(), 1));
        const auto level = [&](std::int64_t sum) {
            return std::round((height - 4) * static_cast<double>(sum) / largest);
        };
        for (std::size_t i = 0; i < searched_.sums.size(); ++i) {
            const std::int64_t sum = searched_.sums[i];
            const double high = std::max(1.0, level(sum));
            const Role role = sum > searched_.target  ? Role::pruned
                              : sum == searched_.best ? Role::optimal
                                                      : Role::read;
            const double gap = column_ > 4 ? 1 : 0;
            list_.add(Box{.rect = {left(column_ * static_cast<double>(i)) + gap, top + height - high,
                                   std::max(1.0, column_ - 2 * gap), high},
                          .fill = Fill{.role = role, .opacity = sum > searched_.target ? 0.35 : 1}});
        }
        const double y = top + height - level(searched_.target) - 0.5;
        list_.add(Polyline{.points = {{left(0), y}, {area_.x + area_.width, y}},
                           .stroke = Stroke{.role = Role::text, .width = 1.5, .dashed = true}});
        add_text(list_, measure_, {area_.x, y - 10, gutter_ - 8, 20},
                 formatted("c = {}", number(searched_.target)), {.size = small_, .align = Align::right});
    }

    void draw_chunks(const std::vector<Chunk>& chunks, double width, double y, double height) {
        double x = left(0);
        for (const Chunk& chunk : chunks) {
            const Rect rect{x + 1, y, width - 2, height};
            const bool skipped = chunk.smallest > searched_.target;
            add_mark(list_, rect, skipped ? cut_mark() : plain_mark());
            const std::string words = formatted("{}–{}", number(chunk.smallest), number(chunk.largest));
            double size = small_;
            while (size > 7 && measure_.width(words, Face::mono, size, Weight::regular) > rect.width - 2)
                size -= 1;
            const double wide = measure_.width(words, Face::mono, size, Weight::regular);
            if (wide <= rect.width && skipped) // the hatch must not cover the numbers
                list_.add(Box{.rect = {rect.x + (rect.width - wide) / 2 - 1,
                                       rect.y + (rect.height - size) / 2 - 1, wide + 2, size + 2},
                              .fill = Fill{.role = Role::surface},
                              .radius = 2});
            if (wide <= rect.width)
                list_.add(Text{.rect = rect,
                               .text = words,
                               .role = skipped ? Role::quiet : Role::text,
                               .face = Face::mono,
                               .size = size,
                               .weight = Weight::regular,
                               .align = Align::centre});
            x += width;
        }
    }

    DisplayList& list_;
    const Searched& searched_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_, small_, gutter_ = 0, column_ = 0;
};

Searched searched_of(const SubsetSumInstance& instance) {
    const subsets::Decreasing sorted(instance.weights());
    Searched searched{.weights = sorted.weights, .target = instance.target()};
    const std::size_t n = sorted.weights.size();
    for (subsets::Chunks each(sorted.weights, n); !each.at_end(); each.next()) {
        searched.sums.push_back(each.smallest());
        if (each.smallest() <= searched.target)
            searched.best = std::max(searched.best, each.smallest());
    }
    for (std::size_t low = 2; low < n; ++low) {
        auto& chunks = searched.chunks.emplace_back();
        for (subsets::Chunks each(sorted.weights, n - low); !each.at_end(); each.next())
            chunks.push_back({.smallest = each.smallest(), .largest = each.largest()});
    }
    return searched;
}

Result<Figure> make(const FigureInput& input) {
    const auto instance = std::dynamic_pointer_cast<const SubsetSumInstance>(input.instance);
    if (!instance || instance->weights().size() < 3 || instance->weights().size() > most_weights)
        return Error{.code = ErrorCode::input,
                     .what = "this figure draws the bit strings of a few weights",
                     .todo = formatted("give the lesson a subset sum of 3 to {} weights", most_weights)};
    const Searched searched = searched_of(*instance);
    Figure figure;
    figure.data = {{"subsets a chunk", "chunk", "smallest sum", "largest sum", "skipped"}};
    std::string told;
    std::size_t size = 4;
    for (const std::vector<Chunk>& chunks : searched.chunks) {
        std::size_t skipped = 0;
        for (std::size_t i = 0; i < chunks.size(); ++i) {
            const bool beyond = chunks[i].smallest > searched.target;
            skipped += beyond;
            figure.data.push_back({std::to_string(size), std::to_string(i),
                                   std::to_string(chunks[i].smallest), std::to_string(chunks[i].largest),
                                   beyond ? "yes" : "no"});
        }
        if (size == 4)
            told =
                formatted("{} of {} chunks of 4 subsets are skipped, because their smallest sum is above {}",
                          skipped, chunks.size(), searched.target);
        else if (size == searched.sums.size() / 2)
            told += formatted("; of the {} chunks of {} {}", chunks.size(), size,
                              skipped == 0 ? said("none is") : counted("one is", "{} are", skipped));
        size *= 2;
    }
    figure.sentence = told + ".";
    figure.legend = {
        {.text = said("skipped"), .sample = cut_mark()},
        {.text = said("searched"), .sample = plain_mark()},
        {.text = said("best sum"), .sample = {Box{.fill = Fill{.role = Role::optimal}}}},
        {.text = said("other sums"), .sample = {Box{.fill = Fill{.role = Role::read}}}},
        {.text = said("above c"), .sample = {Box{.fill = Fill{.role = Role::pruned, .opacity = 0.35}}}}};
    figure.draw = [searched](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return ChunksPicture(list, searched, area, measure).draw();
    };
    return figure;
}

} // namespace

/// The chunks of an exhaustive search, with their smallest and largest sums (SSO report, Section 5.2.3).
const FigureKind& figure_chunks() {
    static const FigureKind kind{
        .id = "chunks", .title = "Chunks of bit strings (SSO report, Section 5.2.3)", .make = make};
    return kind;
}

} // namespace ks::scene
