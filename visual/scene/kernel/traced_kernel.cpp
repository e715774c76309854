// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/traced_kernel.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/emulator/op_words.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ks::scene {

namespace {

using emulator::Memory;
using emulator::Op;

/// The arrays that a kernel file declares in shared or constant memory: KS_SHARED(T, name, n) and the like.
std::vector<std::string> declared_arrays(const std::vector<std::string>& lines, bool shared) {
    std::vector<std::string> names;
    for (const std::string& line : lines)
        for (const std::string_view marker : {"KS_SHARED(", "KS_DYNAMIC_SHARED(", "KS_CONSTANT("}) {
            const std::size_t at = line.find(marker);
            if (at == std::string::npos || (marker == "KS_CONSTANT(") == shared)
                continue;
            const std::size_t begin = line.find_first_not_of(" ,", line.find(',', at));
            const std::size_t end = line.find_first_of(" ,)", begin);
            if (begin != std::string::npos && end != std::string::npos)
                names.push_back(line.substr(begin, end - begin));
        }
    return names;
}

/// Whether the line contains "name[".
bool subscripts(const std::string& line, const std::string& name) {
    for (std::size_t at = line.find(name + "["); at != std::string::npos; at = line.find(name + "[", at + 1))
        if (at == 0 || (!is_letter_or_digit(line[at - 1]) && line[at - 1] != '_'))
            return true;
    return false;
}

} // namespace

TracedKernel::TracedKernel(std::shared_ptr<const Trace> trace, std::string_view file, std::string_view source,
                           std::shared_ptr<const TableRecording> reference)
    : trace_(std::move(trace)), file_(file), lines_(device_lines(source)),
      costs_(line_costs(trace_->launches, file, trace_->load_bytes)),
      reference_(std::move(reference)), work_{0} {
    if (!trace_->window)
        return;
    const auto& instructions = trace_->window->instructions;
    for (const TraceInstruction& instruction : instructions) {
        const TraceSite& made = site_of(instruction);
        if (made.op == Op::watch && std::ranges::find(watches_, made.name) == watches_.end())
            watches_.push_back(made.name);
    }
    order_ = counted_instructions(*trace_);
    for (const std::size_t i : order_) {
        const TraceSite& made = site_of(instructions[i]);
        std::int64_t cells = 0;
        if (made.op == Op::store && made.space == Memory::global)
            for (const std::uint64_t address : instructions[i].addresses)
                if (const auto word = word_at(*trace_, address))
                    cells += word->at ? 1 : 0;
        work_.push_back(work_.back() + cells);
    }
    find_arrays();
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
    WarpAccess access{.op = site.op,
                      .space = site.space,
                      .bytes = site.bytes,
                      .mask = instruction.mask,
                      .real = instruction.real,
                      .whole_lines = moved_at_once(site, trace_->load_bytes) == 128};
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
        access.space = Memory::none;
    return access;
}

const TraceInstruction* TracedKernel::watched(const std::string& name, std::int64_t at) const {
    if (at == 0)
        return nullptr;
    const auto& instructions = trace_->window->instructions;
    // A watch after the instruction belongs to it: it takes no time.
    std::size_t end = at < count() ? order_[static_cast<std::size_t>(at)] : instructions.size();
    while (end-- > 0) {
        const TraceSite& made = site_of(instructions[end]);
        if (made.op == Op::watch && made.name == name)
            return &instructions[end];
    }
    return nullptr;
}

/// The array that an instruction accesses; empty if none.
std::string TracedKernel::array_of(const TraceInstruction& instruction) const {
    const TraceSite& made = site_of(instruction);
    if (instruction.addresses.empty())
        return "";
    if (made.space == Memory::global) {
        const auto word = word_at(*trace_, instruction.addresses.front());
        return word ? trace_->buffers[word->buffer].spec.name : "";
    }
    std::string named;
    if (made.file == file_ && made.line <= static_cast<int>(lines_.size()))
        for (const std::string& name : declared_arrays(lines_, made.space == Memory::shared))
            if (subscripts(lines_[static_cast<std::size_t>(made.line - 1)], name))
                named = named.empty() ? name : formatted("{} memory", to_text(made.space));
    return named.empty() ? formatted("{} memory", to_text(made.space)) : named;
}

