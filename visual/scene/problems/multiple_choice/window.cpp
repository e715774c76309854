// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/dp/last_column.h"
#include "solvers/occupancy/access_ratio.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/problems/multiple_choice/class_items.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ks::scene {

namespace {

constexpr std::int64_t most_items = 12, most_cells = 4096; ///< more would be too small to see
constexpr std::int64_t cell_bytes = 4;

/// The part of the previous row that one block of CUDA-PREVROW needs (thesis, Section 4.2.2, Algorithm 4.3).
struct Window {
    std::int64_t cells = 0; ///< number of cells in a row
    std::int64_t block = 0, first = 0, last = 0;
    std::vector<std::int64_t> weights;
    std::int64_t start = 0, end = 0;   ///< the cells fetched, both included
    std::vector<std::int64_t> readers; ///< how often each fetched cell is read

    std::int64_t fetched() const { return end - start + 1; }
    std::int64_t read() const {
        std::int64_t sum = 0;
        for (const std::int64_t each : readers)
            sum += each;
        return sum;
    }
    /// Equation 4.2: references to shared memory per request to global memory, ignoring the ends of the row.
    double ratio() const {
        const auto [least, most] = std::ranges::minmax(weights);
        return previous_row_ratio(block, static_cast<std::int64_t>(weights.size()), least, most).ratio();
    }
};

Result<Window> window_of(const FigureInput& input) {
    const std::int64_t number = input.parameters.integer("class");
    KS_TRY(const MultipleChoiceInstance* instance, with_class(input, number));
    const auto items = instance->items(static_cast<std::size_t>(number - 1));
    if (static_cast<std::int64_t>(items.size()) > most_items || dp::last_column(*instance) >= most_cells)
        return Error{.code = ErrorCode::limit,
                     .what = "the class or the row is too large for this figure",
                     .todo = formatted("use a class of at most {} items and a capacity below {}", most_items,
                                       most_cells)};
    Window window;
    window.cells = dp::columns_of(*instance);
    window.block = input.parameters.integer("block");
    window.first = input.parameters.integer("index") * window.block;
    window.last = std::min(window.cells, window.first + window.block) - 1;
    if (window.first >= window.cells)
        return Error{.code = ErrorCode::input,
                     .what = "there is no such block",
                     .todo = formatted("the blocks are 0 to {}", (window.cells - 1) / window.block)};
    for (const Item& item : items)
        window.weights.push_back(item.weight);
    const auto [least, most] = std::ranges::minmax(window.weights);
    window.start = std::max<std::int64_t>(0, window.first - most);
    window.end = std::max(window.start, window.last - least);
    window.readers.assign(static_cast<std::size_t>(window.fetched()), 0);
    for (const std::int64_t weight : window.weights)
        for (std::int64_t j = std::max(window.first, weight); j <= window.last; ++j)
            ++window.readers[static_cast<std::size_t>(j - weight - window.start)];
    return window;
}

Mark item_mark() {
    return {{.fill = Fill{.role = Role::read, .opacity = 0.6}, .radius = 2}};
}

class WindowPicture {
public:
    WindowPicture(DisplayList& list, const Window& window, const Rect& area, const TextMeasure& measure)
        : list_(list), window_(window), area_(area), measure_(measure), scale_(figure_scale(area)) {
        text_ = std::round(12 * scale_);
        label_ = std::ceil(measure.width(said("row i − 1"), Face::interface, text_, Weight::regular)) + 20;
        strip_ = std::round(24 * scale_);
        unit_ = (area.width - label_) / static_cast<double>(window.cells);
        y_ = area.y;
    }

    double draw() {
        draw_ends();
        row(said("row i − 1"), strip_, [&] {
            strip(0, window_.cells - 1, plain_mark());
            strip(window_.start, window_.end, read_mark());
        });
        y_ += std::round(8 * scale_);
        const double line = std::clamp((area_.height - 4.5 * strip_ - 60 * scale_) /
                                           static_cast<double>(window_.weights.size() + 2),
                                       10.0, 18 * scale_);
        for (const std::int64_t weight : window_.weights)
            row("w = " + number(weight), line, [&] {
                const std::int64_t from = std::max<std::int64_t>(0, window_.first - weight);
                if (window_.last >= weight)
                    strip(from, window_.last - weight, item_mark());
            });
        y_ += std::round(8 * scale_);
        row(said("row i"), strip_, [&] {
            strip(0, window_.cells - 1, plain_mark());
            strip(window_.first, window_.last, changed_mark());
            const std::string cells = formatted("{}–{}", number(window_.first), number(window_.last));
            if (measure_.width(cells, Face::interface, text_, Weight::bold) <
                at(window_.last + 1) - at(window_.first))
                add_text(
                    list_, measure_,
                    {at(window_.first), y_, at(window_.last + 1) - at(window_.first), strip_}, cells,
                    {.size = text_, .role = Role::on_mark, .align = Align::centre, .weight = Weight::bold});
        });
        y_ += std::round(10 * scale_);
        row(said("times read"), line * 2, [&] { draw_readers(line * 2); });
        return y_ - area_.y;
    }

private:
    double at(std::int64_t cell) const { return area_.x + label_ + unit_ * static_cast<double>(cell); }

