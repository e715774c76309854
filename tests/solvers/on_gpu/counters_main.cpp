// SPDX-License-Identifier: Apache-2.0
// Tries on the first GPU of this machine the parts that watch a run: telemetry for one second, then each set
// of hardware counters on solves of built-in kernels, plain and persistent. It prints the values, and checks
// that they are plausible. Unavailable features are reported in a line and are not failures, so that the
// program can run where counters are not permitted; --all makes them failures. The exit status is 5 without a
// GPU.
#include "solvers/core/formatted.h"
#include "solvers/core/variant.h"
#include "solvers/gpu/provider.h"
#include "solvers/kinds/presets.h"
#include "solvers/result/answer.h"
#include "solvers/run/registry.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <mutex>

namespace {

using Clock = std::chrono::steady_clock;

/// Counts and prints the checks.
struct Checks {
    int passed = 0, failed = 0;
    bool all = false; ///< unavailable features count as failures

    void check(bool holds, const std::string& what) {
        std::printf("%s  %s\n", holds ? "ok    " : "FAILED", what.c_str());
        ++(holds ? passed : failed);
    }
    void unavailable(const std::string& what) {
        std::printf("unavailable: %s\n", what.c_str());
        failed += all;
    }
};

/// The variant and instance to solve.
struct Work {
    const ks::Variant* variant = nullptr;
    ks::InstancePtr instance;
    ks::Parameters parameters;
};

ks::Result<Work> make_work(const char* variant, const char* preset) {
    Work work;
    KS_TRY(work.variant, ks::find_variant(variant));
    KS_TRY(work.instance, ks::generate(preset, work.variant->info().kind, {}));
    KS_TRY(work.parameters, ks::Parameters::parse(work.variant->info().parameters, {}));
    return work;
}

ks::Result<void> solve(const Work& work, ks::Backend& backend) {
    ks::Context context;
    context.backend = &backend;
    context.marks = backend.marks();
    KS_TRY(const ks::Answer answer, work.variant->solve(*work.instance, work.parameters, context));
    context.end_stage();
    return {};
}

std::string text(const std::optional<double>& value) {
    return value ? ks::formatted("{:.3g}", *value) : "-";
}

void print(const ks::live::Telemetry& t) {
    std::printf(
        "telemetry: busy %s, memory busy %s, SM %s MHz, memory %s MHz, %s W, %s C, GPM occupancy %s, GPM "
        "DRAM %s, memory used %s MiB, other processes %s\n",
        text(t.busy).c_str(), text(t.memory_busy).c_str(), text(t.sm_mhz).c_str(), text(t.memory_mhz).c_str(),
        text(t.power_w).c_str(), text(t.temperature_c).c_str(), text(t.sm_occupancy).c_str(),
        text(t.dram_bandwidth).c_str(),
        text(t.memory_used_bytes ? std::optional(static_cast<double>(*t.memory_used_bytes) / 1048576)
                                 : std::nullopt)
            .c_str(),
        text(t.other_processes).c_str());
    for (const std::string& reason : t.throttled)
        std::printf("telemetry: clocks held down: %s\n", reason.c_str());
}

/// Solves for a second while the driver is queried.
ks::Result<void> try_telemetry(Checks& checks, const ks::BackendProvider& gpu, ks::Backend& backend,
                               const Work& work) {
    std::atomic<int> samples = 0;
    std::mutex mutex;
    ks::live::Telemetry last;
    const auto watcher = gpu.watch(backend);
    const auto began = Clock::now();
    watcher->start({.telemetry = true}, began, [&](const ks::live::Telemetry& telemetry) {
        ++samples;
        const std::scoped_lock lock(mutex);
        last = telemetry;
    });
    while (Clock::now() - began < std::chrono::seconds(1))
        KS_CHECK(solve(work, backend));
    checks.check(!watcher->finish(), "no counters where none were asked for");
    const auto stopped = Clock::now();
    for (const std::string& remark : watcher->remarks())
        checks.unavailable(remark);
    if (samples > 0) {
        checks.check(samples >= 5, ks::formatted("{} samples in a second", samples.load()));
        checks.check(Clock::now() - stopped < std::chrono::milliseconds(100), "no sample was waited for");
        print(last);
        checks.check(last.sm_mhz && *last.sm_mhz > 0, "the SM clock is told");
        checks.check(last.memory_used_bytes && *last.memory_used_bytes > 0, "memory is in use");
        checks.check(!last.sm_occupancy || (*last.sm_occupancy >= 0 && *last.sm_occupancy <= 1),
                     "GPM's occupancy is a share");
    }
    return {};
}

const ks::live::Counter* find(const ks::live::CounterRange& range, const char* name) {
    for (const ks::live::Counter& counter : range.counters)
        if (counter.name == name)
            return &counter;
    return nullptr;
}

void check_range(Checks& checks, const ks::live::CounterRange& range, bool full) {
    std::printf("  %s, %lld launches\n", range.name.c_str(), static_cast<long long>(range.launches));
    for (const ks::live::Counter& counter : range.counters)
        std::printf("    %-28s %18.6g %-8s %s\n", counter.name.c_str(), counter.value, counter.unit.c_str(),
                    counter.metric.c_str());
    const auto* const occupancy = find(range, "achieved_occupancy");
    checks.check(occupancy && occupancy->value > 0 && occupancy->value <= 100,
                 "achieved occupancy is in (0, 100]");
    const auto* const duration = find(range, "duration");
    checks.check(duration && duration->value > 0, "it took some time");
    const auto* const bytes = find(range, full ? "dram_read_throughput" : "dram_bytes_read");
    checks.check(bytes && bytes->value > 0, "DRAM was read");
    if (!full)
        return;
    const auto* const efficiency = find(range, "global_load_efficiency");
    checks.check(efficiency && efficiency->value > 0 && efficiency->value <= 100,
                 "global load efficiency is in (0, 100]");
    checks.check(range.counters.size() >= 16, "there are the sixteen of the report");
}

void check_curves(Checks& checks, const ks::live::Counters& counters) {
    for (const ks::live::CounterCurve& curve : counters.curves) {
        double most = 0, sum = 0;
        for (const double value : curve.values) {
            most = std::max(most, value);
            sum += value;
        }
        std::printf("  %s: %zu points from %.6f s to %.6f s, mean %.6g, most %.6g %s\n", curve.name.c_str(),
                    curve.times.size(), curve.times.empty() ? 0 : curve.times.front(),
                    curve.times.empty() ? 0 : curve.times.back(),
                    curve.values.empty() ? 0 : sum / static_cast<double>(curve.values.size()), most,
                    curve.unit.c_str());
        checks.check(curve.times.size() > 100 && curve.times.size() == curve.values.size(),
                     curve.name + " has more than 100 points");
        checks.check(most > 0, curve.name + " is above 0 somewhere");
        if (curve.name == "occupancy")
            checks.check(most <= 100.5, "occupancy is at most 100 %");
    }
    checks.check(counters.curves.size() == 3, "there are three curves");
}

ks::Result<void> try_counters(Checks& checks, const ks::BackendProvider& gpu, ks::Backend& backend,
                              const Work& work, ks::live::CounterSet set, const char* name) {
    const auto watcher = gpu.watch(backend);
    const auto began = Clock::now();
    watcher->start({.counters = set}, began, {});
    const auto set_up = Clock::now();
    if (set == ks::live::CounterSet::curves)
        while (Clock::now() - set_up < std::chrono::milliseconds(500))
            KS_CHECK(solve(work, backend));
    int passes = 0;
    while (watcher->passes_left() > 0 && passes < 20) {
        watcher->begin_pass();
        const ks::Result<void> solved = solve(work, backend);
        watcher->end_pass();
        KS_CHECK(solved);
        ++passes;
    }
    const std::optional<ks::live::Counters> counters = watcher->finish();
    std::printf("%s of %s: %d passes, begun in %.1f ms, all in %.1f ms\n", name,
                work.variant->info().id.c_str(), passes,
                std::chrono::duration<double, std::milli>(set_up - began).count(),
                std::chrono::duration<double, std::milli>(Clock::now() - began).count());
    if (!counters) {
        checks.check(false, "there are counters, or a reason");
        return {};
    }
    if (!counters->unavailable.empty()) {
        checks.unavailable(counters->unavailable);
        return {};
    }
    std::printf("  chip %s, %lld passes\n", counters->chip.c_str(), static_cast<long long>(counters->passes));
    for (const ks::live::CounterRange& range : counters->ranges)
        check_range(checks, range, set == ks::live::CounterSet::full);
    if (set == ks::live::CounterSet::curves)
        check_curves(checks, *counters);
    else
        checks.check(!counters->ranges.empty(), "some kernel was counted");
    return {};
}

ks::Result<void> try_all(Checks& checks, const ks::BackendProvider& gpu) {
    KS_TRY(const auto backend, gpu.open({.index = 0}));
    std::printf("%s, cc %s\n", backend->device().name.c_str(), backend->device().cc.c_str());
    for (const char* variant : {"mckp.shared", "mckp.sync"}) {
        KS_TRY(const Work work, make_work(variant, "thesis-set3"));
        KS_CHECK(solve(work, *backend)); // the first solve loads the kernels
        KS_CHECK(try_telemetry(checks, gpu, *backend, work));
        using Set = ks::live::CounterSet;
        for (const auto& [set, name] :
             {std::pair(Set::basic, "basic"), std::pair(Set::full, "full"), std::pair(Set::curves, "curves")})
            KS_CHECK(try_counters(checks, gpu, *backend, work, set, name));
        // The counters are free again, and the launches are not affected by them any more.
        KS_CHECK(solve(work, *backend));
    }
    return {};
}

} // namespace

int main(int argc, char** argv) {
    const ks::BackendProvider gpu = ks::gpu::provider();
    if (!gpu.unavailable.empty()) {
        std::fprintf(stderr, "no GPU: %s\n", gpu.unavailable.c_str());
        return 5;
    }
    Checks checks;
    checks.all = argc > 1 && std::strcmp(argv[1], "--all") == 0;
    if (const ks::Result<void> tried = try_all(checks, gpu); !tried)
        checks.check(false, tried.error().sentence());
    std::printf("%d passed, %d failed\n", checks.passed, checks.failed);
    return checks.failed == 0 ? 0 : 1;
}
