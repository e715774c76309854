// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/host.h"

#include "solvers/core/formatted.h"

#include <limits>

namespace ks::gpu {

Result<std::vector<std::string>> known_chips(const Cupti& cupti) {
    KS_CUPTI_PARAMETERS(CUpti_Profiler_Host_GetSupportedChips_Params, chips);
    KS_CHECK(cupti.chips(chips));
    return std::vector<std::string>(chips.ppChipNames, chips.ppChipNames + chips.numChips);
}

Result<std::unique_ptr<HostProfiler>> HostProfiler::open(const Cupti& cupti, const std::string& chip,
                                                         live::CounterSet set) {
    std::unique_ptr<HostProfiler> host(new HostProfiler(cupti));
    KS_CHECK(host->begin(chip, set == live::CounterSet::curves ? CUPTI_PROFILER_TYPE_PM_SAMPLING
                                                               : CUPTI_PROFILER_TYPE_RANGE_PROFILER));
    KS_CHECK(host->choose(set));
    KS_CHECK(host->configure());
    return host;
}

HostProfiler::~HostProfiler() {
    if (!host_)
        return;
    KS_CUPTI_PARAMETERS(CUpti_Profiler_Host_Deinitialize_Params, end);
    end.pHostObject = host_;
    static_cast<void>(bool(cupti_.host_end(end)));
}

Result<void> HostProfiler::begin(const std::string& chip, CUpti_ProfilerType type) {
    chip_ = chip;
    KS_CUPTI_PARAMETERS(CUpti_Profiler_Host_Initialize_Params, begin);
    begin.profilerType = type;
    begin.pChipName = chip_.c_str();
    KS_CHECK(cupti_.host_begin(begin));
    host_ = begin.pHostObject;
    return {};
}

bool HostProfiler::has(const char* metric) const {
    KS_CUPTI_PARAMETERS(CUpti_Profiler_Host_GetMetricProperties_Params, properties);
    properties.pHostObject = host_;
    properties.pMetricName = metric;
    return bool(cupti_.metric_properties(properties));
}

Result<void> HostProfiler::choose(live::CounterSet set) {
    for (const Metric& metric : metrics_of(set)) {
        if (has(metric.cupti))
            metrics_.push_back({metric, metric.cupti});
        else if (*metric.otherwise && has(metric.otherwise))
            metrics_.push_back({metric, metric.otherwise});
        else
            missing_.emplace_back(metric.name);
    }
    if (metrics_.empty())
        return Error{.code = ErrorCode::device,
                     .what = formatted("the chip {} has none of these counters", chip_),
                     .todo = "choose another set of counters"};
    return {};
}

std::vector<const char*> HostProfiler::names() const {
    std::vector<const char*> names;
    for (const ChosenMetric& metric : metrics_)
        names.push_back(metric.cupti);
    return names;
}

Result<void> HostProfiler::configure() {
    std::vector<const char*> metric_names = names();
    KS_CUPTI_PARAMETERS(CUpti_Profiler_Host_ConfigAddMetrics_Params, add);
    add.pHostObject = host_;
    add.ppMetricNames = metric_names.data();
    add.numMetrics = metric_names.size();
    KS_CHECK(cupti_.add_metrics(add));

    KS_CUPTI_PARAMETERS(CUpti_Profiler_Host_GetConfigImageSize_Params, size);
    size.pHostObject = host_;
    KS_CHECK(cupti_.config_size(size));
    config_.resize(size.configImageSize);

    KS_CUPTI_PARAMETERS(CUpti_Profiler_Host_GetConfigImage_Params, image);
    image.pHostObject = host_;
    image.configImageSize = config_.size();
    image.pConfigImage = config_.data();
    KS_CHECK(cupti_.config_image(image));

    KS_CUPTI_PARAMETERS(CUpti_Profiler_Host_GetNumOfPasses_Params, passes);
    passes.configImageSize = config_.size();
    passes.pConfigImage = config_.data();
    KS_CHECK(cupti_.passes(passes));
    passes_ = static_cast<std::int64_t>(passes.numOfPasses);
    return {};
}

Result<void> HostProfiler::evaluate(std::span<const std::uint8_t> image, std::size_t index,
                                    const char** metric_names, std::span<double> values) const {
    KS_CUPTI_PARAMETERS(CUpti_Profiler_Host_EvaluateToGpuValues_Params, evaluate);
    evaluate.pHostObject = host_;
    evaluate.pCounterDataImage = image.data();
    evaluate.counterDataImageSize = image.size();
    evaluate.rangeIndex = index;
    evaluate.ppMetricNames = metric_names;
    evaluate.numMetrics = values.size();
    evaluate.pMetricValues = values.data();
    return cupti_.evaluate(evaluate);
}

Result<std::vector<double>> HostProfiler::evaluate(std::span<const std::uint8_t> image,
                                                   std::size_t index) const {
    std::vector<const char*> metric_names = names();
    std::vector<double> values(metric_names.size());
    const Result<void> together = evaluate(image, index, metric_names.data(), values);
    if (together)
        return values;
    // One metric that cannot be evaluated makes the call fail for all others, so each is evaluated
    // separately.
    bool any = false;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (evaluate(image, index, &metric_names[i], std::span(values).subspan(i, 1)))
            any = true;
        else
            values[i] = std::numeric_limits<double>::quiet_NaN();
    if (!any)
        return together.error();
    return values;
}

} // namespace ks::gpu
