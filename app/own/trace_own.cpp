// SPDX-License-Identifier: Apache-2.0
#include "app/own/trace_own.h"

#include "app/own/compile.h"
#include "app/own/lock_down.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/sha256.h"
#include "solvers/core/text.h"
#include "solvers/emulator/engine/emulator_backend.h"
#include "solvers/emulator/plain/kernel_set.h"
#include "solvers/emulator/plain/printed.h"
#include "solvers/own/guess.h"
#include "solvers/own/own_variant.h"
#include "solvers/run/registry.h"

#include <algorithm>
#include <filesystem>
#include <mutex>

namespace ks::own {

namespace {

/// The largest CUDA file.
constexpr FileLimit source_limit{.bytes = 4u << 20, .of = "a CUDA file"};
/// The most lines of what a kernel prints that are kept.
constexpr std::size_t most_printed = 1000;

std::vector<std::string> names_of(const plain::Program& program) {
    std::vector<std::string> names;
    for (const plain::Kernel& each : program.kernels)
        names.push_back(each.name);
    return names;
}

Result<const plain::Kernel*> choose(const plain::Program& program, const std::string& name) {
    if (program.kernels.empty())
        return Error{.code = ErrorCode::input,
                     .what = "the file has no kernel",
                     .where = program.file,
                     .todo = "write a function with __global__; a template needs --instantiate"};
    if (name.empty() && program.kernels.size() == 1)
        return &program.kernels.front();
    for (const plain::Kernel& each : program.kernels)
        if (each.name == name)
            return &each;
    return Error{.code = ErrorCode::usage,
                 .what = name.empty() ? formatted("the file has {} kernels", program.kernels.size())
                                      : formatted("the file has no kernel '{}'", printable(name)),
                 .where = program.file,
                 .todo = formatted("name one of {}", joined(names_of(program)))};
}

/// What a kernel prints, from several OS threads.
class Lines {
public:
    Lines() {
        plain::set_printer([this](std::int64_t block, unsigned thread, const std::string& text) {
            const std::lock_guard lock(mutex_);
            if (all_.size() < most_printed)
                all_.push_back(written("block {}, thread {}: {}", block, thread, text));
        });
    }
    ~Lines() { plain::set_printer({}); }
    std::vector<std::string> take() { return std::move(all_); }

private:
    std::mutex mutex_;
    std::vector<std::string> all_;
};

} // namespace

Result<OwnReply> trace_own(const std::string& text) {
    KS_TRY(OwnRequest request, read_request(text));
    limit_compiler();
    KS_TRY(std::string source, read_file(request.file, source_limit));
    KS_TRY(const auto program, compile(request.file, {.as_optimised = request.as_optimised,
                                                      .instantiations = request.instantiations,
                                                      .watched = request.watched}));
    const std::string named =
        request.kernel.empty() && request.launch ? request.launch->kernel : request.kernel;
    KS_TRY(const plain::Kernel* const kernel, choose(*program, named));
    const Instance& instance = *request.trace.instance;
    const Launch launch = request.launch ? *request.launch : guess_launch(*program, *kernel, instance);
    const plain::KernelSet kernels(*program);
    const OwnVariant variant(*program, *kernel, launch, std::string(instance.kind()));
    add_variant(variant);
    emulator::add_kernels(kernels.list());
    KS_CHECK(lock_down());
    Lines lines;
    request.trace.variant = variant.info().id;
    KS_TRY(Trace traced, trace(request.trace, {}, {}));
    traced.sources.push_back({.file = request.file, .sha256 = sha256(source)});
    return OwnReply{
        .trace = std::move(traced), .launch = launch, .source = std::move(source), .printed = lines.take()};
}

} // namespace ks::own
