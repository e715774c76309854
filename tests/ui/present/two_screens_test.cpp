// SPDX-License-Identifier: GPL-3.0-or-later
// A presentation on two virtual screens, driven by keys and the pointer.
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/ui/present/on_screens.h"
#include "tests/ui/present/virtual_screens.h"
#include "ui/stepping/step_outline.h"
#include "ui/stepping/transport_bar.h"
#include "visual/paint/theme.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace ks;
using namespace ks::ui;
using tests::audience_image;
using tests::part_of_presenter;
using tests::press_in;
using tests::seen_by_audience;
using tests::top_window;

namespace {

QString sign() {
    return top_window("presenter")->findChild<QLabel*>(QStringLiteral("sign"))->text();
}

/// A point on the presenter's picture, as fractions of its width and height.
QPoint on_picture(double x, double y) {
    const QRectF picture = part_of_presenter("now")->picture_rect();
    return (picture.topLeft() + QPointF(x * picture.width(), y * picture.height())).toPoint();
}

QColor at(const QImage& image, double x, double y) {
    return image.pixelColor(static_cast<int>(x * image.width()), static_cast<int>(y * image.height()));
}

void draw_a_line() {
    PictureView* now = part_of_presenter("now");
    QTest::mousePress(now, Qt::LeftButton, {}, on_picture(0.2, 0.8));
    tests::move_pointer(now, on_picture(0.6, 0.8), Qt::LeftButton);
    QTest::mouseRelease(now, Qt::LeftButton, {}, on_picture(0.6, 0.8));
}

} // namespace

class TwoScreensTest : public QObject {
    Q_OBJECT

    /// shared by all functions: creating a window takes longer than a test
    std::unique_ptr<tests::LessonWindow> the_;
    QDir folder_;

