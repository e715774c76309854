// SPDX-License-Identifier: Apache-2.0
#include "solvers/roofline/roofline.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/sayable.h"
#include "solvers/roofline/quantity.h"

#include <algorithm>
#include <array>

namespace ks::roofline {

namespace {

/// Returns the use of a resource with a rate: "120 MB at 4.02 TB/s".
std::optional<ResourceUse> at_rate(Resource resource, double amount, std::string_view amount_unit,
                                   const Ceilings& ceilings, CeilingId id) {
    const std::optional<double> rate = ceilings.value(id);
    if (!rate || amount <= 0)
        return std::nullopt;
    return ResourceUse{.resource = resource,
                       .seconds = amount / *rate,
                       .how = formatted("{} at {}", quantity_text(amount, amount_unit),
                                        quantity_text(*rate, kind_of(id).unit))};
}

/// A number of events with a latency: "100 x 2.31 us".
struct Latency {
    double seconds = 0;
    std::string how;

    void add(std::int64_t count, const std::optional<double>& each) {
        if (count <= 0 || !each)
            return;
        seconds += static_cast<double>(count) * *each;
        how += formatted("{}{} x {}", how.empty() ? "" : " + ", count, quantity_text(*each, "s"));
    }
};

std::optional<ResourceUse> launches_use(const KernelWork& work, const Ceilings& ceilings) {
    Latency latency;
    latency.add(work.waited_launches, ceilings.value(CeilingId::launch_and_wait));
    latency.add(work.launches - work.waited_launches, ceilings.value(CeilingId::launch));
    if (latency.how.empty())
        return std::nullopt;
    return ResourceUse{.resource = Resource::launches, .seconds = latency.seconds, .how = latency.how};
}

std::optional<ResourceUse> barriers_use(const KernelWork& work, const Ceilings& ceilings) {
    Latency latency;
    latency.add(work.grid_barriers,
                ceilings.value(work.atomic_barriers ? CeilingId::atomic_barrier : CeilingId::grid_barrier));
    if (latency.how.empty())
        return std::nullopt;
    return ResourceUse{.resource = Resource::synchronisation, .seconds = latency.seconds, .how = latency.how};
}

/// Whether the resource's share is a share of the time; the share of other resources is a share of the GPU's
/// limit.
bool is_latency(Resource resource) {
    return resource == Resource::launches || resource == Resource::synchronisation;
}

/// Returns the sentence about the limiting resource, such as "arithmetic is the limit: 62 % of what this GPU
/// can do".
std::string limit_words(const ResourceUse& use) {
    if (is_latency(use.resource))
        return formatted("{} {} the limit: {} of the time, {}", title_of(use.resource),
                         use.resource == Resource::launches ? said("are") : said("is"),
                         percent_text(use.share), use.how);
    if (use.share > 1)
        return formatted(
            "{} would be the limit, but the caches kept a part of it: {} would take {} of the time",
            title_of(use.resource), use.how, percent_text(use.share));
    return formatted("{} is the limit: {} of what this GPU can do ({})", title_of(use.resource),
                     percent_text(use.share), use.how);
}

/// Returns "launches: 100 x 2.31 us are 0.231 of the 2.60 ms" for a resource that is not the limit but takes
/// noticeable time.
std::string latency_words(const ResourceUse& use, double seconds) {
    return formatted("{}: {} are {} of the {}", title_of(use.resource), use.how,
                     quantity_text(use.seconds, "s"), quantity_text(seconds, "s"));
}

std::string sentence_of(const Roofline& roofline) {
    if (roofline.uses.empty())
        return said("Nothing is known that could limit this run.");
    std::string words;
    for (const Resource resource : {Resource::launches, Resource::synchronisation})
        if (const ResourceUse* const use = roofline.find(resource);
            use != nullptr && roofline.limit != resource && use->share >= 0.01)
            words += latency_words(*use, roofline.seconds) + "; ";
    if (roofline.limit) {
        words += limit_words(*roofline.find(*roofline.limit));
    } else {
        const ResourceUse& most = *std::ranges::max_element(roofline.uses, {}, &ResourceUse::share);
        words += formatted("nothing that is counted explains the time: the most is {} with {} of {}",
                           title_of(most.resource), percent_text(most.share),
                           is_latency(most.resource) ? said("it") : said("what this GPU can do"));
    }
    return capitalised(std::move(words)) + ".";
}

} // namespace

std::string_view title_of(Resource resource) {
    static constexpr Sayable titles[] = {"device memory", "on-chip memory", "arithmetic", "launches",
                                         "synchronisation"};
    return said(titles[static_cast<std::size_t>(resource)]);
}

const ResourceUse* Roofline::find(Resource resource) const {
    const auto found = std::ranges::find(uses, resource, &ResourceUse::resource);
    return found == uses.end() ? nullptr : &*found;
}

Roofline roofline_of(const KernelWork& work, double seconds, const Ceilings& ceilings) {
    Roofline roofline{.seconds = seconds};
    if (seconds > 0) {
        const double on_chip = work.cache_bytes.value_or(0) + work.shared_bytes.value_or(0);
        for (std::optional<ResourceUse> use :
             std::array{at_rate(Resource::memory, work.device_bytes, "B", ceilings, CeilingId::copy),
                        at_rate(Resource::on_chip, on_chip, "B", ceilings, CeilingId::shared),
                        at_rate(Resource::arithmetic, work.max_plus_32 ? work.operations : 0, "ops", ceilings,
                                CeilingId::max_plus),
                        launches_use(work, ceilings), barriers_use(work, ceilings)})
            if (use) {
                use->share = use->seconds / seconds;
                roofline.uses.push_back(*std::move(use));
            }
    }
    const auto most = std::ranges::max_element(roofline.uses, {}, &ResourceUse::share);
    if (most != roofline.uses.end() && most->share >= explains)
        roofline.limit = most->resource;
    roofline.sentence = sentence_of(roofline);
    return roofline;
}

std::optional<RooflinePoint> point_of(const KernelWork& work, double seconds) {
    if (!work.max_plus_32 || work.operations <= 0 || work.device_bytes <= 0 || seconds <= 0)
        return std::nullopt;
    return RooflinePoint{.intensity = work.operations / work.device_bytes, .rate = work.operations / seconds};
}

} // namespace ks::roofline
