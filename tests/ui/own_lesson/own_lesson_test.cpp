// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons of one's own: what is written is read without a mistake and shows the same pictures.
#include "solvers/problems/format.h"
#include "solvers/problems/presets.h"
#include "solvers/run/catalogue.h"
#include "solvers/run/in_process.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/frame/lesson_commands.h"
#include "ui/lessons/finish_saving.h"
#include "ui/lessons/lesson_picture.h"
#include "ui/lessons/lesson_track.h"
#include "ui/own_lesson/add_dialog.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/own_lesson/own_question_dialog.h"
#include "ui/own_lesson/step_question.h"
#include "ui/own_lesson/write_lesson.h"
#include "visual/export/export.h"
#include "visual/scene/shape_picture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTextBrowser>
#include <QTimer>

#include <algorithm>
#include <set>

using namespace ks;
using namespace ks::ui;

namespace {

InstancePtr preset(const char* id) {
    auto made = generate(id, "", {});
    if (!made)
        qFatal("%s", made.error().sentence().c_str());
    return *made;
}

ShownStep recorded(const char* id, const char* variant, std::int64_t step) {
    return {.instance = preset(id), .variant = variant, .step = step, .sentence = "The page's sentence."};
}

ShownStep traced() {
    return {.instance = preset("thesis-2.1"),
            .figure = "trace",
            .settings = {{"variant", "demo.bank-conflicts"}, {"show", "memory"}, {"instruction", "3"}}};
}

Lesson read_from(const QString& folder) {
    return load_lessons({}, {folder}).front();
}

std::shared_ptr<const LessonTrack> track_of(const Lesson& lesson) {
    const auto track = LessonTrack::make(lesson);
    if (!track)
        qFatal("%s", track.error().sentence().c_str());
    return *track;
}

QByteArray picture(const LessonTrack& track, std::int64_t at) {
    return *visual::encoded(
        lesson_picture(track, at, "words", {1000, 640}, paint::theme(paint::ThemeId::light)),
        visual::Format::svg);
}

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

Lesson two_steps(const QString& folder) {
    Lesson lesson;
    lesson.title = "Mine";
    lesson.folder = folder;
    add_step(lesson, recorded("thesis-2.1", "knapsack.sequential", 3), "First", "One.");
    add_step(lesson, recorded("thesis-2.1", "knapsack.sequential", 5), "Second", "Two.");
    return lesson;
}

QStringList titles(const Lesson& lesson) {
    QStringList all;
    for (const LessonStep& step : lesson.steps)
        all << step.title;
    return all;
}

template <class T>
T& part(QWidget& dialog, const char* name) {
    auto* found = dialog.findChild<T*>(QString::fromLatin1(name));
    if (!found)
        qFatal("there is no %s", name);
    return *found;
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

    /// A recording of each shape, and a kernel: read back, the picture is the one that the figure or the
    /// recording gave before.
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
            // First in its lesson it is a step of the recording, behind another one's a figure.
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

    /// Every variant that this program steps through, so that no shape is forgotten.
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
        QCOMPARE(again.steps[0].notes, "to self"); // a block quote that begins so is the teacher's
        QVERIFY(save_lesson(again, lesson.folder));
        QCOMPARE(read_from(lesson.folder).steps[0].notes, "to self");
        QVERIFY(again.steps[1].text.isEmpty());
    }

