// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/stage_strip.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/stage_words.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <array>

namespace ks::scene {

namespace {

constexpr double strip_height = 14, title_height = 20;
constexpr double least_gap = 0.0005; ///< as a share of the whole time; shorter gaps are invisible
constexpr std::array stage_roles{Role::about, Role::read, Role::changed, Role::optimal, Role::wasted};

std::string took_text(double ms) {
    return duration(ms / 1000);
}

} // namespace

std::vector<StagePiece> stage_pieces(std::span<const live::StageTime> stages) {
    std::vector<StagePiece> pieces;
    double end = 0;
    for (const live::StageTime& stage : stages) {
        if (stage.begin_ms > end)
            pieces.push_back({.stage = nullptr, .begin_ms = end, .end_ms = stage.begin_ms});
        const double begin = std::max(stage.begin_ms, end);
        end = begin + stage.ms;
        pieces.push_back({.stage = &stage, .begin_ms = begin, .end_ms = end});
    }
    const auto is_too_short = [end](const StagePiece& piece) {
        return !piece.stage && piece.end_ms - piece.begin_ms < least_gap * end;
    };
    std::erase_if(pieces, is_too_short);
    return pieces;
}

StageStrip::StageStrip(std::span<const live::StageTime> stages, std::string title, double width,
                       const TextMeasure& measure)
    : stages_(stages), title_(std::move(title)), width_(width), measure_(measure),
      pieces_(stage_pieces(stages)) {
    StagePiece none;
    for (const StagePiece& piece : pieces_)
        if (piece.stage)
            legend_.push_back(
                {.text = formatted("{} {}", stage_words(piece.stage->name), took_text(piece.stage->ms)),
                 .sample = {mark(piece)}});
        else
            none.end_ms += piece.end_ms - piece.begin_ms;
    if (none.end_ms > 0)
        legend_.push_back(
            {.text = formatted("in no stage {}", took_text(none.end_ms)), .sample = {mark(none)}});
}

double StageStrip::height() const {
    if (pieces_.empty())
        return 0;
    return 4 + title_height + strip_height + 4 +
           legend_line * static_cast<double>(legend_lines(legend_, width_, measure_));
}

/// If there are more stages than colours, patterns distinguish them.
Box StageStrip::mark(const StagePiece& piece) const {
    if (!piece.stage)
        return Box{.fill = Fill{.role = Role::pruned, .opacity = 0.5, .pattern = Pattern::hatch}};
    const auto at = static_cast<std::size_t>(piece.stage - stages_.data());
    Fill fill{.role = stage_roles[at % stage_roles.size()]};
    if (at / stage_roles.size() % 2 == 1)
        fill.pattern = Pattern::hatch;
    return Box{.fill = fill, .radius = 1};
}

void StageStrip::add_piece(DisplayList& list, const StagePiece& piece, double x, double y) const {
    const double all = pieces_.back().end_ms, scale = all > 0 ? width_ / all : 0;
    const double from = std::clamp(piece.begin_ms * scale, 0.0, width_ - 1);
    const double wide = std::min(width_ - from, (piece.end_ms - piece.begin_ms) * scale);
    Box box = mark(piece);
    box.rect = {x + from, y, std::max(1.0, wide - (wide >= 4 ? 1 : 0)), strip_height};
    list.add(box);
    const std::string took = took_text(piece.end_ms - piece.begin_ms);
    list.regions.push_back(
        {.rect = box.rect,
         .id = piece.stage ? written("stage {}", piece.stage - stages_.data()) : std::string("no stage"),
         .description = piece.stage
                            ? formatted("{}: {}, {} after the solve began", stage_words(piece.stage->name),
                                        took, took_text(piece.stage->begin_ms))
                            : formatted("in no stage: {}", took)});
}

void StageStrip::draw(DisplayList& list, double x, double y) const {
    if (pieces_.empty())
        return;
    add_text(list, measure_, {x, y + 4, width_, title_height},
             formatted("{}, {} in all", title_, took_text(pieces_.back().end_ms)),
             {.size = 12, .weight = Weight::medium});
    const double top = y + 4 + title_height;
    for (const StagePiece& piece : pieces_)
        add_piece(list, piece, x, top);
    const double below = top + strip_height + 4;
    add_legend_lines(list, {x, below, width_, y + height() - below}, legend_, measure_);
}

} // namespace ks::scene
