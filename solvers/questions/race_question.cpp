// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/race_question.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/emulator/op_words.h"
#include "solvers/run/trace_words.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace ks {

namespace {

using emulator::Memory;
using emulator::Op;

bool is_race(const Finding& finding) {
    return finding.kind.find("race") != std::string::npos;
}

/// Returns "lane 5", "lanes 0 to 31", "12 lanes".
std::string lanes_words(std::uint32_t mask) {
    const int count = std::popcount(mask), first = std::countr_zero(mask);
    if (count == 1)
        return formatted("lane {}", first);
    const int last = 31 - std::countl_zero(mask);
    return last - first + 1 == count ? formatted("lanes {} to {}", first, last)
                                     : counted("{} lane", "{} lanes", count);
}

/// Returns "table[1][0] to table[1][31]"; for shared memory, whose arrays a trace does not contain, "bytes 0
/// to 127".
std::string place_words(const Trace& trace, const TraceSite& site, const TraceInstruction& instruction) {
    const auto [least, greatest] = std::ranges::minmax(instruction.addresses);
    if (site.space != Memory::global)
        return formatted("bytes {} to {} of {} memory", least,
                         greatest + static_cast<std::uint64_t>(site.bytes) - 1, to_text(site.space));
    const std::string first = name_of(trace, least), last = name_of(trace, greatest);
    return first == last ? first : std::string(formatted("{} to {}", first, last));
}

/// Returns "The store of line 9 touches table[1][32], too: ...".
std::string why_it_races(const Trace& trace, const Finding& finding, int site,
                         const std::vector<TraceSite>& sites) {
    const auto other = std::ranges::find_if(finding.sites, [&](int each) { return each != site; });
    const std::string who = other == finding.sites.end()
                                ? std::string(said("Another thread goes"))
                                : std::string(formatted("The {} of line {} goes",
                                                        to_text(sites[static_cast<std::size_t>(*other)].op),
                                                        sites[static_cast<std::size_t>(*other)].line));
    const std::string where =
        sites[static_cast<std::size_t>(site)].space == Memory::global && finding.address != 0
            ? std::string(formatted(" to {}", name_of(trace, finding.address)))
            : std::string(said(" to the same word"));
    return formatted("{}{}, too: one of the two writes, and nothing orders them.", who, where);
}

} // namespace

std::optional<QuizQuestion> race_question(const Trace& trace, std::int64_t position) {
    const TraceInstruction& instruction = trace.window->instructions[static_cast<std::size_t>(position)];
    const auto& sites = trace.launches[static_cast<std::size_t>(trace.window->at.launch)].sites;
    const TraceSite& site = sites[static_cast<std::size_t>(instruction.site)];
    if (!trace.watched || (site.op != Op::load && site.op != Op::store) || site.space == Memory::constant ||
        instruction.addresses.empty() || std::ranges::none_of(trace.findings, is_race))
        return std::nullopt;
    const auto race = std::ranges::find_if(trace.findings, [&](const Finding& finding) {
        return is_race(finding) && finding.launch == trace.window->at.launch &&
               std::ranges::count(finding.sites, instruction.site) > 0;
    });
    const bool races = race != trace.findings.end();
    const bool one = std::popcount(instruction.mask) == 1;
    QuizQuestion question{.ask = Ask::race,
                          .position = position,
                          .text = formatted("Line {}: {} {}{} {}. Is this access part of a race?", site.line,
                                            lanes_words(instruction.mask), to_text(site.op), one ? "s" : "",
                                            place_words(trace, site, instruction)),
                          .form = AnswerForm::one_of,
                          .options = {{"yes", said("yes")}, {"no", said("no")}},
                          .right = {{races ? "yes" : "no"}},
                          .because = races ? why_it_races(trace, *race, instruction.site, sites)
                                           : std::string(said("No race was seen here."))};
    if (races)
        add_misconception(question, "order-assumed", {"no"},
                          said("Nothing orders it with another thread's access to the same word: there is no "
                               "barrier in between."));
    return question;
}

} // namespace ks