    /// What ships is written and read again: members, cells, figures, recorded runs.
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
        lesson.steps[0].text = QString(20'000, QLatin1Char('x')); // no reader takes such a paragraph
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

    /// The program may end after any of the moves, or before the first.
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
        for (const char* name : {"lesson.json", "lesson.md"}) // what the other files need is there already
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

    void an_export_opens_elsewhere() {
        QTemporaryDir folder;
        Lesson lesson = two_steps(folder.filePath("mine"));
        QVERIFY(save_lesson(lesson, lesson.folder));
        QFile picture_file(lesson.folder + "/photo.png");
        QVERIFY(picture_file.open(QIODevice::WriteOnly) && picture_file.write("png") == 3);
        picture_file.close();
        const QString target = folder.filePath("given away");
        QVERIFY(export_lesson(lesson, target));
        QVERIFY(!export_lesson(lesson, target)); // nothing is written over
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
        QVERIFY(!the.window->open_path(folder.path())); // no lesson
    }

    void a_name_for_every_title() {
        QVERIFY(folder_for("My lesson: part 2!").endsWith("/lessons/my-lesson-part-2"));
        QVERIFY(folder_for("???").endsWith("/lessons/lesson"));
        QVERIFY(folder_for("../../etc").endsWith("/lessons/etc"));
        QVERIFY(folder_for("Greedy fails").endsWith("/lessons/greedy-fails-2")); // a lesson that ships
    }

    /// By keyboard: step, add with a sentence, and the lesson is in the list.
    void a_step_is_added_from_a_page() {
        tests::Window the;
        the.session.open(preset("thesis-2.1"));
        the.window->show_page("step");
        QVERIFY(the.window->current_page()->apply({{}, "7", {}}));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        the.window->lessons().add_step();
        auto* dialog = the.window->findChild<AddDialog*>();
        QVERIFY(dialog);
        auto& add = part<QPushButton>(*dialog, "add");
        KS_WAIT_FOR(add.isEnabled());
        QTest::keyClicks(&part<QLineEdit>(*dialog, "lesson-title"), "For Monday");
        QTest::keyClicks(&part<QPlainTextEdit>(*dialog, "step-text"), "Why does it stay?");
        QTest::keyClick(&part<QLineEdit>(*dialog, "step-title"), Qt::Key_Return);
        const Lesson lesson = read_from(own_folder() + "/for-monday");
        QVERIFY2(!lesson.broken, lesson.broken ? lesson.broken->sentence().c_str() : "");
        QCOMPARE(lesson.title, "For Monday");
        QCOMPARE(lesson.steps.front().text, "Why does it stay?");
        QCOMPARE(lesson.steps.front().show.front().step, 7);
        the.window->show_page("lessons");
        KS_WAIT_FOR(!the.window->current_page()->busy());
        auto* list = the.find<QListWidget>("lesson-list");
        QCOMPARE(list->item(0)->data(Qt::UserRole).toString(), "for-monday");
    }

    void a_page_without_steps_says_so() {
        tests::Window the;
        the.window->show_page("occupancy");
        the.window->lessons().add_step();
        QVERIFY(!the.window->findChild<AddDialog*>());
        QVERIFY(the.window->notice().text().contains("no step"));
    }

    void what_no_lesson_shows_is_not_added() {
        Session session;
        ShownStep shown = traced();
        shown.settings[0].second = "no.kernel";
        AddDialog dialog(session, shown, {}, nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        auto& words = part<QLabel>(dialog, "preview-words");
        KS_WAIT_FOR(words.text().contains("no.kernel"));
        QVERIFY(!part<QPushButton>(dialog, "add").isEnabled());
    }

    void the_editor_edits_undoes_and_saves() {
        Session session;
        Lesson lesson = two_steps(own_folder() + "/mine");
        LessonEditor editor(session, lesson, nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        QVERIFY(!editor.edited());
        QTest::keyClicks(&part<QLineEdit>(editor, "summary"), "short");
        QCOMPARE(editor.lesson().summary, "short");
        QTest::keyClick(&editor, Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(titles(editor.lesson()), (QStringList{"Second", "First"}));
        QCOMPARE(part<QListWidget>(editor, "steps").currentRow(), 1);
        QTest::keyClick(&editor, Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(titles(editor.lesson()), (QStringList{"First", "Second"}));
        auto& text = part<QPlainTextEdit>(editor, "text");
        text.setFocus();
        QTest::keyClicks(&text, "New. ");
        QCOMPARE(editor.lesson().steps[0].text, "New. One.");
        QTest::keyClick(&text, Qt::Key_Z, Qt::ControlModifier); // the lesson's, not the field's
        QCOMPARE(editor.lesson().steps[0].text, "One.");
        QCOMPARE(text.toPlainText(), "One.");
        QTest::keyClick(&text, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(editor.lesson().steps[0].text, "New. One.");
        QTest::mouseClick(&part<QPushButton>(editor, "remove"), Qt::LeftButton);
        QCOMPARE(titles(editor.lesson()), QStringList{"Second"});
        QVERIFY(editor.save());
        QVERIFY(!editor.edited());
        QCOMPARE(titles(read_from(lesson.folder)), QStringList{"Second"});
        QTest::mouseClick(&part<QPushButton>(editor, "undo"), Qt::LeftButton);
        QCOMPARE(titles(editor.lesson()), (QStringList{"First", "Second"}));
        QVERIFY(editor.edited());
        QTest::mouseClick(&part<QPushButton>(editor, "remove"), Qt::LeftButton);
        QTest::mouseClick(&part<QPushButton>(editor, "remove"), Qt::LeftButton);
        QVERIFY(editor.lesson().steps.empty());
        QVERIFY(!part<QPushButton>(editor, "save").isEnabled());
    }

    /// By keyboard: a question and notes are added, written in the form that the reader knows, and read
    /// again.
    void a_question_and_notes_are_added() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        auto& asks = part<QCheckBox>(editor, "asks");
        KS_WAIT_FOR(asks.isEnabled());
        auto& kinds = part<QComboBox>(editor, "ask-kind");
        QVERIFY(!kinds.isEnabled() && kinds.count() > 1);
        QTest::keyClick(&asks, Qt::Key_Space);
        QCOMPARE(editor.lesson().steps[0].show.size(), std::size_t{2});
        QVERIFY(editor.lesson().steps[0].show[0].ask && !editor.lesson().steps[0].show[1].ask);
        QVERIFY(part<QLabel>(editor, "ask-words").text().endsWith('?'));
        kinds.setCurrentIndex(kinds.findText("The cell that it comes from"));
        auto& tries = part<QSpinBox>(editor, "ask-tries");
        QTest::keyClick(&tries, Qt::Key_Up);
        auto& points = part<QDoubleSpinBox>(editor, "ask-points");
        points.selectAll();
        QTest::keyClicks(&points, "2.5");
        QTest::keyClicks(&part<QPlainTextEdit>(editor, "step-notes"), "Wait.");
        const LessonAsk asked{.ask = Ask::source, .weight = 2.5, .tries = 2};
        QVERIFY(editor.lesson().steps[0].show[0].ask == asked);
        QVERIFY(editor.save());
        const Lesson again = read_from(own_folder() + "/mine");
        QVERIFY2(!again.broken, again.broken ? again.broken->sentence().c_str() : "");
        QVERIFY(again.steps[0].show[0].ask == asked && again.steps[0].show[0].step == 3);
        QCOMPARE(again.steps[0].notes, "Wait.");
        const auto track = track_of(again);
        QCOMPARE(track->count(), 2); // a question and two pictures
        QCOMPARE(track->question(0)->ask, Ask::source);
        QCOMPARE(track->notes(0), "Wait.");
    }

    /// A question in the author's words is written, read again, asked and graded.
    void a_question_of_the_authors_own() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        auto& asks = part<QCheckBox>(editor, "asks");
        KS_WAIT_FOR(asks.isEnabled());
        asks.click();
        auto& kinds = part<QComboBox>(editor, "ask-kind");
        const Ask before = editor.lesson().steps[0].show[0].ask->ask;
        tests::when_asked<OwnQuestionDialog>([](OwnQuestionDialog& dialog) { dialog.reject(); });
        kinds.setCurrentIndex(kinds.findText("A question of your own"));
        QCOMPARE(editor.lesson().steps[0].show[0].ask->ask, before); // the author gave up
        QCOMPARE(kinds.currentData().toInt(), static_cast<int>(before));
        tests::when_asked<OwnQuestionDialog>([](OwnQuestionDialog& dialog) {
            auto& ok = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(!ok.isEnabled());
            dialog.findChild<QPlainTextEdit*>("own-text")->setPlainText("Why is <b> greedy & fast?");
            auto& choices = *dialog.findChild<QTableWidget*>("own-choices");
            choices.item(0, 1)->setText("It sorts, and looks at each item once.");
            choices.item(1, 1)->setText("It tries everything.");
            QVERIFY(!ok.isEnabled()); // no choice is right
            choices.item(0, 0)->setCheckState(Qt::Checked);
            dialog.findChild<QLineEdit*>("own-because")->setText("Sorting takes the most time.");
            QVERIFY(ok.isEnabled());
            ok.click();
        });
        kinds.setCurrentIndex(kinds.findText("A question of your own"));
        const auto& ask = editor.lesson().steps[0].show[0].ask;
        QVERIFY(ask && ask->own);
        QVERIFY(part<QLabel>(editor, "ask-words").text().contains("Why is"));
        QVERIFY(editor.save());
        const Lesson again = read_from(own_folder() + "/mine");
        QVERIFY2(!again.broken, again.broken ? again.broken->sentence().c_str() : "");
        QVERIFY(again.steps[0].show[0].ask == ask);
        const auto track = track_of(again);
        const QuizQuestion& question = *track->question(0);
        QCOMPARE(question.text, std::string("Why is <b> greedy & fast?"));
        QVERIFY(question.form == AnswerForm::one_of && question.options.size() == 2);
        QVERIFY(grade(question, {"1"}).right && !grade(question, {"2"}).right);
        part<QPushButton>(editor, "undo").click();
        QVERIFY(!editor.lesson().steps[0].show[0].ask->own);
    }

    void an_own_question_by_number_or_with_several_right_choices() {
        const QuizQuestion number = quiz_question({.text = "How many?", .numbers = {"5/6", "1"}});
        QVERIFY(number.form == AnswerForm::number);
        QVERIFY(grade(number, {"1"}).right && grade(number, {"10/12"}).right && !grade(number, {"2"}).right);
        const QuizQuestion several = quiz_question(
            {.text = "Which?",
             .choices = {{.text = "a", .right = true}, {.text = "b"}, {.text = "c", .right = true}}});
        QVERIFY(several.form == AnswerForm::some_of);
        QVERIFY(grade(several, {"3", "1"}).right && !grade(several, {"1"}).right);
    }

    void an_own_question_without_a_right_answer_is_refused() {
        QVERIFY(!check(OwnQuestion{.text = "Why?"}));
        QVERIFY(!check(OwnQuestion{.text = " ", .numbers = {"1"}}));
        QVERIFY(!check(OwnQuestion{.text = "Why?", .numbers = {"many"}}));
        QVERIFY(!check(OwnQuestion{.text = "Why?", .choices = {{.text = "a", .right = true}}}));
        QVERIFY(!check(OwnQuestion{.text = "Why?", .choices = {{.text = "a"}, {.text = "b"}}}));
        QVERIFY(!check(OwnQuestion{.text = "Why?", .choices = {{.text = "a", .right = true}, {.text = ""}}}));
        QVERIFY(check(OwnQuestion{.text = "Why?", .choices = {{.text = "a", .right = true}, {.text = "b"}}}));
        const QString folder = own_folder() + "/broken";
        Lesson lesson = two_steps(folder);
        lesson.steps[0].show[0].ask = LessonAsk{.ask = Ask::own, .own = OwnQuestion{.text = "Why?"}};
        KS_VERIFY_OK(save_lesson(lesson, folder));
        const Lesson read = read_from(folder);
        QVERIFY(read.broken && read.broken->where.find("/steps/0/show/0") != std::string::npos);
    }

    /// It can be asked about a picture that nothing comes before: the picture stays.
    void an_own_question_needs_no_picture_before() {
        const QString folder = own_folder() + "/first";
        Lesson lesson;
        lesson.title = "Mine";
        lesson.folder = folder;
        ShownStep first = traced();
        first.settings[2].second = "1";
        add_step(lesson, first, "First", "One.");
        set_question(lesson.steps[0],
                     LessonAsk{.ask = Ask::own, .own = OwnQuestion{.text = "How many?", .numbers = {"4"}}});
        KS_VERIFY_OK(save_lesson(lesson, folder));
        const Lesson read = read_from(folder);
        QVERIFY2(!read.broken, read.broken ? read.broken->sentence().c_str() : "");
        const auto track = track_of(read);
        QVERIFY(track->question(0) && track->figure(0));
    }

    void questions_and_notes_are_undone() {
        Session session;
        Lesson lesson = two_steps(own_folder() + "/mine");
        lesson.steps[0].notes = "Old.";
        LessonEditor editor(session, lesson, nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        auto& notes = part<QPlainTextEdit>(editor, "step-notes");
        QCOMPARE(notes.toPlainText(), "Old.");
        QTest::keyClicks(&notes, "New. ");
        auto& asks = part<QCheckBox>(editor, "asks");
        KS_WAIT_FOR(asks.isEnabled());
        asks.click();
        auto& tries = part<QSpinBox>(editor, "ask-tries");
        tries.setFocus();
        QTest::keyClick(&tries, Qt::Key_Up);
        QTest::keyClick(&tries, Qt::Key_Up);
        QCOMPARE(editor.lesson().steps[0].show[0].ask->tries, 3);
        QTest::keyClick(&tries, Qt::Key_Z, Qt::ControlModifier); // the lesson's, not the field's
        QCOMPARE(editor.lesson().steps[0].show[0].ask->tries, 1);
        QCOMPARE(tries.value(), 1);
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!asks.isChecked() && editor.lesson().steps[0].show.size() == 1);
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(notes.toPlainText(), "Old.");
        QVERIFY(!editor.edited());
        asks.click();
        asks.click();
        QCOMPARE(editor.lesson().steps[0].show.size(), std::size_t{1}); // as before it asked
        QVERIFY(!editor.lesson().steps[0].show[0].ask);
    }

    /// In a copy of a lesson that ships, the question stays where it is, and is the one that one sees.
    void a_question_of_a_copy_is_edited() {
        const auto lessons = load_lessons({":/assets/lessons"});
        const auto found = std::ranges::find(lessons, QStringLiteral("two-list-by-hand"), &Lesson::id);
        QVERIFY(found != lessons.end());
        Lesson lesson = *found;
        lesson.folder = own_folder() + "/copy";
        Session session;
        LessonEditor editor(session, lesson, nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        part<QListWidget>(editor, "steps").setCurrentRow(4); // shows 90, then asks about 92
        auto& asks = part<QCheckBox>(editor, "asks");
        QVERIFY(asks.isChecked());
        auto& words = part<QLabel>(editor, "ask-words");
        KS_WAIT_FOR(words.text().endsWith('?'));
        part<QSpinBox>(editor, "ask-tries").setValue(2);
        const LessonStop& asked = editor.lesson().steps[4].show[1];
        QVERIFY(asked.ask && asked.ask->tries == 2 && asked.step == 92);
        QVERIFY(editor.save());
        QVERIFY(read_from(lesson.folder).steps[4].show[1].ask == asked.ask);
    }

    /// What has no step before it needs a picture that can stay while it is asked about.
    void the_first_figure_asks_nothing() {
        Lesson lesson;
        lesson.title = "Mine";
        lesson.folder = own_folder() + "/mine";
        ShownStep first = traced();
        first.settings[2].second = "1";
        add_step(lesson, first, "First", "One.");
        add_step(lesson, first, "Second", "Two.");
        Session session;
        LessonEditor editor(session, lesson, nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        auto& asks = part<QCheckBox>(editor, "asks");
        QVERIFY(part<QLabel>(editor, "ask-words").text().contains("Nothing is shown before"));
        QCOMPARE(part<QComboBox>(editor, "ask-kind").count(), 1); // a question of the author's own
        part<QListWidget>(editor, "steps").setCurrentRow(1);
        KS_WAIT_FOR(asks.isEnabled());
        asks.click();
        QVERIFY(editor.save());
        QTest::keyClick(&editor, Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!editor.save()); // nothing would stay while it is asked
        QVERIFY(part<QLabel>(editor, "failure").text().contains("shown yet"));
    }

    /// A note that is typed into the text as a block quote is not shown to the class, and is a note when
    /// read.
    void a_typed_note_is_a_note() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        part<QPlainTextEdit>(editor, "text").setPlainText("Look.\n\n> note Wait.");
        QCOMPARE(part<QTextBrowser>(editor, "preview-text").toPlainText(), "Look.");
        QVERIFY(editor.save());
        LessonEditor later(session, read_from(own_folder() + "/mine"), nullptr);
        later.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(part<QPlainTextEdit>(later, "step-notes").toPlainText(), "Wait.");
        QCOMPARE(part<QPlainTextEdit>(later, "text").toPlainText(), "Look.");
    }

    void steps_are_dragged() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        auto& steps = part<QListWidget>(editor, "steps");
        QVERIFY(steps.model()->moveRow({}, 0, {}, 2)); // what a drop does
        KS_WAIT_FOR(titles(editor.lesson()) == (QStringList{"Second", "First"}));
        QCOMPARE(steps.currentRow(), 1); // the same step stays chosen
    }

    /// Qt removes the last row of a list when it is dropped into the empty space below it.
    void a_step_dropped_into_the_empty_space_stays() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        auto& steps = part<QListWidget>(editor, "steps");
        steps.setCurrentRow(1);
        QVERIFY(steps.model()->removeRow(1));
        KS_WAIT_FOR(steps.count() == 2);
        QCOMPARE(titles(editor.lesson()), (QStringList{"First", "Second"}));
        QVERIFY(!editor.edited());
        for (const int row : {0, 1})
            steps.setCurrentRow(row);
        QCOMPARE(part<QLineEdit>(editor, "heading").text(), "Second");
    }

    void edits_are_not_lost_by_closing() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        QTest::keyClick(&part<QLineEdit>(editor, "title"), Qt::Key_End);
        QTest::keyClicks(&part<QLineEdit>(editor, "title"), "!");
        QTimer::singleShot(0, &editor, [&editor] {
            editor.findChild<QMessageBox*>()->button(QMessageBox::Cancel)->click();
        });
        editor.reject();
        QVERIFY(editor.isVisible());
        QTimer::singleShot(
            0, &editor, [&editor] { editor.findChild<QMessageBox*>()->button(QMessageBox::Save)->click(); });
        editor.reject();
        QVERIFY(!editor.isVisible());
        QCOMPARE(read_from(own_folder() + "/mine").title, "Mine!");
    }

private:
    static QString own_folder() {
        return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/lessons";
    }
    static InstancePtr small_of(const std::string& kind) {
        for (const Preset& each : presets())
            if (each.kind == kind)
                if (const auto made = generate(each.id, each.kind, {}); made)
                    return *made;
        return nullptr;
    }
};

KS_TEST(OwnLessonTest)
#include "own_lesson_test.moc"
