// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet of exercises, from its creation to the exported answers.
#include "solvers/kinds/presets.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/page_window.h"
#include "tests/ui/when_asked.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/predict/add_exercise.h"
#include "ui/predict/sheet_desk.h"
#include "ui/predict/sheet_work.h"
#include "ui/stepping/track.h"
#include "visual/paint/fonts.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace ks::ui {
Page* make_step_page(Session& session);
}

using namespace ks;
using namespace ks::ui;

namespace {

Exercise values(const char* title, std::int64_t from) {
    return {.title = title,
            .variant = "knapsack.sequential",
            .instance = *generate("thesis-2.1", "", {}),
            .plan = {.pace = Pace::step, .asks = {Ask::value}},
            .from = from,
            .most = 3};
}

std::shared_ptr<const Sheet> two_exercises() {
    Sheet sheet{.title = "Week 3", .exercises = {values("First", 13)}};
    sheet.exercises.push_back(values("Second", 24));
    sheet.exercises.back().drawn = true;
    return std::make_shared<const Sheet>(std::move(sheet));
}

} // namespace

class SheetDeskTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(paint::load_fonts());
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void init() { tests::fail_on_warnings(); }

    void done_and_exported() {
        const auto sheet = two_exercises();
        Session session;
        std::unique_ptr<Page> page(make_step_page(session));
        page->resize(1200, 700);
        page->show();
        auto* desk = page->findChild<SheetDesk*>();
        QVERIFY(!desk->isVisible());
        session.open_sheet(sheet);
        QVERIFY(desk->isVisible());
        for (std::size_t i = 0; i < 2; ++i) {
            KS_WAIT_FOR(!page->busy());
            answer_all(*page, questions_of(session), /*right=*/true);
            if (i == 0) {
                QVERIFY(the<QLabel>(*page, "sheet-said")->text().contains("3 of 3 points"));
                the<QPushButton>(*page, "next-exercise")->click();
            }
        }
        QVERIFY(!the<QPushButton>(*page, "next-exercise")->isEnabled());
        const SheetAnswers answers = SheetWork::of(session).answers("Ada");
        const auto checked = check_answers(*sheet, answers, {});
        KS_VERIFY_OK(checked);
        QVERIFY2(checked->wrong.empty(), checked->wrong.empty() ? "" : checked->wrong.front().c_str());
        QCOMPARE(checked->points.got, checked->points.of);
        QCOMPARE(checked->points.of, 6.0);

        QTemporaryDir folder;
        const QString path = folder.filePath("ada.json");
        KS_VERIFY_OK(SheetWork::of(session).write(answers, path));
        const auto again = read_answers_file(path.toStdString());
        KS_VERIFY_OK(again);
        QCOMPARE(to_line(to_json(*again)), to_line(to_json(answers)));
        QCOMPARE(text_of(folder.filePath("ada.csv")).split('\n').size(), 1 + 6 + 1);
        QVERIFY(!SheetWork::of(session).write(answers, "/nowhere/ada.json"));

        the<QPushButton>(*page, "leave-sheet")->click();
        QVERIFY(!desk->isVisible());
    }

    void answers_that_are_not_exported_are_asked_about() {
        Session session;
        std::unique_ptr<Page> page(make_step_page(session));
        page->show();
        session.open_sheet(two_exercises());
        KS_WAIT_FOR(!page->busy());
        answer_all(*page, questions_of(session), /*right=*/true);
        SheetWork& work = SheetWork::of(session);
        QCOMPARE(work.unwritten(), 3u);
        tests::when_asked<QMessageBox>([](QMessageBox& box) { box.reject(); });
        the<QPushButton>(*page, "leave-sheet")->click();
        QVERIFY(work.running());
        QString asked;
        tests::when_asked<QMessageBox>([&](QMessageBox& box) {
            asked = box.text();
            for (QAbstractButton* button : box.buttons())
                if (box.buttonRole(button) == QMessageBox::DestructiveRole)
                    return button->click();
        });
        the<QPushButton>(*page, "leave-sheet")->click();
        QVERIFY2(asked.startsWith("Answers that are not exported: 3."), qPrintable(asked));
        QVERIFY(!work.running());
    }

    /// An exercise ends with its points, the last one with the sum and instructions for handing it in.
    void an_exercise_ends_with_its_points() {
        Session session;
        std::unique_ptr<Page> page(make_step_page(session));
        page->resize(1200, 700);
        page->show();
        session.open_sheet(two_exercises());
        KS_WAIT_FOR(!page->busy());
        auto& said = *the<QLabel>(*page, "sheet-said");
        auto& export_button = *the<QPushButton>(*page, "export-answers");
        const auto questions = questions_of(session);
        answer_all(*page, {questions.begin(), questions.end() - 1}, /*right=*/true);
        QVERIFY(!said.text().contains("points"));
        answer_all(*page, {questions.back()}, /*right=*/false);
        QVERIFY2(said.text().contains("2 of 3 points"), qPrintable(said.text()));
        QVERIFY(!export_button.property("primary").toBool());
        the<QPushButton>(*page, "next-exercise")->click();
        KS_WAIT_FOR(!page->busy());
        answer_all(*page, questions_of(session), /*right=*/true);
        QVERIFY2(said.text().contains("3 of 3 points") && said.text().contains("5 of 6 points"),
                 qPrintable(said.text()));
        QVERIFY(export_button.property("primary").toBool());
        for (const QPushButton* button : page->findChildren<QPushButton*>()) // no other button leads further
            QVERIFY2(button == &export_button || !button->isVisible() || !button->isEnabled() ||
                         !button->property("primary").toBool(),
                     qPrintable(button->text()));
    }

    /// When a sheet is opened, its first question has the focus, even if it has buttons.
    void the_first_question_has_the_focus() {
        Sheet sheet{.title = "Week 3", .exercises = {values("First", 13)}};
        sheet.exercises[0].variant = "knapsack.greedy";
        sheet.exercises[0].from = 0;
        sheet.exercises[0].plan.asks = {Ask::fits};
        Session session;
        tests::PageWindow window(make_step_page(session));
        window.bring_up();
        session.open_sheet(std::make_shared<const Sheet>(std::move(sheet)));
        KS_WAIT_FOR(!window.page->busy() && window.findChild<QPushButton*>("option-yes"));
        KS_WAIT_FOR(QApplication::focusWidget() &&
                    QApplication::focusWidget()->objectName().startsWith("option-"));
    }

    /// The sheet determines the variant, so it cannot be chosen, and playing stops at questions.
    void variant_and_play_are_off_during_an_exercise() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        std::unique_ptr<Page> page(make_step_page(session));
        page->resize(1200, 700);
        page->show();
        page->activated();
        KS_WAIT_FOR(!page->busy());
        auto& variants = *page->findChild<QComboBox*>("variant");
        auto& play = *page->transport_bar()->findChild<QToolButton*>("step.play");
        QVERIFY(variants.isEnabled() && play.isEnabled());
        session.open_sheet(two_exercises());
        KS_WAIT_FOR(!page->busy());
        QVERIFY(!variants.isEnabled());
        QVERIFY(!play.isEnabled());
        for (QAction* action : page->actions())
            if (action->objectName() == "step.play")
                action->trigger();
        QCOMPARE(play.accessibleName(), "Play"); // and not "Pause"
        the<QPushButton>(*page, "leave-sheet")->click();
        QVERIFY(variants.isEnabled() && play.isEnabled());
    }

    /// *Export answers* asks for a name and a file, and writes who gave which answers when, with the points.
    void export_asks_for_a_name_and_a_file() {
        Sheet one{.title = "Week 3", .exercises = {values("First", 13)}};
        const auto sheet = std::make_shared<const Sheet>(std::move(one));
        Session session;
        QTemporaryDir folder;
        session.set_folder(folder.path());
        std::unique_ptr<Page> page(make_step_page(session));
        page->resize(1200, 700);
        page->show();
        session.open_sheet(sheet);
        KS_WAIT_FOR(!page->busy());
        const auto questions = questions_of(session);
        answer_all(*page, {questions.begin(), questions.end() - 1}, /*right=*/true);
        answer_all(*page, {questions.back()}, /*right=*/false);
        const QString before = the<QLabel>(*page, "sheet-said")->text();
        tests::when_asked<QInputDialog>([](QInputDialog& dialog) { dialog.reject(); });
        the<QPushButton>(*page, "export-answers")->click();
        QCOMPARE(the<QLabel>(*page, "sheet-said")->text(), before);
        QVERIFY(QDir(folder.path()).isEmpty());

        tests::when_asked<QInputDialog>([](QInputDialog& dialog) {
            tests::when_asked<QFileDialog>([](QFileDialog& file) { QTest::keyClick(&file, Qt::Key_Return); });
            dialog.setTextValue(QStringLiteral("Ada \"the first\" L."));
            dialog.accept();
        });
        the<QPushButton>(*page, "export-answers")->click();
        QVERIFY(the<QLabel>(*page, "sheet-said")->text().startsWith("Written"));
        const auto answers = read_answers_file(folder.filePath("answers.json").toStdString());
        KS_VERIFY_OK(answers);
        QCOMPARE(answers->name, std::string("Ada \"the first\" L."));
        const std::string seed = std::to_string(answers->exercises[0].seed);
        QString wanted = QStringLiteral("name,date,exercise,seed,position,asks,question,response,points,"
                                        "misconception,shown before\n");
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const QuizQuestion& question = questions[i];
            const bool right = i + 1 < questions.size();
            QVERIFY(question.text.find_first_of(",\"") == std::string::npos);
            wanted += QStringLiteral("\"Ada \"\"the first\"\" L.\",%1,First,%2,%3,value,%4,%5,%6,,no\n")
                          .arg(QString::fromStdString(answers->date), QString::fromStdString(seed))
                          .arg(question.position)
                          .arg(QString::fromStdString(question.text),
                               right ? QString::fromStdString(question.right.front().front()) : "77",
                               right ? "1" : "0");
        }
        QCOMPARE(QString::fromUtf8(text_of(folder.filePath("answers.csv"))).remove(QLatin1Char('\r')),
                 wanted);
    }

    /// A user who looks first gets no points, whatever is shown in between; a check agrees.
    void a_look_at_the_end_is_not_forgotten() {
        const auto sheet = two_exercises();
        Session session;
        std::unique_ptr<Page> page(make_step_page(session));
        page->resize(1200, 700);
        page->show();
        session.open(sheet->exercises[0].instance); // looking before the sheet was opened does not count
        KS_WAIT_FOR(!page->busy());
        page->activated();
        KS_WAIT_FOR(!page->busy());
        QTest::keyClick(page.get(), Qt::Key_End);
        session.open_sheet(sheet);
        KS_WAIT_FOR(!page->busy());
        SheetWork& work = SheetWork::of(session);
        const auto first = questions_of(session);
        answer_all(*page, {first.front()}, /*right=*/true);
        QCOMPARE(work.given(0).size(), std::size_t{1});
        QVERIFY(!work.given(0)[0].shown);
        QTest::keyClick(page.get(), Qt::Key_End);
        QTest::keyClick(page.get(), Qt::Key_PageDown, Qt::AltModifier);
        KS_WAIT_FOR(!page->busy());
        QTest::keyClick(page.get(), Qt::Key_PageUp, Qt::AltModifier);
        KS_WAIT_FOR(!page->busy());
        answer_all(*page, {first.begin() + 1, first.end()}, /*right=*/true);
        const SheetAnswers answers = work.answers("Ada");
        QCOMPARE(points_of(*sheet, answers).got, 1.0);
        QVERIFY(answers.exercises[0].given[1].shown && answers.exercises[0].given[2].shown);
        const auto checked = check_answers(*sheet, answers, {});
        KS_VERIFY_OK(checked);
        QVERIFY2(checked->wrong.empty(), checked->wrong.empty() ? "" : checked->wrong.front().c_str());
        QCOMPARE(checked->points.got, 1.0);
    }

    /// A wrong answer and its points are kept, whatever is shown in between; open exercises continue.
    void back_to_an_exercise() {
        const auto sheet = two_exercises();
        Session session;
        std::unique_ptr<Page> page(make_step_page(session));
        page->resize(1200, 700);
        page->show();
        session.open_sheet(sheet);
        KS_WAIT_FOR(!page->busy());
        SheetWork& work = SheetWork::of(session);
        QVERIFY(!the<QPushButton>(*page, "previous-exercise")->isEnabled());
        const auto first = questions_of(session);
        answer_all(*page, {first.front()}, /*right=*/false);
        QTest::keyClick(page.get(), Qt::Key_PageDown, Qt::AltModifier);
        KS_WAIT_FOR(!page->busy());
        QCOMPARE(work.at(), std::size_t{1});
        answer_all(*page, questions_of(session), /*right=*/true);
        auto* exercises = the<QComboBox>(*page, "exercises");
        QVERIFY(exercises->itemText(0).contains("1 of 3"));
        QVERIFY(exercises->itemText(1).startsWith("✓"));

        session.open(*generate("thesis-2.2", "", {})); // something else is shown in between
        KS_WAIT_FOR(the<QLabel>(*page, "sheet-said")->text().startsWith("Something else"));
        QTest::keyClick(page.get(), Qt::Key_PageUp, Qt::AltModifier);
        KS_WAIT_FOR(the<QLabel>(*page, "sheet-said")->text().startsWith("1 of 3"));
        QCOMPARE(the<QLabel>(*page, "question")->text(), readable(first[1].text));
        answer_all(*page, {first.begin() + 1, first.end()}, /*right=*/true);
        const auto checked = check_answers(*sheet, work.answers("Ada"), {});
        KS_VERIFY_OK(checked);
        QVERIFY(checked->wrong.empty());
        QCOMPARE(checked->points.got, 5.0);
        QCOMPARE(checked->points.of, 6.0);
    }

    void a_sheet_is_made_and_added_to() {
        QTemporaryDir folder;
        const QString path = folder.filePath("week 3.json");
        const auto one = add_to_sheet(values("First", 13), path);
        KS_VERIFY_OK(one);
        QCOMPARE(one->title, std::string("week 3"));
        const auto two = add_to_sheet(values("Second", 13), path);
        KS_VERIFY_OK(two);
        QCOMPARE(two->exercises.size(), std::size_t{2});
        QFile other(folder.filePath("other.json"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("{}");
        other.close();
        QVERIFY(!add_to_sheet(values("Third", 13), other.fileName())); // it is a different document
        QVERIFY(other.open(QIODevice::ReadOnly));
        QCOMPARE(other.readAll(), QByteArray("{}"));
    }

    void the_dialog_states_what_is_added() {
        AddExercise dialog(values("First", 13));
        dialog.findChild<QLineEdit*>("exercise-title")->setText(" Rows ");
        dialog.findChild<QSpinBox*>("exercise-questions")->setValue(7);
        const Exercise made = dialog.exercise();
        QCOMPARE(made.title, std::string("Rows"));
        QCOMPARE(made.most, std::int64_t{7});
        QCOMPARE(made.from, std::int64_t{13});
    }

    /// The due date is optional, and the sheet has it in UTC.
    void the_dialog_gives_the_sheet_a_due_date() {
        AddExercise dialog(values("First", 13));
        auto* due = dialog.findChild<QDateTimeEdit*>("sheet-due");
        QVERIFY(dialog.due().empty() && !due->isEnabled());
        dialog.findChild<QCheckBox*>("sheet-is-due")->setChecked(true);
        QVERIFY(due->isEnabled());
        due->setDateTime(QDateTime(QDate(2026, 12, 1), QTime(13, 0), Qt::UTC).toLocalTime());
        QCOMPARE(dialog.due(), std::string("2026-12-01T13:00:00Z"));
        const QTemporaryDir folder;
        const auto sheet = add_to_sheet(dialog.exercise(), folder.filePath("week 3.json"), dialog.due());
        KS_VERIFY_OK(sheet);
        QCOMPARE(sheet->due, dialog.due());
        const auto later = add_to_sheet(values("Second", 13), folder.filePath("week 3.json"), {});
        KS_VERIFY_OK(later);
        QCOMPARE(later->due, dialog.due()); // it stays
    }

private:
    static QByteArray text_of(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static std::vector<QuizQuestion> questions_of(Session& session) {
        const SheetWork& work = SheetWork::of(session);
        auto made = asked(work.exercise(), work.answers("").exercises[work.at()].seed);
        return made ? made->questions : std::vector<QuizQuestion>();
    }
    static void answer_all(const QWidget& page, const std::vector<QuizQuestion>& questions, bool right) {
        QVERIFY(!questions.empty());
        for (const QuizQuestion& question : questions) {
            KS_WAIT_FOR(the<QLabel>(page, "question")->text() == readable(question.text));
            the<QLineEdit>(page, "answer-0")
                ->setText(right ? QString::fromStdString(question.right.front().front()) : "77");
            the<QPushButton>(page, "give-answer")->click(); // answers
            the<QPushButton>(page, "give-answer")->click(); // continues
        }
    }
    template <class T>
    static T* the(const QWidget& page, const char* name) {
        return page.findChild<T*>(QString::fromLatin1(name));
    }
};

KS_TEST(SheetDeskTest)
#include "sheet_desk_test.moc"
