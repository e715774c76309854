// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/interrupted.h"

#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace ks::ui {
namespace {

constexpr std::array ending_signals{SIGINT, SIGTERM, SIGHUP};

int interrupted_pipe = -1; ///< the end to write to

/// Does only what a signal handler may do.
void write_to_pipe(int) {
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = ::write(interrupted_pipe, &byte, 1);
}

} // namespace

std::stop_token stop_when_interrupted() {
    static std::stop_source* const source = new std::stop_source; // its thread lives as long as the program
    sigset_t awaited;
    sigemptyset(&awaited);
    for (const int signal : ending_signals)
        sigaddset(&awaited, signal);
    pthread_sigmask(SIG_BLOCK, &awaited, nullptr);
    std::thread([awaited] {
        int signal = 0;
        while (sigwait(&awaited, &signal) == 0)
            source->request_stop();
    }).detach();
    return source->get_token();
}

void when_interrupted(QObject* context, const std::function<void()>& end) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return; // signals end the program as usual
    interrupted_pipe = ends[1];
    auto* arrived = new QSocketNotifier(ends[0], QSocketNotifier::Read, context);
    QObject::connect(arrived, &QSocketNotifier::activated, context, [arrived, end] {
        arrived->setEnabled(false);
        end();
    });
    struct sigaction action {};
    action.sa_handler = write_to_pipe;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int signal : ending_signals)
        ::sigaction(signal, &action, nullptr);
}

} // namespace ks::ui
