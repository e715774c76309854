// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/documents.h"

#include "solvers/core/json_members.h"
#include "solvers/core/language.h"
#include "solvers/run/check_outcome.h"

namespace ks::ui {
namespace {

/// Reads a document with the reader that belongs to its writer; errors carry the place.
template <class T>
Result<T> read_by(Result<T> (*reader)(const json::Cursor&), const Message& document) {
    Result<T> read = reader(document.at());
    if (read)
        return read;
    Error error = read.error();
    if (error.todo.empty())
        error.todo = "check that knapscope-run has the version of this program";
    return error;
}

Result<QString> words(const json::Cursor& at, std::string_view key) {
    KS_TRY(const std::string text, json::text(at, key));
    return QString::fromStdString(text);
}

Result<DeviceEntry> read_entry(const json::Cursor& at) {
    DeviceEntry entry;
    KS_TRY(entry.id, words(at, "id"));
    KS_TRY(entry.name, words(at, "name"));
    KS_TRY(entry.cc, words(at, "cc"));
    if (at.has("ceilings")) { // of a GPU, and a runner that measures
        KS_TRY(const json::Cursor ceilings, at.member("ceilings"));
        if (!json::is_null(ceilings)) {
            KS_TRY(entry.ceilings, roofline::read_ceilings(ceilings));
        }
    }
    if (at.has("counters")) {
        KS_TRY(entry.counters, words(at, "counters"));
    }
    return entry;
}

Result<Devices> devices_at(const json::Cursor& at) {
    KS_TRY(const std::string format, json::text(at, "format"));
    if (format != "knapscope-devices")
        return at.error("this is not a document of format knapscope-devices");
    Devices devices;
    KS_TRY(devices.host, words(at, "host"));
    KS_CHECK(json::list(at, "gpus", devices.gpus, read_entry));
    KS_TRY(const json::Cursor no_gpu, at.member("no_gpu"));
    if (!json::is_null(no_gpu)) {
        KS_TRY(const std::string why, no_gpu.string());
        devices.no_gpu = QString::fromStdString(said(why));
    }
    KS_CHECK(json::list(at, "presets", devices.presets, read_entry));
    return devices;
}

} // namespace

Result<Catalogue> read_catalogue(const Message& document) {
    return read_by(&ks::read_catalogue, document);
}

Result<Outcome> read_outcome(const Message& document) {
    return read_by(&ks::read_outcome, document);
}

Result<Devices> read_devices(const Message& document) {
    return read_by(&devices_at, document);
}

Result<Outcome> checked_outcome(const Message& document, const Instance& instance) {
    KS_TRY(Outcome outcome, read_outcome(document));
    KS_CHECK(check_outcome(outcome, instance));
    return outcome;
}

} // namespace ks::ui
