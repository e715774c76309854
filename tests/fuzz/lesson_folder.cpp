// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/lesson_folder.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace ks::fuzz {

namespace {

void write(const QString& path, std::string_view bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(bytes.data(), static_cast<qint64>(bytes.size())) != static_cast<qint64>(bytes.size()))
        qFatal("%s cannot be written", qPrintable(path));
}

/// A folder with one lesson, for all inputs of this process; in memory if the system has a folder there.
class Folder {
public:
    Folder() : place_(in_memory() + QStringLiteral("/knapscope-fuzz-XXXXXX")) {
        if (!place_.isValid() || !QDir(place_.path()).mkpath(QStringLiteral("x")))
            qFatal("there is no place for a lesson");
        write(file("x.json"),
              R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack", "capacity": 4,
                  "items": [{"value": 3, "weight": 2}, {"value": 4, "weight": 3}]})");
    }
    QString path() const { return place_.path(); }
    QString file(const char* name) const {
        return place_.filePath(QStringLiteral("x/") + QLatin1String(name));
    }

private:
    static QString in_memory() {
        const QString shared = QStringLiteral("/dev/shm");
        return QFileInfo(shared).isWritable() ? shared : QDir::tempPath();
    }
    QTemporaryDir place_;
};

} // namespace

ui::Lesson lesson_of(std::string_view json, std::string_view markdown) {
    static const Folder folder;
    write(folder.file("lesson.json"), json);
    write(folder.file("lesson.md"), markdown);
    return ui::load_lessons({folder.path()}).at(0);
}

} // namespace ks::fuzz
