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

/// A trace with precomputed data for its pictures: the source, and the window's warp instructions in order,
/// without the watches, which take no time. It is immutable.
class TracedKernel {
public:
    /// `source` is the text of the kernel's file. `reference` records the correct rows; it may be null.
    TracedKernel(std::shared_ptr<const Trace> trace, std::string_view file, std::string_view source,
                 std::shared_ptr<const TableRecording> reference = nullptr);

    const Trace& trace() const { return *trace_; }
    const std::string& file() const { return file_; }
    const std::vector<std::string>& lines() const { return lines_; }
    const std::map<int, LineCost>& costs() const { return costs_; }
    const TableRecording* reference() const { return reference_.get(); }

    /// Positions are 0 .. count(): at 0 nothing has run yet; at n the n-th warp instruction runs.
    std::int64_t count() const { return static_cast<std::int64_t>(order_.size()); }
    const TraceInstruction& instruction(std::int64_t at) const;
    const TraceSite& site(std::int64_t at) const { return site_of(instruction(at)); }
    const TraceSite& site_of(const TraceInstruction& instruction) const;
    WarpAccess access(std::int64_t at) const { return access_of(instruction(at)); }
    WarpAccess access_of(const TraceInstruction& instruction) const;

    /// The number of cells of rows that the warp has written after `at`: the unit of work of a row kernel.
    std::int64_t work(std::int64_t at) const { return work_[static_cast<std::size_t>(at)]; }

    /// The locals that KS_WATCH names, and the last value of one after `at`.
    const std::vector<std::string>& watches() const { return watches_; }
    const TraceInstruction* watched(const std::string& name, std::int64_t at) const;

    /// The arrays that the warp accesses. Buffers have their names; arrays in shared and constant memory have
    /// the name in the source line ("shared memory" if the line names several).
    const std::vector<std::string>& arrays() const { return arrays_; }
    /// The element of an array that a lane last read or wrote after `at`.
    struct LastElement {
        std::string element;               ///< "[1][32]"; in shared and constant memory "byte 128"
        std::optional<CellNumber> value{}; ///< empty: minus infinity
        bool now = false;                  ///< accessed at `at` itself
    };
    std::array<std::optional<LastElement>, warp_lanes> last_elements(const std::string& array,
                                                                     std::int64_t at) const;

    /// A cell whose value differs from the reference. `position` is where the window's warp writes it; 0 if
    /// it does not write it.
    struct WrongCell {
        std::int64_t position = 0;
        CellAt at;
        std::string value, right;
    };
    /// The first wrong cell of the whole run if its rows were compared; otherwise the first wrong cell that
    /// the window's warp writes.
    std::optional<WrongCell> first_wrong() const;

    /// The next position after `at` at which this line runs, wrapping around at the end; 0 if it never runs.
    std::int64_t next_at_line(int line, std::int64_t at) const;
    /// The position at which one of a finding's sites accesses the finding's word; 0 if the window has none.
    std::int64_t position_of(const Finding& finding) const;

    /// The cells of rows accessed up to `at`; those accessed at `at` are marked.
    TouchedCells touched(std::int64_t at) const;

private:
    std::string array_of(const TraceInstruction& instruction) const;
    void find_arrays();
    /// The correct value of the cell at an address (inner empty: minus infinity); nothing if unknown.
    std::optional<std::optional<CellNumber>> right_value(std::uint64_t address) const;
    std::optional<WrongCell> compared_wrong() const;
    SameCell same_as_reference() const;
    std::map<std::uint64_t, WrongCell> find_wrong() const;

    std::shared_ptr<const Trace> trace_;
    std::string file_;
    std::vector<std::string> lines_;
    std::map<int, LineCost> costs_;
    std::shared_ptr<const TableRecording> reference_;
    std::vector<std::size_t> order_; ///< indices of the window's instructions
    std::vector<std::int64_t> work_; ///< by position
    std::vector<int> array_at_;      ///< index in arrays_, by position from 1; -1: none
    std::vector<std::string> watches_, arrays_;
    std::map<std::uint64_t, WrongCell> wrong_; ///< by address
};

/// States in a sentence what is wrong about the trace's answer or the cells of its warp; empty if no error is
/// known. `question` is the question that the variant answers. The result is empty for a teaching kernel,
/// which solves nothing.
std::string wrong_sentence(const TracedKernel& kernel, Question question);

/// The lanes of the window's warp that a finding names; 0 if the finding is about another warp. Without a
/// window, the lanes of the warp of the finding's first lane.
std::uint32_t lanes_of(const Trace& trace, const Finding& finding);
/// The warp to look at for a finding.
WarpPlace place_of(const Finding& finding);

} // namespace ks::scene