    void begin(const char* lesson = "thesis-example-2.1") {
        the_->open(lesson);
        press_in(the_->window.get(), Qt::Key_F11);
        KS_WAIT_FOR(top_window("presenter") && top_window("audience"));
    }

private slots:
    void initTestCase() {
        folder_ = QDir(qEnvironmentVariable("KS_ARTIFACTS", build_path("artifacts")));
        QVERIFY(QDir().mkpath(folder_.path()));
        tests::use_fake_runner("good");
        the_ = std::make_unique<tests::LessonWindow>();
    }
    void init() {
        tests::fail_on_warnings();
        tests::set_screens(2);
        QCOMPARE(QGuiApplication::screens().size(), 2);
    }
    void cleanup() {
        if (QWidget* presenter = top_window("presenter")) {
            auto* theme = presenter->findChild<QComboBox*>(QStringLiteral("audience-theme"));
            theme->setCurrentIndex(0);
            emit theme->activated(0);
        }
        the_->window->set_presenting(false);
        the_->session.set_theme(paint::ThemeId::light);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!top_window("audience") && !top_window("presenter"));
    }
    void cleanupTestCase() {
        the_.reset();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(QApplication::topLevelWidgets().isEmpty());
    }

    /// F6 moves the focus in a cycle: picture, notes, outline, buttons, steps, and the picture again.
    void a_key_moves_the_focus_from_part_to_part() {
        begin();
        QWidget* presenter = top_window("presenter");
        presenter->activateWindow();
        KS_WAIT_FOR(part_of_presenter("now")->hasFocus());
        const auto focus_in = [presenter](const char* part) {
            const auto* found = presenter->findChild<QWidget*>(QString::fromLatin1(part));
            const QWidget* focus = presenter->focusWidget();
            return found && focus && (found == focus || found->isAncestorOf(focus));
        };
        const auto next = [presenter] { press_in(presenter, Qt::Key_F6); };
        next();
        QVERIFY(focus_in("notes"));
        next();
        QVERIFY(focus_in("presenter-outline"));
        next();
        QVERIFY(focus_in("present.freeze"));
        next();
        QVERIFY(qobject_cast<TransportBar*>(presenter->focusWidget()->parentWidget()));
        next();
        QVERIFY(focus_in("now"));
    }

    /// A picture that is laid out for the audience's screen fills most of the presenter's, which is a small
    /// one.
    void the_presenters_picture_is_large_in_each_theme() {
        begin();
        QCOMPARE(top_window("presenter")->size(), QSize(1280, 800));
        for (const paint::ThemeId theme :
             {paint::ThemeId::light, paint::ThemeId::dark, paint::ThemeId::projector}) {
            the_->session.set_theme(theme);
            QCoreApplication::processEvents();
            const QWidget* presenter = top_window("presenter");
            const QRectF picture = part_of_presenter("now")->picture_rect();
            const QString shown = QStringLiteral("%1 x %2").arg(picture.width()).arg(picture.height());
            QVERIFY2(picture.width() >= presenter->width() / 2.0, qPrintable(shown));
            QVERIFY2(picture.height() >= presenter->height() / 2.0, qPrintable(shown));
        }
    }

    /// The presenter reads questions of Predict aloud: the audience sees the question, and only the presenter
    /// sees the answer.
    void a_question_is_shown_and_its_answer_is_not() {
        the_->session.open(tests::table_2_2());
        the_->window->show_page(QStringLiteral("step"));
        KS_WAIT_FOR(!the_->window->current_page()->busy());
        press_in(the_->window.get(), Qt::Key_F11);
        KS_WAIT_FOR(top_window("presenter") && top_window("audience"));
        const auto label = [](const char* window, const char* name) {
            return top_window(window)->findChild<QLabel*>(QString::fromLatin1(name));
        };
        QVERIFY(!label("audience", "audience-question")->isVisible());
        auto* predict =
            the_->window->current_page()->transport_bar()->findChild<QToolButton*>("step.predict");
        predict->setChecked(true);
        while (label("presenter", "asked-question")->text().isEmpty())
            press_in(top_window("presenter"), Qt::Key_Right); // questions do not stop a presentation
        const QString question = label("presenter", "asked-question")->text();
        QCOMPARE(label("audience", "audience-question")->text(), question);
        QVERIFY(label("audience", "audience-question")->isVisible());
        const QString answer = label("presenter", "asked-answer")->text();
        QVERIFY2(answer.startsWith("Only you see this: The correct answer is "), qPrintable(answer));
        for (const QLabel* each : top_window("audience")->findChildren<QLabel*>())
            QVERIFY2(!each->text().contains("The correct answer is"), qPrintable(each->text()));
        press_in(top_window("presenter"), Qt::Key_F); // frozen: the picture does not change
        press_in(top_window("presenter"), Qt::Key_End);
        QCOMPARE(label("audience", "audience-question")->text(), question);
        press_in(top_window("presenter"), Qt::Key_B);
        QVERIFY(!label("audience", "audience-question")->isVisible());
        predict->setChecked(false);
    }

    void each_window_fills_its_screen() {
        begin();
        for (const auto& [name, screen] : {std::pair("presenter", "desk"), std::pair("audience", "wall")}) {
            QWidget* window = top_window(name);
            QCOMPARE(window->screen()->name(), QString::fromLatin1(screen));
            QCOMPARE(window->geometry(), window->screen()->geometry());
            QVERIFY(window->isFullScreen());
        }
        KS_WAIT_FOR(top_window("presenter")->isActiveWindow()); // the presenter window gets the keys
        QVERIFY(the_->window->findChild<QWidget*>("overlay") == nullptr);
    }

    /// The window opens without the focus on a button, and no button of it takes Space.
    void space_plays_and_presses_no_button() {
        begin();
        KS_WAIT_FOR(top_window("presenter")->isActiveWindow());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(part_of_presenter("now")));
        auto* reset = top_window("presenter")->findChild<QPushButton*>(QStringLiteral("restart-clock"));
        const auto* play = top_window("presenter")->findChild<QToolButton*>(QStringLiteral("step.play"));
        QList<QWidget*> parts{part_of_presenter("now")};
        int clicks = 0;
        for (auto* button : top_window("presenter")->findChildren<QAbstractButton*>())
            if (button->isVisible() && button->isEnabled()) {
                parts << button;
                connect(button, &QAbstractButton::clicked, this, [&clicks] { ++clicks; });
            }
        QVERIFY(parts.size() > 12); // the clock, Freeze, Black, Swap screens, the bar ...
        const QSignalSpy clicked(reset, &QPushButton::clicked);
        for (QWidget* focus : parts) {
            focus->setFocus(Qt::TabFocusReason);
            KS_WAIT_FOR(focus->hasFocus());
            QTest::keyClick(focus, Qt::Key_Space);
            QCOMPARE(play->accessibleName(), QStringLiteral("Pause"));
            QTest::keyClick(focus, Qt::Key_Space);
            QCOMPARE(play->accessibleName(), QStringLiteral("Play"));
        }
        QCOMPARE(clicks, 0);
        QTest::keyClick(reset, Qt::Key_Return);
        QCOMPARE(clicked.size(), 1);
    }

    void swapped_screens_change_places() {
        begin();
        top_window("presenter")->findChild<QPushButton*>(QStringLiteral("swap-screens"))->click();
        QCOMPARE(top_window("presenter")->screen()->name(), QStringLiteral("wall"));
        QCOMPARE(top_window("audience")->screen()->name(), QStringLiteral("desk"));
        QCOMPARE(top_window("audience")->geometry(), top_window("audience")->screen()->geometry());
        QCOMPARE(top_window("presenter")->geometry(), top_window("presenter")->screen()->geometry());
        top_window("presenter")
            ->findChild<QPushButton*>(QStringLiteral("swap-screens"))
            ->click(); // the choice is stored
        QCOMPARE(top_window("presenter")->screen()->name(), QStringLiteral("desk"));
    }

    void a_clicker_leaves_out_no_picture() {
        begin("thesis-example-2.2");
        QVERIFY2(seen_by_audience().startsWith("Step 1 of 12"), qPrintable(seen_by_audience()));
        for (const char* next : {"Step 2 of 12", "Step 3 of 12, picture 1 of ",
                                 "Step 3 of 12, picture 2 of "}) { // in the window PgDn moves by steps
            press_in(top_window("presenter"), Qt::Key_PageDown);
            QVERIFY2(seen_by_audience().startsWith(QLatin1String(next)), qPrintable(seen_by_audience()));
        }
        press_in(top_window("audience"), Qt::Key_PageUp); // a click there may have moved the focus
        QVERIFY2(seen_by_audience().startsWith("Step 3 of 12, picture 1 of "),
                 qPrintable(seen_by_audience()));
        QCOMPARE(part_of_presenter("now")->accessibleDescription(), seen_by_audience());
        auto* unit = top_window("presenter")->findChild<QComboBox*>(QStringLiteral("unit"));
        unit->setCurrentIndex(1);
        emit unit->activated(1);
        press_in(top_window("presenter"), Qt::Key_PageDown);
        QVERIFY2(seen_by_audience().startsWith("Step 4 "), qPrintable(seen_by_audience()));
    }

    void the_next_picture_is_what_the_next_press_shows() {
        begin();
        for (int press = 0; press < 4; ++press) {
            const QString announced = part_of_presenter("next")->accessibleDescription();
            press_in(top_window("presenter"), Qt::Key_PageDown);
            QCOMPARE(seen_by_audience(), announced);
        }
        press_in(top_window("presenter"), Qt::Key_End);
        QCOMPARE(part_of_presenter("next")->accessibleDescription(),
                 QStringLiteral("This is the last picture"));
    }

    void a_frozen_picture_stays_and_the_presenter_sees_it() {
        begin();
        press_in(top_window("presenter"), Qt::Key_PageDown);
        const QString before = seen_by_audience();
        const QImage image = audience_image();
        QCOMPARE(sign(), QStringLiteral("The audience sees this picture"));
        press_in(top_window("presenter"), Qt::Key_F);
        press_in(top_window("presenter"), Qt::Key_PageDown);
        press_in(top_window("presenter"), Qt::Key_PageDown);
        QCOMPARE(seen_by_audience(), before);
        QCOMPARE(audience_image(), image);
        QVERIFY2(sign().startsWith("FROZEN") && sign().contains(before.section(QLatin1Char('\n'), 0, 0)),
                 qPrintable(sign()));
        QVERIFY(part_of_presenter("now")->accessibleDescription() != before);
        QVERIFY(
            top_window("presenter")->findChild<QToolButton*>(QStringLiteral("present.freeze"))->isChecked());
        press_in(top_window("presenter"), Qt::Key_F);
        QCOMPARE(seen_by_audience(), part_of_presenter("now")->accessibleDescription());
        QVERIFY(audience_image() != image);
    }

    /// Another lesson has another track; the audience still sees the frozen picture.
    void a_frozen_picture_outlives_its_lesson() {
        begin();
        press_in(top_window("presenter"), Qt::Key_PageDown);
        const QImage image = audience_image();
        press_in(top_window("presenter"), Qt::Key_F);
        the_->open("bank-conflicts");
        QVERIFY(part_of_presenter("now")->accessibleDescription().contains("A word from each bank"));
        QCOMPARE(audience_image(), image);
        press_in(top_window("presenter"), Qt::Key_F);
        QVERIFY(seen_by_audience().contains("A word from each bank"));
    }

    void black_and_back() {
        begin();
        const QImage image = audience_image();
        for (const Qt::Key key : {Qt::Key_B, Qt::Key_Period}) {
            press_in(top_window("presenter"), key);
            QCOMPARE(seen_by_audience(), QStringLiteral("Black"));
            const QImage black = tests::pixels_of(*top_window("audience"));
            for (const double x : {0.01, 0.5, 0.99})
                QCOMPARE(at(black, x, 0.5), QColor(Qt::black));
            QVERIFY(sign().startsWith("BLACK"));
            press_in(top_window("presenter"), key);
            QCOMPARE(audience_image(), image);
        }
    }

    void the_spotlight_follows_the_pointer() {
        begin();
        const QImage image = audience_image();
        press_in(top_window("presenter"), Qt::Key_S);
        for (const double x : {0.3, 0.7}) {
            tests::move_pointer(part_of_presenter("now"), on_picture(x, 0.9));
            QCOMPARE(at(audience_image(), x, 0.9), at(image, x, 0.9));
            QVERIFY(at(audience_image(), 1 - x, 0.9).lightness() < at(image, 1 - x, 0.9).lightness() - 50);
        }
        press_in(top_window("presenter"), Qt::Key_Left, Qt::AltModifier); // with a key as well
        QVERIFY(at(audience_image(), 0.68, 0.9) == at(image, 0.68, 0.9));
        press_in(top_window("presenter"), Qt::Key_S);
        QCOMPARE(audience_image(), image);
    }

    void strokes_are_gone_with_the_next_step() {
        begin();
        const QImage clean = audience_image();
        press_in(top_window("presenter"), Qt::Key_D);
        draw_a_line();
        press_in(top_window("presenter"), Qt::Key_D); // the pen is put away, the line stays
        const QImage drawn = audience_image();
        const QColor ink = paint::theme(paint::ThemeId::light).mark(scene::Role::optimal);
        QCOMPARE(at(drawn, 0.4, 0.8), ink);
        QVERIFY(at(clean, 0.4, 0.8) != ink);
        press_in(top_window("presenter"), Qt::Key_PageDown);
        press_in(top_window("presenter"), Qt::Key_PageUp);
        QCOMPARE(audience_image(), clean);
        press_in(top_window("presenter"), Qt::Key_D);
        draw_a_line();
        press_in(top_window("presenter"), Qt::Key_D);
        QCOMPARE(audience_image(), drawn);
        press_in(top_window("presenter"), Qt::Key_E);
        QCOMPARE(audience_image(), clean);
    }

    void the_pen_draws_by_key() {
        begin();
        const QImage clean = audience_image();
        press_in(top_window("presenter"), Qt::Key_D);
        for (int i = 0; i < 12; ++i)
            press_in(top_window("presenter"), Qt::Key_Down, Qt::AltModifier);
        for (int i = 0; i < 10; ++i)
            press_in(top_window("presenter"), Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
        press_in(top_window("presenter"), Qt::Key_D);
        const QColor ink = paint::theme(paint::ThemeId::light).mark(scene::Role::optimal);
        QCOMPARE(at(audience_image(), 0.6, 0.74), ink);
        QVERIFY(at(clean, 0.6, 0.74) != ink);
    }

    /// The picture depends only on the position, not on the way to it.
    void a_picture_is_the_same_on_every_way() {
        begin();
        for (int i = 0; i < 5; ++i)
            press_in(top_window("presenter"), Qt::Key_PageDown);
        const QImage image = audience_image();
        press_in(top_window("presenter"), Qt::Key_End);
        QVERIFY(audience_image() != image);
        press_in(top_window("presenter"), Qt::Key_Home);
        for (int i = 0; i < 5; ++i)
            press_in(top_window("presenter"), Qt::Key_Right);
        QCOMPARE(audience_image(), image);
    }

    void a_screen_is_lost_and_comes_back() {
        begin();
        press_in(top_window("presenter"), Qt::Key_PageDown);
        const QString before = seen_by_audience();
        const auto label = [this] {
            return the_->window->current_page()->transport_bar()->findChild<QLabel*>("step-label")->text();
        };
        press_in(top_window("presenter"), Qt::Key_B);
        tests::set_screens(1);
        KS_WAIT_FOR(!top_window("presenter"));
        QVERIFY(the_->window->presenting());
        KS_WAIT_FOR(top_window("audience") && top_window("audience")->isFullScreen());
        QCOMPARE(top_window("audience")->screen()->name(), QStringLiteral("desk"));
        QCOMPARE(seen_by_audience(), QStringLiteral("Black")); // as before
        press_in(top_window("audience"), Qt::Key_B);
        QVERIFY(before.startsWith(label()));
        press_in(top_window("audience"), Qt::Key_PageDown);
        const QString after = label();
        QVERIFY(!before.startsWith(after));
        tests::set_screens(2);
        KS_WAIT_FOR(top_window("audience") && top_window("presenter"));
        QCOMPARE(top_window("audience")->screen()->name(), QStringLiteral("wall"));
        QVERIFY(seen_by_audience().startsWith(after));
        QVERIFY(!the_->window->isFullScreen());
    }

    void escape_ends_it_and_pgdn_goes_by_steps_again() {
        for (const char* window : {"presenter", "audience"}) {
            begin("thesis-example-2.2");
            press_in(top_window(window), Qt::Key_Escape);
            KS_WAIT_FOR(!top_window("audience") && !top_window("presenter"));
            QVERIFY(!the_->window->presenting());
            press_in(the_->window.get(), Qt::Key_PageDown);
            press_in(the_->window.get(), Qt::Key_PageDown);
            press_in(the_->window.get(), Qt::Key_PageDown);
            QVERIFY(the_->find<QLabel>("lesson-step")->text().startsWith("4."));
        }
    }

    /// On one screen a class sees what an audience's screen of that size shows, in the same digits.
    void one_screen_shows_what_the_audiences_screen_shows() {
        begin();
        top_window("presenter")->findChild<QPushButton*>(QStringLiteral("swap-screens"))->click();
        KS_WAIT_FOR(top_window("audience")->screen() == the_->window->screen());
        const QImage audience = tests::audience_image();
        press_in(top_window("presenter"), Qt::Key_Escape);
        KS_WAIT_FOR(!top_window("audience"));
        press_in(the_->window.get(), Qt::Key_F11, Qt::ShiftModifier);
        KS_WAIT_FOR(top_window("audience"));
        QCOMPARE(tests::audience_image().size(), audience.size());
        QCOMPARE(tests::audience_image(), audience);
    }

    void shift_f11_keeps_to_this_screen() {
        the_->open("thesis-example-2.1");
        press_in(the_->window.get(), Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(top_window("audience") && !top_window("presenter"));
        QCOMPARE(top_window("audience")->screen(), the_->window->screen());
        press_in(top_window("audience"), Qt::Key_Escape);
        QVERIFY(!the_->window->presenting());
    }

    void the_presenter_has_notes_outline_and_clock() {
        begin();
        QWidget* presenter = top_window("presenter");
        const auto* notes = presenter->findChild<QTextBrowser*>(QStringLiteral("notes"));
        QVERIFY2(notes->toPlainText().contains("twenty-five minutes"), qPrintable(notes->toPlainText()));
        QVERIFY(!the_->find<QTextBrowser>("lesson-text")->toPlainText().contains("minutes"));
        press_in(presenter, Qt::Key_PageDown);
        QCOMPARE(notes->toPlainText().trimmed(), QStringLiteral("No notes for this picture."));
        const auto* outline = presenter->findChild<QTreeView*>(QStringLiteral("presenter-outline"));
        QVERIFY2(outline->currentIndex().data().toString().contains("2. What a cell means"),
                 qPrintable(outline->currentIndex().data().toString()));
        const auto* elapsed = presenter->findChild<QLabel*>(QStringLiteral("elapsed"));
        KS_WAIT_FOR(elapsed->text() != QStringLiteral("0:00"));
        presenter->findChild<QPushButton*>(QStringLiteral("restart-clock"))->click();
        QCOMPARE(elapsed->text(), QStringLiteral("0:00"));
    }

    void the_audience_has_a_separate_theme() {
        begin();
        auto* theme = top_window("presenter")->findChild<QComboBox*>(QStringLiteral("audience-theme"));
        for (int i = 1; i < theme->count(); ++i) {
            theme->setCurrentIndex(i);
            emit theme->activated(i);
            const auto id = paint::theme_ids[static_cast<std::size_t>(i - 1)];
            QCOMPARE(at(audience_image(), 0.001, 0.999), paint::theme(id).mark(scene::Role::surface));
        }
        QCOMPARE(the_->session.theme().id(), paint::ThemeId::light);
    }

    void the_step_page_is_presented_too() {
        the_->open("thesis-example-2.1");
        the_->session.open(tests::table_2_2());
        the_->window->show_page(QStringLiteral("step"));
        KS_WAIT_FOR(!the_->window->current_page()->busy());
        press_in(the_->window.get(), Qt::Key_F11);
        KS_WAIT_FOR(top_window("presenter") && top_window("audience"));
        press_in(top_window("presenter"), Qt::Key_PageDown); // by rows, as on the page
        press_in(top_window("presenter"), Qt::Key_PageDown);
        QVERIFY2(seen_by_audience().startsWith("row 1 of 3"), qPrintable(seen_by_audience()));
        the_->window->show_page(QStringLiteral("lessons")); // the presentation follows
        QVERIFY2(seen_by_audience().startsWith("Step 1 of 10"), qPrintable(seen_by_audience()));
        the_->window->show_page(QStringLiteral("occupancy")); // it has no steps
        QVERIFY2(seen_by_audience().startsWith("Step 1 of 10"), qPrintable(seen_by_audience()));
    }

    void every_part_can_be_named_and_reached_by_key() {
        begin();
        QWidget* presenter = top_window("presenter");
        for (const QAbstractButton* button : presenter->findChildren<QAbstractButton*>()) {
            if (!button->isVisible())
                continue;
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                     qPrintable(button->objectName()));
            QVERIFY2(button->focusPolicy() & Qt::TabFocus, qPrintable(button->objectName()));
        }
        for (const char* name : {"now", "next"})
            QVERIFY(!part_of_presenter(name)->accessibleName().isEmpty());
    }

    void nothing_is_cut_at_1280_x_800_data() {
        QTest::addColumn<int>("theme");
        for (const paint::ThemeId id : paint::theme_ids)
            QTest::newRow(std::string(paint::to_text(id)).c_str()) << static_cast<int>(id);
    }
    void nothing_is_cut_at_1280_x_800() {
        QFETCH(const int, theme);
        begin();
        the_->session.set_theme(static_cast<paint::ThemeId>(theme));
        QCoreApplication::processEvents();
        QWidget* presenter = top_window("presenter");
        QCOMPARE(presenter->size(), QSize(1280, 800));
        QVERIFY2(presenter->minimumSizeHint().width() <= 1280 && presenter->minimumSizeHint().height() <= 800,
                 qPrintable(QStringLiteral("%1 x %2")
                                .arg(presenter->minimumSizeHint().width())
                                .arg(presenter->minimumSizeHint().height())));
        for (const QAbstractButton* button : presenter->findChildren<QAbstractButton*>())
            if (button->isVisible())
                QVERIFY2(button->width() >= button->minimumSizeHint().width(),
                         qPrintable(button->objectName()));
        press_in(presenter, Qt::Key_F);
        press_in(presenter, Qt::Key_PageDown);
        for (const char* name : {"presenter", "audience"}) // for visual inspection
            QVERIFY(top_window(name)->grab().save(folder_.filePath(
                QStringLiteral("%1-%2.png").arg(QLatin1String(name), QTest::currentDataTag()))));
        QVERIFY(part_of_presenter("now")->height() >= 300 && part_of_presenter("next")->height() >= 60);
    }
};

KS_TEST(TwoScreensTest, .before = tests::with_two_screens)
#include "two_screens_test.moc"
