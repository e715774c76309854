// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/interrupted.h"

#include <csignal>
#include <thread>

namespace ks::ui {

std::stop_token stop_when_interrupted() {
    static std::stop_source* const source = new std::stop_source; // its thread lives as long as the program
    sigset_t awaited;
    sigemptyset(&awaited);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&awaited, signal);
    pthread_sigmask(SIG_BLOCK, &awaited, nullptr);
    std::thread([awaited] {
        int signal = 0;
        while (sigwait(&awaited, &signal) == 0)
            source->request_stop();
    }).detach();
    return source->get_token();
}

} // namespace ks::ui
