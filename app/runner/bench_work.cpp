// SPDX-License-Identifier: Apache-2.0
#include "app/runner/bench_work.h"

#include "app/commit/built_commit.h"
#include "app/runner/host.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/owned_file.h"
#include "solvers/core/text.h"
#include "solvers/run/documents.h"
#include "solvers/run/place.h"
#include "solvers/run/registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace ks::runner {

namespace {

/// Records the GPUs that the campaign runs on ("NVIDIA H200") and their driver.
void name_gpus(const Campaign& campaign, const Machine& machine, RecordedResults& results) {
    const auto add = [](std::string& list, const std::string& name) {
        if (list.find(name) == std::string::npos)
            list += (list.empty() ? "" : ", ") + name;
    };
    for (const CampaignRun& run : campaign.runs) {
        const Result<const Variant*> variant = find_variant(run.variant);
        const auto place = choose_place((*variant)->info(), run.on, machine);
        if (!place || !place->provider || place->provider->id != "gpu")
            continue;
        const GpuInfo& gpu = place->provider->gpus[static_cast<std::size_t>(place->index)];
        add(results.device, gpu.name);
        add(results.driver, gpu.driver);
    }
}

RecordedResults head(const BenchRequest& request, const Machine& machine) {
    RecordedResults results;
    results.command = request.command;
    results.date = date_text();
    results.commit = built_commit();
    results.host = host_text();
    results.origin = origin_of(machine);
    name_gpus(request.campaign, machine, results);
    results.campaign = recorded(request.campaign, machine);
    return results;
}

Error other_results(const std::string& file, Sentence what) {
    return {.code = ErrorCode::usage,
            .what = std::move(what),
            .where = file,
            .todo = "write to another file, or remove this one"};
}

/// The results that the output file already holds, with their own head; `fresh` if it is empty.
Result<RecordedResults> go_on_with(const std::string& file, RecordedResults fresh) {
    std::error_code failed;
    if (std::filesystem::file_size(file, failed) == 0 || failed)
        return fresh;
    KS_TRY(auto kept, read_results_file(file));
    if (!kept.campaign || kept.campaign->sha256 != fresh.campaign->sha256)
        return other_results(file, "the file holds the results of another campaign");
    const std::array<std::pair<std::string_view, std::string RecordedResults::*>, 4> same = {{
        {"commit", &RecordedResults::commit},
        {"host", &RecordedResults::host},
        {"device", &RecordedResults::device},
        {"driver", &RecordedResults::driver},
    }};
    for (const auto& [name, field] : same)
        if (kept.*field != fresh.*field)
            return other_results(file, formatted("the file was measured with {} '{}' and this is '{}'", name,
                                                 printable(kept.*field), fresh.*field));
    // The boot may be another one, because a campaign of hours must go on after a restart.
    if (kept.origin.machine_id != fresh.origin.machine_id || kept.origin.gpu_uuid != fresh.origin.gpu_uuid)
        return other_results(file, "the file was measured on another machine");
    return kept;
}

/// The instance files of the campaign are read, so the results must not go there.
Result<void> check_spares_instances(const BenchRequest& request) {
    if (request.output)
        for (const CampaignInstance& instance : request.campaign.instances)
            if (!instance.file.empty())
                KS_CHECK(check_spares(*request.output, request.campaign.folder / instance.file));
    return {};
}

/// Whether the output can be rewritten each time a row finishes; a pipe or a device cannot.
bool is_replaceable(const std::string& file) {
    std::error_code failed;
    const auto status = std::filesystem::status(file, failed);
    return !std::filesystem::exists(status) || std::filesystem::is_regular_file(status);
}

/// A path of a request; an empty one of a command line is refused when it is opened.
Result<std::string> path_field(const Request& asked, std::string_view key) {
    KS_TRY(const auto field, asked.fields().member(key));
    KS_TRY(auto path, field.string());
    if (path.empty() && !asked.is_command_line())
        return field.error("the path is empty", "name a file");
    return path;
}

/// What a campaign reports, as `progress`, `measured` and `row` events.
CampaignEvents bench_events(const Workplace& at) {
    CampaignEvents events;
    if (!at.report)
        return events;
    events.progress = at.events().progress;
    events.measured = [&at](const Measurement& measurement) {
        Json row = to_json(measurement.row);
        at.report({{"event", "measured"},
                   {"t", at.seconds()},
                   {"variant", row["variant"]},
                   {"on", row["on"]},
                   {"parameters", row["parameters"]},
                   {"instance", row["instance"]},
                   {"repetition", measurement.repetition},
                   {"warmup", measurement.warmup},
                   {"total_ms", measurement.total_ms}});
    };
    events.row = [&at](const RecordedResults&, const RecordedRow& row) {
        at.report({{"event", "row"}, {"t", at.seconds()}, {"row", to_json(row)}});
        return Result<void>();
    };
    return events;
}

} // namespace

Result<BenchRequest> bench_request(Request asked) {
    const json::Cursor fields = asked.fields();
    BenchRequest bench;
    std::string folder;
    if (fields.has("folder")) {
        KS_TRY(folder, path_field(asked, "folder"));
    }
    if (fields.has("output")) {
        KS_TRY(bench.output, path_field(asked, "output"));
    }
    KS_TRY(const auto campaign, fields.member("campaign"));
    KS_TRY(bench.campaign,
           asked.is_command_line()
               ? read_campaign_file(campaign.node().text, built_in_catalogue(), ReadFrom::anything)
               : read_campaign(campaign, folder, built_in_catalogue()));
    bench.command = "knapscope-run serve (bench)";
    return bench;
}

Result<RecordedResults> bench(const BenchRequest& request, const Workplace& at) {
    KS_CHECK(check_spares_instances(request));
    RecordedResults results = head(request, at.machine);
    const bool row_by_row = request.output && is_replaceable(*request.output);
    std::optional<OwnedFile> output;
    if (row_by_row) {
        // A file that cannot be written fails before hours of work, not after them, and two that measure into
        // one file would each write over what the other one finished.
        KS_TRY(output, OwnedFile::open(*request.output));
        KS_TRY(results, go_on_with(*request.output, std::move(results)));
        KS_CHECK(output->replace(results_text(results)));
    }
    const CampaignEvents events = bench_events(at);
    CampaignEvents writing = events;
    writing.row = [&](const RecordedResults& so_far, const RecordedRow& row) -> Result<void> {
        if (output)
            KS_CHECK(output->replace(results_text(so_far)));
        return events.row ? events.row(so_far, row) : Result<void>();
    };
    if (events.row)
        for (const RecordedRow& row : results.rows)
            KS_CHECK(events.row(results, row));
    KS_TRY(auto finished, run_campaign(request.campaign, at.machine, std::move(results), writing, at.stop));
    if (request.output && !row_by_row)
        KS_CHECK(write_file(*request.output, results_text(finished), at.stop));
    return finished;
}

} // namespace ks::runner
