// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/kernel_moment.h"

#include "solvers/registry.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <utility>

namespace ks::scene {

namespace {

std::string hexadecimal(std::uint64_t value) {
    std::array<char, 20> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16);
    return "0x" + std::string(digits.data(), end.ptr);
}

const TraceLaunch* launch_of(const Trace& trace, std::int64_t launch) {
    return launch >= 0 && launch < static_cast<std::int64_t>(trace.launches.size())
               ? &trace.launches[static_cast<std::size_t>(launch)]
               : nullptr;
}

std::string parts_text(const TraceInstruction& instruction, std::size_t lane) {
    const auto parts = static_cast<std::size_t>(instruction.parts);
    std::string text;
    for (std::size_t i = lane * parts; i < std::min((lane + 1) * parts, instruction.values.size()); ++i)
        text += (text.empty() ? "" : " ") + value_text(instruction.values[i]);
    return text;
}

} // namespace

std::optional<BufferWord> word_at(const Trace& trace, std::uint64_t address) {
    for (std::size_t i = 0; i < trace.buffers.size(); ++i) {
        const emulator::PlacedBuffer& buffer = trace.buffers[i];
        const auto bytes = static_cast<std::uint64_t>(buffer.spec.bytes());
        if (address < buffer.address || address - buffer.address >= bytes || buffer.spec.element_bytes == 0)
            continue;
        BufferWord word{
            i, static_cast<std::int64_t>((address - buffer.address) / buffer.spec.element_bytes), {}};
        const auto& shape = buffer.spec.shape;
        if (shape.size() == 2 && shape[1] > 0)
            word.at = CellAt{word.element / shape[1], word.element % shape[1]};
        return word;
    }
    return {};
}

std::string name_of(const Trace& trace, std::uint64_t address) {
    const auto word = word_at(trace, address);
    if (!word)
        return hexadecimal(address);
    const std::string& name = trace.buffers[word->buffer].spec.name;
    if (word->at)
        return name + "[" + std::to_string(word->at->row) + "][" + std::to_string(word->at->column) + "]";
    return name + "[" + std::to_string(word->element) + "]";
}

TracedKernel::TracedKernel(std::shared_ptr<const Trace> trace, std::string_view file, std::string_view source,
                           std::shared_ptr<const TableRecording> reference)
    : trace_(std::move(trace)), file_(file), lines_(device_lines(source)),
      costs_(line_costs(trace_->launches, file)), reference_(std::move(reference)), work_{0} {
    if (!trace_->window)
        return;
    const auto& instructions = trace_->window->instructions;
    for (std::size_t i = 0; i < instructions.size(); ++i) {
        const TraceSite& made = site_of(instructions[i]);
        if (made.op == "watch") {
            if (std::ranges::find(watches_, made.name) == watches_.end())
                watches_.push_back(made.name);
            continue;
        }
        order_.push_back(i);
        std::int64_t cells = 0;
        if (made.op == "store" && made.space == "global")
            for (const std::uint64_t address : instructions[i].addresses)
                if (const auto word = word_at(*trace_, address))
                    cells += word->at ? 1 : 0;
        work_.push_back(work_.back() + cells);
    }
    wrong_ = find_wrong();
}

const TraceInstruction& TracedKernel::instruction(std::int64_t at) const {
    return trace_->window->instructions[order_[static_cast<std::size_t>(at - 1)]];
}

const TraceSite& TracedKernel::site_of(const TraceInstruction& instruction) const {
    return trace_->launches[static_cast<std::size_t>(trace_->window->at.launch)]
        .sites[static_cast<std::size_t>(instruction.site)];
}

WarpAccess TracedKernel::access_of(const TraceInstruction& instruction) const {
    const TraceSite& site = site_of(instruction);
    WarpAccess access{site.op, site.space, site.bytes, instruction.mask, {}, {}};
    std::size_t active = 0;
    for (int lane = 0; lane < warp_lanes; ++lane) {
        if (!access.has(lane))
            continue;
        if (active < instruction.addresses.size())
            access.addresses[static_cast<std::size_t>(lane)] = instruction.addresses[active];
        if (const std::size_t value = active * static_cast<std::size_t>(instruction.parts);
            value < instruction.values.size())
            access.values[static_cast<std::size_t>(lane)] = instruction.values[value];
        ++active;
    }
    if (instruction.addresses.empty())
        access.space.clear();
    return access;
}

