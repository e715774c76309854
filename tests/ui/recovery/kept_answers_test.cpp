// SPDX-License-Identifier: GPL-3.0-or-later
// The answers to a sheet of exercises are restored when the sheet is opened at a later start.
#include "solvers/kinds/presets.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/predict/sheet_work.h"
#include "ui/recovery/kept_answers.h"
#include "visual/paint/fonts.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace ks::ui {
Page* make_step_page(Session& session);
}

using namespace ks;
using namespace ks::ui;

namespace {

std::shared_ptr<const Sheet> sheet_called(const char* title) {
    Sheet sheet{.title = title};
    for (const std::int64_t from : {13, 24})
        sheet.exercises.push_back({.title = "Values",
                                   .variant = "knapsack.sequential",
                                   .instance = *generate("thesis-2.1", "", {}),
                                   .drawn = from == 24,
                                   .plan = {.pace = Pace::step, .asks = {Ask::value}},
                                   .from = from,
                                   .most = 3});
    return std::make_shared<const Sheet>(std::move(sheet));
}

/// A start of the program, with a sheet open on the Step page.
struct Start {
    Start(const QTemporaryDir& folder, const std::shared_ptr<const Sheet>& sheet)
        : kept(session, folder.path()), page(make_step_page(session)),
          brought(&kept, &KeptAnswers::brought_back) {
        page->resize(1200, 700);
        page->show();
        session.open_sheet(sheet);
        KS_WAIT_FOR(!page->busy());
    }
    SheetWork& work() { return SheetWork::of(session); }
    void answer(const char* words) {
        page->findChild<QLineEdit*>(QStringLiteral("answer-0"))->setText(QString::fromLatin1(words));
        auto* button = page->findChild<QPushButton*>(QStringLiteral("give-answer"));
        button->click(); // answers
        button->click(); // continues
    }

    Session session;
    KeptAnswers kept;
    std::unique_ptr<Page> page;
    QSignalSpy brought;
};

} // namespace

class KeptAnswersTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() { tests::fail_on_warnings(); }

    void a_later_start_goes_on_with_the_sheet() {
        const QTemporaryDir folder;
        const auto sheet = sheet_called("Week 3");
        std::uint64_t seed = 0;
        {
            Start first(folder, sheet);
            first.answer("1");
            first.work().open(1);
            KS_WAIT_FOR(!first.page->busy());
            first.answer("2");
            first.answer("3");
            QVERIFY(first.work().is_kept());
            seed = first.work().answers("").exercises[1].seed;
        }
        Start second(folder, sheet);
        QCOMPARE(second.brought.size(), 1);
        QCOMPARE(second.brought[0][0].toLongLong(), 3);
        SheetWork& work = second.work();
        QCOMPARE(work.at(), std::size_t{1});
        QCOMPARE(work.given(0).size(), std::size_t{1});
        QCOMPARE(work.given(1).size(), std::size_t{2});
        QCOMPARE(work.given(1)[1].response, Response{"3"});
        QCOMPARE(work.answers("").exercises[1].seed, seed); // the same instance is drawn
        QCOMPARE(work.unwritten(), std::size_t{3});
        QVERIFY(second.page->findChild<QLabel*>(QStringLiteral("sheet-said"))->text().startsWith("2 of 3"));
        second.answer("4");
        QVERIFY(work.is_done(1) && !work.is_done(0));
        // with questions of both exercises
        QVERIFY(work.write(work.answers("Ada"), folder.filePath("ada.json")));
    }

    void another_sheet_has_separate_answers() {
        const QTemporaryDir folder;
        {
            Start first(folder, sheet_called("Week 3"));
            first.answer("1");
        }
        Start other(folder, sheet_called("Week 4"));
        QVERIFY(other.brought.empty());
        QCOMPARE(other.work().count_given(), std::size_t{0});
        QVERIFY(!other.work().is_kept());
    }

    void leaving_the_sheet_forgets_them() {
        const QTemporaryDir folder;
        const auto sheet = sheet_called("Week 3");
        Start first(folder, sheet);
        first.answer("1");
        QVERIFY(QFile::exists(first.kept.file()));
        first.work().leave();
        QVERIFY(!QFile::exists(first.kept.file()));
    }

    /// Answers are by position; only an edit in the file can change that.
    void answers_out_of_order_are_not_taken_up() {
        const QTemporaryDir folder;
        const auto sheet = sheet_called("Week 3");
        QString path;
        {
            Start first(folder, sheet);
            first.answer("77");
            first.answer("78");
            path = first.kept.file();
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray text = file.readAll();
        const QByteArray position = R"(position\":13)"; // the answers are a text in the file
        QVERIFY2(text.contains(position), text.constData());
        text.replace(position, position + "00");
        QVERIFY(file.resize(0) && file.seek(0) && file.write(text) == text.size());
        file.close();
        Start second(folder, sheet);
        QCOMPARE(second.work().count_given(), std::size_t{0});
    }

    void a_folder_that_cannot_be_written_is_reported_once() {
        const QTemporaryDir folder;
        QFile in_the_way(folder.filePath("answers"));
        QVERIFY(in_the_way.open(QIODevice::WriteOnly));
        in_the_way.close();
        Session session;
        KeptAnswers kept(session, folder.filePath("answers"));
        const QSignalSpy failed(&kept, &KeptAnswers::failed);
        std::unique_ptr<Page> page(make_step_page(session));
        page->show();
        session.open_sheet(sheet_called("Week 3"));
        KS_WAIT_FOR(!page->busy());
        for (int i = 0; i < 2; ++i) {
            page->findChild<QLineEdit*>(QStringLiteral("answer-0"))->setText("1");
            page->findChild<QPushButton*>(QStringLiteral("give-answer"))->click();
            page->findChild<QPushButton*>(QStringLiteral("give-answer"))->click();
        }
        QCOMPARE(failed.size(), 1);
        const std::string sentence = failed.front().front().value<Error>().sentence();
        QVERIFY2(sentence.ends_with("; export your answers before the program ends"), sentence.c_str());
        QVERIFY(!SheetWork::of(session).is_kept()); // so closing the program asks
    }
};

KS_TEST(KeptAnswersTest)
#include "kept_answers_test.moc"
