// SPDX-License-Identifier: GPL-3.0-or-later
// A presentation on one screen: the audience's picture fills it, and the presenter's parts are drawn over it.
#include "tests/support/suite.h"
#include "tests/ui/present/on_screens.h"
#include "visual/paint/theme.h"

#include <QAction>
#include <QFrame>
#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

using namespace ks;
using namespace ks::ui;
using tests::press_in;
using tests::seen_by_audience;
using tests::top_window;

class OneScreenTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::LessonWindow> the_;

    static QWidget* shown() { return top_window("audience"); }
    static QImage image() { return tests::audience_image(); }
    static PictureView* picture() { return shown()->findChild<PictureView*>(); }
    static QFrame* controls() { return shown()->findChild<QFrame*>(QStringLiteral("present-controls")); }
    static QFrame* panel() { return shown()->findChild<QFrame*>(QStringLiteral("notes-panel")); }
    static void press(Qt::Key key) { press_in(shown(), key); }
    QString label() const {
        return the_->window->current_page()
            ->transport_bar()
            ->findChild<QLabel*>(QStringLiteral("step-label"))
            ->text();
    }

private slots:
    /// All functions share one window, and each restores its state.
    void initTestCase() {
        tests::use_fake_runner("good");
        the_ = std::make_unique<tests::LessonWindow>();
        press_in(the_->window.get(), Qt::Key_F11);
        QVERIFY(shown() && shown()->isFullScreen());
    }
    void init() {
        tests::fail_on_warnings();
        if (the_->window->presenting() && shown())
            press(Qt::Key_Home);
    }
    void cleanupTestCase() { the_.reset(); }

    void the_picture_fills_the_screen_and_the_window_stays_as_it_was() {
        QCOMPARE(shown()->geometry(), shown()->screen()->geometry());
        QCOMPARE(picture()->width(), shown()->width());
        const auto* question = shown()->findChild<QLabel*>(QStringLiteral("audience-question"));
        QCOMPARE(picture()->height(), shown()->height() - question->height()); // this lesson has questions
        QVERIFY(!the_->window->isFullScreen());
        QVERIFY2(seen_by_audience().startsWith(label()), qPrintable(seen_by_audience()));
    }

    void controls_appear_when_the_pointer_moves_and_go_when_it_rests() {
        QVERIFY(!controls()->isVisible());
        tests::move_pointer(picture(), {300, 300});
        QVERIFY(controls()->isVisible());
        QCOMPARE(controls()->geometry().bottom(), shown()->rect().bottom());
        KS_WAIT_FOR(!controls()->isVisible());
    }

    /// F6 shows the controls, which stay while one of them has the focus; the next F6 returns to the picture.
    void a_key_moves_the_focus_to_the_controls_and_back() {
        press(Qt::Key_F6);
        QVERIFY(controls()->isVisible());
        QVERIFY(controls()->isAncestorOf(shown()->focusWidget()));
        press(Qt::Key_F6);
        QCOMPARE(shown()->focusWidget(), static_cast<QWidget*>(picture()));
        KS_WAIT_FOR(!controls()->isVisible());
    }

    void controls_step_and_end() {
        tests::move_pointer(picture(), {300, 300});
        const QString before = seen_by_audience();
        controls()->findChild<QToolButton*>(QStringLiteral("step.next-cell"))->click();
        QVERIFY(seen_by_audience() != before);
        QVERIFY(controls()->findChild<QToolButton*>(QStringLiteral("present.freeze")) == nullptr);
        QVERIFY(controls()->findChild<QPushButton*>(QStringLiteral("end")));
    }

    void a_tool_keeps_the_controls_away_except_at_the_lower_edge() {
        KS_WAIT_FOR(!controls()->isVisible());
        press(Qt::Key_D);
        tests::move_pointer(picture(), {300, 300});
        QVERIFY(!controls()->isVisible());
        tests::move_pointer(picture(), {300, shown()->height() - 2});
        QVERIFY(controls()->isVisible());
        tests::move_pointer(picture(), {300, 300});
        QVERIFY(!controls()->isVisible());
        press(Qt::Key_D);
    }

    void black_and_back() {
        const QImage before = image();
        press(Qt::Key_Period);
        QCOMPARE(image().pixelColor(10, 400), QColor(Qt::black));
        press(Qt::Key_B);
        QCOMPARE(image(), before);
    }

    void strokes_cover_the_picture_until_the_next_step() {
        const QColor ink = paint::theme(paint::ThemeId::light).mark(scene::Role::optimal);
        const QPoint begin(100, picture()->height() - 100), end(300, picture()->height() - 100);
        press(Qt::Key_D);
        QTest::mousePress(picture(), Qt::LeftButton, {}, begin);
        tests::move_pointer(picture(), end, Qt::LeftButton);
        QTest::mouseRelease(picture(), Qt::LeftButton, {}, end);
        press(Qt::Key_D);
        QCOMPARE(image().pixelColor((begin + end) / 2), ink);
        press(Qt::Key_PageDown);
        QVERIFY(image().pixelColor((begin + end) / 2) != ink);
    }

    void notes_appear_over_the_picture() {
        QVERIFY(!panel()->isVisible());
        press(Qt::Key_N);
        QVERIFY(panel()->isVisible());
        KS_WAIT_FOR(picture()->geometry().bottom() < panel()->y()); // the panel covers no part of the picture
        const auto* words = panel()->findChild<QTextBrowser*>();
        QVERIFY2(words->toPlainText().contains("twenty-five minutes"), qPrintable(words->toPlainText()));
        press(Qt::Key_PageDown);
        QVERIFY(words->toPlainText().contains("No notes"));
        press(Qt::Key_N);
        QVERIFY(!panel()->isVisible());
        KS_WAIT_FOR(picture()->geometry().bottom() > panel()->y());
    }

    /// A question uses room that is reserved for it, in letters that are legible from the back row, also when
    /// a presentation is started again.
    void a_question_does_not_move_the_picture() {
        const auto* question = shown()->findChild<QLabel*>(QStringLiteral("audience-question"));
        const QSize before = picture()->size();
        while (question->text().isEmpty())
            press(Qt::Key_PageDown);
        QVERIFY(question->isVisible());
        QCOMPARE(picture()->size(), before);
        const auto letters = [] {
            return QFontInfo(shown()->findChild<QLabel*>(QStringLiteral("audience-question"))->font())
                .pixelSize();
        };
        const int first = letters();
        const double scale =
            std::min(shown()->width() / 960.0, shown()->height() / 600.0); // of the smallest screen
        QVERIFY2(first >= 22 * scale - 1, qPrintable(QString::number(first)));
        press(Qt::Key_Escape);
        KS_WAIT_FOR(!shown());
        press_in(the_->window.get(), Qt::Key_F11);
        KS_WAIT_FOR(shown());
        QCOMPARE(letters(), first);
    }

    /// The notes include the other parts of the presenter's screen: the clock, and the next picture.
    void the_notes_show_the_time_and_what_comes_next() {
        press(Qt::Key_N);
        QVERIFY(!panel()->findChild<QLabel*>(QStringLiteral("time"))->text().isEmpty());
        auto* elapsed = panel()->findChild<QLabel*>(QStringLiteral("elapsed"));
        KS_WAIT_FOR(elapsed->text() != "0:00"); // it advances by itself
        const auto* next = panel()->findChild<PictureView*>(QStringLiteral("next"));
        const auto* title = panel()->findChild<QLabel*>(QStringLiteral("next-title"));
        for (int step = 0; step < 3; ++step) {
            const QString comes = next->accessibleDescription();
            QVERIFY2(title->text().contains(comes.section('\n', 0, 0)), qPrintable(title->text()));
            press(Qt::Key_PageDown);
            QVERIFY2(comes.startsWith(label()), qPrintable(comes));
        }
        press(Qt::Key_End);
        QCOMPARE(next->accessibleDescription(), "This is the last picture");
        press(Qt::Key_N);
    }

    void the_key_for_questions_explains_why_it_does_nothing() {
        press(Qt::Key_P);
        KS_WAIT_FOR(QToolTip::text().startsWith("Predict is turned on or off before"));
        QToolTip::hideText();
    }

    void nothing_is_frozen_here() {
        press(Qt::Key_F);
        const QString before = seen_by_audience();
        press(Qt::Key_PageDown);
        QVERIFY(seen_by_audience() != before);
    }

    void escape_ends_it() {
        press(Qt::Key_Escape);
        QVERIFY(!the_->window->presenting());
        KS_WAIT_FOR(!shown());
    }

    /// A question of *Predict* is below the picture and does not stop the presentation.
    void a_question_is_asked_aloud() {
        the_->session.open(tests::table_2_2());
        the_->window->show_page(QStringLiteral("step"));
        KS_WAIT_FOR(!the_->window->current_page()->busy());
        press_in(the_->window.get(), Qt::Key_F11);
        auto* predict =
            the_->window->current_page()->transport_bar()->findChild<QToolButton*>("step.predict");
        predict->setChecked(true);
        auto* question = shown()->findChild<QLabel*>(QStringLiteral("audience-question"));
        while (question->text().isEmpty())
            press(Qt::Key_Right);
        QVERIFY(question->isVisible());
        const QString before = seen_by_audience();
        press(Qt::Key_Right);
        QVERIFY(seen_by_audience() != before);
        predict->setChecked(false);
        press(Qt::Key_Escape);
        KS_WAIT_FOR(!shown());
    }

    /// A page without steps has no audience picture: the page itself is shown full-screen.
    void a_page_without_steps_fills_the_screen() {
        the_->window->show_page(QStringLiteral("occupancy"));
        press_in(the_->window.get(), Qt::Key_F11);
        QVERIFY(!shown() && the_->window->isFullScreen());
        auto* overlay = the_->window->findChild<QWidget*>(QStringLiteral("overlay"));
        QCOMPARE(overlay->size(), the_->window->centralWidget()->size());
        QVERIFY(overlay->testAttribute(Qt::WA_TransparentForMouseEvents));
        press_in(the_->window.get(), Qt::Key_D);
        QVERIFY(!overlay->testAttribute(Qt::WA_TransparentForMouseEvents));
        press_in(the_->window.get(), Qt::Key_D);
        press_in(the_->window.get(), Qt::Key_B);
        const QImage black = the_->window->grab().toImage();
        QCOMPARE(black.pixelColor(10, 400), QColor(Qt::black));
        press_in(the_->window.get(), Qt::Key_B);
        the_->window->show_page(QStringLiteral("lessons")); // the picture again
        KS_WAIT_FOR(shown());
        QVERIFY(!the_->window->findChild<QWidget*>(QStringLiteral("overlay")));
        press(Qt::Key_Escape);
        KS_WAIT_FOR(!shown());
    }
};

KS_TEST(OneScreenTest)
#include "one_screen_test.moc"
