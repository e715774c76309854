// SPDX-License-Identifier: GPL-3.0-or-later
// The window at its first start and at its smallest.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "visual/paint/theme.h"

using namespace ks;
using namespace ks::ui;

class FirstWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    /// A part shown before it is placed would briefly be a separate window.
    void it_is_the_only_one() {
        struct Windows : QObject {
            bool eventFilter(QObject* object, QEvent* event) override {
                const auto* widget = qobject_cast<QWidget*>(object);
                if (event->type() == QEvent::Show && widget && widget->isWindow())
                    shown << QString::fromLatin1(widget->metaObject()->className());
                return false;
            }
            QStringList shown;
        } windows;
        qApp->installEventFilter(&windows);
        const tests::Window the;
        for (const Page* page : the.window->pages())
            the.window->show_page(page->info().id);
        QCOMPARE(windows.shown, QStringList(QStringLiteral("ks::ui::MainWindow")));
    }

    void it_fits_the_screen_data() {
        QTest::addColumn<QSize>("available");
        QTest::addColumn<bool>("whole");
        QTest::newRow("large") << QSize(1920, 1080) << false;
        QTest::newRow("as wide, with room for the frame") << QSize(1296, 848) << false;
        QTest::newRow("1366 x 768") << QSize(1366, 768) << true;
        QTest::newRow("1280 x 800") << QSize(1280, 800) << true;
        QTest::newRow("1366 x 768 with a panel") << QSize(1366, 736) << true;
    }
    void it_fits_the_screen() {
        QFETCH(QSize, available);
        Session session;
        MainWindow window(session);
        fit_into(window, available);
        QTEST(window.isMaximized(), "whole");
        QVERIFY(window.width() < available.width() && window.height() < available.height());
    }

    /// F11 and Escape restore the previous state of the window.
    void a_maximised_window_stays_so_after_presenting() {
        for (const bool maximised : {true, false}) {
            tests::Window the;
            the.window->show_page(QStringLiteral("occupancy")); // a page that is itself shown full-screen
            the.window->setWindowState(maximised ? Qt::WindowMaximized : Qt::WindowNoState);
            KS_WAIT_FOR(the.window->isMaximized() == maximised);
            QTest::keyClick(the.window.get(), Qt::Key_F11);
            KS_WAIT_FOR(the.window->isFullScreen());
            QTest::keyClick(the.window.get(), Qt::Key_Escape);
            KS_WAIT_FOR(!the.window->isFullScreen());
            QCOMPARE(the.window->isMaximized(), maximised);
        }
    }

    /// At the minimum size each page leaves the whole transport bar visible at the bottom.
    void the_smallest_holds_the_transport_bar_data() {
        QTest::addColumn<QString>("theme");
        for (const paint::ThemeId id : paint::theme_ids) {
            const std::string name(paint::to_text(id));
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
        }
    }
    void the_smallest_holds_the_transport_bar() {
        QFETCH(QString, theme);
        tests::Window the;
        the.session.set_theme(*paint::theme_named(theme.toStdString()));
        the.session.open(tests::table_2_2());
        the.window->resize(1, 1);
        QCOMPARE(the.window->size(), QSize(900, 600));
        for (Page* page : the.window->pages()) {
            the.window->show_page(page->info().id);
            KS_WAIT_FOR(!page->busy());
            QWidget* bar = page->transport_bar();
            if (!bar)
                continue;
            QCoreApplication::processEvents(); // applies the layout
            const QRect place(bar->mapTo(the.window.get(), QPoint()), bar->size());
            QVERIFY2(the.window->rect().contains(place), qPrintable(page->info().id));
            QVERIFY2(bar->height() >= bar->minimumSizeHint().height(), qPrintable(page->info().id));
            for (const QWidget* part : bar->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                QVERIFY2(!part->isVisible() || bar->rect().contains(part->geometry()),
                         qPrintable(page->info().id));
        }
    }
};

KS_TEST(FirstWindowTest)
#include "first_window_test.moc"
