// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/recordings.h"

#include "assets/assets.h"
#include "ui/jobs/message.h"

#include <QAction>
#include <QCollator>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>

namespace ks::ui {
namespace {

QString recording_tr(const char* text) {
    return QCoreApplication::translate("Live", text);
}

/// What stands before the data, as a document of its own: a list of names need not read megabytes.
QByteArray head_of(const QString& path) {
    constexpr qint64 longest_head = 8192;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray begin = file.read(longest_head);
    const qsizetype data = begin.indexOf(",\"solves\":");
    return data < 0 ? QByteArray() : begin.left(data) + '}';
}

QStringList recording_files() {
    return asset_files(asset_folders(QStringLiteral("results/live")), QStringLiteral(".knapscope-live.json"));
}

} // namespace

QString recording_title(const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto head = Message::parse(head_of(path).toStdString());
    if (!head)
        return file;
    QStringList parts{head->text("variant")};
    if (const auto parameters = head->part("parameters"))
        if (const QString block = parameters->text("block"); !block.isEmpty())
            parts << recording_tr("blocks of %1").arg(block);
    if (const QString device = head->text("device"); !device.isEmpty())
        parts << recording_tr("on %1").arg(device);
    parts << head->text("date").left(10);
    parts.removeAll(QString());
    return parts.isEmpty() ? file : parts.join(QStringLiteral(", "));
}

std::optional<FoundRecording> find_recording(const RecordedSearch& search) {
    std::optional<FoundRecording> found;
    QString newest;
    for (const QString& path : recording_files()) {
        const auto head = Message::parse(head_of(path).toStdString());
        const auto parameters = head ? head->part("parameters") : head;
        if (!parameters || head->text("variant") != search.variant ||
            head->text("instance_sha256") != search.instance_sha256 ||
            parameters->text(search.parameter.first.toStdString()) != search.parameter.second)
            continue;
        if (const QString date = head->text("date"); !found || date > newest) {
            newest = date;
            found = {.path = path, .device = head->text("device")};
        }
    }
    return found;
}

std::vector<RecordedRun> recordings() {
    std::vector<RecordedRun> all;
    for (const QString& path : recording_files())
        all.push_back({.path = path, .title = recording_title(path)});
    std::ranges::stable_sort(all, QCollator(), &RecordedRun::title);
    return all;
}

void offer_recordings(QMenu& menu, const std::function<void(const QString&)>& open) {
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, [&menu, open] {
        for (QAction* action : menu.actions())
            if (action->data().isValid()) // a recording of the last time
                delete action;
        for (const RecordedRun& each : recordings()) {
            QAction* action = menu.addAction(each.title);
            action->setData(each.path);
            QObject::connect(action, &QAction::triggered, &menu, [open, path = each.path] { open(path); });
        }
    });
}

} // namespace ks::ui
