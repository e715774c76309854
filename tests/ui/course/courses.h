// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/tongue.h"
#include "ui/course/publish_course.h"
#include "ui/lessons/lesson.h"
#include "visual/paint/fonts.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

namespace ks::tests {

/// Lessons with every form of question; two are translated.
inline const QStringList some_lessons{"greedy-fails", "thesis-example-2.1", "divergent-loop",
                                      "missing-barrier", "columns-by-hand"};

/// A course in a temporary folder with these lessons; if none are given, the whole course.
class Course {
public:
    explicit Course(const QStringList& lessons = {}, const QString& first = QStringLiteral("en"))
        : lessons_(lessons) {
        for (const ui::Lesson& lesson : ui::load_lessons(ui::lesson_folders()))
            if (lessons.isEmpty() && lesson.place.chapter > 0)
                lessons_ << lesson.id;
        ui::let_threads_speak();
        if (!paint::load_fonts())
            qFatal("there are no fonts");
        const auto done = ui::publish_course({.folder = path(), .lessons = lessons, .language = first}, {});
        if (!done)
            qFatal("%s", done.error().sentence().c_str());
        size_ = *done;
    }
    QString path(const QString& name = {}) const {
        return folder_.filePath(QStringLiteral("a course")) + (name.isEmpty() ? QString() : u'/' + name);
    }
    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Names of all files, sorted.
    QStringList files() const {
        QStringList names;
        QDirIterator all(path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext())
            names << QDir(path()).relativeFilePath(all.next());
        names.sort();
        return names;
    }
    /// Whether the lesson has a text in this language.
    static bool is_translated(const QString& lesson, const QString& language) {
        return language == QLatin1String("en") ||
               QFile::exists(QStringLiteral(":/assets/lessons/%1/lesson.%2.md").arg(lesson, language));
    }
    QStringList pages() const { return files().filter(QStringLiteral(".html")); }
    const QStringList& lessons() const { return lessons_; }
    const ui::CourseSize& size() const { return size_; }

private:
    QTemporaryDir folder_;
    QStringList lessons_;
    ui::CourseSize size_;
};

} // namespace ks::tests
