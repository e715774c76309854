// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/trace_questions.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/emulator/counting/counters.h"
#include "solvers/emulator/counting/stride.h"
#include "solvers/occupancy/kernel_resources.h"
#include "solvers/questions/occupancy_question.h"
#include "solvers/questions/race_question.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <set>

namespace ks {

namespace {

using emulator::Memory;
using emulator::Op;

constexpr int lanes = 32;
constexpr std::uint64_t sector = 32, line = 128, word = 4, banks = 32;

struct Access {
    const TraceInstruction& instruction;
    const TraceSite& site;
    std::uint64_t bytes = 0; ///< per lane

    std::string place() const { return formatted("Line {}", site.line); }
};

std::int64_t distinct(const Access& access, std::uint64_t unit) {
    std::set<std::uint64_t> all;
    for (const std::uint64_t address : access.instruction.addresses)
        for (std::uint64_t at = address / unit; at <= (address + access.bytes - 1) / unit; ++at)
            all.insert(at);
    return static_cast<std::int64_t>(all.size());
}

QuizQuestion about_access(Ask ask, std::int64_t position, std::string text, AnswerForm form) {
    return {.ask = ask, .position = position, .text = std::move(text), .form = form};
}

/// Returns a description of the lanes' addresses: their stride and the offset of the first from the beginning
/// of a sector or from a bank's first word. For irregular addresses it lists the first few.
std::string where_words(const Access& access, std::uint64_t unit) {
    const auto& all = access.instruction.addresses;
    const std::uint64_t begin = all.front() % unit;
    if (all.size() == 1)
        return formatted("at byte {} of {}", begin, unit);
    const auto apart = static_cast<std::int64_t>(all[1] - all[0]);
    bool even = true;
    for (std::size_t i = 1; i < all.size(); ++i)
        even = even && static_cast<std::int64_t>(all[i] - all[i - 1]) == apart;
    if (even && apart == 0)
        return said("all at the same address");
    if (even) {
        const std::string how = apart == static_cast<std::int64_t>(access.bytes)
                                    ? said("next to each other")
                                    : stride_words(apart) + (apart < 0 ? said(", downwards") : "");
        return formatted("{}, the first at byte {} of {}", how, begin, unit);
    }
    constexpr std::size_t most = 8;
    std::string words = said("at bytes");
    for (std::size_t i = 0; i < std::min(most, all.size()); ++i)
        words += formatted("{}{}", i == 0 ? " " : ", ", static_cast<std::int64_t>(all[i] - all[0] + begin));
    return words + (all.size() > most ? ", ..." : "");
}

/// Returns "loads" for one lane, "load" for several.
std::string op_words(Op op, std::int64_t active) {
    if (op == Op::load)
        return active == 1 ? said("loads") : said("load");
    if (op == Op::store)
        return active == 1 ? said("stores") : said("store");
    return active == 1 ? said("updates") : said("update");
}

/// `unit` is the number of bytes that a load moves at a time: a sector, or a line of the L1 cache (compute
/// capability 2.x).
QuizQuestion sectors_question(const Access& access, std::int64_t position, std::uint64_t unit) {
    const auto active = static_cast<std::int64_t>(std::popcount(access.instruction.mask));
    const std::int64_t right = distinct(access, unit);
    QuizQuestion question = about_access(
        Ask::sectors, position,
        formatted("{}: {} {} {} {}{}, {}. How many {} of {} bytes does it take?", access.place(), active,
                  counted("lane", "lanes", active), op_words(access.site.op, active),
                  counted("{} byte", "{} bytes", access.bytes), active == 1 ? "" : said(" each"),
                  where_words(access, unit), unit == sector ? said("sectors") : said("lines"), unit),
        AnswerForm::number);
    question.right = {number_response(right)};
    question.because = counted("The addresses of {} lane lie in {} of them.",
                               "The addresses of {} lanes lie in {} of them.", active, active, right);
    const auto total = active * static_cast<std::int64_t>(access.bytes);
    const auto whole = static_cast<std::int64_t>(unit);
    add_misconception(question, "one-a-lane", number_response(active),
                      said("That is one for each lane. Lanes that touch the same one share it."));
    add_misconception(
        question, "start-ignored", number_response((total + whole - 1) / whole),
        said("That many would do if the first address were at the beginning of one and the lanes "
             "lay side by side."));
    add_misconception(question, "bytes-for-words", number_response((active + whole - 1) / whole),
                      said("That counts a byte for each lane. Each lane takes more."));
    add_misconception(
        question, "other-unit", number_response(distinct(access, unit == sector ? line : sector)),
        unit == sector ? said("Those are lines of 128 bytes. A sector has 32.")
                       : said("Those are sectors of 32 bytes. This device moves lines of 128."));
    return question;
}

QuizQuestion wavefronts_question(const Access& access, std::int64_t position) {
    Counters counters;
    count_shared(counters, access.instruction.mask, access.instruction.addresses, access.bytes);
    const auto active = static_cast<std::int64_t>(std::popcount(access.instruction.mask));
    std::array<std::int64_t, banks> touched{}; // counted by lane, so a word that two lanes read counts twice
    for (const std::uint64_t address : access.instruction.addresses)
        ++touched[address / word % banks];
    QuizQuestion question = about_access(
        Ask::wavefronts, position,
        access.site.op == Op::store
            ? counted("{}: {} lane writes {} bytes of shared memory, {}. How many wavefronts does it take?",
                      "{}: {} lanes write {} bytes of shared memory each, {}. How many wavefronts does it "
                      "take?",
                      active, access.place(), active, access.bytes, where_words(access, word * banks))
            : counted("{}: {} lane reads {} bytes of shared memory, {}. How many wavefronts does it take?",
                      "{}: {} lanes read {} bytes of shared memory each, {}. How many wavefronts does it "
                      "take?",
                      active, access.place(), active, access.bytes, where_words(access, word * banks)),
        AnswerForm::number);
    question.right = {number_response(counters.wavefronts)};
    question.because =
        formatted("{} {}, {} of them because lanes want other words of the same bank.", counters.wavefronts,
                  counted("wavefront", "wavefronts", counters.wavefronts), counters.conflicts);
    add_misconception(question, "no-conflicts", number_response(1),
                      said("Some lanes want different words of the same bank."));
    add_misconception(question, "broadcast-counted", number_response(*std::ranges::max_element(touched)),
                      said("Lanes that want the same word of a bank are served together."));
    add_misconception(question, "one-a-lane", number_response(active),
                      said("That is one for each lane. Different banks serve their lanes at the same time."));
    return question;
}

Response lanes_of(std::uint32_t mask) {
    Response response;
    for (int lane = 0; lane < lanes; ++lane)
        if ((mask >> lane & 1) != 0)
            response.push_back(std::to_string(lane));
    return response;
}

/// Asked if fewer lanes than before, or other lanes, are active.
std::optional<QuizQuestion> lanes_question(const RecordedWarp& warp, const Access& access,
                                           std::int64_t position) {
    if (position == 0)
        return std::nullopt;
    const std::uint32_t before = warp.instructions[static_cast<std::size_t>(position) - 1].mask;
    std::uint32_t ever = 0; // all lanes that the warp has
    for (const TraceInstruction& each : warp.instructions)
        ever |= each.mask;
    if (before == access.instruction.mask)
        return std::nullopt;
    QuizQuestion question = about_access(
        Ask::lanes, position, formatted("{}: which lanes take part in the next instruction?", access.place()),
        AnswerForm::some_of);
    for (int lane = 0; lane < lanes; ++lane)
        question.options.push_back({std::to_string(lane), std::to_string(lane)});
    question.right = {lanes_of(access.instruction.mask)};
    question.because = formatted("{} of 32 lanes are active.", std::popcount(access.instruction.mask));
    add_misconception(question, "all-lanes", lanes_of(0xFFFF'FFFF),
                      said("Some lanes went the other way, or have nothing to do."));
    add_misconception(question, "other-branch", lanes_of(ever & ~access.instruction.mask),
                      said("Those are the lanes that wait meanwhile."));
    add_misconception(question, "as-before", lanes_of(before), said("Those were active before the branch."));
    return question;
}

/// Returns questions about the window's launch: how many blocks a multiprocessor holds at once, and what
/// limits the number. None for a device or a kernel for which that is not known.
std::vector<QuizQuestion> launch_questions(const Trace& trace) {
    const TraceLaunch& launch = trace.launches[static_cast<std::size_t>(trace.window->at.launch)];
    const auto devices = device_presets();
    const auto device = std::ranges::find(devices, trace.device.name, &DevicePreset::name);
    if (device == devices.end())
        return {};
    return occupancy_questions(trace.device.name, device->limits(),
                               needs_of(kernel_resources().find(launch.kernel, device->cc), device->limits(),
                                        launch.block, launch.shared_bytes));
}

/// Returns whether no instruction comes before; watches do not count.
bool is_first(const RecordedWarp& warp, const std::vector<TraceSite>& sites, std::int64_t position) {
    return std::all_of(warp.instructions.begin(), warp.instructions.begin() + position,
                       [&](const TraceInstruction& before) {
                           return sites[static_cast<std::size_t>(before.site)].op == Op::watch;
                       });
}

} // namespace

std::vector<QuizQuestion> trace_questions(const Trace& trace, std::int64_t position) {
    std::vector<QuizQuestion> questions;
    if (!trace.window || position < 0 ||
        position >= static_cast<std::int64_t>(trace.window->instructions.size()))
        return questions;
    const TraceInstruction& instruction = trace.window->instructions[static_cast<std::size_t>(position)];
    const auto& sites = trace.launches[static_cast<std::size_t>(trace.window->at.launch)].sites;
    const TraceSite& site = sites[static_cast<std::size_t>(instruction.site)];
    const Access access{instruction, site, static_cast<std::uint64_t>(site.bytes)};
    const bool touches = !instruction.addresses.empty() && site.bytes > 0;
    if (touches && site.space == Memory::global && site.op != Op::atomic)
        questions.push_back(sectors_question(
            access, position, static_cast<std::uint64_t>(moved_at_once(site, trace.load_bytes))));
    if (touches && site.space == Memory::shared)
        questions.push_back(wavefronts_question(access, position));
    if (auto question = lanes_question(*trace.window, access, position))
        questions.push_back(*std::move(question));
    if (auto question = race_question(trace, position))
        questions.push_back(*std::move(question));
    if (is_first(*trace.window, sites, position))
        for (QuizQuestion& question : launch_questions(trace)) {
            question.position = position;
            questions.push_back(std::move(question));
        }
    return questions;
}

} // namespace ks
