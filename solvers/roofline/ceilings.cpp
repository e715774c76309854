// SPDX-License-Identifier: Apache-2.0
#include "solvers/roofline/ceilings.h"

#include "solvers/core/formatted.h"

#include <algorithm>

namespace ks::roofline {

std::span<const CeilingKind> ceiling_kinds() {
    using enum CeilingId;
    static constexpr std::array<CeilingKind, 8> all{
        {{copy, "copy", "device memory, copied", "B/s"},
         {l2, "l2", "L2 cache, read", "B/s"},
         {shared, "shared", "shared memory, read", "B/s"},
         {max_plus, "max_plus", "max(a, b + c) on int32", "ops/s"},
         {launch, "launch", "launch, one behind the other", "s"},
         {launch_and_wait, "launch_and_wait", "launch that the host waits for", "s"},
         {grid_barrier, "grid_barrier", "barrier of the grid, cooperative groups", "s"},
         {atomic_barrier, "atomic_barrier", "barrier of the grid, atomic", "s"}}};
    return all;
}

const CeilingKind& kind_of(CeilingId id) {
    return ceiling_kinds()[static_cast<std::size_t>(id)];
}

Ceiling ceiling_of(CeilingId id, std::vector<double> samples, std::string how) {
    std::vector<double> sorted = samples;
    std::ranges::sort(sorted);
    const std::size_t middle = sorted.size() / 2;
    const double median = sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    return {.id = id,
            .median = median,
            .min = sorted.front(),
            .max = sorted.back(),
            .samples = std::move(samples),
            .how = std::move(how)};
}

const Ceiling* Ceilings::find(CeilingId id) const {
    const auto found = std::ranges::find(ceilings, id, &Ceiling::id);
    return found == ceilings.end() ? nullptr : &*found;
}

std::optional<double> Ceilings::value(CeilingId id) const {
    const Ceiling* const found = find(id);
    return found != nullptr ? std::optional(found->median) : std::nullopt;
}

std::string Ceilings::source() const {
    return formatted("measured on {}, driver {}, {}", device, driver, date.substr(0, 10));
}

const std::vector<Ceilings>& recorded_ceilings() {
    static const std::vector<Ceilings> all = [] {
        std::vector<Ceilings> read;
        for (const RecordedCeilings& each : recorded_ceiling_files())
            if (auto one = read_ceilings(each.text, std::string(each.file)))
                read.push_back(*std::move(one));
        return read;
    }();
    return all;
}

const Ceilings* ceilings_for(std::string_view device, std::string_view cc, std::string_view uuid,
                             std::span<const Ceilings> measured) {
    const Ceilings* latest = nullptr;
    if (!uuid.empty())
        for (const Ceilings& each : measured)
            if (each.uuid == uuid && (latest == nullptr || each.date > latest->date))
                latest = &each;
    if (latest != nullptr)
        return latest;
    for (const Ceilings& each : recorded_ceilings())
        if (each.device == device && each.cc == cc)
            return &each;
    return nullptr;
}

} // namespace ks::roofline
