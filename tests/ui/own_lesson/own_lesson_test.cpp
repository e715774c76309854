// SPDX-License-Identifier: GPL-3.0-or-later
// The user's lessons: a written lesson can be read without errors and shows the same pictures.
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/catalogue.h"
#include "solvers/run/in_process.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/own_lesson/own_lessons.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/frame/lesson_commands.h"
#include "ui/lessons/finish_saving.h"
#include "ui/lessons/lesson_track.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/temporary_folder.h"
#include "visual/scene/picture_table.h"

#include <QDir>

#include <csignal>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

using namespace ks;
using namespace ks::tests;
using namespace ks::ui;

namespace {

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

InstancePtr small_of(const std::string& kind) {
    for (const Preset& each : presets())
        if (each.kind == kind)
            if (const auto made = generate(each.id, each.kind, {}); made)
                return *made;
    return nullptr;
}

} // namespace

class OwnLessonTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() {
        tests::fail_on_warnings();
        QDir(own_folder()).removeRecursively();
    }
    void cleanupTestCase() { QDir(own_folder()).removeRecursively(); }

    /// A recording of each shape, and a kernel: after writing and reading, the picture equals that of the
    /// figure or the recording.
    void every_shape_is_shown_again_data() {
        QTest::addColumn<QString>("instance");
        QTest::addColumn<QString>("variant");
        const auto row = [](const char* shape, const char* instance, const char* variant) {
            QTest::newRow(shape) << QString::fromLatin1(instance) << QString::fromLatin1(variant);
        };
        row("table", "thesis-2.2", "mckp.sequential");
        row("two lists", "two-list-example", "subset-sum.two-list.sequential");
        row("tree", "sso-toy", "subset-sum.exhaustive.smart");
        row("front", "ise-three-tasks", "instruction-set.front-list");
        row("kernel", "thesis-2.1", "");
    }
    void every_shape_is_shown_again() {
        QFETCH(QString, instance);
        QFETCH(QString, variant);
        QTemporaryDir folder;
        for (const std::int64_t step : {std::int64_t{0}, std::int64_t{4}, std::int64_t{11}}) {
            ShownStep shown = variant.isEmpty() ? traced()
                                                : recorded(instance.toLatin1().constData(),
                                                           variant.toLatin1().constData(), step);
            // As the first picture of its lesson it is a step of the recording; after another recording it is
            // a figure.
            for (const bool second : {false, true}) {
                Lesson lesson;
                lesson.title = "Mine";
                if (second)
                    add_step(lesson, recorded("thesis-2.1", "knapsack.sequential", 2), "Other", "Text.");
                add_step(lesson, shown, "Here", "Look.");
                const QString place = folder.filePath(QStringLiteral("x"));
                const auto saved = save_lesson(lesson, place);
                QVERIFY2(saved, saved ? "" : saved.error().sentence().c_str());
                const Lesson again = read_from(place);
                QVERIFY2(!again.broken, again.broken ? again.broken->sentence().c_str() : "");
                const auto before = track_of(lesson), after = track_of(again);
                QCOMPARE(after->count(), before->count());
                for (std::int64_t at = 0; at <= after->count(); ++at) {
                    QVERIFY(picture(*after, at) == picture(*before, at));
                    QCOMPARE(after->sentence(at), before->sentence(at));
                }
                if (!shown.variant.empty()) {
                    const auto recording = in_process::record(shown.variant, shown.instance, {});
                    QVERIFY(recording);
                    QCOMPARE(after->sentence(after->count()), readable((*recording)->at(step).text));
                }
            }
        }
    }

    /// Every variant with steps, so that no shape is missing.
    void every_variant_is_read_back() {
        QTemporaryDir folder;
        std::set<Shape> shapes;
        for (const CatalogueEntry& entry : built_in_catalogue().entries()) {
            if (!entry.steps || in_process::records_with_programs(entry.id))
                continue;
            const auto instance = small_of(entry.kind);
            if (!instance)
                continue;
            const auto recording = in_process::record(entry.id, instance, {});
            if (!recording)
                continue;
            shapes.insert((*recording)->shape());
            Lesson lesson;
            lesson.title = "Mine";
            add_step(lesson, {.instance = instance, .variant = entry.id, .step = (*recording)->count() / 2},
                     "A", "B");
            QVERIFY2(save_lesson(lesson, folder.filePath("x")), entry.id.c_str());
            const Lesson again = read_from(folder.filePath("x"));
            QVERIFY2(!again.broken, again.broken ? again.broken->sentence().c_str() : "");
            QVERIFY2(picture(*track_of(again), 0) == picture(*track_of(lesson), 0), entry.id.c_str());
        }
        QVERIFY(shapes.size() >= 5);
    }

    void headings_and_texts_survive() {
        QTemporaryDir folder;
        Lesson lesson = two_steps(folder.filePath("x"));
        lesson.title = " A  \"title\"\nof two lines ";
        lesson.summary = "Sum & more: żółw";
        lesson.steps[0].title = lesson.steps[1].title = "Same";
        lesson.steps[0].text = "Text\n\n## no step\n\n> note to self\n\n```\n## nor this\n```";
        lesson.steps[1].text = "";
        QVERIFY(save_lesson(lesson, lesson.folder));
        const Lesson again = read_from(lesson.folder);
        QVERIFY2(!again.broken, again.broken ? again.broken->sentence().c_str() : "");
        QCOMPARE(again.title, "A \"title\" of two lines");
        QCOMPARE(again.summary, lesson.summary);
        QCOMPARE(titles(again), (QStringList{"Same", "Same (2)"}));
        QVERIFY(again.steps[0].text.contains("### no step"));
        QCOMPARE(again.steps[0].notes, "to self"); // a block quote with this beginning is the teacher's note
        QVERIFY(save_lesson(again, lesson.folder));
        QCOMPARE(read_from(lesson.folder).steps[0].notes, "to self");
        QVERIFY(again.steps[1].text.isEmpty());
    }

    /// The shipped lessons are written and read again: members, cells, figures, recorded runs.
    void every_shipped_lesson_survives_being_written() {
        QTemporaryDir folder;
        for (const Lesson& lesson : load_lessons({":/assets/lessons"})) {
            const QString place = folder.filePath(lesson.id);
            const auto saved = export_lesson(lesson, place);
            QVERIFY2(saved, saved ? "" : saved.error().sentence().c_str());
            const Lesson again = read_from(place);
            QVERIFY2(!again.broken, again.broken ? again.broken->sentence().c_str() : "");
            QCOMPARE(again.title, lesson.title);
            QCOMPARE(again.place.chapter, lesson.place.chapter);
            QCOMPARE(again.place.needs, lesson.place.needs);
            QCOMPARE(again.place.minutes, lesson.place.minutes);
            QCOMPARE(titles(again), titles(lesson));
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                QCOMPARE(again.steps[i].text, lesson.steps[i].text);
                QCOMPARE(again.steps[i].show.size(), lesson.steps[i].show.size());
                QVERIFY(again.steps[i].highlight == lesson.steps[i].highlight);
                for (std::size_t n = 0; n < lesson.steps[i].show.size(); ++n) {
                    const LessonStop &now = again.steps[i].show[n], &then = lesson.steps[i].show[n];
                    QVERIFY(now.step == then.step && now.cell == then.cell && now.ask == then.ask);
                    QCOMPARE(now.figure.has_value(), then.figure.has_value());
                    if (!then.figure)
                        continue;
                    QVERIFY(now.figure->settings == then.figure->settings);
                    QCOMPARE(now.figure->runs.size(), then.figure->runs.size());
                    QCOMPARE(!now.figure->instance, !then.figure->instance);
                    if (then.figure->instance)
                        QCOMPARE(fingerprint(*now.figure->instance), fingerprint(*then.figure->instance));
                }
            }
        }
    }

    void a_failure_is_a_sentence_and_loses_nothing() {
        QTemporaryDir folder;
        Lesson lesson = two_steps(folder.filePath("x"));
        QVERIFY(save_lesson(lesson, lesson.folder));
        const QByteArray json = bytes_of(lesson.folder + "/lesson.json");
        const QByteArray md = bytes_of(lesson.folder + "/lesson.md");
        lesson.steps[0].text = QString(20'000, QLatin1Char('x')); // readers reject such a long paragraph
        const auto refused = save_lesson(lesson, lesson.folder);
        QVERIFY(!refused && refused.error().code == ErrorCode::limit);
        lesson.steps[0].text = "New.";
        QVERIFY(QFile::rename(lesson.folder + "/lesson.json", lesson.folder + "/kept.json"));
        QVERIFY(QDir().mkdir(lesson.folder + "/lesson.json")); // cannot be written
        const auto failed = save_lesson(lesson, lesson.folder);
        QVERIFY(!failed && failed.error().code == ErrorCode::output);
        QVERIFY(!failed.error().sentence().empty());
        QCOMPARE(bytes_of(lesson.folder + "/lesson.md"), md);
        QCOMPARE(bytes_of(lesson.folder + "/kept.json"), json);
        const auto nowhere = save_lesson(lesson, folder.filePath("x/lesson.md/y"));
        QVERIFY(!nowhere && nowhere.error().code == ErrorCode::output);
        lesson.steps.clear();
        QVERIFY(!save_lesson(lesson, folder.filePath("y")));
        QVERIFY(!QFileInfo::exists(folder.filePath("y")));
    }

    /// The program may end after any of the renamings, or before the first.
    void a_save_that_was_interrupted_is_finished_by_the_next_reader() {
        QTemporaryDir folder;
        Lesson lesson = two_steps(folder.filePath("x"));
        QVERIFY(save_lesson(lesson, lesson.folder));
        Lesson later = lesson;
        later.title = "Later";
        later.steps[0].title = "Anew";
        QVERIFY(save_lesson(later, folder.filePath("y")));
        const QString saved = saved_files_of(lesson.folder);
        QVERIFY(QDir().mkdir(saved));
        for (const char* name : {"lesson.json", "lesson.md"}) // the files that the others need exist already
            QVERIFY(QFile::copy(folder.filePath("y/") + name, saved + "/" + name));
        QVERIFY(QFile::remove(lesson.folder + "/lesson.md") &&
                QFile::rename(saved + "/lesson.md", lesson.folder + "/lesson.md"));
        const Lesson read = read_from(lesson.folder);
        QVERIFY(!read.broken);
        QCOMPARE(read.title, "Later");
        QCOMPARE(titles(read), (QStringList{"Anew", "Second"}));
        QVERIFY(!QFileInfo::exists(saved));
    }

    void instances_that_no_step_shows_go() {
        QTemporaryDir folder;
        Lesson lesson = two_steps(folder.filePath("x"));
        add_step(lesson, recorded("thesis-2.2", "mckp.sequential", 4), "Third", "Three.");
        QVERIFY(save_lesson(lesson, lesson.folder));
        QCOMPARE(QDir(lesson.folder).entryList({"instance-*.json"}, QDir::Files).size(), 2);
        lesson.steps.pop_back();
        QVERIFY(save_lesson(lesson, lesson.folder));
        QCOMPARE(QDir(lesson.folder).entryList({"instance-*.json"}, QDir::Files).size(), 1);
        QVERIFY(!read_from(lesson.folder).broken);
    }

    /// A killed program leaves a folder with the lock of a process that has ended.
    void an_export_removes_the_folder_of_a_killed_one() {
        QTemporaryDir folder;
        const Lesson lesson = two_steps(folder.filePath("mine"));
        QVERIFY(save_lesson(lesson, lesson.folder));
        const pid_t child = fork();
        if (child == 0) {
            const TemporaryFolder left(folder.filePath(".lesson-"));
            raise(SIGKILL);
        }
        QCOMPARE(waitpid(child, nullptr, 0), child);
        const auto folders = [&] {
            return QDir(folder.path()).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
        };
        QCOMPARE(folders().size(), 2);
        QVERIFY(export_lesson(lesson, folder.filePath("given away")));
        QCOMPARE(folders(), QStringList({"given away", "mine"}));
    }

    void an_export_opens_elsewhere() {
        QTemporaryDir folder;
        Lesson lesson = two_steps(folder.filePath("mine"));
        QVERIFY(save_lesson(lesson, lesson.folder));
        QFile picture_file(lesson.folder + "/photo.png");
        QVERIFY(picture_file.open(QIODevice::WriteOnly) && picture_file.write("png") == 3);
        picture_file.close();
        const QString target = folder.filePath("given away");
        QVERIFY(export_lesson(lesson, target));
        QVERIFY(!export_lesson(lesson, target)); // nothing is overwritten
        QDir(lesson.folder).removeRecursively();
        QCOMPARE(bytes_of(target + "/photo.png"), QByteArray("png"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{"given away"});
        tests::Window the;
        for (const QString& path : {target, target + "/", target + "/lesson.json"}) {
            QVERIFY(the.window->open_path(path));
            KS_WAIT_FOR(!the.window->current_page()->busy());
            QCOMPARE(the.window->current_page()->shown_view().options.lesson, "given away");
        }
        QVERIFY(!the.window->open_path(folder.path())); // not a lesson
    }

    void a_name_for_every_title() {
        QVERIFY(folder_for("My lesson: part 2!").endsWith("/lessons/my-lesson-part-2"));
        QVERIFY(folder_for("???").endsWith("/lessons/lesson"));
        QVERIFY(folder_for("../../etc").endsWith("/lessons/etc"));
        QVERIFY(folder_for("Greedy fails").endsWith("/lessons/greedy-fails-2")); // the id of a shipped lesson
    }
};

KS_TEST(OwnLessonTest)
#include "own_lesson_test.moc"
