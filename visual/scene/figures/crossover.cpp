// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/bench/crossover.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/results_of.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace ks::scene {

namespace {

constexpr std::size_t most_map_rows = 20, most_map_fields = 800;

Error crossover_error(Sentence what, Sentence todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .todo = std::move(todo)};
}

Mark one_side_mark() {
    return {{.fill = Fill{.role = Role::changed, .opacity = tint},
             .stroke = Stroke{.role = Role::changed, .width = 1.5}}};
}
Mark other_side_mark() {
    return {{.fill = Fill{.role = Role::about, .opacity = tint, .pattern = Pattern::hatch},
             .stroke = Stroke{.role = Role::about, .width = 1.5}}};
}

/// A field has room for two digits: "1.5×", "12×", "5 400×".
std::string short_ratio(double value) {
    if (value < 9.95)
        return number(value, 1) + "×";
    const double unit = std::pow(10, std::floor(std::log10(value)) - 1);
    return number(std::round(value / unit) * unit, 0) + "×";
}

std::string field_text(const CrossoverField& field) {
    if (!field.measured)
        return "";
    if (const auto ratio = field.ratio())
        return short_ratio(*ratio);
    return field.one || field.other ? said("alone") : "–";
}

/// "almost strongly" for the preset almost-strongly.
std::string row_words(std::string preset) {
    std::ranges::replace(preset, '-', ' ');
    return preset;
}

/// Counts which side was faster, in how many fields, and by what factor.
class Tally {
public:
    void add(double ratio) {
        least_ = count_ == 0 ? ratio : std::min(least_, ratio);
        most_ = std::max(most_, ratio);
        ++count_;
    }
    void add_alone() { ++alone_; }

    std::string words() const {
        std::string all = number(static_cast<std::int64_t>(count_ + alone_));
        const std::string least = short_ratio(least_), most = short_ratio(most_);
        if (count_ > 0)
            all += least == most ? formatted(", by {}", least) : formatted(", by {} to {}", least, most);
        if (alone_ > 0)
            all += formatted(", {} of them alone", number(static_cast<std::int64_t>(alone_)));
        return all;
    }

private:
    std::size_t count_ = 0, alone_ = 0;
    double least_ = 1, most_ = 1;
};

std::string sentence_of(const Crossover& map, const RecordedResults& results) {
    Tally one, other;
    std::int64_t fields = 0, neither = 0;
    for (const CrossoverField& field : map.fields) {
        if (!field.measured)
            continue;
        ++fields;
        if (!field.one && !field.other) {
            ++neither;
            continue;
        }
        Tally& winner = field.one_wins() ? one : other;
        if (const auto ratio = field.ratio())
            winner.add(*ratio);
        else
            winner.add_alone();
    }
    std::string words = formatted("{} fields: {} faster in {}; {} in {}.", number(fields),
                                  joined_by_or(map.one), one.words(), joined_by_or(map.other), other.words());
    if (neither > 0)
        words += formatted(" In {} neither answered.", number(neither));
    return words + formatted(" Means of whole times, {}, {}.",
                             results.device.empty() ? results.host : results.device,
                             results.date.substr(0, results.date.find('T')));
}

/// A row per preset, with a block of columns per group, side by side.
class CrossoverPicture {
public:
    CrossoverPicture(DisplayList& list, const Crossover& map, const CrossoverQuestion& question,
                     const Rect& area, const TextMeasure& measure)
        : list_(list), map_(map), question_(question), area_(area), measure_(measure),
          scale_(figure_scale(area)), text_(std::round(12 * scale_)), gap_(std::round(14 * scale_)) {
        for (const std::string& row : map.rows)
            label_ = std::max(label_, width_of(row_words(row)));
        label_ = std::min(std::ceil(label_) + 10 * scale_, area.width / 3);
        for (const CrossoverField& field : map.fields)
            least_ = std::max(least_, width_of(field_text(field)) + 6);
        for (const std::string& column : map.columns)
            least_ = std::max(least_, width_of(with_separators(column)) + 6);
        choose_lines();
    }

