// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/file_reading.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace ks::ui {
namespace {

/// The threads that run. It is never destroyed, because one of them may outlive everything else.
struct Workers {
    std::mutex guard;
    std::condition_variable one_ended;
    int count = 0;

    static Workers& all() {
        static auto* const workers = new Workers;
        return *workers;
    }
};

/// Runs `work` on a thread that is not waited for, and destroys it there.
void run_apart(std::function<void()> work) {
    Workers& workers = Workers::all();
    {
        const std::lock_guard lock(workers.guard);
        ++workers.count;
    }
    std::thread([&workers, work = std::move(work)]() mutable {
        work();
        work = nullptr;
        const std::lock_guard lock(workers.guard);
        --workers.count;
        workers.one_ended.notify_all();
    }).detach();
}

/// A large document takes a while to free, too.
void free_apart(FileReading::Open open) {
    if (open)
        run_apart([open = std::move(open)] {});
}

} // namespace

/// One file that is being read. The thread and the FileReading share it.
struct FileReading::Turn {
    std::mutex guard;
    FileReading* to; ///< null: it is no longer wanted
    Open open;       ///< what was read; empty until then
    std::stop_source stop;

    explicit Turn(FileReading* reading) : to(reading) {}
};

void FileReading::start(const QString& name, Read read) {
    drop();
    name_ = name;
    turn_ = std::make_shared<Turn>(this);
    run_apart([turn = turn_, read = std::move(read)] {
        Open open = read(turn->stop.get_token());
        const std::lock_guard lock(turn->guard);
        if (!turn->to)
            return; // `open` is freed here, and after the lock
        turn->open = std::move(open);
        QMetaObject::invokeMethod(
            turn->to, [to = turn->to, turn] { to->take(turn); }, Qt::QueuedConnection);
    });
    emit began();
}

void FileReading::cancel() {
    if (!busy())
        return;
    drop();
    emit ended();
}

void FileReading::drop() {
    const std::shared_ptr<Turn> turn = std::exchange(turn_, nullptr);
    if (!turn)
        return;
    turn->stop.request_stop();
    const std::lock_guard lock(turn->guard);
    turn->to = nullptr;
    free_apart(std::exchange(turn->open, nullptr));
}

void FileReading::take(const std::shared_ptr<Turn>& turn) {
    if (turn != turn_)
        return;
    turn_.reset();
    emit ended();
    turn->open();
    free_apart(std::exchange(turn->open, nullptr));
}

bool FileReading::workers_ended(std::chrono::milliseconds patience) {
    Workers& workers = Workers::all();
    std::unique_lock lock(workers.guard);
    return workers.one_ended.wait_for(lock, patience, [&workers] { return workers.count == 0; });
}

} // namespace ks::ui
