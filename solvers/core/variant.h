// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/estimate.h"
#include "solvers/core/parameters.h"
#include "solvers/core/result.h"
#include "solvers/core/variant_words.h"
#include "solvers/core/work.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ks {

class Instance;
using InstancePtr = std::shared_ptr<const Instance>;
struct Answer;
class Recording;
class RowSource;

/// Where a variant can run: in a CPU thread, or as a kernel (in the emulator and on a GPU).
enum class Place { cpu, kernel };

/// What a variant says about itself. Menus, forms and other code that may deal with variants of another
/// program ask a catalogue (catalogue.h), which is made of these.
struct VariantInfo {
    std::string id;    ///< "mckp.shared"
    std::string title; ///< "CUDA-SHARED: the class in shared memory"
    std::string kind;  ///< the instance kind's id
    Question question = Question::optimise;
    bool exact = true;
    Place place = Place::cpu;
    std::string paper; ///< "thesis"; empty: ours, and then the next three are empty too
    std::string section;
    std::string algorithm;
    Complexity complexity = {};
    bool steps = false; ///< has a recording of its own for stepping; with `table` one over its rows
    bool table = false; ///< hands its rows to the row sink, within any memory budget (dp/fill.h)
    /// Launches its kernel once for each row of the table, as the papers' algorithms do; only with `table`.
    bool launch_a_row = false;
    bool cooperative = false;
    bool emulator_only = false;   ///< a kernel that must never reach a GPU
    bool linear_programs = false; ///< asks Context::lp, without which it is not available
    bool takes_plan = false;      ///< runs a plan that it is given (Context::plan)
    std::vector<Parameter> parameters;
};

/// One way to solve one kind of problem. Immutable; the same object serves every thread. No exception leaves
/// it.
class Variant {
public:
    virtual ~Variant() = default;
    virtual const VariantInfo& info() const = 0;

    /// Bytes and work of the plan that a run within `memory` bytes (host and device) would take; where none
    /// fits, of the smallest one. An estimate that overflows is a limit error. `instance` is of the variant's
    /// kind.
    virtual Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                                      std::int64_t memory) const = 0;

    /// For a kernel: its largest launch on `context.backend`, from which the backend tells what it takes
    /// beside the estimate (Backend::own_bytes). Nothing is allocated yet, so where the shape depends on what
    /// the device computes, it is the largest one possible. A CPU variant launches nothing.
    virtual Result<LargestLaunch> largest_launch(const Instance& /*instance*/,
                                                 const Parameters& /*parameters*/,
                                                 Context& /*context*/) const {
        return LargestLaunch();
    }

    /// For a kernel: what the kernels of a run on `context.backend` do, in closed form and before anything is
    /// allocated. `launches`: how many the run has made; 0: not known yet. Empty: the variant cannot tell, as
    /// some can not before the launches are known, because how far they go depends on what they find.
    virtual Result<std::optional<KernelWork>> work(const Instance& /*instance*/,
                                                   const Parameters& /*parameters*/,
                                                   std::int64_t /*launches*/, Context& /*context*/) const {
        return std::optional<KernelWork>();
    }

    /// The answer, unverified. `instance` is of the variant's kind, `parameters` were parsed with
    /// info().parameters.
    virtual Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                                 Context& context) const = 0;

    /// The recording for stepping; a variant without one (info().steps false) gives a usage error. For a CPU
    /// variant that hands out rows the default suffices: it runs the variant with the usual settings, keeps
    /// the rows, and calls `map` with them.
    virtual Result<std::shared_ptr<const Recording>> record(InstancePtr instance, std::stop_token stop) const;

    /// The same recording over rows that a run of this variant handed out, wherever they are stored. A
    /// variant whose recording is not over rows gives a usage error.
    virtual Result<std::shared_ptr<const Recording>> map(InstancePtr instance, RowSource rows) const;
};

} // namespace ks
