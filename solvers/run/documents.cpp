// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/documents.h"
#include "solvers/core/document_format.h"
#include "solvers/run/live_document.h"

#include "solvers/core/estimate.h"
#include "solvers/core/language.h"
#include "solvers/core/remedy_json.h"
#include "solvers/core/sentence_json.h"
#include "solvers/kinds/presets.h"
#include "solvers/occupancy/occupancy_words.h"
#include "solvers/run/catalogue.h"

#include <ks_version.h>

#include <nlohmann/json.hpp>

#include <cmath>
#include <unistd.h>

namespace ks {

namespace {

Json text_or_null(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

template <class T>
Json value_or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json to_json(const Trial& trial) {
    return {{"use", trial.use},
            {"settings", trial.settings},
            {"seed", trial.seed},
            {"memory", text_or_null(std::string(trial.memory))}};
}

Json to_json(const Preset& preset) {
    Json settings = Json::array(), trials = Json::array();
    for (const Parameter& setting : preset.settings)
        settings.push_back(to_json(setting));
    for (const Trial& trial : preset.trials)
        trials.push_back(to_json(trial));
    return {{"id", preset.id},      {"title", preset.title},   {"kind", preset.kind},
            {"settings", settings}, {"random", preset.random}, {"trials", trials}};
}

Json to_json(const GpuInfo& gpu, std::span<const roofline::Ceilings> measured) {
    const roofline::Ceilings* const known = roofline::ceilings_for(gpu.name, gpu.cc, gpu.uuid, measured);
    return {{"id", gpu.id},
            {"name", gpu.name},
            {"uuid", gpu.uuid},
            {"cc", gpu.cc},
            {"sms", gpu.sms},
            {"memory_bytes", gpu.memory_bytes},
            {"l2_bytes", gpu.l2_bytes},
            {"clock_mhz", gpu.clock_mhz},
            {"driver", gpu.driver},
            {"runtime", gpu.runtime},
            {"counters", gpu.counters},
            {"ceilings", known != nullptr ? roofline::to_json(*known) : Json(nullptr)}};
}

Json to_json(const ComputeCapability& limits) {
    return {{"threads_per_sm", limits.threads_per_sm},
            {"warps_per_sm", limits.warps_per_sm},
            {"blocks_per_sm", limits.blocks_per_sm},
            {"registers_per_sm", limits.registers_per_sm},
            {"registers_per_block", limits.registers_per_block},
            {"registers_per_thread", limits.registers_per_thread},
            {"register_unit", limits.register_unit},
            {"sub_partitions", limits.sub_partitions},
            {"shared_per_sm", limits.shared_per_sm},
            {"shared_per_block", limits.shared_per_block},
            {"shared_per_block_optin", limits.shared_per_block_optin},
            {"shared_reserved", limits.shared_reserved},
            {"shared_unit", limits.shared_unit}};
}

Json to_json(const DevicePreset& preset) {
    return {{"id", preset.id},
            {"name", preset.name},
            {"cc", preset.cc},
            {"sms", preset.sms},
            {"cores", preset.cores},
            {"clock_mhz", preset.clock_mhz},
            {"memory_bytes", preset.memory_bytes},
            {"peak_gb_s", preset.peak_gb_s},
            {"l2_bytes", preset.l2_bytes},
            {"limits", to_json(preset.limits())}};
}

/// A kernel's figures, null where they are not measured yet.
Json kernel_json(std::string_view name, const KernelResources* known) {
    if (known == nullptr)
        return {{"name", name},
                {"instantiation", nullptr},
                {"sm", nullptr},
                {"registers", nullptr},
                {"static_shared_bytes", nullptr}};
    return {{"name", name},
            {"instantiation", known->instantiation},
            {"sm", known->sm},
            {"registers", known->registers},
            {"static_shared_bytes", known->static_shared_bytes}};
}

/// Rounds to microseconds, because these clocks are no more exact than that.
double ms(double value) {
    return std::round(value * 1000) / 1000;
}

Json event(std::string_view name, double t) {
    return {{"event", name}, {"t", std::round(t * 1e6) / 1e6}};
}

} // namespace

std::string_view version() {
    return KS_VERSION;
}

Json list_document(const Machine& machine, std::string_view kind) {
    Json document = to_json(catalogue_of(machine).listed(kind));
    document["presets"] = Json::array();
    for (const Preset& preset : presets())
        if (kind.empty() || preset.kind == kind)
            document["presets"].push_back(to_json(preset));
    return document;
}

Json devices_document(const Machine& machine, const std::string& host,
                      std::span<const roofline::Ceilings> measured) {
    Json gpus = Json::array();
    Json no_gpu = said("this program was built without CUDA");
    for (const BackendProvider& provider : machine.providers) {
        if (provider.id != "gpu")
            continue;
        no_gpu = text_or_null(provider.unavailable);
        for (const GpuInfo& gpu : provider.gpus)
            gpus.push_back(to_json(gpu, measured));
    }
    Json presets = Json::array();
    for (const DevicePreset& preset : device_presets())
        presets.push_back(to_json(preset));
    return {{"format", document::devices}, {"version", 1}, {"host", host}, {"gpus", gpus}, {"no_gpu", no_gpu},
            {"presets", presets}};
}

Json occupancy_document(const DevicePreset& preset, const BlockNeeds& needs, std::string_view kernel,
                        const std::optional<LaunchGrid>& grid) {
    const Occupancy exact = occupancy(preset.limits(), needs);
    const EquationOccupancy thesis = equation_3_1(preset.limits(), needs);
    Json limits = Json::object(), limiting = Json::array();
    for (const Occupancy::Limit& limit : exact.limits) {
        limits[std::string(to_text(limit.limiter))] = value_or_null(limit.blocks);
        if (limit.limiting)
            limiting.push_back(to_text(limit.limiter));
    }
    Json json = {
        {"device", preset.id},
        {"cc", preset.cc},
        {"block", needs.threads},
        {"registers", value_or_null(needs.registers)},
        {"shared_bytes", needs.shared_bytes},
        {"blocks_per_sm", exact.blocks},
        {"warps", exact.warps},
        {"max_warps", exact.max_warps},
        {"occupancy", exact.fraction()},
        {"limits", limits},
        {"limiting", limiting},
        {"equation_3_1", {{"blocks", thesis.blocks}, {"occupancy", thesis.fraction}}},
        {"refused", exact.blocks > 0 ? Json(nullptr) : Json(limiting_words(preset.limits(), needs, exact))}};
    if (grid)
        json["launch"] = {{"blocks", grid->blocks},
                          {"sms", grid->sms},
                          {"blocks_at_once", exact.blocks * grid->sms},
                          {"occupancy", occupancy_of_launch(exact, needs, *grid)}};
    if (!kernel.empty())
        json["kernel"] = kernel_json(kernel, kernel_resources().find(kernel, preset.cc));
    return json;
}

Json started_event(double t, std::string_view variant, std::string_view on, const DeviceDescription* device,
                   const Estimate& estimate) {
    Json json = event("started", t);
    json["version"] = version();
    json["variant"] = variant;
    json["on"] = on;
    json["device"] = device ? to_json(*device) : Json(nullptr);
    json["pid"] = static_cast<std::int64_t>(::getpid());
    // The speed of a place was not measured, so no seconds are promised.
    json["estimate"] = {{"bytes", estimate.host_bytes + estimate.device_bytes}, {"seconds", nullptr}};
    return json;
}

Json progress_event(double t, const Progress& progress) {
    Json json = event("progress", t);
    json["fraction"] = progress.fraction;
    json["phase"] = progress.phase;
    json["row"] = progress.row;
    json["rows"] = progress.rows;
    if (progress.rows_are != Progress().rows_are)
        json["rows_are"] = progress.rows_are;
    return json;
}

Json stage_event(double t, const Stage& stage) {
    Json json = event("stage", t);
    json["name"] = stage.name;
    json["begin"] = ms(stage.begin_ms);
    json["ms"] = ms(stage.ms);
    return json;
}

Json sample_event(const live::Sample& sample) {
    Json json = event("sample", sample.t);
    json.update(to_json(sample));
    return json;
}

Json solved_event(const live::SolveTime& solve) {
    Json json = event("solved", solve.t);
    json.update(to_json(solve));
    return json;
}

Json timeline_event(double t, const live::Timeline& timeline) {
    Json json = event("timeline", t);
    json["timeline"] = to_json(timeline);
    return json;
}

Json counters_event(double t, const live::Counters& counters) {
    Json json = event("counters", t);
    json["counters"] = to_json(counters);
    return json;
}

Json result_event(double t, Json result) {
    Json json = event("result", t);
    json["result"] = std::move(result);
    return json;
}

Json error_event(double t, const Error& error) {
    Json json = event("error", t);
    json["code"] = static_cast<int>(error.code);
    put_sentence(json, "what", error.what);
    json["where"] = error.where;
    put_sentence(json, "todo", error.todo);
    put_remedy(json, error.remedy);
    return json;
}

} // namespace ks
