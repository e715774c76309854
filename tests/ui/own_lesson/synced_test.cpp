// SPDX-License-Identifier: GPL-3.0-or-later
// Saved data survive a power cut: files are synced, and so is the folder that contains their names.
#include "tests/support/suite.h"
#include "tests/ui/synced.h"
#include "tests/visual/quiet.h"
#include "ui/base/settings.h"
#include "ui/lessons/lesson.h"
#include "ui/own_lesson/write_lesson.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace ks;
using namespace ks::ui;

class SyncedTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::forget_synced();
    }

    void a_lesson_that_is_exported() {
        const QTemporaryDir place;
        const auto lessons = load_lessons({QStringLiteral(":/assets/lessons")});
        const QString folder = place.filePath(QStringLiteral("mine"));
        const auto saved = export_lesson(lessons.front(), folder);
        QVERIFY2(saved, saved ? "" : saved.error().sentence().c_str());
        QVERIFY(tests::was_synced(place.path()));
    }

    void a_lesson_in_a_new_folder() {
        const QTemporaryDir place;
        const auto lessons = load_lessons({QStringLiteral(":/assets/lessons")});
        const QString folder = place.filePath(QStringLiteral("lessons/mine"));
        const auto saved = save_lesson(lessons.front(), folder);
        QVERIFY2(saved, saved ? "" : saved.error().sentence().c_str());
        QVERIFY(tests::was_synced(folder) && tests::was_synced(place.filePath(QStringLiteral("lessons"))));
    }

    void settings() {
        QString file;
        {
            Settings settings;
            settings.set_text_size(120);
            file = QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("knapscope"),
                             QStringLiteral("knapscope"))
                       .fileName();
        }
        QVERIFY(tests::was_synced(QFileInfo(file).canonicalPath()));
        Settings().set_text_size(100);
    }
};

KS_TEST(SyncedTest)
#include "synced_test.moc"
