// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/language.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/run/in_process.h"
#include "solvers/steps/recording.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/figure.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks::scene {

namespace {

constexpr std::int64_t most_columns = 33; ///< more would be too small to read

using Row = std::vector<bool>; ///< [sum]: whether it is reached

/// The single row before and after a weight, updated in the correct order and in the wrong one.
struct InPlace {
    std::int64_t index = 1, weight = 0;
    Row before, right, wrong;
};

/// The row after its cells are written from left to right: a cell that is read may already contain this
/// weight.
Row from_left_to_right(Row row, std::int64_t weight) {
    for (std::size_t j = static_cast<std::size_t>(weight); weight > 0 && j < row.size(); ++j)
        row[j] = row[j] || row[j - static_cast<std::size_t>(weight)];
    return row;
}

Row row_of(const TableRecording& table, std::int64_t i) {
    Row row;
    for (std::int64_t j = 0; j < table.columns(); ++j)
        row.push_back(table.value({i, j}) == CellNumber(1));
    return row;
}

class InPlacePicture {
public:
    InPlacePicture(DisplayList& list, const InPlace& shown, const Rect& area, const TextMeasure& measure)
        : list_(list), shown_(shown), area_(area), measure_(measure), scale_(figure_scale(area)),
          cell_(std::floor(std::min(area.width / static_cast<double>(shown.before.size()), 40 * scale_))),
          letters_(std::clamp(std::round(cell_ * 0.5), 8.0, std::round(14 * scale_))),
          above_(std::round(20 * scale_)) {}

    double draw() {
        const double gap = std::round(26 * scale_);
        const double first = strip(said("before weight ") + name(), shown_.before, shown_.before, area_.y);
        for (std::size_t j = 0; j < shown_.before.size(); ++j)
            write(number(static_cast<std::int64_t>(j)), cell(j, first - cell_ - above_, above_), Role::quiet,
                  Weight::regular);
        double y = first + gap;
        y = strip(said("from right to left"), shown_.right, shown_.right, y) + gap;
        return strip(said("from left to right, as it must not be"), shown_.wrong, shown_.right, y) - area_.y;
    }

private:
    std::string name() const { return formatted("{} ({})", shown_.index, number(shown_.weight)); }
    Rect cell(std::size_t j, double y, double height) const {
        return {area_.x + cell_ * static_cast<double>(j), y, cell_, height};
    }
    void write(const std::string& words, const Rect& rect, Role role, Weight weight) {
        add_text(
            list_, measure_, rect, words,
            {.size = letters_, .role = role, .align = Align::centre, .weight = weight, .face = Face::mono});
    }

    /// Draws a row with arrows from each cell that is read to the newly reached cell.
    double strip(const std::string& words, const Row& row, const Row& right, double y) {
        const double head = std::round(20 * scale_);
        add_text(list_, measure_, {area_.x, y, area_.width, head}, words, {.size = std::round(13 * scale_)});
        y += head + above_;
        for (std::size_t j = 0; j < row.size(); ++j) {
            const Rect rect = cell(j, y, cell_);
            const bool fresh = row[j] && !shown_.before[j];
            const bool wrong = row[j] != right[j];
            add_mark(list_, {rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2},
                     wrong   ? error_mark()
                     : fresh ? changed_mark()
                             : plain_mark());
            write(row[j] ? "1" : "0", rect,
                  wrong || fresh ? Role::on_mark
                  : row[j]       ? Role::text
                                 : Role::quiet,
                  row[j] ? Weight::bold : Weight::regular);
            if (fresh)
                arc(j, y);
        }
        return y + cell_;
    }

    /// Draws an arrow above the row, from the cell that is read to the cell that is written.
    void arc(std::size_t j, double y) {
        const Rect to = cell(j, y, cell_), from = cell(j - static_cast<std::size_t>(shown_.weight), y, cell_);
        const double top = y - std::round(8 * scale_);
        list_.add(Polyline{.points = {{from.x + cell_ * 0.6, y},
                                      {from.x + cell_ * 0.6, top},
                                      {to.x + cell_ * 0.4, top},
                                      {to.x + cell_ * 0.4, y}},
                           .stroke = Stroke{.role = Role::read, .width = 1.5},
                           .arrow = true});
    }

    DisplayList& list_;
    const InPlace& shown_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_, cell_, letters_, above_; ///< the room above the cells for numbers or arrows
};

std::string words_of(const std::vector<std::size_t>& sums) {
    std::vector<std::string> words;
    for (const std::size_t sum : sums)
        words.push_back(std::to_string(sum));
    return joined_by_and(words);
}

Result<InPlace> shown_of(const FigureInput& input) {
    const auto instance = std::dynamic_pointer_cast<const SubsetSumInstance>(input.instance);
    const std::int64_t index = input.parameters.integer("weight");
    if (!instance || instance->target() >= most_columns ||
        index > static_cast<std::int64_t>(instance->weights().size()))
        return Error{.code = ErrorCode::input,
                     .what = "this figure draws one weight of a small subset sum",
                     .todo = formatted("give the lesson a target below {}, and the figure one of its weights",
                                       most_columns)};
    KS_TRY(const auto recording, in_process::record("subset-sum.dp.v3", input.instance, input.stop));
    const auto table = as_table(recording);
    InPlace shown{.index = index,
                  .weight = instance->weights()[static_cast<std::size_t>(index - 1)],
                  .before = row_of(*table, index - 1),
                  .right = row_of(*table, index)};
    shown.wrong = from_left_to_right(shown.before, shown.weight);
    return shown;
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(const InPlace shown, shown_of(input));
    std::vector<std::size_t> wrong;
    Figure figure;
    figure.data = {{"sum", "before", "right to left", "left to right"}};
    for (std::size_t j = 0; j < shown.before.size(); ++j) {
        if (shown.wrong[j] != shown.right[j])
            wrong.push_back(j);
        const auto digit = [j](const Row& row) { return std::string(row[j] ? "1" : "0"); };
        figure.data.push_back(
            {std::to_string(j), digit(shown.before), digit(shown.right), digit(shown.wrong)});
    }
    figure.sentence =
        wrong.empty()
            ? formatted("For weight {} ({}) the order makes no difference.", shown.index, shown.weight)
            : formatted(
                  "From left to right {} would be reached, too, with weight {} ({}) taken more than once.",
                  words_of(wrong), shown.index, shown.weight);
    figure.legend = {{.text = said("reached now"), .sample = changed_mark()},
                     {.text = said("wrong: the weight is taken again"), .sample = error_mark()}};
    figure.draw = [shown](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return InPlacePicture(list, shown, area, measure).draw();
    };
    return figure;
}

} // namespace

/// Why a single row is updated from right to left (SSO report, Section 3.3.3).
const FigureKind& figure_in_place() {
    static const FigureKind kind{
        .id = "in-place",
        .title = "One row, from right to left and from left to right (SSO report, Section 3.3.3)",
        .parameters =
            {{.name = "weight", .min = 1, .max = 64, .standard = 1, .title = "Which weight, from 1"}},
        .make = make};
    return kind;
}

} // namespace ks::scene
