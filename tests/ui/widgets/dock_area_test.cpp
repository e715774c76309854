// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/drag.h"
#include "tests/visual/quiet.h"
#include "ui/widgets/dock_area.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTest>
#include <QToolButton>

using namespace ks;
using namespace ks::ui;

namespace {

/// A centre with one part on the left, two on the right, and one at the bottom.
struct Docks {
    Docks() : centre(new QPlainTextEdit), area(*centre, {}) {
        add("source", DockPlace::left, {200, 0});
        add("code", DockPlace::right, {240, 0});
        add("words", DockPlace::right, {0, 100});
        add("lanes", DockPlace::bottom, {0, 120});
        area.resize(1000, 600);
        area.show();
        if (!QTest::qWaitForWindowExposed(&area))
            qFatal("the window does not show");
    }
    void add(const char* name, DockPlace place, QSizeF wanted) {
        auto* content = new QLabel(QLatin1String(name));
        content->setObjectName(QLatin1String(name));
        area.add(*content,
                 {.name = name, .title = QLatin1String(name), .place = place, .wanted = [wanted](QSizeF) {
                      return wanted;
                  }});
    }
    DockPart& part(const char* name) {
        return *area.findChild<DockPart*>(QStringLiteral("part-") + QLatin1String(name));
    }
    QRect place_of(const char* name) { return {part(name).mapTo(&area, QPoint()), part(name).size()}; }
    QWidget& title(const char* name) { return *part(name).findChild<QWidget*>(QStringLiteral("dock-title")); }
    /// Chooses an entry of the part's menu.
    void choose(const char* name, const char* entry) {
        QMenu menu;
        part(name).fill_menu(menu);
        menu.findChild<QAction*>(QLatin1String(entry))->trigger();
    }

    QPlainTextEdit* centre;
    DockArea area;
};

/// Within a pixel, because splitters round.
bool near(int a, int b) {
    return std::abs(a - b) <= 1;
}
bool near(const QRect& a, const QRect& b) {
    return near(a.x(), b.x()) && near(a.y(), b.y()) && near(a.width(), b.width()) &&
           near(a.height(), b.height());
}

} // namespace

class DockAreaTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void parts_get_what_they_want_at_every_size() {
        Docks the;
        for (const QSize size : {QSize(1000, 600), QSize(700, 400), QSize(1600, 1000)}) {
            the.area.resize(size);
            QCOMPARE(the.place_of("source").left(), 0);
            QVERIFY(near(the.part("source").width(), 200));
            QVERIFY(near(the.part("code").width(), 240));
            QVERIFY(near(the.part("words").height(), 100));
            QVERIFY(near(the.part("lanes").height(), 120));
            QVERIFY(the.place_of("words").top() > the.place_of("code").bottom());
            QVERIFY(the.place_of("lanes").left() > the.place_of("source").right()); // only below the centre
        }
        the.area.set_scale(1.5);
        QVERIFY(near(the.part("source").width(), 300));
        QVERIFY(the.area.layout() == DockLayout()); // nothing was moved
    }

    void a_part_is_moved_and_comes_back() {
        Docks the;
        const QRect first = the.place_of("source");
        the.choose("source", "right");
        QVERIFY(the.place_of("source").top() > the.place_of("words").bottom());
        the.choose("source", "bottom");
        QVERIFY(the.place_of("source").left() > the.place_of("lanes").right());
        QVERIFY(!the.area.findChild<QSplitter*>("left")->isVisible()); // it has no parts
        the.choose("source", "left");
        QVERIFY(near(the.place_of("source"), first));
        QVERIFY(the.area.layout() == DockLayout());
    }

    void a_part_becomes_a_window_and_closing_it_puts_it_back() {
        Docks the;
        const QRect first = the.place_of("words");
        the.choose("words", "window");
        QVERIFY(the.part("words").isWindow() && the.part("words").isVisible());
        QCOMPARE(the.part("words").windowTitle(), QStringLiteral("words"));
        QVERIFY(the.part("code").height() > first.bottom() - 20); // it gets the room
        QVERIFY(the.part("words").close() || true);
        QVERIFY(!the.part("words").isWindow() && the.part("words").isVisible());
        QVERIFY(near(the.place_of("words"), first));
    }

    void a_window_goes_with_its_page() {
        Docks the;
        the.choose("words", "window");
        the.part("words").move(40, 50);
        the.area.hide();
        QVERIFY(!the.part("words").isVisible());
        the.area.show();
        QVERIFY(the.part("words").isVisible());
        QCOMPARE(the.part("words").pos(), QPoint(40, 50));
    }

    void a_hidden_part_gives_its_room_and_comes_back() {
        Docks the;
        const QRect first = the.place_of("lanes");
        the.choose("lanes", "shown");
        QVERIFY(!the.part("lanes").isVisible());
        KS_WAIT_FOR_EQUAL(the.centre->height(), 600);
        the.choose("lanes", "shown");
        QVERIFY(near(the.place_of("lanes"), first));
        the.choose("lanes", "shown");
        the.choose("lanes", "left"); // moving it shows it
        QVERIFY(the.part("lanes").isVisible());
    }

    void the_focus_stays_on_the_page_when_its_part_is_hidden() {
        Docks the;
        auto* line = new QLineEdit;
        the.area.add(*line, {.name = "line", .title = "line", .place = DockPlace::left, .wanted = {}});
        the.area.activateWindow();
        KS_WAIT_FOR(the.area.isActiveWindow());
        line->setFocus();
        QVERIFY(line->hasFocus());
        the.choose("line", "shown");
        QVERIFY(the.centre->hasFocus());
    }

    void parts_hidden_by_the_page_take_no_room() {
        Docks the;
        auto* lanes = the.area.findChild<QLabel*>("lanes");
        lanes->hide();
        KS_WAIT_FOR_EQUAL(the.centre->height(), 600);
        lanes->show();
        QVERIFY(near(the.part("lanes").height(), 120));
        lanes->hide();
        the.choose("lanes", "left");
        QVERIFY(!the.part("lanes").isVisible()); // it has no content
    }

    /// Sizes that the user dragged keep their proportions, and the other parts still get the size they want.
    void a_dragged_line_stays() {
        Docks the;
        auto* across = the.area.findChild<QSplitter*>("across");
        tests::drag(*across->handle(1), {2, 100}, {102, 100});
        const int wide = the.part("source").width();
        QVERIFY2(std::abs(wide - 300) <= 60, qPrintable(QString::number(wide)));
        the.area.resize(500, 600);
        QVERIFY2(std::abs(the.part("source").width() - wide / 2) < 20,
                 qPrintable(QString::number(the.part("source").width())));
        QVERIFY(near(the.part("lanes").height(), 120));
        the.area.resize(1000, 600);
        QVERIFY(near(the.part("source").width(), wide));
        const DockLayout layout = the.area.layout();
        QCOMPARE(layout.splitters.size(), std::size_t{1});
        the.area.reset();
        QVERIFY2(near(the.part("source").width(), 200),
                 qPrintable(QString::number(the.part("source").width())));
        the.area.lay_out(layout);
        QVERIFY(near(the.part("source").width(), wide));
    }

    void titles_are_there_while_parts_are_arranged() {
        Docks the;
        QVERIFY(!the.title("code").isVisible());
        the.area.set_arranging(true);
        QVERIFY(the.title("code").isVisible());
        QCOMPARE(the.title("code").findChild<QToolButton*>()->accessibleName(), QStringLiteral("Move code"));
        the.area.set_arranging(false);
        QVERIFY(!the.title("code").isVisible());
    }

    void a_title_is_dragged_to_another_place() {
        Docks the;
        the.area.set_arranging(true);
        QWidget& title = the.title("code");
        const auto to = [&](QPoint in_area) { return title.mapFrom(&the.area, in_area); };
        tests::drag(title, {20, 10}, to({20, 500}), /*let_go=*/false);
        auto* target = the.area.findChild<QFrame*>("dock-target");
        QVERIFY(target->isVisible());
        QVERIFY(near(target->geometry(), QRect(0, 0, 200, 600))); // over the existing parts
        tests::send_mouse(title, QEvent::MouseButtonRelease, to({20, 500}), Qt::NoButton);
        QVERIFY(!target->isVisible());
        QVERIFY(the.place_of("code").top() > the.place_of("source").bottom()); // below it
        QCOMPARE(the.place_of("code").left(), 0);

        tests::drag(title, {20, 10}, to({500, 200})); // over the centre nothing happens
        QCOMPARE(the.place_of("code").left(), 0);

        tests::drag(title, {20, 10}, to({20, 500}), false);
        QTest::keyClick(&title, Qt::Key_Escape);
        QVERIFY(!target->isVisible());

        tests::drag(title, {20, 10}, to({3000, 200}));
        QVERIFY(the.part("code").isWindow());
    }

    void a_layout_is_taken_and_given() {
        Docks the;
        the.choose("source", "bottom");
        the.choose("words", "window");
        the.choose("code", "shown");
        const DockLayout layout = the.area.layout();
        QCOMPARE(layout.parts.size(), std::size_t{3});
        the.area.reset();
        QVERIFY(the.area.layout() == DockLayout());
        QVERIFY(the.part("code").isVisible() && !the.part("words").isWindow());
        the.area.lay_out(layout);
        QVERIFY(the.area.layout() == layout);
        Docks another;
        another.area.lay_out(layout);
        QVERIFY(another.part("words").isWindow());
        QVERIFY(!another.part("code").isVisible());
    }

    /// Values from a file may be invalid.
    void a_layout_that_does_not_fit_does_no_harm() {
        Docks the;
        DockLayout absurd;
        absurd.parts["none"] = {.place = DockPlace::left};
        absurd.parts["code"] = {.place = DockPlace::right, .order = 16};
        absurd.parts["source"] = {
            .place = DockPlace::left, .floating = true, .window = {-16000, -16000, 16000, 4}};
        absurd.splitters["across"] = {1, 2};
        absurd.splitters["middle"] = {0, 0};
        the.area.lay_out(absurd);
        QVERIFY(the.part("code").isVisible());
        QVERIFY(the.part("source").screen()->availableGeometry().intersects(the.part("source").geometry()));
        QVERIFY(the.centre->height() > 100);
    }
};

KS_TEST(DockAreaTest)
#include "dock_area_test.moc"
