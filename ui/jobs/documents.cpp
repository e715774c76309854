// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/documents.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace ks::ui {
namespace {

/// Reads a document with the reader that belongs to its writer; errors carry the place.
template <class T>
Result<T> read_by(Result<T> (*reader)(const json::Cursor&), const QJsonObject& document, const char* name) {
    const std::string text = QJsonDocument(document).toJson(QJsonDocument::Compact).toStdString();
    KS_TRY(const json::Node root, json::parse(text, name));
    Result<T> read = reader(json::Cursor(root, name));
    if (read)
        return read;
    Error error = read.error();
    if (error.todo.empty())
        error.todo = "check that knapscope-run has the version of this program";
    return error;
}

QString text_of(const QJsonObject& object, const char* key) {
    return object.value(QLatin1String(key)).toString();
}

std::vector<DeviceEntry> read_entries(const QJsonArray& array) {
    std::vector<DeviceEntry> entries;
    for (const auto& value : array) {
        const QJsonObject object = value.toObject();
        entries.push_back({text_of(object, "id"), text_of(object, "name"), text_of(object, "cc")});
    }
    return entries;
}

} // namespace

Result<Catalogue> read_catalogue(const QJsonObject& document) {
    return read_by(&ks::read_catalogue, document, "knapscope-run's list");
}

Result<Outcome> read_outcome(const QJsonObject& document) {
    return read_by(&ks::read_outcome, document, "knapscope-run's result");
}

Result<Devices> read_devices(const QJsonObject& document) {
    if (text_of(document, "format") != QLatin1String("knapscope-devices"))
        return Error{.code = ErrorCode::input,
                     .what = "knapscope-run's answer is not a document of format knapscope-devices",
                     .todo = "check that it has the version of this program"};
    Devices devices;
    devices.host = text_of(document, "host");
    devices.gpus = read_entries(document.value(QLatin1String("gpus")).toArray());
    devices.no_gpu = text_of(document, "no_gpu");
    devices.presets = read_entries(document.value(QLatin1String("presets")).toArray());
    return devices;
}

} // namespace ks::ui