const TraceInstruction* TracedKernel::watched(const std::string& name, std::int64_t at) const {
    if (at == 0)
        return nullptr;
    const auto& instructions = trace_->window->instructions;
    // A watch behind the instruction belongs to it: it takes no time of its own.
    std::size_t end = at < count() ? order_[static_cast<std::size_t>(at)] : instructions.size();
    while (end-- > 0) {
        const TraceSite& made = site_of(instructions[end]);
        if (made.op == "watch" && made.name == name)
            return &instructions[end];
    }
    return nullptr;
}

std::int64_t TracedKernel::next_at_line(int line, std::int64_t at) const {
    for (std::int64_t n = 0; n < count(); ++n) {
        const std::int64_t candidate = (at + n) % count() + 1;
        if (site(candidate).line == line && site(candidate).file == file_)
            return candidate;
    }
    return 0;
}

std::int64_t TracedKernel::position_of(const Finding& finding) const {
    const std::uint32_t lanes = lanes_of(*trace_, finding);
    for (std::int64_t at = 1; lanes != 0 && at <= count(); ++at) {
        const TraceInstruction& made = instruction(at);
        if (std::ranges::find(finding.sites, made.site) == finding.sites.end() || (made.mask & lanes) == 0)
            continue;
        const auto holds = [&](std::uint64_t address) {
            return address <= finding.address &&
                   finding.address < address + static_cast<std::uint64_t>(site_of(made).bytes);
        };
        if (made.addresses.empty() || std::ranges::any_of(made.addresses, holds))
            return at;
    }
    return 0;
}

std::optional<std::string> TracedKernel::right_value(std::uint64_t address) const {
    const auto word = reference_ ? word_at(*trace_, address) : std::nullopt;
    // A window of rows is not the reference's table.
    if (!word || !word->at ||
        trace_->buffers[word->buffer].spec.shape != std::vector{reference_->rows(), reference_->columns()})
        return {};
    return value_text(reference_->value(*word->at).value_or(INT64_MIN));
}

/// A cell is right if the last value that the warp gives it is: some kernels write it several times. Where
/// the window is cut, nobody knows the last one.
std::map<std::uint64_t, TracedKernel::WrongCell> TracedKernel::find_wrong() const {
    std::map<std::uint64_t, WrongCell> last;
    if (!reference_ || !trace_->window->cut.empty())
        return last;
    for (std::int64_t at = 1; at <= count(); ++at) {
        const WarpAccess what = access(at);
        if (what.op != "store" || what.space != "global")
            continue;
        for (std::size_t lane = 0; lane < warp_lanes; ++lane) {
            const std::uint64_t address = what.addresses[lane];
            const auto right = what.has(static_cast<int>(lane)) ? right_value(address) : std::nullopt;
            if (right)
                last[address] = {at, *word_at(*trace_, address)->at, value_text(what.values[lane]), *right};
        }
    }
    std::erase_if(last, [](const auto& each) { return each.second.value == each.second.right; });
    return last;
}

std::optional<TracedKernel::WrongCell> TracedKernel::first_wrong() const {
    std::optional<WrongCell> first;
    for (const auto& [address, cell] : wrong_)
        if (!first || cell.position < first->position)
            first = cell;
    return first;
}

