// SPDX-License-Identifier: Apache-2.0
#include "app/runner/measure_work.h"

#include "app/runner/host.h"
#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/roofline/quantity.h"
#include "solvers/run/place.h"

namespace ks::runner {

Result<roofline::Ceilings> measure(const MeasureRequest& request, const Machine& machine,
                                   const std::function<void(const Progress&)>& progress,
                                   std::stop_token stop) {
    KS_TRY(const ChosenPlace place, choose_gpu(request.on, machine));
    const GpuInfo& gpu = place.provider->gpus[static_cast<std::size_t>(place.index)];
    KS_TRY(const auto backend, place.provider->open({.index = place.index, .stop = stop}));
    Context context;
    context.stop = std::move(stop);
    context.on_progress = progress;
    context.backend = backend.get();
    roofline::MeasureSizes sizes = request.sizes;
    sizes.l2_bytes = gpu.l2_bytes;
    roofline::Ceilings found{.device = gpu.name,
                             .uuid = gpu.uuid,
                             .cc = gpu.cc,
                             .sms = backend->sms(),
                             .driver = gpu.driver,
                             .host = host_text(),
                             .date = date_text(),
                             .command = request.command};
    KS_TRY(found.ceilings, roofline::measure_ceilings(sizes, context));
    return found;
}

std::string ceilings_text(const roofline::Ceilings& ceilings) {
    using enum Table::Align;
    Table table({left, right, right, right, left});
    table.row({"CEILING", "MEDIAN", "MIN", "MAX", "HOW"});
    for (const roofline::Ceiling& each : ceilings.ceilings) {
        const roofline::CeilingKind& kind = roofline::kind_of(each.id);
        const auto quantity = [&](double value) { return roofline::quantity_text(value, kind.unit); };
        table.row({std::string(kind.title), quantity(each.median), quantity(each.min), quantity(each.max),
                   each.how});
    }
    return formatted("Ceilings of {}, {}:\n{}", ceilings.uuid.empty() ? ceilings.device : ceilings.uuid,
                     ceilings.source(), table.text());
}

} // namespace ks::runner
