// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/launch_queue.h"

#include "solvers/gpu/cuda_error.h"

#include <thread>

namespace ks::gpu {

namespace {

/// Polls until `query` no longer returns "not ready". Spins for the first 5 milliseconds, because a sleep
/// would lengthen the rows that are measured. After that it sleeps between polls, because a long launch must
/// not occupy a core.
template <class Query>
Result<void> poll(Query query, const std::string& call, Context& context) {
    const auto begin = Context::Clock::now();
    for (;;) {
        const cudaError_t status = query();
        if (status != cudaErrorNotReady)
            return checked(status, call);
        KS_CHECK(context.check());
        if (Context::Clock::now() - begin > std::chrono::milliseconds(5))
            std::this_thread::sleep_for(std::chrono::microseconds(20));
    }
}

} // namespace

LaunchQueue::~LaunchQueue() {
    for (cudaEvent_t event : events_)
        if (event)
            cudaEventDestroy(event);
}

Result<void> LaunchQueue::launched(cudaStream_t stream, Context& context) {
    if (++launches_ % group != 0)
        return {};
    cudaEvent_t& slot = events_[static_cast<std::size_t>(launches_ / group % depth)];
    if (slot) {
        KS_CHECK(wait(slot, context));
    } else {
        KS_CHECK(checked(cudaEventCreateWithFlags(&slot, cudaEventDisableTiming), "creating an event"));
    }
    return checked(cudaEventRecord(slot, stream), "recording an event");
}

Result<void> LaunchQueue::wait(cudaStream_t stream, Context& context) {
    return poll([&] { return cudaStreamQuery(stream); }, "waiting for the GPU", context);
}

Result<void> LaunchQueue::wait(cudaEvent_t event, Context& context) {
    return poll([&] { return cudaEventQuery(event); }, "waiting for the GPU", context);
}

} // namespace ks::gpu
