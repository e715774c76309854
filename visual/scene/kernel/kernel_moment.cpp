// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/kernel_moment.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/emulator/op_words.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace ks::scene {

namespace {

using emulator::Memory;
using emulator::Op;

const TraceLaunch* launch_of(const Trace& trace, std::int64_t launch) {
    return launch >= 0 && launch < static_cast<std::int64_t>(trace.launches.size())
               ? &trace.launches[static_cast<std::size_t>(launch)]
               : nullptr;
}

std::string parts_text(const TraceInstruction& instruction, std::size_t lane) {
    const auto parts = static_cast<std::size_t>(instruction.parts);
    std::string text;
    for (std::size_t i = lane * parts; i < std::min((lane + 1) * parts, instruction.values.size()); ++i)
        text += (text.empty() ? "" : " ") + value_text(number_of(instruction.values[i], instruction.real));
    return text;
}

const Finding* finding_of(const KernelMoment& moment) {
    const auto& findings = moment.kernel->trace().findings;
    return !moment.hides_findings && moment.finding >= 0 && moment.finding < static_cast<int>(findings.size())
               ? &findings[static_cast<std::size_t>(moment.finding)]
               : nullptr;
}

/// The lines of the shown file that a finding names.
std::vector<int> lines_of(const TracedKernel& kernel, const Finding& finding) {
    std::vector<int> lines;
    if (const TraceLaunch* launch = launch_of(kernel.trace(), finding.launch))
        for (const int index : finding.sites)
            if (index >= 0 && index < static_cast<int>(launch->sites.size()) &&
                launch->sites[static_cast<std::size_t>(index)].file == kernel.file())
                lines.push_back(launch->sites[static_cast<std::size_t>(index)].line);
    return lines;
}

} // namespace

SourceListing listing_of(const KernelMoment& moment) {
    const TracedKernel& kernel = *moment.kernel;
    SourceListing listing{
        .lines = kernel.lines(), .costs = kernel.costs(), .heat = moment.heat, .chosen = moment.chosen_line};
    const auto line_at = [&](std::int64_t at) {
        return at > 0 && kernel.site(at).file == kernel.file() ? kernel.site(at).line : 0;
    };
    listing.current = line_at(moment.at);
    listing.before = line_at(std::max<std::int64_t>(0, moment.at - 1));
    if (moment.hides_findings)
        return listing;
    for (const Finding& finding : kernel.trace().findings)
        for (const int line : lines_of(kernel, finding)) {
            LineFinding& named = listing.findings[line];
            named.error |= finding.severity != "benign";
            named.chosen |= &finding == finding_of(moment);
        }
    return listing;
}

PunchCard card_of(const KernelMoment& moment) {
    const TracedKernel& kernel = *moment.kernel;
    PunchCard card;
    if (moment.at > 0)
        card.access = kernel.access(moment.at);
    if (const Finding* finding = finding_of(moment)) {
        card.marked = lanes_of(kernel.trace(), *finding);
        card.word = finding->address;
    }
    if (card.access.space == Memory::shared || card.access.space == Memory::constant) // addresses are offsets
        card.name_of = [](std::uint64_t address) {
            return formatted("byte {}", number(static_cast<std::int64_t>(address)));
        };
    else
        card.name_of = [kernel = moment.kernel](std::uint64_t address) {
            return name_of(kernel->trace(), address);
        };
    return card;
}

namespace {

/// Adds the element of an array that each lane last read or wrote.
void add_elements(LaneStrip& strip, const TracedKernel& kernel, const std::string& array, std::int64_t at) {
    const auto last = kernel.last_elements(array, at);
    strip.none = formatted("has not touched {}", array);
    std::optional<std::string> row; // if all elements are in one row, the title names it
    for (std::size_t lane = 0; lane < last.size(); ++lane)
        if (last[lane]) {
            strip.mask |= std::uint32_t{1} << lane;
            strip.values[lane] = value_text(last[lane]->value);
            strip.notes[lane] = last[lane]->element;
            const std::size_t column = last[lane]->element.find('[', 1);
            const std::string its = column == std::string::npos ? "" : last[lane]->element.substr(0, column);
            row = row && *row != its ? "" : its;
        }
    for (std::string& note : strip.notes)
        if (row && !note.empty())
            note.erase(0, row->size());
    strip.title =
        formatted("{}{}: {}", array, row.value_or(""),
                  strip.mask == 0 ? said("no lane has touched it yet") : said("what each lane touched last"));
}

} // namespace

