// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/tasks.h"

#include "solvers/core/formatted.h"
#include "solvers/kernels/forwarding_backend.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"

#include <algorithm>

namespace ks {

namespace {

/// The requests since the end of the last stage. Equal requests are one task.
class TaskLog {
public:
    std::vector<HostTask> open;
    std::vector<StageTasks> stages;

    HostTask& note(HostTask::Kind kind, const std::string& name, std::int64_t bytes = 0) {
        auto same = std::ranges::find_if(
            open, [&](const HostTask& task) { return task.kind == kind && task.name == name; });
        if (same == open.end())
            same = open.insert(open.end(), HostTask{.kind = kind, .name = name});
        ++same->times;
        same->bytes += bytes;
        return *same;
    }
    void end(const Stage& stage) {
        // A stage that was set aside within another one is reported after it, and its tasks already belong to
        // the outer one.
        const bool within = stage.begin_ms < ended_ms_;
        if (!open.empty() || (!stage.is_apart() && !within))
            stages.push_back({.stage = stage.name, .tasks = std::move(open)});
        open.clear();
        ended_ms_ = std::max(ended_ms_, stage.begin_ms + stage.ms);
    }

private:
    double ended_ms_ = 0; ///< end of the last stage
};

/// Logs the requests to a backend.
class LoggedBackend final : public ForwardingBackend {
public:
    LoggedBackend(std::unique_ptr<Backend> inner, TaskLog& log)
        : ForwardingBackend(std::move(inner)), log_(log) {}

    Result<Buffer> allocate(BufferSpec spec) override {
        log_.note(HostTask::Kind::allocate, "", spec.bytes());
        return ForwardingBackend::allocate(std::move(spec));
    }
    Result<void> fill(const Buffer& buffer, std::int64_t offset, std::int64_t bytes, std::byte value,
                      int queue) override {
        log_.note(HostTask::Kind::fill, buffer.spec().name, bytes);
        return ForwardingBackend::fill(buffer, offset, bytes, value, queue);
    }
    Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes, std::int64_t offset,
                        int queue) override {
        log_.note(HostTask::Kind::upload, buffer.spec().name, std::ssize(bytes));
        return ForwardingBackend::upload(buffer, bytes, offset, queue);
    }
    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override {
        log_.note(HostTask::Kind::download, buffer.spec().name, std::ssize(bytes));
        return ForwardingBackend::download(buffer, bytes, offset, queue);
    }
    Result<void> set_constant(std::string_view name, std::span<const std::byte> bytes) override {
        log_.note(HostTask::Kind::upload, std::string(name.substr(name.find('.') + 1)), std::ssize(bytes));
        return ForwardingBackend::set_constant(name, bytes);
    }
    Result<void> copy(const Buffer& from, std::int64_t from_offset, const Buffer& to, std::int64_t to_offset,
                      std::int64_t bytes, int queue) override {
        const bool from_device = from.spec().space == Space::device,
                   to_device = to.spec().space == Space::device;
        const bool down = from_device && !to_device;
        log_.note(down                        ? HostTask::Kind::download
                  : to_device && !from_device ? HostTask::Kind::upload
                                              : HostTask::Kind::copy,
                  down ? from.spec().name : to.spec().name, bytes);
        return ForwardingBackend::copy(from, from_offset, to, to_offset, bytes, queue);
    }
    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override {
        HostTask& task = log_.note(HostTask::Kind::launch, kernel.name);
        task.least_blocks = task.times == 1 ? shape.grid : std::min(task.least_blocks, shape.grid);
        task.most_blocks = std::max(task.most_blocks, shape.grid);
        task.threads = std::max(task.threads, shape.block);
        return ForwardingBackend::launch(kernel, shape, arguments, context);
    }
    Result<void> synchronise(Context& context) override {
        log_.note(HostTask::Kind::wait, "");
        return ForwardingBackend::synchronise(context);
    }

private:
    TaskLog& log_;
};

Result<void> check_size(const TasksRequest& request) {
    if (!request.instance)
        return Error{.code = ErrorCode::input, .what = "the run has no instance", .todo = "give one"};
    KS_TRY(const Variant* variant, find_variant(request.variant));
    KS_CHECK(check_kind(variant->info(), *request.instance));
    KS_TRY(const Parameters parameters, Parameters::parse(variant->info().parameters, request.set));
    KS_TRY(const Estimate estimate, variant->estimate(*request.instance, parameters, request.memory));
    if (estimate.operations <= request.most_operations)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what = "the run is too large for a figure",
                 .todo = formatted("stay below {} cells or elements",
                                   static_cast<std::int64_t>(request.most_operations))};
}

} // namespace

Result<std::vector<StageTasks>> tasks_of_run(const TasksRequest& request, std::stop_token stop) {
    KS_CHECK(check_size(request));
    TaskLog log;
    BackendProvider provider = emulator_provider();
    provider.open = [open = provider.open,
                     &log](const BackendRequest& asked) -> Result<std::unique_ptr<Backend>> {
        KS_TRY(std::unique_ptr<Backend> inner, open(asked));
        return std::unique_ptr<Backend>(std::make_unique<LoggedBackend>(std::move(inner), log));
    };
    Machine machine;
    machine.providers.push_back(std::move(provider));
    RunEvents events;
    events.stage = [&log](const Stage& stage) { log.end(stage); };
    KS_CHECK(run({.instance = request.instance,
                  .variant = request.variant,
                  .on = "emulator",
                  .set = request.set,
                  .memory = request.memory},
                 machine, events, std::move(stop)));
    return std::move(log.stages);
}

} // namespace ks
