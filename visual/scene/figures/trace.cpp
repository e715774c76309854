// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "solvers/core/letters.h"
#include "visual/scene/figures/figure.h"

#include "solvers/core/formatted.h"
#include "solvers/kernels/kernel_sources.h"
#include "solvers/run/trace.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/kernel_run.h"
#include "visual/scene/figures/trace_pictures.h"
#include "visual/scene/kernel/instruction_questions.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <bit>

namespace ks::scene {

namespace {

/// The words for `heats`, in the same order.
constexpr std::array heat_words{"instructions", "sectors", "wasted", "conflicts", "divergence"};
static_assert(heat_words.size() == heats.size());

Result<TraceRequest> request_of(const FigureInput& input) {
    KS_TRY(KernelRun run, kernel_run_of(input));
    TraceRequest request;
    request.variant = std::move(run.variant);
    request.set = std::move(run.set);
    request.instance = std::move(run.instance);
    request.memory = most_figure_memory;
    request.most_operations = most_figure_operations;
    request.lockstep = input.parameters.choice("lockstep") == "yes";
    return request;
}

/// The trace, with the warp that the settings name or, for a finding, the warp in which it was first
/// detected.
Result<Trace> traced(const FigureInput& input) {
    KS_TRY(TraceRequest request, request_of(input));
    const auto setting = [&](const char* name) { return input.parameters.integer(name); };
    request.window = WarpPlace{
        .launch = setting("launch"), .block = setting("at-block"), .warp = static_cast<int>(setting("warp"))};
    const std::int64_t finding = setting("finding");
    if (finding == 0)
        return trace(request, {}, input.stop);
    request.window.reset();
    KS_TRY(const Trace first, trace(request, {}, input.stop));
    const auto found = static_cast<std::int64_t>(first.findings.size());
    if (finding > found)
        return Error{.code = ErrorCode::input,
                     .what = formatted("there is no finding {}", finding),
                     .todo = formatted("{} has {}", request.variant, found)};
    request.window = place_of(first.findings[static_cast<std::size_t>(finding - 1)]);
    return trace(request, {}, input.stop);
}

/// The moments to show: one, or the requested number of rounds of an instruction in a loop.
Result<std::vector<KernelMoment>> moments_of(const FigureInput& input) {
    KS_TRY(Trace made, traced(input));
    const std::string file = file_of(made);
    const auto kernel = std::make_shared<const TracedKernel>(std::make_shared<const Trace>(std::move(made)),
                                                             file, kernel_source(file));
    KernelMoment moment;
    moment.kernel = kernel;
    moment.at = input.parameters.integer("instruction");
    moment.finding = static_cast<int>(input.parameters.integer("finding")) - 1;
    if (moment.at > kernel->count())
        return Error{.code = ErrorCode::input,
                     .what = formatted("there is no instruction {}", moment.at),
                     .todo = formatted("the warp has {}", kernel->count())};
    if (moment.finding >= 0 && moment.at == 0)
        moment.at = kernel->position_of(kernel->trace().findings[static_cast<std::size_t>(moment.finding)]);
    const std::string& show = input.parameters.choice("show");
    if (moment.at == 0 && (show == "memory" || show == "lanes"))
        return Error{.code = ErrorCode::input,
                     .what = "no instruction of the warp is chosen to be shown",
                     .todo = formatted("set \"instruction\" to one of 1 to {}", kernel->count())};
    std::vector<KernelMoment> moments{moment};
    const std::int64_t rounds = show == "lanes" ? input.parameters.integer("rounds") : 1;
    for (std::int64_t at = moment.at + 1;
         at <= kernel->count() && static_cast<std::int64_t>(moments.size()) < rounds; ++at)
        if (kernel->instruction(at).site == kernel->instruction(moment.at).site) {
            moments.push_back(moment);
            moments.back().at = at;
        }
    return moments;
}

/// A finding's text, with its places as the listing numbers them: "at line 11".
std::string finding_sentence(const TracedKernel& kernel, std::string text) {
    const std::string file = kernel.file() + ":";
    for (std::size_t at = text.find(file); at != std::string::npos; at = text.find(file, at)) {
        text.replace(at, file.size(), "line ");
        std::size_t column = text.find(':', at);
        std::size_t end = column == std::string::npos ? column : column + 1;
        while (end < text.size() && is_digit(text[end]))
            ++end;
        if (column != std::string::npos)
            text.erase(column, end - column);
    }
    return with_separators(capitalised(std::move(text))) + ".";
}

std::string used(const Counters& counters) {
    return formatted("{}{}%", number(100 * counters.efficiency(), 2), thin_space);
}

/// States how much of the moved bytes is used; empty without loads or stores.
std::string used_sentence(const TraceTotals::Memory& global) {
    const bool loads = global.load.requests > 0, stores = global.store.requests > 0;
    if (loads && stores)
        return formatted("Of the bytes that global memory moves, loads use {} and stores {}.",
                         used(global.load), used(global.store));
    if (loads)
        return formatted("Of the bytes that global memory moves, loads use {}.", used(global.load));
    if (stores)
        return formatted("Of the bytes that global memory moves, stores use {}.", used(global.store));
    return said("No lane loads from global memory or stores there.");
}

/// States the cost of the whole trace, and whether there are findings.
std::string totals_sentence(const Trace& trace) {
    const TraceTotals::Memory& shared = trace.totals.shared;
    std::string text = used_sentence(trace.totals.global);
    if (const std::int64_t requests = shared.load.requests + shared.store.requests; requests > 0) {
        const std::int64_t wavefronts = shared.load.wavefronts + shared.store.wavefronts;
        text += formatted(" Shared memory: {} for {}.",
                          counted("{} wavefront", "{} wavefronts", wavefronts, number(wavefronts)),
                          counted("{} request", "{} requests", requests, number(requests)));
    }
    if (trace.totals.divergent > 0)
        text += formatted(" {} of {} branches diverge.", number(trace.totals.divergent),
                          number(trace.totals.branches));
    const auto found = static_cast<std::int64_t>(trace.findings.size());
    text += found == 0 ? said(" No race seen, and nothing else found.")
                       : counted(" 1 finding.", " {} findings.", found, number(found));
    return text;
}

std::string rounds_sentence(const std::vector<KernelMoment>& moments) {
    std::int64_t lanes = 0;
    for (const KernelMoment& moment : moments)
        lanes += std::popcount(moment.kernel->instruction(moment.at).mask);
    const auto rounds = static_cast<std::int64_t>(moments.size());
    const std::int64_t turns = rounds * warp_lanes;
    return counted("Line {} runs {} time in this warp. Of its {} turns {} do something: {}.",
                   "Line {} runs {} times in this warp. Of its {} turns {} do something: {}.", rounds,
                   moments.front().kernel->site(moments.front().at).line, number(rounds), number(turns),
                   number(lanes), percent(static_cast<double>(lanes) / static_cast<double>(turns)));
}

std::string words_of(const std::vector<KernelMoment>& moments) {
    const KernelMoment& moment = moments.front();
    if (moment.finding >= 0)
        return finding_sentence(*moment.kernel, sentence_of(moment));
    if (moments.size() > 1)
        return rounds_sentence(moments);
    return moment.at > 0 ? sentence_of(moment) : totals_sentence(moment.kernel->trace());
}

Box lane_mark(Role role) {
    return {.fill = Fill{.role = role, .opacity = tint},
            .stroke = Stroke{.role = role, .width = 1.5},
            .radius = 2};
}

std::vector<LegendEntry> legend_of(const KernelMoment& moment, const std::string& show) {
    std::vector<LegendEntry> legend;
    const Box found{.stroke = Stroke{.role = Role::optimal, .width = 2}, .radius = 3, .corner_mark = true};
    if (show == "memory")
        legend = legend_of(card_of(moment));
    else if (show == "lanes")
        legend = {{.text = said("takes part"), .sample = {lane_mark(strip_of(moment).role)}},
                  {.text = said("masked lane"), .sample = masked_mark()}};
    else if (moment.at > 0)
        legend = {{.text = said("runs now"),
                   .sample = {Box{.fill = Fill{.role = Role::accent, .opacity = 0.2}, .radius = 3}}}};
    if (moment.finding >= 0)
        legend.push_back({.text = said("named by the finding"), .sample = {found}});
    return legend;
}

/// Rows of data: the cost of the lines or, where instructions are shown, the values of their lanes.
std::vector<std::vector<std::string>> data_of(const std::vector<KernelMoment>& moments,
                                              const std::string& show) {
    const TracedKernel& kernel = *moments.front().kernel;
    const auto text = [](std::int64_t value) { return std::to_string(value); };
    if (show == "memory" || show == "lanes") {
        std::vector<std::vector<std::string>> data{
            {"instruction", "line", "lane", "active", "address", "value"}};
        for (const KernelMoment& moment : moments) {
            const WarpAccess access = kernel.access(moment.at);
            for (int lane = 0; lane < warp_lanes; ++lane) {
                const auto at = static_cast<std::size_t>(lane);
                const bool active = access.has(lane);
                data.push_back({text(moment.at), text(kernel.site(moment.at).line), text(lane),
                                active ? "1" : "0",
                                active && access.touches_memory() ? std::to_string(access.addresses[at]) : "",
                                active && access.real ? value_text(number_of(access.values[at], true))
                                : active              ? text(access.values[at])
                                                      : ""});
            }
        }
        return data;
    }
    std::vector<std::vector<std::string>> data{{"line", "warp instructions", "global sectors", "bytes used",
                                                "bytes moved", "shared wavefronts", "conflicts", "branches",
                                                "divergent"}};
    for (const auto& [line, cost] : kernel.costs())
        data.push_back({text(line), text(cost.requests()), text(cost.sectors()),
                        text(cost.moved().bytes_used), text(cost.moved().bytes_moved),
                        text(cost.shared.wavefronts), text(cost.shared.conflicts),
                        text(cost.branches.requests), text(cost.branches.divergent)});
    return data;
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(std::vector<KernelMoment> moments, moments_of(input));
    const std::string show = input.parameters.choice("show");
    const auto heat = std::ranges::find(heat_words, input.parameters.choice("heat"));
    if (heat != heat_words.end())
        moments.front().heat = heats[static_cast<std::size_t>(heat - heat_words.begin())];
    Figure figure;
    figure.sentence = words_of(moments);
    figure.legend = legend_of(moments.front(), show);
    figure.data = data_of(moments, show);
    figure.questions = instruction_questions(*moments.front().kernel, moments.front().at);
    figure.draw = [moments, show, heated = heat != heat_words.end()](DisplayList& list, const Rect& area,
                                                                     const TextMeasure& measure) {
        if (show == "memory")
            return add_memory_picture(list, moments.front(), area, measure);
        if (show == "lanes")
            return add_lanes_picture(list, moments, area, measure);
        return add_source_picture(list, moments.front(), heated, show == "findings", area, measure);
    };
    return figure;
}

} // namespace

/// A kernel in the emulator at one moment, drawn by the Kernel page's pictures; `instruction` is that page's
/// step. The figure also takes the settings of its variant.
const FigureKind& figure_trace() {
    using Type = Parameter::Type;
    const auto choice = [](const char* name, std::vector<std::string> values, const char* title) {
        return Parameter{.name = name, .type = Type::choice, .values = std::move(values), .title = title};
    };
    const auto integer = [](const char* name, std::int64_t least, std::int64_t most, std::int64_t standard,
                            const char* title) {
        return Parameter{.name = name,
                         .type = Type::integer,
                         .min = least,
                         .max = most,
                         .standard = standard,
                         .title = title};
    };
    std::vector<std::string> words{"none"};
    words.insert(words.end(), heat_words.begin(), heat_words.end());
    static const FigureKind kind{
        .id = "trace",
        .title = "A kernel in the emulator",
        .parameters = {kernel_parameter(),
                       choice("show", {"source", "findings", "memory", "lanes"}, "Picture"),
                       choice("heat", words, "What the source's margin stands for"),
                       integer("launch", 0, 1 << 20, 0, "Launch of the warp that is looked at"),
                       integer("at-block", 0, 1 << 20, 0, "Its block"),
                       integer("warp", 0, 31, 0, "Its number in the block"),
                       integer("instruction", 0, 1 << 14, 0, "The warp's instruction that runs; 0: none"),
                       integer("rounds", 1, 32, 1, "How often to show the instruction's lanes, in a loop"),
                       integer("finding", 0, 1000, 0, "The finding that is marked; 0: none"),
                       choice("lockstep", {"no", "yes"}, "Whether the lanes take turns after every access")},
        .make = make};
    return kind;
}

} // namespace ks::scene