LaneStrip strip_of(const KernelMoment& moment) {
    const TracedKernel& kernel = *moment.kernel;
    LaneStrip strip;
    if (const Finding* finding = finding_of(moment))
        strip.marked = lanes_of(kernel.trace(), *finding);
    if (moment.watch.ends_with(array_suffix)) {
        add_elements(strip, kernel, moment.watch.substr(0, moment.watch.size() - array_suffix.size()),
                     moment.at);
        return strip;
    }
    const TraceInstruction* shown = moment.watch.empty()
                                        ? (moment.at > 0 ? &kernel.instruction(moment.at) : nullptr)
                                        : kernel.watched(moment.watch, moment.at);
    if (!shown) {
        strip.title = moment.watch.empty() ? said("Lanes: nothing has run yet")
                                           : formatted("{}: has no value yet", moment.watch);
        return strip;
    }
    const TraceSite& site = kernel.site_of(*shown);
    strip.mask = shown->mask;
    strip.role = site.op == Op::store || site.op == Op::atomic ? Role::changed : Role::read;
    strip.title = !moment.watch.empty()   ? formatted("{}, in each lane", moment.watch)
                  : site.op == Op::load   ? said("What each lane read")
                  : site.op == Op::store  ? said("What each lane wrote")
                  : site.op == Op::atomic ? said("What each lane found")
                  : site.op == Op::branch ? said("Whether the condition holds in each lane")
                  : shown->values.empty() ? said("Lanes that take part")
                                          : said("What each lane got");
    std::size_t active = 0;
    for (int lane = 0; lane < warp_lanes; ++lane)
        if ((shown->mask >> lane & 1) != 0) {
            std::string text = parts_text(*shown, active++);
            if (site.op == Op::branch)
                text = text == "0" ? said("no") : said("yes");
            strip.values[static_cast<std::size_t>(lane)] = std::move(text);
        }
    return strip;
}

std::string sentence_of(const KernelMoment& moment) {
    if (const Finding* finding = finding_of(moment))
        return finding->text;
    if (!moment.kernel->trace().window)
        return said("No warp was recorded lane by lane: choose launch, block and warp, then press Trace.");
    if (moment.at == 0)
        return said("Before the first instruction of the warp.");
    return sentence_of(moment.kernel->access(moment.at));
}

std::string headline_of(const KernelMoment& moment) {
    const TracedKernel& kernel = *moment.kernel;
    if (const Finding* finding = finding_of(moment)) {
        std::string text = finding->kind;
        std::ranges::replace(text, '-', ' ');
        if (!finding->lanes.empty()) {
            text += counted(" · thread ", " · threads ", std::ssize(finding->lanes));
            for (std::size_t i = 0; i < std::min<std::size_t>(finding->lanes.size(), 4); ++i)
                text += formatted("{}{}", i > 0 ? ", " : "", finding->lanes[i]);
            text += finding->lanes.size() > 4 ? " …" : "";
        }
        return finding->address != 0 ? formatted("{} · {}", text, name_of(kernel.trace(), finding->address))
                                     : text;
    }
    if (moment.at == 0)
        return "";
    const TraceSite& site = kernel.site(moment.at);
    std::string text = formatted("line {} · {}", site.line, to_text(site.op));
    if (site.space != Memory::none)
        text += formatted(" of {} memory, {} {} a lane", to_text(site.space), site.bytes,
                          counted("byte", "bytes", site.bytes));
    const int active = std::popcount(kernel.instruction(moment.at).mask);
    return active == warp_lanes ? text : formatted("{} · {} of 32 lanes", text, active);
}

} // namespace ks::scene
