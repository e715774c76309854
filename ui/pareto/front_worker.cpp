// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/front_worker.h"

#include <utility>

namespace ks::ui {

void FrontWorker::find(const FrontRequest& request) {
    next_.reset();
    begin(request);
}

void FrontWorker::find_next(const FrontRequest& request) {
    if (busy_)
        next_ = request;
    else
        begin(request);
}

/// The jobs before end within a millisecond or two, for they look for a stop request that often.
void FrontWorker::begin(const FrontRequest& request) {
    worker_ = {};
    busy_ = true;
    done_ = 0;
    const int number = ++number_;
    worker_ = std::jthread([this, number, request, memory = memory_](std::stop_token stop) {
        Context context;
        context.stop = std::move(stop);
        context.memory_budget = memory;
        context.on_progress = [this, number](const Progress& progress) {
            QMetaObject::invokeMethod(this, [this, number, done = progress.fraction] {
                if (number != number_)
                    return;
                done_ = done;
                emit progressed();
            });
        };
        auto outcome = find_front(request, context);
        QMetaObject::invokeMethod(this,
                                  [this, number, outcome = std::move(outcome)] { take(number, outcome); });
    });
}

void FrontWorker::stop() {
    worker_ = {};
    ++number_;
    busy_ = false;
    next_.reset();
    found_.reset();
    error_.reset();
}

void FrontWorker::cancel() {
    next_.reset();
    worker_.request_stop();
}

void FrontWorker::take(int number, const Result<FoundFrontPtr>& outcome) {
    if (number != number_)
        return;
    busy_ = false;
    found_ = outcome ? *outcome : nullptr;
    error_ = outcome ? std::nullopt : std::optional(outcome.error());
    if (next_)
        begin(*std::exchange(next_, std::nullopt));
    emit finished();
}

} // namespace ks::ui
