// SPDX-License-Identifier: GPL-3.0-or-later
// Pipes and devices in place of a file. A pipe without a writer would freeze the window, and an endless
// device would fill the memory.
#include "tests/support/suite.h"
#include "tests/ui/window.h"
#include "ui/base/library.h"
#include "ui/help/manual.h"
#include "ui/lessons/lesson.h"
#include "ui/widgets/reader.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTextDocument>
#include <QUrl>

#include <sys/stat.h>

using namespace ks;
using namespace ks::ui;

class EndlessFilesTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    /// Creates the object that the row names at this path: a pipe, or a link to a device.
    void put(const QString& path) const {
        QFETCH_GLOBAL(QString, what);
        QFile::remove(path);
        const bool made = what == QLatin1String("pipe")
                              ? ::mkfifo(QFile::encodeName(path).constData(), 0600) == 0
                              : QFile::link(QStringLiteral("/dev/zero"), path);
        QVERIFY2(made, qPrintable(path));
    }

private slots:
    void initTestCase_data() {
        QTest::addColumn<QString>("what");
        QTest::newRow("a pipe") << QStringLiteral("pipe");
        QTest::newRow("a link to a device") << QStringLiteral("device");
    }
    void init() { tests::fail_on_warnings(); }

    void as_a_document() {
        const QString path = folder_.filePath(QStringLiteral("x.json"));
        put(path);
        tests::Window the;
        const auto opened = the.window->open_path(path);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::input);
        QCOMPARE(open_results_file(path).error().code, ErrorCode::input);
        QVERIFY(open_campaign(path, the.session.catalogue()).broken);
    }

    void as_a_lesson() {
        const QDir lesson(folder_.filePath(QStringLiteral("lessons/mine")));
        for (const char* file : {"lesson.json", "lesson.md"}) {
            QVERIFY(lesson.mkpath(QStringLiteral(".")));
            for (const QString& shipped : QDir(QStringLiteral(":/assets/lessons/greedy-fails")).entryList()) {
                QFile::remove(lesson.filePath(shipped));
                QVERIFY(QFile::copy(QStringLiteral(":/assets/lessons/greedy-fails/") + shipped,
                                    lesson.filePath(shipped)));
            }
            put(lesson.filePath(QString::fromLatin1(file)));
            const auto lessons = load_lessons({folder_.filePath(QStringLiteral("lessons"))});
            QCOMPARE(lessons.size(), std::size_t{1});
            QVERIFY2(lessons.front().broken, file);
            QFETCH_GLOBAL(QString, what);
            const char* const why =
                what == QLatin1String("pipe") ? "no regular file" : "leads out of the lesson's folder";
            QVERIFY2(lessons.front().broken->sentence().find(why) != std::string::npos,
                     lessons.front().broken->sentence().c_str());
        }
    }

    void as_a_page_or_a_picture_of_a_text() {
        put(folder_.filePath(QStringLiteral("mine.md")));
        for (const ManualPage& page : load_manual({folder_.path()}))
            QVERIFY(page.broken); // or it is not in the list
        put(folder_.filePath(QStringLiteral("a.png")));
        Reader reader;
        reader.set_folder(folder_.path());
        reader.show_markdown(QStringLiteral("![picture](a.png)"), 1);
        const auto picture =
            reader.document()->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("a.png")));
        QCOMPARE(picture.value<QImage>().width(), 1); // a placeholder pixel
    }
};

KS_TEST(EndlessFilesTest)
#include "endless_files_test.moc"
