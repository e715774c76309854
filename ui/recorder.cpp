// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recorder.h"

#include "solvers/registry.h"

namespace ks::ui {

void Recorder::record(InstancePtr instance, const std::string& variant) {
    stop();
    recording_.reset();
    error_.reset();
    busy_ = true;
    const int request = ++request_;
    worker_ = std::jthread([this, request, instance = std::move(instance), variant](std::stop_token stop) {
        const auto found = find_variant(variant);
        auto outcome = found ? (*found)->record(instance, stop)
                             : Result<std::shared_ptr<const Recording>>(found.error());
        QMetaObject::invokeMethod(this,
                                  [this, request, outcome = std::move(outcome)] { take(request, outcome); });
    });
}

void Recorder::stop() {
    worker_ = {}; // asks it to stop and waits: a recording looks for that every millisecond
    ++request_;
    busy_ = false;
}

void Recorder::take(int request, const Result<std::shared_ptr<const Recording>>& outcome) {
    if (request != request_)
        return;
    busy_ = false;
    if (!outcome) {
        error_ = outcome.error();
    } else if (recording_ = std::dynamic_pointer_cast<const TableRecording>(*outcome); !recording_) {
        error_ = Error{ErrorCode::internal, "the recording has no table", "", ""};
    }
    emit finished();
}

} // namespace ks::ui
