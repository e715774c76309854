// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/recordings.h"

#include "assets/assets.h"
#include "ui/jobs/message.h"

#include <QAction>
#include <QCollator>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>
#include <map>

namespace ks::ui {
namespace {

QString recording_tr(const char* text) {
    return QCoreApplication::translate("Live", text);
}

/// The part of the document before its data, as a complete document, so that listing the titles does not read
/// megabytes.
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

/// Parameters of a run by name.
using Settings = std::map<QString, QString>;

Settings settings_of(const Message& head) {
    Settings settings;
    const auto parameters = head.part("parameters");
    const auto members = parameters ? parameters->at().members() : parameters.error();
    if (!members)
        return settings;
    for (const auto& [name, value] : *members) {
        const json::Node& node = value.node();
        settings[QString::fromStdString(name)] = node.type == json::Node::Type::integer
                                                     ? QString::number(node.integer)
                                                     : QString::fromStdString(node.text);
    }
    return settings;
}

/// A recording's title, and the data to extend it if another recording has the same one.
struct Title {
    QString plain, file;
    Settings settings;
};

Title title_of(const QString& path) {
    Title title{.plain = {}, .file = QFileInfo(path).fileName(), .settings = {}};
    const auto head = Message::parse(head_of(path).toStdString());
    QStringList parts;
    if (head) {
        title.settings = settings_of(*head);
        parts << head->text("variant");
        if (const auto block = title.settings.find(QStringLiteral("block")); block != title.settings.end())
            parts << recording_tr("blocks of %1").arg(block->second);
        if (const QString device = head->text("device"); !device.isEmpty())
            parts << recording_tr("on %1").arg(device);
        parts << head->text("date").left(10);
        parts.removeAll(QString());
    }
    title.plain = parts.isEmpty() ? title.file : parts.join(QStringLiteral(", "));
    return title;
}

/// The title with the parameters that distinguish it from recordings with the same title; if there are none,
/// with the file name.
QString told_apart(const Title& title, const std::vector<Title>& all) {
    QStringList differing;
    bool alike = false;
    for (const Title& other : all) {
        if (&other == &title || other.plain != title.plain)
            continue;
        alike |= other.settings == title.settings;
        for (const auto& [name, value] : title.settings)
            if (const auto its = other.settings.find(name);
                its == other.settings.end() || its->second != value)
                if (const QString words = QStringLiteral("%1 = %2").arg(name, value);
                    !differing.contains(words))
                    differing << words;
    }
    if (alike)
        differing << title.file;
    return (QStringList{title.plain} + differing).join(QStringLiteral(", "));
}

} // namespace

QString recording_title(const QString& path) {
    return title_of(path).plain;
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
    std::vector<Title> titles;
    const QStringList files = recording_files();
    for (const QString& path : files)
        titles.push_back(title_of(path));
    for (std::size_t i = 0; i < titles.size(); ++i)
        all.push_back({.path = files[static_cast<qsizetype>(i)], .title = told_apart(titles[i], titles)});
    std::ranges::stable_sort(all, QCollator(), &RecordedRun::title);
    return all;
}

void offer_recordings(QMenu& menu, const std::function<void(const QString&)>& open) {
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, [&menu, open] {
        for (QAction* action : menu.actions())
            if (action->data().isValid()) // a recording from the previous opening of the menu
                delete action;
        for (const RecordedRun& each : recordings()) {
            QAction* action = menu.addAction(each.title);
            action->setData(each.path);
            QObject::connect(action, &QAction::triggered, &menu, [open, path = each.path] { open(path); });
        }
    });
}

} // namespace ks::ui