    double draw() {
        for (std::size_t group = 0; group < map_.groups.size(); ++group)
            add_group(group);
        return static_cast<double>(lines_) * (line_height() + gap_) - gap_;
    }

private:
    /// Chooses the number of groups per line so that their texts fit.
    void choose_lines() {
        const auto columns = static_cast<double>(map_.columns.size());
        const double room = area_.width - label_;
        const auto fitting =
            static_cast<std::size_t>(std::max(1.0, (room + gap_) / (columns * least_ + gap_)));
        lines_ = (map_.groups.size() + fitting - 1) / fitting;
        in_line_ = (map_.groups.size() + lines_ - 1) / lines_;
        const auto beside = static_cast<double>(in_line_);
        cell_ = std::floor(std::min(64 * scale_, (room - gap_ * (beside - 1)) / (beside * columns)));
        const auto rows = static_cast<double>(map_.rows.size());
        const double height = (area_.height + gap_) / static_cast<double>(lines_) - gap_;
        pitch_ = std::floor(std::clamp((height - 2 * head()) / rows, text_ + 4, 30 * scale_));
    }
    double head() const { return text_ + 6; }
    double line_height() const { return 2 * head() + pitch_ * static_cast<double>(map_.rows.size()); }
    double width_of(const std::string& text) const {
        return std::ceil(measure_.width(text, Face::interface, text_, Weight::medium));
    }

    void add_words(const Rect& rect, const std::string& words, Align align, Weight weight, Role role) {
        add_text(list_, measure_, rect, words,
                 {.size = text_, .role = role, .align = align, .weight = weight});
    }

    void add_group(std::size_t group) {
        const auto columns = static_cast<double>(map_.columns.size());
        const double top = area_.y + static_cast<double>(group / in_line_) * (line_height() + gap_);
        const double left =
            area_.x + label_ + static_cast<double>(group % in_line_) * (columns * cell_ + gap_);
        if (group % in_line_ == 0)
            add_labels(top);
        add_words({left, top, columns * cell_, head()}, with_separators(map_.groups[group]), Align::centre,
                  Weight::bold, Role::text);
        for (std::size_t column = 0; column < map_.columns.size(); ++column) {
            const double x = left + static_cast<double>(column) * cell_;
            add_words({x, top + head(), cell_, head()}, with_separators(map_.columns[column]), Align::centre,
                      Weight::regular, Role::quiet);
            for (std::size_t row = 0; row < map_.rows.size(); ++row)
                add_field(
                    row, group, column,
                    {x + 1, top + 2 * head() + static_cast<double>(row) * pitch_ + 1, cell_ - 2, pitch_ - 2});
        }
    }

    void add_labels(double top) {
        const double width = label_ - 10 * scale_;
        add_words({area_.x, top, width, head()}, question_.groups, Align::right, Weight::bold, Role::text);
        add_words({area_.x, top + head(), width, head()}, question_.columns, Align::right, Weight::regular,
                  Role::quiet);
        for (std::size_t row = 0; row < map_.rows.size(); ++row)
            add_words({area_.x, top + 2 * head() + static_cast<double>(row) * pitch_, width, pitch_},
                      row_words(map_.rows[row]), Align::left, Weight::regular, Role::text);
    }

    void add_field(std::size_t row, std::size_t group, std::size_t column, const Rect& rect) {
        const CrossoverField& field = map_.at(row, group, column);
        if (!field.measured)
            return;
        add_mark(list_, rect,
                 field.one_wins()     ? one_side_mark()
                 : field.other_wins() ? other_side_mark()
                                      : masked_mark());
        add_words(rect, field_text(field), Align::centre, Weight::medium, Role::text);
        const auto took = [](const std::optional<FastestRun>& run, const std::vector<std::string>& side) {
            return run ? formatted("{} on {} {}", run->variant, run->on, duration(run->ms / 1000))
                       : formatted("{} no answer", joined_by_or(side));
        };
        list_.regions.push_back(
            {.rect = rect,
             .id = written("field {} {} {}", row, group, column),
             .description = formatted("{}, {} = {}, {} = {}: {}; {}", row_words(map_.rows[row]),
                                      question_.groups, with_separators(map_.groups[group]),
                                      question_.columns, with_separators(map_.columns[column]),
                                      took(field.one, map_.one), took(field.other, map_.other))});
    }