TouchedCells TracedKernel::touched(std::int64_t at) const {
    TouchedCells touched;
    std::map<std::pair<std::int64_t, std::int64_t>, TouchedCells::Cell> cells;
    std::optional<std::size_t> buffer;
    bool focused = false;
    for (std::int64_t n = 1; n <= at; ++n) {
        const WarpAccess what = access(n);
        if (what.space != "global" || (n < at && !what.writes()))
            continue;
        for (int lane = 0; lane < warp_lanes; ++lane) {
            if (!what.has(lane))
                continue;
            const auto word = word_at(*trace_, what.addresses[static_cast<std::size_t>(lane)]);
            if (!word || !word->at || (buffer && *buffer != word->buffer))
                continue;
            buffer = word->buffer;
            TouchedCells::Cell cell{*word->at,
                                    n < at          ? TouchedCells::How::written_before
                                    : what.writes() ? TouchedCells::How::written_now
                                                    : TouchedCells::How::read_now,
                                    what.values[static_cast<std::size_t>(lane)], false};
            const auto wrong = wrong_.find(what.addresses[static_cast<std::size_t>(lane)]);
            cell.wrong = wrong != wrong_.end() && wrong->second.position <= n;
            cells[{cell.at.row, cell.at.column}] = cell;
            if (!focused || n == at)
                touched.focus = cell.at;
            focused = true;
        }
    }
    for (const auto& [place, cell] : cells)
        touched.cells.push_back(cell);
    if (buffer) {
        const BufferSpec& spec = trace_->buffers[*buffer].spec;
        touched.title =
            spec.name + ": " + number(spec.shape[0]) + " rows of " + number(spec.shape[1]) + " cells";
    } else {
        touched.title = "Cells of rows";
    }
    return touched;
}

std::string wrong_sentence(const TracedKernel& kernel) {
    const auto variant = find_variant(kernel.trace().variant);
    if (variant && (*variant)->info().question == Question::demo)
        return ""; // it solves nothing
    std::string text;
    const TableRecording* reference = kernel.reference();
    const auto& outcome = kernel.trace().outcome;
    if (reference && outcome && outcome->answer.objective) {
        const std::string answer = value_text(*outcome->answer.objective),
                          right =
                              value_text(reference->value({reference->rows() - 1, reference->columns() - 1})
                                             .value_or(INT64_MIN));
        if (answer != right)
            text = "The answer " + answer + " is wrong: " + right + " is right. ";
    }
    if (const auto& cell = kernel.first_wrong())
        text += "Row " + number(cell->at.row) + ", cell " + number(cell->at.column) +
                " is the first that this warp writes wrong: " + cell->value + " where " + cell->right +
                " is right.";
    else if (!text.empty())
        text += "No cell of this warp is wrong.";
    return text;
}

std::uint32_t lanes_of(const Trace& trace, const Finding& finding) {
    const WindowPlace at = trace.window ? trace.window->at : place_of(finding);
    if (at.launch != finding.launch || at.block != finding.block)
        return 0;
    std::uint32_t lanes = 0;
    for (const int thread : finding.lanes)
        if (thread / warp_lanes == at.warp)
            lanes |= std::uint32_t{1} << thread % warp_lanes;
    return lanes;
}

WindowPlace place_of(const Finding& finding) {
    return {finding.launch, finding.block, finding.lanes.empty() ? 0 : finding.lanes.front() / warp_lanes};
}

namespace {

const Finding* finding_of(const KernelMoment& moment) {
    const auto& findings = moment.kernel->trace().findings;
    return moment.finding >= 0 && moment.finding < static_cast<int>(findings.size())
               ? &findings[static_cast<std::size_t>(moment.finding)]
               : nullptr;
}

} // namespace

SourceListing listing_of(const KernelMoment& moment) {
    const TracedKernel& kernel = *moment.kernel;
    SourceListing listing{kernel.lines(), kernel.costs(), moment.heat, 0, 0, moment.chosen_line, {}};
    const auto line_at = [&](std::int64_t at) {
        return at > 0 && kernel.site(at).file == kernel.file() ? kernel.site(at).line : 0;
    };
    listing.current = line_at(moment.at);
    listing.before = line_at(std::max<std::int64_t>(0, moment.at - 1));
    const Finding* finding = finding_of(moment);
    const TraceLaunch* launch = finding ? launch_of(kernel.trace(), finding->launch) : nullptr;
    if (launch)
        for (const int index : finding->sites)
            if (index >= 0 && index < static_cast<int>(launch->sites.size()))
                listing.marks[launch->sites[static_cast<std::size_t>(index)].line] = "!";
    return listing;
}

