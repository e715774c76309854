// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/page_window.h"
#include "ui/base/page.h"
#include "ui/lessons/lesson.h"
#include "ui/widgets/parts.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <functional>

namespace ks::ui {
Page* make_lessons_page(Session& session);
}

namespace ks::tests {

inline const QByteArray lesson_json =
    R"({"format": "knapscope-lesson", "version": 1, "title": "Written today",
 "summary": "A test", "instance": {"file": "small.json"}, "variant": "knapsack.sequential",
 "steps": [{"section": "One", "show": [0, [1, 2]], "highlight": [[1, 2]]}, {"section": "Two", "show": ["end"]}]})";

inline const QByteArray lesson_md = "# Title\n\n## One\n\nThe first.\n\n## Two\n\nThe second.\n";

inline const QByteArray figures_json =
    R"({"format": "knapscope-lesson", "version": 1, "chapter": 1, "order": 0, "title": "Figures alone",
 "summary": "A test", "steps": [{"section": "One", "show": [{"figure": "launch", "block": 32, "cells": 40},
 {"figure": "access", "moves": "lines"}]}, {"section": "Two", "show": [
 {"figure": "dependencies", "row": 1, "cell": 2, "instance": {"file": "small.json"}}]}]})";

inline const QByteArray small_json =
    R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack", "capacity": 3, "items": [{"value": 4, "weight": 2}]})";

inline void write(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

inline void write_lesson(const QString& folder, const QByteArray& json = lesson_json,
                         const QByteArray& md = lesson_md) {
    write(folder + "/lesson.json", json);
    write(folder + "/lesson.md", md);
    write(folder + "/small.json", small_json);
}

inline ui::Lesson load_one(const QByteArray& json, const QByteArray& md = lesson_md,
                           const std::function<void(const QString&)>& add_files = {}) {
    QTemporaryDir folder;
    write_lesson(folder.path() + "/x", json, md);
    if (add_files)
        add_files(folder.path() + "/x");
    auto lessons = ui::load_lessons({folder.path()});
    return lessons.empty() ? ui::Lesson{} : lessons.front();
}

struct LessonsWindow : PageWindow {
    explicit LessonsWindow(ui::Session& session) : PageWindow(ui::make_lessons_page(session)) {}
    QString title() const { return page->findChild<QLabel*>(QStringLiteral("lesson-step"))->text(); }
    QString text() const {
        return page->findChild<QTextBrowser*>(QStringLiteral("lesson-text"))->toPlainText();
    }
    QListWidget* list() const { return page->findChild<QListWidget*>(QStringLiteral("lesson-list")); }
    QPushButton& primary() const { return *page->findChild<QPushButton*>(QStringLiteral("primary")); }
    QString subtitle() const {
        return page->findChild<ui::PageHead*>()->findChildren<QLabel*>().value(1)->text();
    }
    /// The progress shown on the open lesson's card.
    QString reached() const {
        return list()
            ->itemWidget(list()->currentItem())
            ->findChild<QLabel*>(QStringLiteral("reached"))
            ->text();
    }
};

} // namespace ks::tests
