// SPDX-License-Identifier: GPL-3.0-or-later
// A user's lesson about a table that is larger than the usual picture: the whole table is published, or a
// sentence states which part is.
#include "solvers/problems/knapsack/instance.h"
#include "tests/support/suite.h"
#include "tests/ui/publish/lessons.h"
#include "tests/visual/quiet.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/publish/handout.h"
#include "ui/publish/html_page.h"
#include "ui/publish/picture_files.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"

#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
using namespace ks;
using namespace ks::ui;

namespace {

Publication lesson_about(int items, int capacity) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    for (int i = 0; i < items; ++i)
        builder.add({7 + i * 37 % 90, 1 + capacity / 3 + i % 5});
    const ShownStep shown{.instance = *std::move(builder).build(), .variant = "knapsack.sequential"};
    Lesson lesson;
    lesson.title = QStringLiteral("Mine");
    add_step(lesson, shown, QStringLiteral("All of it"), QStringLiteral("Words."));
    auto track = LessonTrack::make(std::move(lesson));
    if (!track)
        qFatal("%s", track.error().sentence().c_str());
    return *Publication::make(*track, {});
}

QByteArray printed_by(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

/// Runs a program with the path of a file with these bytes as its last argument, and returns its output.
QByteArray read_by(const QString& program, const QStringList& arguments, const QByteArray& bytes,
                   const QStringList& more = {}) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    if (!visual::write_whole(path, bytes))
        qFatal("cannot write %s", qPrintable(path));
    return printed_by(program, arguments + QStringList{path} + more);
}

QByteArray unzipped(const QByteArray& bytes) {
    return read_by(
        QStringLiteral("python3"),
        {QStringLiteral("-c"),
         QStringLiteral("import sys, zipfile; files = zipfile.ZipFile(sys.argv[1])\n"
                        "for name in files.namelist(): sys.stdout.buffer.write(files.read(name))")},
        bytes);
}

QString words_of_pdf(const QByteArray& pdf) {
    return QString::fromUtf8(read_by(QStringLiteral("pdftotext"), {}, pdf, {QStringLiteral("-")}))
        .simplified();
}

const paint::Theme& of_paper() {
    return paint::theme(paint::ThemeId::light);
}

constexpr const char* last_cell = "<title>z20(40)";
constexpr const char* sentence = "of 0 to 40 are shown.";

} // namespace

class LargeTableTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void a_web_page_has_all_of_it() {
        const auto page = html_page(lesson_about(20, 40), {}, {});
        QVERIFY(page && page->contains(last_cell) && !page->contains(sentence));
    }

    void drawings_have_all_of_it() {
        const QByteArray files =
            unzipped(*zipped_pictures(lesson_about(20, 40), PictureFiles::svg, of_paper(), {}));
        QVERIFY(files.contains(last_cell) && !files.contains(sentence));
        const auto pictures = zipped_pictures(lesson_about(20, 40), PictureFiles::png,
                                              paint::theme(paint::ThemeId::projector), {});
        QVERIFY(pictures && pictures->startsWith("PK"));
    }

    void a_handout_has_the_whole_table_or_names_the_part() {
        const Publication lesson = lesson_about(20, 40);
        QVERIFY(!words_of_pdf(*handout(lesson, 1, of_paper(), {})).contains(sentence));
        // A table that is slightly too large is cut; a much larger one is shown in colours.
        const auto says_what_it_has = [](int capacity) {
            return words_of_pdf(*handout(lesson_about(20, capacity), 6, of_paper(), {}))
                .contains(" are shown.");
        };
        QVERIFY(std::ranges::any_of(std::array{44, 48, 52, 56, 60, 66, 72, 80}, says_what_it_has));
    }

    void a_table_too_large_for_a_page_is_mentioned() {
        const auto page = html_page(lesson_about(20, 400), {}, {});
        QVERIFY(page && page->contains("of 0 to 400 are shown."));
        const QByteArray files =
            unzipped(*zipped_pictures(lesson_about(20, 400), PictureFiles::svg, of_paper(), {}));
        QVERIFY(files.contains("of 0 to 400 are shown."));
    }
};

KS_TEST(LargeTableTest)
#include "large_table_test.moc"
