// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/same_cell.h"
#include "solvers/core/variant_words.h"
#include "solvers/run/trace_words.h"
#include "solvers/steps/recording.h"
#include "visual/scene/kernel/source_listing.h"
#include "visual/scene/kernel/touched_cells.h"
#include "visual/scene/kernel/warp_access.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ks::scene {

/// A trace with what its pictures need again and again: its source, and the window's warp instructions in
/// their order without the watches, which take no time. It is immutable.
class TracedKernel {
public:
    /// `source` is the text of the kernel's file; `reference`, if there is one, records the right rows.
    TracedKernel(std::shared_ptr<const Trace> trace, std::string_view file, std::string_view source,
                 std::shared_ptr<const TableRecording> reference = nullptr);

    const Trace& trace() const { return *trace_; }
    const std::string& file() const { return file_; }
    const std::vector<std::string>& lines() const { return lines_; }
    const std::map<int, LineCost>& costs() const { return costs_; }
    const TableRecording* reference() const { return reference_.get(); }

    /// Positions are 0 .. count(): at 0 nothing has run yet, at n the n-th warp instruction runs.
    std::int64_t count() const { return static_cast<std::int64_t>(order_.size()); }
    const TraceInstruction& instruction(std::int64_t at) const;
    const TraceSite& site(std::int64_t at) const { return site_of(instruction(at)); }
    const TraceSite& site_of(const TraceInstruction& instruction) const;
    WarpAccess access(std::int64_t at) const { return access_of(instruction(at)); }
    WarpAccess access_of(const TraceInstruction& instruction) const;

    /// Cells of rows that the warp has written when `at` is done: the unit of work of a row kernel.
    std::int64_t work(std::int64_t at) const { return work_[static_cast<std::size_t>(at)]; }

    /// The locals that KS_WATCH names, and the last value of one when `at` is done.
    const std::vector<std::string>& watches() const { return watches_; }
    const TraceInstruction* watched(const std::string& name, std::int64_t at) const;

    /// The arrays that the warp touches: buffers by name, those in shared and constant memory as the source
    /// line names them ("shared memory" where it names several).
    const std::vector<std::string>& arrays() const { return arrays_; }
    /// The element of an array that a lane read or wrote last when `at` is done.
    struct LastElement {
        std::string element;               ///< "[1][32]"; in shared and constant memory "byte 128"
        std::optional<CellNumber> value{}; ///< none: minus infinity
        bool now = false;                  ///< whether `at` itself did so
    };
    std::array<std::optional<LastElement>, warp_lanes> last_elements(const std::string& array,
                                                                     std::int64_t at) const;

    /// A cell whose value differs from the reference. `position` is where the window's warp writes it, or 0
    /// if it does not.
    struct WrongCell {
        std::int64_t position = 0;
        CellAt at;
        std::string value, right;
    };
    /// The first wrong cell of the whole run if its rows were compared, otherwise the first that the window's
    /// warp writes.
    std::optional<WrongCell> first_wrong() const;

    /// The next position after `at` at which this line runs, starting over at the end; 0 if it never runs.
    std::int64_t next_at_line(int line, std::int64_t at) const;
    /// The position at which one of a finding's sites touches the finding's word; 0 if the window has none.
    std::int64_t position_of(const Finding& finding) const;

    /// Cells of rows touched until `at`, those of `at` itself marked.
    TouchedCells touched(std::int64_t at) const;

private:
    std::string array_of(const TraceInstruction& instruction) const;
    void find_arrays();
    /// The right value of the cell at an address (none: minus infinity); nothing where it is unknown.
    std::optional<std::optional<CellNumber>> right_value(std::uint64_t address) const;
    std::optional<WrongCell> compared_wrong() const;
    SameCell same_as_reference() const;
    std::map<std::uint64_t, WrongCell> find_wrong() const;

    std::shared_ptr<const Trace> trace_;
    std::string file_;
    std::vector<std::string> lines_;
    std::map<int, LineCost> costs_;
    std::shared_ptr<const TableRecording> reference_;
    std::vector<std::size_t> order_; ///< into the window's instructions
    std::vector<std::int64_t> work_; ///< by position
    std::vector<int> array_at_;      ///< by position from 1: into arrays_; -1: none
    std::vector<std::string> watches_, arrays_;
    std::map<std::uint64_t, WrongCell> wrong_; ///< by address
};

/// What is wrong about the trace's answer or the cells of its warp, in a sentence; empty if nothing is known
/// to be wrong. `question` is what its variant answers; the sentence is empty for a teaching kernel, which
/// solves nothing.
std::string wrong_sentence(const TracedKernel& kernel, Question question);

/// The lanes of the window's warp that a finding names; none if the finding is of another warp. Without a
/// window it is the warp of the finding's first lane.
std::uint32_t lanes_of(const Trace& trace, const Finding& finding);
/// The warp to look at for a finding.
WarpPlace place_of(const Finding& finding);

} // namespace ks::scene
