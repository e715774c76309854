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

/// Where a variant can run: on a CPU thread, or as a kernel (in the emulator and on a GPU).
enum class Place { cpu, kernel };

/// The description of a variant. Menus, forms and other code that also handles variants of another program
/// use a catalogue (catalogue.h), which is made from these.
struct VariantInfo {
    std::string id;    ///< "mckp.shared"
    std::string title; ///< "CUDA-SHARED: the class in shared memory"
    std::string kind;  ///< the instance kind's id
    Question question = Question::optimise;
    bool exact = true;
    Place place = Place::cpu;
    std::string paper; ///< "thesis"; empty: ours, and then the next three are empty as well
    std::string section;
    std::string algorithm;
    Complexity complexity = {};
    bool steps = false; ///< has a separate recording for stepping; with `table` it is over its rows
    bool table = false; ///< passes its rows to the row sink, within any memory budget (dp/fill.h)
    /// Launches its kernel once per row of the table, as the papers' algorithms do; only with `table`.
    bool launch_a_row = false;
    bool cooperative = false;
    bool emulator_only = false;   ///< a kernel that must never reach a GPU
    bool linear_programs = false; ///< uses Context::lp, without which it is not available
    bool takes_plan = false;      ///< can run a given plan (Context::plan)
    std::vector<Parameter> parameters;
};

/// One way to solve one kind of problem. Immutable; all threads use the same object. No exception leaves it.
class Variant {
public:
    virtual ~Variant() = default;
    virtual const VariantInfo& info() const = 0;

    /// Returns the bytes and work of the plan of a run within `memory` bytes (host and device), or of the
    /// smallest plan if none fits. An estimate that overflows is a limit error. `instance` must be of the
    /// variant's kind.
    virtual Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                                      std::int64_t memory) const = 0;

    /// For a kernel: returns its largest launch on `context.backend`, from which the backend computes its
    /// needs in addition to the estimate (Backend::own_bytes). Nothing is allocated yet; if the shape depends
    /// on results of the device, it is the largest possible one. A CPU variant has no launch.
    virtual Result<LargestLaunch> largest_launch(const Instance& /*instance*/,
                                                 const Parameters& /*parameters*/,
                                                 Context& /*context*/) const {
        return LargestLaunch();
    }

    /// For a kernel: returns the work of a run's kernels on `context.backend`, in closed form and before
    /// anything is allocated. `launches`: number of launches of the run; 0: not known yet. Empty: not known.
    /// Some variants know it only after the run, because their work depends on what they find.
    virtual Result<std::optional<KernelWork>> work(const Instance& /*instance*/,
                                                   const Parameters& /*parameters*/,
                                                   std::int64_t /*launches*/, Context& /*context*/) const {
        return std::optional<KernelWork>();
    }

    /// Returns the unverified answer. `instance` must be of the variant's kind, `parameters` must be parsed
    /// with info().parameters.
    virtual Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                                 Context& context) const = 0;

    /// Returns the recording for stepping; a variant without one (info().steps false) returns a usage error.
    /// For a CPU variant that passes its rows on, the default is enough: it runs the variant with the default
    /// settings, stores the rows, and calls `map` with them.
    virtual Result<std::shared_ptr<const Recording>> record(InstancePtr instance, std::stop_token stop) const;

    /// Returns the same recording over rows that a run of this variant has passed on, wherever they are
    /// stored. A variant whose recording is not over rows returns a usage error.
    virtual Result<std::shared_ptr<const Recording>> map(InstancePtr instance, RowSource rows) const;
};

} // namespace ks
