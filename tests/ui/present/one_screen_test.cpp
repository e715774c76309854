// SPDX-License-Identifier: GPL-3.0-or-later
// The same presentation on one screen: the page fills it, and what the presenter does lies over it.
#include "tests/support/suite.h"
#include "tests/ui/present/on_screens.h"
#include "visual/paint/theme.h"

#include <QAction>
#include <QFrame>
#include <QLabel>
#include <QTextBrowser>

using namespace ks;
using namespace ks::ui;
using tests::press_in;

class OneScreenTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::LessonWindow> the_;

    QImage image() const { return the_->window->grab().toImage().convertToFormat(QImage::Format_RGB32); }
    QWidget* overlay() const { return the_->window->findChild<QWidget*>(QStringLiteral("overlay")); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        press_in(the_->window.get(), key, modifiers);
    }

private slots:
    /// One window for all functions, each of which leaves nothing behind: what changes the size of letters
    /// takes long.
    void initTestCase() {
        tests::use_fake_runner("good");
        the_ = std::make_unique<tests::LessonWindow>();
        press(Qt::Key_F11);
        QVERIFY(the_->window->isFullScreen() && overlay());
    }
    void init() {
        tests::fail_on_warnings();
        if (the_->window->presenting())
            press(Qt::Key_Home);
    }
    void cleanupTestCase() { the_.reset(); }

    void the_overlay_covers_the_page_and_lets_the_pointer_through() {
        QCOMPARE(overlay()->size(), the_->window->centralWidget()->size());
        QVERIFY(overlay()->testAttribute(Qt::WA_TransparentForMouseEvents));
        press(Qt::Key_D);
        QVERIFY(!overlay()->testAttribute(Qt::WA_TransparentForMouseEvents));
        press(Qt::Key_D);
        QVERIFY(overlay()->testAttribute(Qt::WA_TransparentForMouseEvents));
    }

    void black_and_back() {
        const QImage before = image();
        press(Qt::Key_Period);
        QCOMPARE(image().pixelColor(10, 400), QColor(Qt::black));
        press(Qt::Key_B);
        QCOMPARE(image(), before);
    }

    void strokes_and_light_lie_over_the_page() {
        const QColor ink = paint::theme(paint::ThemeId::light).mark(scene::Role::optimal);
        const QPoint begin(100, overlay()->height() - 100), end(300, overlay()->height() - 100);
        press(Qt::Key_D);
        QTest::mousePress(overlay(), Qt::LeftButton, {}, begin);
        tests::move_pointer(overlay(), end, Qt::LeftButton);
        QTest::mouseRelease(overlay(), Qt::LeftButton, {}, end);
        press(Qt::Key_D);
        const QPoint middle = overlay()->mapTo(the_->window.get(), (begin + end) / 2);
        QCOMPARE(image().pixelColor(middle), ink);
        press(Qt::Key_PageDown);
        QVERIFY(image().pixelColor(middle) != ink);
        const QImage plain = image();
        press(Qt::Key_S);
        QVERIFY(image().pixelColor(3, 3).lightness() < plain.pixelColor(3, 3).lightness());
        const QPoint tip = overlay()->mapTo(the_->window.get(), end); // where the pen was last
        QCOMPARE(image().pixelColor(tip), plain.pixelColor(tip));
        press(Qt::Key_S);
        QCOMPARE(image(), plain);
    }

    void notes_appear_over_the_picture() {
        auto* panel = the_->window->findChild<QFrame*>(QStringLiteral("notes-panel"));
        QVERIFY(!panel->isVisible());
        press(Qt::Key_N);
        QVERIFY(panel->isVisible());
        const auto* words = panel->findChild<QTextBrowser*>();
        QVERIFY2(words->toPlainText().contains("twenty-five minutes"), qPrintable(words->toPlainText()));
        press(Qt::Key_PageDown);
        QVERIFY(words->toPlainText().contains("No notes"));
        press(Qt::Key_N);
        QVERIFY(!panel->isVisible());
    }

    /// Beside the notes, what the presenter's screen has: the clock, and what comes next.
    void the_notes_tell_the_time_and_what_comes_next() {
        press(Qt::Key_N);
        auto* panel = the_->window->findChild<QFrame*>(QStringLiteral("notes-panel"));
        QVERIFY(!panel->findChild<QLabel*>(QStringLiteral("time"))->text().isEmpty());
        auto* elapsed = panel->findChild<QLabel*>(QStringLiteral("elapsed"));
        KS_WAIT_FOR(elapsed->text() != "0:00"); // it goes on by itself
        const auto* next = panel->findChild<PictureView*>(QStringLiteral("next"));
        const auto* title = panel->findChild<QLabel*>(QStringLiteral("next-title"));
        const auto* here =
            the_->window->current_page()->transport_bar()->findChild<QLabel*>(QStringLiteral("step-label"));
        for (int step = 0; step < 3; ++step) {
            const QString comes = next->accessibleDescription();
            QVERIFY2(title->text().contains(comes.section('\n', 0, 0)), qPrintable(title->text()));
            press(Qt::Key_PageDown);
            QVERIFY2(comes.startsWith(here->text()), qPrintable(comes));
        }
        press(Qt::Key_End);
        QCOMPARE(next->accessibleDescription(), "This is the last picture");
        press(Qt::Key_N);
    }

    void nothing_is_frozen_here() {
        const auto* label =
            the_->window->current_page()->transport_bar()->findChild<QLabel*>(QStringLiteral("step-label"));
        press(Qt::Key_F);
        const QString before = label->text();
        press(Qt::Key_PageDown);
        QVERIFY(label->text() != before);
    }

    void escape_takes_it_all_away() {
        press(Qt::Key_N);
        press(Qt::Key_Escape);
        QVERIFY(!the_->window->presenting() && !the_->window->isFullScreen());
        QVERIFY(!overlay() && !the_->window->findChild<QFrame*>(QStringLiteral("notes-panel")));
        press(Qt::Key_B); // no presenter's key any more
        QVERIFY(image().pixelColor(10, 400) != QColor(Qt::black));
    }

    void a_page_without_steps_can_be_marked_as_well() {
        the_->window->show_page(QStringLiteral("occupancy"));
        press(Qt::Key_F11);
        QVERIFY(overlay());
        press(Qt::Key_B);
        QCOMPARE(image().pixelColor(10, 400), QColor(Qt::black));
    }
};

KS_TEST(OneScreenTest)
#include "one_screen_test.moc"