PunchCard card_of(const KernelMoment& moment) {
    const TracedKernel& kernel = *moment.kernel;
    PunchCard card;
    if (moment.at > 0)
        card.access = kernel.access(moment.at);
    card.whole_lines = kernel.trace().load_bytes == 128 && card.access.op == "load";
    if (const Finding* finding = finding_of(moment)) {
        card.marked = lanes_of(kernel.trace(), *finding);
        card.word = finding->address;
    }
    if (card.access.space == "shared")
        card.name_of = [](std::uint64_t address) {
            return "byte " + number(static_cast<std::int64_t>(address));
        };
    else
        card.name_of = [kernel = moment.kernel](std::uint64_t address) {
            return name_of(kernel->trace(), address);
        };
    return card;
}

LaneStrip strip_of(const KernelMoment& moment) {
    const TracedKernel& kernel = *moment.kernel;
    LaneStrip strip;
    if (const Finding* finding = finding_of(moment))
        strip.marked = lanes_of(kernel.trace(), *finding);
    const TraceInstruction* shown = moment.watch.empty()
                                        ? (moment.at > 0 ? &kernel.instruction(moment.at) : nullptr)
                                        : kernel.watched(moment.watch, moment.at);
    if (!shown) {
        strip.title =
            moment.watch.empty() ? "Lanes: nothing has run yet" : moment.watch + ": has no value yet";
        return strip;
    }
    const TraceSite& site = kernel.site_of(*shown);
    strip.mask = shown->mask;
    strip.role = site.op == "store" || site.op == "atomic" ? Role::changed : Role::read;
    strip.title = !moment.watch.empty()   ? moment.watch + ", in each lane"
                  : site.op == "load"     ? "What each lane read"
                  : site.op == "store"    ? "What each lane wrote"
                  : site.op == "atomic"   ? "What each lane found"
                  : site.op == "branch"   ? "Whether the condition holds in each lane"
                  : shown->values.empty() ? "Lanes that take part"
                                          : "What each lane got";
    std::size_t active = 0;
    for (int lane = 0; lane < warp_lanes; ++lane)
        if ((shown->mask >> lane & 1) != 0) {
            std::string text = parts_text(*shown, active++);
            if (site.op == "branch")
                text = text == "0" ? "no" : "yes";
            strip.values[static_cast<std::size_t>(lane)] = std::move(text);
        }
    return strip;
}

std::string sentence_of(const KernelMoment& moment) {
    if (const Finding* finding = finding_of(moment))
        return finding->text;
    if (!moment.kernel->trace().window)
        return "No warp was recorded lane by lane.";
    if (moment.at == 0)
        return "Before the first instruction of the warp.";
    return sentence_of(moment.kernel->access(moment.at));
}

std::string headline_of(const KernelMoment& moment) {
    const TracedKernel& kernel = *moment.kernel;
    if (const Finding* finding = finding_of(moment)) {
        std::string text = finding->kind;
        std::ranges::replace(text, '-', ' ');
        if (!finding->lanes.empty()) {
            text += finding->lanes.size() == 1 ? " · thread " : " · threads ";
            for (std::size_t i = 0; i < std::min<std::size_t>(finding->lanes.size(), 4); ++i)
                text += (i > 0 ? ", " : "") + std::to_string(finding->lanes[i]);
            text += finding->lanes.size() > 4 ? " …" : "";
        }
        return finding->address != 0 ? text + " · " + name_of(kernel.trace(), finding->address) : text;
    }
    if (moment.at == 0)
        return "";
    const TraceSite& site = kernel.site(moment.at);
    std::string text = "line " + std::to_string(site.line) + " · " + site.op;
    if (!site.space.empty())
        text += " of " + site.space + " memory, " + std::to_string(site.bytes) +
                (site.bytes == 1 ? " byte" : " bytes") + " a lane";
    const int active = std::popcount(kernel.instruction(moment.at).mask);
    return active == warp_lanes ? text : text + " · " + std::to_string(active) + " of 32 lanes";
}

} // namespace ks::scene
