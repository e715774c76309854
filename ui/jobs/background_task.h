// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

namespace ks::ui {

/// One piece of work on another thread, and what is done with its outcome on this one. The thread is waited
/// for, so the work checks for cancellation often. (A FileReading is for work that no caller waits for.)
///
/// The owner has it as its last member, so that the thread has ended when the other members go.
class BackgroundTask : public QObject {
public:
    using QObject::QObject;
    ~BackgroundTask() override { drop(); }

    /// Calls `work(stop)` on the other thread, and then `take(outcome)` on this one with what the work
    /// returned. What was started before is dropped.
    template <class Work, class Take>
    void start(Work work, Take take) {
        run([work = std::move(work), take = std::move(take)](const std::stop_token& stop) mutable {
            auto outcome = std::make_shared<decltype(work(stop))>(work(stop));
            return [outcome = std::move(outcome), take = std::move(take)] { take(std::move(*outcome)); };
        });
    }

    /// Whether an outcome is still to come.
    bool busy() const { return arrived_ != nullptr; }
    /// Asks the work to stop; its outcome is taken all the same.
    void request_stop() { thread_.request_stop(); }
    /// Asks the work to stop. Its outcome is not taken.
    void forget();
    /// Does the same, and waits for the work.
    void drop();
    /// Waits for the work, and takes its outcome at once.
    void finish();

private:
    using Take = std::function<void()>;
    void run(std::function<Take(const std::stop_token&)> work);
    void deliver();

    std::shared_ptr<Take> arrived_; ///< what the thread puts its outcome into; null: none is wanted
    std::jthread thread_;
};

} // namespace ks::ui
