// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/background_task.h"

namespace ks::ui {

void BackgroundTask::run(std::function<Take(const std::stop_token&)> work) {
    drop();
    arrived_ = std::make_shared<Take>();
    thread_ = std::jthread([this, arrived = arrived_, work = std::move(work)](const std::stop_token& stop) {
        *arrived = work(stop);
        QMetaObject::invokeMethod(
            this,
            [this, arrived] {
                if (arrived == arrived_)
                    deliver();
            },
            Qt::QueuedConnection);
    });
}

void BackgroundTask::deliver() {
    const std::shared_ptr<Take> taken = std::exchange(arrived_, nullptr);
    (*taken)();
}

void BackgroundTask::forget() {
    arrived_.reset();
    thread_.request_stop();
}

void BackgroundTask::drop() {
    forget();
    thread_ = {};
}

void BackgroundTask::finish() {
    if (!busy())
        return;
    thread_.join();
    deliver();
}

} // namespace ks::ui