    DisplayList& list_;
    const Crossover& map_;
    const CrossoverQuestion& question_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_, text_, gap_, label_ = 0, least_ = 0, cell_ = 0, pitch_ = 0;
    std::size_t lines_ = 1, in_line_ = 1;
};

std::vector<std::string> names_in(const std::string& words) {
    std::vector<std::string> names;
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find(',', at), words.size());
        const std::size_t first = words.find_first_not_of(' ', at);
        if (first < end)
            names.push_back(words.substr(first, end - first));
        at = end + 1;
    }
    return names;
}

std::vector<std::vector<std::string>> rows_of(const Crossover& map, const CrossoverQuestion& question) {
    std::vector<std::vector<std::string>> data{
        {"instances", question.groups, question.columns, "one", "ms", "other", "ms", "one/other"}};
    const auto variant = [](const auto& run) { return run ? run->variant : std::string(); };
    const auto ms = [](const auto& run) { return run ? formatted("{:.6g}", run->ms) : std::string(); };
    for (std::size_t row = 0; row < map.rows.size(); ++row)
        for (std::size_t group = 0; group < map.groups.size(); ++group)
            for (std::size_t column = 0; column < map.columns.size(); ++column)
                if (const CrossoverField& field = map.at(row, group, column); field.measured)
                    data.push_back({map.rows[row], map.groups[group], map.columns[column], variant(field.one),
                                    ms(field.one), variant(field.other), ms(field.other),
                                    field.ratio() ? formatted("{:.4g}", field.one->ms / field.other->ms)
                                                  : std::string()});
    return data;
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(const RecordedResults results, results_of(input));
    const CrossoverQuestion question{.one = names_in(input.parameters.choice("one")),
                                     .other = names_in(input.parameters.choice("other")),
                                     .groups = input.parameters.choice("groups"),
                                     .columns = input.parameters.choice("columns")};
    KS_TRY(Crossover read, crossover_of(results, question));
    if (read.rows.size() > most_map_rows || read.fields.size() > most_map_fields)
        return crossover_error(
            formatted("the map would have {} rows and {} fields", read.rows.size(), read.fields.size()),
            formatted("show at most {} rows and {} fields", most_map_rows, most_map_fields));
    const auto map = std::make_shared<const Crossover>(std::move(read));
    Figure figure;
    figure.sentence = sentence_of(*map, results);
    figure.legend = {
        {.text = formatted("{} is faster", joined_by_or(map->one)), .sample = one_side_mark()},
        {.text = formatted("{} is faster", joined_by_or(map->other)), .sample = other_side_mark()}};
    figure.needs_legend = true;
    if (std::ranges::any_of(map->fields, [](const CrossoverField& field) {
            return field.measured && !field.one && !field.other;
        }))
        figure.legend.push_back({.text = said("neither answered"), .sample = masked_mark()});
    figure.data = rows_of(*map, question);
    figure.draw = [map, question](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return CrossoverPicture(list, *map, question, area, measure).draw();
    };
    return figure;
}

Parameter word(const char* name, const char* title) {
    return {.name = name, .type = Parameter::Type::choice, .title = title};
}

} // namespace

/// A map of a results file: which of two sides was faster, by preset and two of its settings, and by what
/// factor.
const FigureKind& figure_crossover() {
    static const FigureKind kind{
        .id = "crossover",
        .title = "Which of two ways to solve is faster where, as a map",
        .parameters = {word("one", "The variants of the one side, with commas between them"),
                       word("other", "Those of the other side; none: all others of the file"),
                       word("groups", "The presets' setting of which each value is a block of columns: n"),
                       word("columns", "The presets' setting of which each value is a column: R")},
        .takes_runs = true,
        .make = make};
    return kind;
}

} // namespace ks::scene
