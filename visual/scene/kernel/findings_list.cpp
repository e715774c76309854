// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/findings_list.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/language.h"
#include "solvers/core/sentence_json.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double findings_title = 24, pad = 6, mark_side = 12;

std::string title_of(const std::string& kind) {
    for (const auto& [id, title] : std::initializer_list<std::pair<std::string_view, const char*>>{
             {"race", said("race")},
             {"same-value", said("same value")},
             {"out-of-bounds", said("out of bounds")},
             {"uninitialised", said("uninitialised")},
             {"misaligned", said("misaligned")},
             {"use-after-free", said("use after free")},
             {"barrier-divergence", said("barrier divergence")},
             {"mask-mismatch", said("mask mismatch")},
             {"deadlock", said("deadlock")}})
        if (id == kind)
            return title;
    return kind;
}

std::string head_of(const Finding& finding) {
    std::string text = title_of(finding.kind);
    if (finding.severity == "benign")
        text += said(", benign");
    if (finding.count > 1)
        text += formatted(" · {} times", number(finding.count));
    return text;
}

/// The place where the finding was first detected: "line 16 and line 20, launch 2, block 0".
std::string place_of(const Trace& trace, const Finding& finding) {
    std::vector<std::string> lines;
    const auto launch = static_cast<std::size_t>(finding.launch);
    if (launch < trace.launches.size())
        for (const int index : finding.sites) {
            if (index < 0 || static_cast<std::size_t>(index) >= trace.launches[launch].sites.size())
                continue;
            const TraceSite& site = trace.launches[launch].sites[static_cast<std::size_t>(index)];
            lines.push_back(formatted("line {}", site.line));
        }
    const std::string place = formatted("launch {}, block {}", number(finding.launch), number(finding.block));
    return lines.empty() ? place : formatted("{}, {}", joined_by_and(lines), place);
}

double add_finding(DisplayList& list, const Trace& trace, int index, bool chosen, const Rect& frame,
                   const TextMeasure& measure) {
    const Finding& finding = trace.findings[static_cast<std::size_t>(index)];
    const std::size_t first = list.items.size();
    const double x = frame.x + pad + mark_side + 8, width = frame.width - (x - frame.x) - pad;
    double y = frame.y + pad;
    const Text head{.role = Role::text,
                    .face = Face::interface,
                    .size = 13,
                    .weight = Weight::bold,
                    .align = Align::left};
    y += add_paragraph(list, measure, {x, y, width, 40},
                       formatted("{} · {}", head_of(finding), place_of(trace, finding)), head);
    const Text body{.role = Role::text,
                    .face = Face::interface,
                    .size = 13,
                    .weight = Weight::regular,
                    .align = Align::left};
    y += add_paragraph(list, measure, {x, y, width, 240}, voiced(finding.text), body) + pad;
    const Rect whole{frame.x, frame.y, frame.width, y - frame.y};
    const Rect mark{frame.x + pad, frame.y + pad + 4, mark_side, mark_side};
    add_mark(list, mark, finding.severity == "benign" ? idle_mark() : error_mark());
    if (chosen)
        list.items.insert(list.items.begin() + static_cast<std::ptrdiff_t>(first),
                          Box{.rect = whole,
                              .fill = Fill{.role = Role::optimal, .opacity = 0.12},
                              .stroke = Stroke{.role = Role::optimal, .width = 1.5},
                              .radius = 4});
    list.regions.push_back({.rect = whole,
                            .id = written("finding {}", index),
                            .description = formatted("{}: {}", head_of(finding), voiced(finding.text))});
    return whole.height + 4;
}

/// Writes a sentence in place of the findings. Returns its height.
double add_no_findings(DisplayList& list, const std::string& text, const Rect& frame,
                       const TextMeasure& measure) {
    const Text quiet{.role = Role::quiet,
                     .face = Face::interface,
                     .size = 13,
                     .weight = Weight::regular,
                     .align = Align::left};
    list.regions.push_back(
        {.rect = {frame.x, frame.y, frame.width, 40}, .id = "no findings", .description = text});
    return add_paragraph(list, measure, frame, text, quiet);
}

} // namespace

std::string traced_blocks(const Trace& trace) {
    const bool one = trace.launches.size() == 1;
    const std::string launches =
        formatted("{} launches", number(static_cast<std::int64_t>(trace.launches.size())));
    const std::string ended = trace.launches.empty() || trace.launches.back().finished ? ""
                              : one ? said(", which did not end")
                                    : said(", the last of which did not end");
    if (trace.sampled && trace.sampled->first < trace.sampled->second)
        return formatted("{} of {} blocks, spread evenly over {}{}", number(trace.sampled->first),
                         number(trace.sampled->second), one ? said("the launch") : launches, ended);
    std::int64_t blocks = 0;
    for (const TraceLaunch& launch : trace.launches)
        blocks += launch.grid;
    return formatted("{} of {}{}", counted("the one block", "all {} blocks", blocks, number(blocks)),
                     one ? said("1 launch") : launches, ended);
}

double add_findings(DisplayList& list, const Trace& trace, int chosen, const Rect& frame,
                    const TextMeasure& measure) {
    const auto count = static_cast<std::int64_t>(trace.findings.size());
    add_text(list, measure, {frame.x, frame.y, frame.width, findings_title},
             count == 0 ? said("Findings: none") : said("Findings: ") + number(count),
             {.size = 13, .weight = Weight::bold});
    double y = frame.y + findings_title;
    if (count == 0) {
        const std::string text = formatted(
            "{} no access out of bounds and no barrier missed in {}. Another instance or launch may "
            "still have one.",
            trace.watched ? said("No race seen,") : said("Races were not looked for;"), traced_blocks(trace));
        return findings_title + add_no_findings(list, text, {frame.x, y, frame.width, 80}, measure);
    }
    for (int i = 0; i < count; ++i)
        y += add_finding(list, trace, i, i == chosen, {frame.x, y, frame.width, 200}, measure);
    return y - frame.y;
}

double add_findings(DisplayList& list, const KernelMoment& moment, const Rect& frame,
                    const TextMeasure& measure) {
    if (!moment.hides_findings)
        return add_findings(list, moment.kernel->trace(), moment.finding, frame, measure);
    add_text(list, measure, {frame.x, frame.y, frame.width, findings_title}, said("Findings"),
             {.size = 13, .weight = Weight::bold});
    return findings_title +
           add_no_findings(list,
                           said("They would answer what is asked: they are told once the last step was "
                                "shown, or when nothing is asked."),
                           {frame.x, frame.y + findings_title, frame.width, 80}, measure);
}

} // namespace ks::scene
