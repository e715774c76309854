// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/queues.h"

#include "solvers/gpu/cuda_error.h"

namespace ks::gpu {

Queues::One::~One() {
    if (event)
        cudaEventDestroy(event);
    if (stream)
        cudaStreamDestroy(stream);
}

Queues::~Queues() {
    for (cudaEvent_t event : marks_)
        cudaEventDestroy(event);
}

Result<std::shared_ptr<Queues>> Queues::open() {
    auto queues = std::make_shared<Queues>();
    KS_CHECK(queues->add());
    return queues;
}

Result<void> Queues::open(int count) {
    while (this->count() < count) {
        KS_CHECK(add());
        KS_CHECK(order(at(0), *all_.back()));
    }
    return {};
}

Result<void> Queues::add() {
    auto one = std::make_unique<One>();
    KS_CHECK(checked(cudaStreamCreateWithFlags(&one->stream, cudaStreamNonBlocking), "creating a stream"));
    KS_CHECK(checked(cudaEventCreateWithFlags(&one->event, cudaEventDisableTiming), "creating an event"));
    all_.push_back(std::move(one));
    return {};
}

Result<void> Queues::order(const One& first, const One& later) {
    KS_CHECK(checked(cudaEventRecord(first.event, first.stream), "recording an event"));
    return checked(cudaStreamWaitEvent(later.stream, first.event, 0), "waiting for an event");
}

Result<std::int64_t> Queues::mark(int queue) {
    cudaEvent_t event = nullptr;
    KS_CHECK(checked(cudaEventCreate(&event), "creating an event"));
    marks_.push_back(event);
    KS_CHECK(checked(cudaEventRecord(event, stream(queue)), "recording an event"));
    return static_cast<std::int64_t>(marks_.size()) - 1;
}

Result<double> Queues::between_ms(std::int64_t from, std::int64_t to) const {
    const cudaEvent_t first = marks_[static_cast<std::size_t>(from)],
                      last = marks_[static_cast<std::size_t>(to)];
    for (const cudaEvent_t each : {first, last})
        KS_CHECK(checked(cudaEventSynchronize(each), "waiting for an event"));
    float ms = 0;
    KS_CHECK(checked(cudaEventElapsedTime(&ms, first, last), "reading a time"));
    return static_cast<double>(ms);
}

Result<void> Queues::wait(int queue, std::int64_t mark) const {
    return checked(cudaStreamWaitEvent(stream(queue), marks_[static_cast<std::size_t>(mark)], 0),
                   "waiting for an event");
}

Result<void> Queues::gather() {
    for (int queue = 1; queue < count(); ++queue)
        KS_CHECK(order(at(queue), at(0)));
    return {};
}

Result<void> Queues::spread() {
    for (int queue = 1; queue < count(); ++queue)
        KS_CHECK(order(at(0), at(queue)));
    return {};
}

Result<void> Queues::wait(Context& context) const {
    for (const auto& one : all_)
        KS_CHECK(LaunchQueue::wait(one->stream, context));
    return {};
}

} // namespace ks::gpu