    template <class Draw>
    void row(const std::string& name, double height, Draw draw) {
        height_ = height;
        add_text(list_, measure_, {area_.x, y_, label_ - 12, height}, name,
                 {.size = std::min(text_, height + 1), .role = Role::quiet, .align = Align::right});
        draw();
        y_ += height + 3;
    }

    void strip(std::int64_t from, std::int64_t to, Mark mark) {
        add_mark(list_, {at(from), y_, at(to + 1) - at(from), height_}, std::move(mark));
    }

    /// Writes the indices of the first and the last fetched cell above the rows.
    void draw_ends() {
        const double height = std::round(18 * scale_);
        const double width = std::max(160.0, at(window_.end + 1) - at(window_.start));
        add_text(list_, measure_,
                 {std::min(at(window_.start), area_.x + area_.width - width), y_, width, height},
                 formatted("fetched: cells {}–{}", number(window_.start), number(window_.end)),
                 {.size = text_, .role = Role::read, .weight = Weight::bold});
        y_ += height;
    }

    /// Draws how often each fetched cell is read, as a step line over the window, from zero.
    void draw_readers(double height) {
        const auto most = static_cast<double>(std::ranges::max(window_.readers));
        const double base = y_ + height;
        std::vector<Point> points{{at(window_.start), base}};
        for (std::int64_t cell = window_.start; cell <= window_.end; ++cell) {
            const auto reads =
                static_cast<double>(window_.readers[static_cast<std::size_t>(cell - window_.start)]);
            const double y = base - height * reads / std::max(1.0, most);
            if (points.back().y != y || cell == window_.start) {
                points.push_back({at(cell), points.back().y});
                points.push_back({at(cell), y});
            }
        }
        points.push_back({at(window_.end + 1), points.back().y});
        points.push_back({at(window_.end + 1), base});
        list_.add(Polyline{.points = {{at(0), base}, {at(window_.cells), base}}, .stroke = Stroke{}});
        list_.add(Polyline{.points = std::move(points), .stroke = Stroke{.role = Role::read, .width = 2}});
        // To the right of the window's end, or as far to the right as there is room.
        const double left = std::min(at(window_.end + 1) + 8, area_.x + area_.width - 120);
        add_text(list_, measure_, {left, y_, 120, text_ + 4},
                 said("at most ") + number(static_cast<std::int64_t>(most)),
                 {.size = text_, .role = Role::quiet});
    }

    DisplayList& list_;
    const Window& window_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_ = 1, text_ = 12, label_ = 0, strip_ = 24, unit_ = 1, y_ = 0, height_ = 0;
};

Result<Figure> make(const FigureInput& input) {
    KS_TRY(const Window window, window_of(input));
    Figure figure;
    const double ratio = window.ratio();
    const std::string times =
        number(static_cast<double>(window.read()) / static_cast<double>(window.fetched()), 1);
    figure.sentence = formatted("Cells {} to {} read {} times from row i − 1, but only {} of its cells: each "
                                "is fetched once and read {} "
                                "times.",
                                number(window.first), number(window.last), number(window.read()),
                                number(window.fetched()), times);
    const std::string reckoned = number(ratio, 1);
    if (reckoned != times)
        figure.sentence +=
            formatted(" Equation 4.2, which leaves the row's ends out of account, gives {}.", reckoned);
    figure.legend = {{.text = said("fetched into shared memory"), .sample = read_mark()},
                     {.text = said("read through one item"), .sample = item_mark()},
                     {.text = said("the block's cells"), .sample = changed_mark()}};
    figure.data = {{"cell of row i - 1", "reads"}};
    for (std::size_t i = 0; i < window.readers.size(); ++i)
        figure.data.push_back(
            {std::to_string(window.start + static_cast<std::int64_t>(i)), std::to_string(window.readers[i])});
    const std::vector<KeyNumber> facts{
        {.name = said("cells fetched"), .value = number(window.fetched())},
        {.name = said("times read"), .value = number(window.read())},
        {.name = said("R_{TA}, Equation 4.2"), .value = reckoned, .loud = true},
        {.name = said("shared memory"),
         .value = bytes(static_cast<std::uint64_t>(window.fetched() * cell_bytes))}};
    figure.draw = [window, facts](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        const double scale = figure_scale(area), below = 74 * scale;
        const double used =
            WindowPicture(list, window, {area.x, area.y, area.width, area.height - below}, measure).draw() +
            std::round(18 * scale);
        return used + add_key_numbers(list, measure, {area.x, area.y + used, area.width, area.height}, facts);
    };
    return figure;
}

} // namespace

/// Figure 4.3 of the thesis (Section 4.2.2).
const FigureKind& figure_window() {
    using Type = Parameter::Type;
    static const FigureKind kind{
        .id = "window",
        .title = "The cells of the previous row that a block fetches (thesis, Figure 4.3)",
        .parameters = {{.name = "block",
                        .type = Type::integer,
                        .min = 1,
                        .max = 1024,
                        .standard = 64,
                        .unit = "threads",
                        .title = "Block size"},
                       {.name = "index",
                        .type = Type::integer,
                        .min = 0,
                        .max = most_cells,
                        .standard = 0,
                        .title = "Block, from 0"},
                       {.name = "class",
                        .type = Type::integer,
                        .min = 1,
                        .max = 1000,
                        .standard = 1,
                        .title = "Class"}},
        .make = make};
    return kind;
}

} // namespace ks::scene