void TracedKernel::find_arrays() {
    std::map<int, std::string> of_sites; // a line names the same array for all its instructions
    for (std::int64_t at = 1; at <= count(); ++at) {
        const TraceInstruction& made = instruction(at);
        const bool by_line = site_of(made).space != Memory::global;
        const auto known = by_line ? of_sites.find(made.site) : of_sites.end();
        const std::string name = known != of_sites.end() ? known->second : array_of(made);
        if (by_line)
            of_sites[made.site] = name;
        const auto found = std::ranges::find(arrays_, name);
        array_at_.push_back(name.empty() ? -1 : static_cast<int>(found - arrays_.begin()));
        if (!name.empty() && found == arrays_.end())
            arrays_.push_back(name);
    }
}

std::array<std::optional<TracedKernel::LastElement>, warp_lanes>
TracedKernel::last_elements(const std::string& array, std::int64_t at) const {
    std::array<std::optional<LastElement>, warp_lanes> last;
    const auto wanted = static_cast<int>(std::ranges::find(arrays_, array) - arrays_.begin());
    std::uint32_t missing = ~std::uint32_t{0};
    for (std::int64_t n = at; n > 0 && missing != 0; --n) {
        if (array_at_[static_cast<std::size_t>(n - 1)] != wanted || (instruction(n).mask & missing) == 0)
            continue;
        const WarpAccess what = access(n);
        for (int lane = 0; lane < warp_lanes; ++lane) {
            if (!what.has(lane) || (missing >> lane & 1) == 0)
                continue;
            const auto i = static_cast<std::size_t>(lane);
            std::string element = formatted("byte {}", number(static_cast<std::int64_t>(what.addresses[i])));
            if (what.space == Memory::global) {
                const std::string name = name_of(*trace_, what.addresses[i]);
                element = name.starts_with(array) ? name.substr(array.size()) : name;
            }
            last[i] = LastElement{
                .element = element, .value = number_of(what.values[i], what.real), .now = n == at};
        }
        missing &= ~what.mask;
    }
    return last;
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

std::optional<std::optional<CellNumber>> TracedKernel::right_value(std::uint64_t address) const {
    const auto word = word_at(*trace_, address);
    if (!word || !word->at)
        return {};
    // A buffer that holds only a window of rows is not the reference's table.
    const BufferSpec& spec = trace_->buffers[word->buffer].spec;
    if (reference_ && spec.shape == std::vector{reference_->rows(), reference_->columns()})
        return reference_->value(*word->at);
    if (!trace_->compared || !trace_->compared->first_wrong)
        return {};
    const ks::WrongCell& wrong = *trace_->compared->first_wrong;
    if (spec.name == "table" && *word->at == CellAt{wrong.row, wrong.capacity})
        return wrong.expected;
    return {};
}

/// The first wrong cell that the run found when it compared its rows.
std::optional<TracedKernel::WrongCell> TracedKernel::compared_wrong() const {
    if (!trace_->compared || !trace_->compared->first_wrong)
        return {};
    const ks::WrongCell& cell = *trace_->compared->first_wrong;
    return WrongCell{.at = CellAt{cell.row, cell.capacity},
                     .value = value_text(cell.got),
                     .right = value_text(cell.expected)};
}

/// Decides whether a cell is right. Without a reference, the only compared cell is already known to be wrong.
SameCell TracedKernel::same_as_reference() const {
    double scale = 0;
    if (reference_ && reference_->cell_type() == CellType::float64)
        for (std::int64_t j = 0; j < reference_->columns(); ++j)
            if (const auto cell = reference_->value({0, j}); cell && std::isfinite(cell->real()))
                scale = std::max(scale, std::abs(cell->real()));
    return SameCell(scale);
}

/// A cell is right if the last value that the warp writes is right, because some kernels write a cell several
/// times. If the window is cut, the last value is unknown.
std::map<std::uint64_t, TracedKernel::WrongCell> TracedKernel::find_wrong() const {
    std::map<std::uint64_t, WrongCell> last;
    const SameCell same = same_as_reference();
    if ((!reference_ && !compared_wrong()) || !trace_->window->cut.empty())
        return last;
    for (std::int64_t at = 1; at <= count(); ++at) {
        const WarpAccess what = access(at);
        if (what.op != Op::store || what.space != Memory::global)
            continue;
        for (std::size_t lane = 0; lane < warp_lanes; ++lane) {
            const std::uint64_t address = what.addresses[lane];
            const auto right = what.has(static_cast<int>(lane)) ? right_value(address) : std::nullopt;
            if (!right)
                continue;
            const std::optional<CellNumber> value = number_of(what.values[lane], what.real);
            if (same(value, *right))
                last.erase(address);
            else
                last[address] = {.position = at,
                                 .at = *word_at(*trace_, address)->at,
                                 .value = value_text(value),
                                 .right = value_text(*right)};
        }
    }
    return last;
}

std::optional<TracedKernel::WrongCell> TracedKernel::first_wrong() const {
    std::optional<WrongCell> first = compared_wrong();
    if (first) {
        for (const auto& [address, cell] : wrong_)
            if (cell.at == first->at)
                first = cell;
        return first;
    }
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
        if (what.space != Memory::global || (n < at && !what.writes()))
            continue;
        for (int lane = 0; lane < warp_lanes; ++lane) {
            if (!what.has(lane))
                continue;
            const auto word = word_at(*trace_, what.addresses[static_cast<std::size_t>(lane)]);
            if (!word || !word->at || (buffer && *buffer != word->buffer))
                continue;
            buffer = word->buffer;
            TouchedCells::Cell cell{.at = *word->at,
                                    .how = n < at          ? TouchedCells::How::written_before
                                           : what.writes() ? TouchedCells::How::written_now
                                                           : TouchedCells::How::read_now,
                                    .value =
                                        number_of(what.values[static_cast<std::size_t>(lane)], what.real)};
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
    if (const auto wrong = first_wrong())
        touched.wrong = {.at = wrong->at, .value = wrong->value, .right = wrong->right};
    if (buffer) {
        const BufferSpec& spec = trace_->buffers[*buffer].spec;
        touched.title = counted("{}: {} row of {} cells", "{}: {} rows of {} cells", spec.shape[0], spec.name,
                                number(spec.shape[0]), number(spec.shape[1]));
    } else {
        touched.title = said("Cells of rows");
    }
    return touched;
}

std::string wrong_sentence(const TracedKernel& kernel, Question question) {
    if (question == Question::demo)
        return "";
    std::string text;
    const TableRecording* reference = kernel.reference();
    const auto& outcome = kernel.trace().outcome;
    if (reference && outcome && outcome->answer.objective) {
        const std::string answer = value_text(*outcome->answer.objective),
                          right = value_text(reference->optimum());
        if (answer != right)
            text = formatted("The answer {} is wrong: {} is right. ", answer, right);
    }
    const auto cell = kernel.first_wrong();
    const auto& compared = kernel.trace().compared;
    if (!cell)
        return text.empty() ? text
                            : text + (compared ? said("All its rows are right.")
                                               : said("No cell of this warp is wrong."));
    const bool of_the_run = compared && compared->first_wrong;
    text += formatted("Row {}, capacity {} is the first {}: {} where {} is right.", number(cell->at.row),
                      number(cell->at.column),
                      of_the_run ? said("wrong cell") : said("that this warp writes wrong"), cell->value,
                      cell->right);
    if (!of_the_run)
        return text;
    const auto& by = compared->first_wrong->writer;
    return text + (by ? formatted(" Warp {} of block {} wrote it in launch {}.",
                                  number(std::int64_t{by->warp}), number(by->block), number(by->launch))
                      : said(" No block that was traced wrote it."));
}

std::uint32_t lanes_of(const Trace& trace, const Finding& finding) {
    const WarpPlace at = trace.window ? trace.window->at : place_of(finding);
    if (at.launch != finding.launch || at.block != finding.block)
        return 0;
    std::uint32_t lanes = 0;
    for (const int thread : finding.lanes)
        if (thread / warp_lanes == at.warp)
            lanes |= std::uint32_t{1} << thread % warp_lanes;
    return lanes;
}

WarpPlace place_of(const Finding& finding) {
    return {.launch = finding.launch,
            .block = finding.block,
            .warp = finding.lanes.empty() ? 0 : finding.lanes.front() / warp_lanes};
}

} // namespace ks::scene
