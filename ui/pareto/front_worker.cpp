// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/front_worker.h"

#include <utility>

namespace ks::ui {

void FrontWorker::find(const FrontRequest& request) {
    next_.reset();
    begin(request);
}

void FrontWorker::find_next(const FrontRequest& request) {
    if (busy())
        next_ = request;
    else
        begin(request);
}

/// Earlier jobs end within one or two milliseconds, because they check for cancellation that often.
void FrontWorker::begin(const FrontRequest& request) {
    task_.drop();
    done_ = 0;
    const auto find = [this, request, memory = memory_](const std::stop_token& stop) {
        Context context;
        context.stop = stop;
        context.memory_budget = memory;
        context.on_progress = [this](const Progress& progress) {
            done_ = progress.fraction;
            emit progressed();
        };
        return find_front(request, context);
    };
    task_.start(find, [this](const Result<FoundFrontPtr>& outcome) { take(outcome); });
}

void FrontWorker::stop() {
    task_.drop();
    next_.reset();
    found_.reset();
    error_.reset();
}

void FrontWorker::cancel() {
    next_.reset();
    task_.request_stop();
}

void FrontWorker::take(const Result<FoundFrontPtr>& outcome) {
    found_ = outcome ? *outcome : nullptr;
    error_ = outcome ? std::nullopt : std::optional(outcome.error());
    if (next_)
        begin(*std::exchange(next_, std::nullopt));
    emit finished();
}

} // namespace ks::ui
