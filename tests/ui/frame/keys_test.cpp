// SPDX-License-Identifier: GPL-3.0-or-later
// Keys and the focus in the window: the focus is visible, and buttons neither take it nor swallow keys.
#include "solvers/kinds/kind.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/stepping/stepper.h"
#include "ui/widgets/button_keys.h"
#include "visual/paint/theme.h"

#include <QCheckBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>

using namespace ks;
using namespace ks::ui;

class KeysTest : public QObject {
    Q_OBJECT

    /// The first lesson's *Next*, after the lesson has been created.
    static void find_next(const tests::Window& the, QPushButton*& next) {
        next = the.find<QPushButton>("primary");
        KS_WAIT_FOR(next->isEnabled());
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_fake_runner("good");
    }

    void space_plays_after_a_click_on_next() {
        tests::Window the;
        QPushButton* next = nullptr;
        find_next(the, next);
        QTest::mouseClick(next, Qt::LeftButton);
        QVERIFY(!next->hasFocus());
        const auto* play = the.window->current_page()->transport_bar()->findChild<QToolButton*>("step.play");
        QCOMPARE(play->accessibleName(), QStringLiteral("Play"));
        QTest::keyClick(the.window.get(), Qt::Key_Space);
        QCOMPARE(play->accessibleName(), QStringLiteral("Pause"));
        QTest::keyClick(the.window.get(), Qt::Key_Space);
        QCOMPARE(play->accessibleName(), QStringLiteral("Play"));
    }

    /// Space does not: it plays.
    void enter_presses_the_button_with_the_focus_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Enter") << Qt::Key_Return;
        QTest::newRow("Enter of the number pad") << Qt::Key_Enter;
    }
    void enter_presses_the_button_with_the_focus() {
        QFETCH(Qt::Key, key);
        tests::Window the;
        QPushButton* next = nullptr;
        find_next(the, next);
        next->setFocus(Qt::TabFocusReason);
        KS_WAIT_FOR(next->hasFocus());
        const QSignalSpy pressed(next, &QPushButton::clicked);
        QTest::keyClick(next, key);
        QCOMPARE(pressed.size(), 1);
    }

    /// Enter presses a button of the transport bar, and Space plays.
    void space_plays_from_every_button_of_the_bar() {
        tests::Window the;
        QPushButton* next = nullptr;
        find_next(the, next);
        QWidget* bar = the.window->current_page()->transport_bar();
        const auto* play = bar->findChild<QToolButton*>("step.play");
        for (auto* button : bar->findChildren<QToolButton*>()) {
            if (!button->isVisible() || !button->isEnabled())
                continue;
            button->setFocus(Qt::TabFocusReason);
            KS_WAIT_FOR(button->hasFocus());
            const QSignalSpy pressed(button, &QToolButton::clicked);
            QTest::keyClick(button, Qt::Key_Space);
            QVERIFY2(pressed.empty(), qPrintable(button->objectName()));
            QCOMPARE(play->accessibleName(), QStringLiteral("Pause"));
            QTest::keyClick(button, Qt::Key_Space);
            QCOMPARE(play->accessibleName(), QStringLiteral("Play"));
        }
        auto* to_the_end = bar->findChild<QToolButton*>("step.last");
        to_the_end->setFocus(Qt::TabFocusReason);
        const QSignalSpy ended(to_the_end, &QToolButton::clicked);
        QTest::keyClick(to_the_end, Qt::Key_Return);
        QCOMPARE(ended.size(), 1);
    }

    void enter_leaves_check_boxes_to_space() {
        const ButtonKeys keys(nullptr);
        QCheckBox box;
        box.show();
        QTest::keyClick(&box, Qt::Key_Return);
        QVERIFY(!box.isChecked());
        QTest::keyClick(&box, Qt::Key_Space);
        QVERIFY(box.isChecked());
    }

    void ins_adds_an_item_right_after_ctrl_n() {
        tests::Window the;
        QTest::keyClick(the.window.get(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(the.session.instance());
        const std::size_t before = the.session.instance()->contents().records(0);
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : the.window.get(), Qt::Key_Insert);
        QCOMPARE(the.session.instance()->contents().records(0), before + 1);
    }

    /// The number of pixels of a frame in the accent colour, which lists and texts of lessons have at their
    /// edge only with the focus.
    void focus_is_visible_in_lists_and_texts() {
        tests::Window the;
        QPushButton* next = nullptr;
        find_next(the, next);
        the.window->activateWindow();
        KS_WAIT_FOR(the.window->isActiveWindow());
        for (QWidget* widget : {static_cast<QWidget*>(the.find<QListWidget>("lesson-list")),
                                static_cast<QWidget*>(the.find<QTextBrowser>("lesson-text"))}) {
            const auto edge = [widget] {
                return widget->grab().toImage().pixelColor(0, widget->height() / 2);
            };
            the.window->current_page()->setFocus();
            KS_WAIT_FOR(!widget->hasFocus());
            const QColor before = edge();
            widget->setFocus(Qt::TabFocusReason);
            KS_WAIT_FOR(widget->hasFocus());
            QVERIFY2(edge() != before, qPrintable(widget->objectName()));
        }
    }

    void nothing_open_offers_every_kind() {
        for (const Kind* kind : kinds()) {
            tests::Window the;
            the.window->show_page(QStringLiteral("instance"));
            QMenu* offered = the.find<QPushButton>("new")->menu();
            QCOMPARE(static_cast<std::size_t>(offered->actions().size()), kinds().size());
            const auto title = QString::fromStdString(std::string(kind->title));
            for (QAction* action : offered->actions())
                if (action->text() == title)
                    action->trigger();
            QVERIFY(the.session.instance());
            QCOMPARE(the.session.instance()->kind(), kind->id);
        }
    }
};

KS_TEST(KeysTest)
#include "keys_test.moc"
