// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ks {

/// A schedule of one processor, with a lane for each task. All times are integers in one unit, from 0.
struct Schedule {
    /// An interval in which the task of a lane has the processor.
    struct Piece {
        std::int64_t begin = 0, end = 0;
        std::int64_t job = 0; ///< index of the lane's job, from 0
        bool late = false;    ///< its job's deadline has passed

        friend bool operator==(const Piece&, const Piece&) = default;
    };
    struct Lane {
        std::string name;
        std::int64_t execution = 0; ///< of each job
        std::int64_t period = 0;    ///< from one release to the next, which is the deadline
        std::vector<Piece> pieces;
        std::vector<std::int64_t> missed; ///< missed deadlines, in order
    };

    std::vector<Lane> lanes;
    std::int64_t end = 0;    ///< the schedule is shown from 0 to here
    std::int64_t whole = 0;  ///< period after which everything repeats; 0: too long to count
    std::int64_t misses = 0; ///< of all lanes, up to `end`
    bool cut = false;        ///< `end` is before `whole`
};

} // namespace ks
