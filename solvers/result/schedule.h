// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ks {

/// What runs when, on one processor: a lane for each task. All times are whole numbers of one unit, from 0.
struct Schedule {
    /// Time that a lane has the processor for.
    struct Piece {
        std::int64_t begin = 0, end = 0;
        std::int64_t job = 0; ///< of the lane, from 0
        bool late = false;    ///< its job's deadline has passed

        friend bool operator==(const Piece&, const Piece&) = default;
    };
    struct Lane {
        std::string name;
        std::int64_t execution = 0; ///< what each job takes
        std::int64_t period = 0;    ///< from a release to the next, which is the deadline
        std::vector<Piece> pieces;
        std::vector<std::int64_t> missed; ///< deadlines at which the job was not done, in order
    };

    std::vector<Lane> lanes;
    std::int64_t end = 0;    ///< what is shown: from 0 to here
    std::int64_t whole = 0;  ///< after so long everything repeats; 0: longer than can be counted
    std::int64_t misses = 0; ///< of all lanes, up to `end`
    bool cut = false;        ///< `end` is before `whole`
};

} // namespace ks
