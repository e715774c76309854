// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "visual/scene/concurrency/sm_load.h"

#include <QObject>

#include <vector>

namespace ks::ui {

/// What one tries to have on a multiprocessor at the same time. It begins with a copy of each kernel, each in
/// as few blocks as can be; a plan's batch may take their place. A copy always runs all of its kernel's
/// threads, so fewer threads a block make more blocks.
class SmChoice : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// An instance whose kind has plans, or null. After an edit that leaves the kernels' number the launches
    /// stay, as far as they still can.
    void show_instance(InstancePtr instance);
    const InstancePtr& instance() const { return instance_; }
    const PlanProblem& problem() const { return problem_; }

    const std::vector<scene::SmLaunch>& launches() const { return launches_; }
    void begin_again();                  ///< a copy of each kernel
    void take(const Plan::Batch& batch); ///< a batch of a plan for this instance
    std::vector<scene::SmLaunch> launches_of(const Plan::Batch& batch) const;
    /// Whether they are what they were when they were last put here as a whole.
    bool untouched() const { return untouched_; }

    // The numbers of a launch. What is too much or too little becomes the nearest that can be.
    void set_copies(std::size_t launch, std::int64_t copies);
    void set_blocks(std::size_t launch, std::int64_t blocks);
    void set_block_warps(std::size_t launch, std::int64_t warps);
    /// Blocks, or threads of each, so that a copy takes this amount of a resource, of which it took more or
    /// less when it was launched as `from`.
    void set_amount(std::size_t launch, const PlanProblem::Shape& from, scene::SmResource resource,
                    double amount);
    std::int64_t least_blocks(std::size_t launch) const;
    std::int64_t most_blocks(std::size_t launch) const;

signals:
    /// Another number of launches, or other ones.
    void replaced();
    /// Numbers of one of them.
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
