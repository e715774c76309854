// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/figures/figure.h"

#include "solvers/core/formatted.h"
#include "solvers/emulator/counting/counters.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/memory_lines.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

struct Access {
    MemoryLines memory;
    Counters counters; ///< the emulator's counters of this one request
    std::int64_t lanes = 0, moved = 0;
};

/// Each lane reads one 4-byte word, `stride` words after the previous lane's.
Access access_of(const Parameters& parameters) {
    Access access;
    access.lanes = parameters.integer("lanes");
    const std::int64_t start = parameters.integer("start"), stride = parameters.integer("stride");
    const bool lines = parameters.choice("moves") == "lines";
    access.memory.unit = lines ? MemoryLines::line : MemoryLines::sector;
    std::vector<std::uint64_t> addresses;
    for (std::int64_t lane = 0; lane < access.lanes; ++lane) {
        const std::int64_t address = start + lane * stride * MemoryLines::word;
        addresses.push_back(static_cast<std::uint64_t>(address));
        access.memory.marked.push_back({.address = address, .label = std::to_string(lane), .used = true});
    }
    count_global(access.counters, addresses, MemoryLines::word);
    access.moved = lines ? access.counters.lines_128 * MemoryLines::line : access.counters.bytes_moved;
    return access;
}

std::string sentence_of(const Access& access) {
    const Counters& counters = access.counters;
    const bool lines = access.memory.unit == MemoryLines::line;
    const std::int64_t pieces = lines ? counters.lines_128 : counters.sectors;
    const auto [first, last] = std::ranges::minmax(access.memory.marked, {}, &MemoryLines::Word::address);
    const std::string bytes = number(counters.bytes_used);
    const std::string reads =
        access.lanes == 1
            ? counted("One lane reads {} byte at address {}", "One lane reads {} bytes at address {}",
                      counters.bytes_used, bytes, number(first.address))
            : counted("{} lanes read {} byte at addresses {} to {}",
                      "{} lanes read {} bytes at addresses {} to {}", counters.bytes_used,
                      number(access.lanes), bytes, number(first.address), number(last.address));
    const std::string piece = lines ? counted("line of 128 bytes", "lines of 128 bytes", pieces)
                                    : counted("sector of 32 bytes", "sectors of 32 bytes", pieces);
    if (access.moved == counters.bytes_used)
        return formatted("{}. The memory moves {} {}: nothing is wasted.", reads, number(pieces), piece);
    const double used = static_cast<double>(counters.bytes_used) / static_cast<double>(access.moved);
    return formatted("{}. The memory moves {} {}: {} bytes, of which {} are used.", reads, number(pieces),
                     piece, number(access.moved), percent(used));
}

/// Draws the warp's lanes, joined to the words that they read in the line above and, if there is one, in the
/// line below.
double draw_lanes(DisplayList& list, const TextMeasure& measure, const Rect& area,
                  const MemoryLines& memory) {
    const std::vector<std::int64_t> lines = memory.touched();
    MemoryPicture picture(list, memory, area, measure);
    const double height = picture.best_height();
    const bool two = lines.size() > 1;
    const double gap = std::clamp((area.height - (two ? 3 : 2) * height) / (two ? 2 : 1), 16.0, 2.2 * height);
    const double lanes = area.y + height + gap, second = lanes + height + gap;
    std::vector<const MemoryLines::Word*> of_lane(MemoryLines::words, nullptr);
    for (const MemoryLines::Word& word : memory.marked)
        of_lane[static_cast<std::size_t>(std::stoll(word.label))] = &word;
    for (std::int64_t lane = 0; lane < MemoryLines::words; ++lane) {
        const Rect here = picture.word_at(lane, lanes, height);
        const MemoryLines::Word* word = of_lane[static_cast<std::size_t>(lane)];
        add_mark(list, here, word ? plain_mark() : masked_mark());
        if (!word)
            continue;
        const bool up = word->address / MemoryLines::line == lines.front();
        const Rect there = picture.word_at(word->address % MemoryLines::line / MemoryLines::word,
                                           up ? area.y : second, height);
        list.add(Polyline{.points = {{here.x + here.width / 2, up ? here.y : here.y + here.height},
                                     {there.x + there.width / 2, up ? there.y + there.height : there.y}},
                          .stroke = Stroke{.role = Role::read, .width = 1.5}});
        const double size = std::floor(std::min(height * 0.5, (here.width - 2) / 1.25));
        if (size >= 7)
            list.add(Text{.rect = here,
                          .text = word->label,
                          .role = Role::quiet,
                          .face = Face::mono,
                          .size = size,
                          .weight = Weight::regular,
                          .align = Align::centre});
    }
    const Rect first = picture.word_at(0, lanes, height);
    add_text(list, measure, {area.x, lanes, first.x - area.x - 10, height}, said("lanes"),
             {.size = std::round(12 * figure_scale(area)), .role = Role::quiet, .align = Align::right});
    picture.draw_line(lines.front(), area.y, height);
    if (two)
        picture.draw_line(lines.back(), second, height);
    return (two ? second : lanes) + height - area.y;
}

