// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "visual/scene/concurrency/sm_load.h"

#include <QObject>

#include <vector>

namespace ks::ui {

/// The launches that the user tries to put on a multiprocessor at the same time. Initially there is one copy
/// of each kernel with the fewest possible blocks; a plan's batch can replace them. A copy always runs all
/// threads of its kernel, so fewer threads per block mean more blocks.
class SmChoice : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sets the instance, whose kind has plans, or null. After an edit that does not change the number of
    /// kernels, the launches are kept as far as they are still valid.
    void show_instance(InstancePtr instance);
    const InstancePtr& instance() const { return instance_; }
    const PlanProblem& problem() const { return problem_; }

    const std::vector<scene::SmLaunch>& launches() const { return launches_; }
    void begin_again();                  ///< one copy of each kernel
    void take(const Plan::Batch& batch); ///< a batch of a plan for this instance
    std::vector<scene::SmLaunch> launches_of(const Plan::Batch& batch) const;
    /// Whether nothing was changed since the last begin_again() or take().
    bool untouched() const { return untouched_; }

    // Sets a number of a launch; an invalid number is replaced by the nearest valid one.
    void set_copies(std::size_t launch, std::int64_t copies);
    void set_blocks(std::size_t launch, std::int64_t blocks);
    void set_block_warps(std::size_t launch, std::int64_t warps);
    /// Sets blocks, or threads per block, so that a copy needs this amount of a resource. `from` is the shape
    /// before the change.
    void set_amount(std::size_t launch, const PlanProblem::Shape& from, scene::SmResource resource,
                    double amount);
    std::int64_t least_blocks(std::size_t launch) const;
    std::int64_t most_blocks(std::size_t launch) const;

signals:
    /// The list of launches has changed.
    void replaced();
    /// A number of this launch has changed.
    void changed(std::size_t launch);

private:
    const PlanProblem::Kernel& kernel(std::size_t launch) const;
    PlanProblem::Shape shape(std::size_t kernel, std::int64_t blocks, std::int64_t warps) const;
    void put(std::vector<scene::SmLaunch> launches);
    void set_shape(std::size_t launch, std::int64_t blocks, std::int64_t warps);

    InstancePtr instance_;
    PlanProblem problem_;
    std::vector<scene::SmLaunch> launches_;
    bool untouched_ = true;
};

} // namespace ks::ui