Result<Figure> make(const FigureInput& input) {
    const Access access = access_of(input.parameters);
    const Counters& counters = access.counters;
    const double share = static_cast<double>(counters.bytes_used) / static_cast<double>(access.moved);
    Figure figure;
    figure.sentence = sentence_of(access);
    figure.legend = {{.text = said("read, by the lane in it"), .sample = read_mark()},
                     {.text = said("moved, not used"), .sample = wasted_mark()},
                     {.text = said("not moved"), .sample = plain_mark()}};
    figure.data = {{"lane", "address", "line", "sector"}};
    for (const MemoryLines::Word& word : access.memory.marked)
        figure.data.push_back({word.label, std::to_string(word.address),
                               std::to_string(word.address / MemoryLines::line),
                               std::to_string(word.address / MemoryLines::sector)});
    const bool lines = access.memory.unit == MemoryLines::line;
    const std::vector<KeyNumber> facts{
        {.name = said("lines of 128 B"), .value = number(counters.lines_128), .loud = lines},
        {.name = said("sectors of 32 B"), .value = number(counters.sectors), .loud = !lines},
        {.name = said("bytes used"), .value = number(counters.bytes_used)},
        {.name = said("bytes moved"), .value = number(access.moved)},
        {.name = said("of them used"), .value = percent(share), .loud = true}};
    figure.draw = [memory = access.memory, facts](DisplayList& list, const Rect& area,
                                                  const TextMeasure& measure) {
        const double scale = figure_scale(area), head = std::round(24 * scale), below = 78 * scale;
        add_text(list, measure, {area.x, area.y, area.width, head}, said("address in bytes, 4 bytes a word"),
                 {.size = std::round(12 * scale), .role = Role::quiet});
        const Rect grid{area.x, area.y + head, area.width, area.height - head - below};
        const double used =
            head +
            (memory.touched().size() <= 2 ? draw_lanes(list, measure, grid, memory)
                                          : MemoryPicture(list, memory, grid, measure).draw_all()) +
            std::round(18 * scale);
        return used + add_key_numbers(list, measure, {area.x, area.y + used, area.width, area.height}, facts);
    };
    return figure;
}

} // namespace

/// Figure 3.6 of the thesis (Section 3.3.2). The thesis moves lines of 128 bytes, as devices of compute
/// capability 2.x did; later devices move only the 32-byte sectors that are needed.
const FigureKind& figure_access() {
    using Type = Parameter::Type;
    static const FigureKind kind{.id = "access",
                                 .title = "A warp reads memory (thesis, Figure 3.6)",
                                 .parameters = {{.name = "start",
                                                 .type = Type::integer,
                                                 .min = 0,
                                                 .max = 1 << 20,
                                                 .step = 4,
                                                 .standard = 1024,
                                                 .unit = "bytes",
                                                 .title = "Address of the first lane"},
                                                {.name = "stride",
                                                 .type = Type::integer,
                                                 .min = 0,
                                                 .max = 1024,
                                                 .standard = 1,
                                                 .unit = "words",
                                                 .title = "From one lane to the next"},
                                                {.name = "lanes",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = 32,
                                                 .standard = 32,
                                                 .title = "Lanes that read"},
                                                {.name = "moves",
                                                 .type = Type::choice,
                                                 .values = {"sectors", "lines"},
                                                 .title = "What the memory moves"}},
                                 .make = make};
    return kind;
}

} // namespace ks::scene
