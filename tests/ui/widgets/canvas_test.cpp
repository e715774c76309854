// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/visual/quiet.h"
#include "ui/widgets/canvas.h"
#include "visual/paint/fonts.h"

using namespace ks;
using namespace ks::scene;

class CanvasTest : public QObject {
    Q_OBJECT

    /// Two cells side by side, and a third one on top of the right half of the second. The list has the
    /// requested size.
    static DisplayList three_regions(QSizeF size) {
        DisplayList list{size.width(), size.height(), {}, {}};
        list.add(Box{{10, 10, 40, 40}, Fill{Role::changed}, {}});
        list.regions = {{{10, 10, 40, 40}, "a", "cell a is 3 < 4"},
                        {{60, 10, 40, 40}, "b", "cell b"},
                        {{80, 10, 20, 40}, "c", "on top"}};
        return list;
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void the_pointer_finds_regions() {
        ui::Canvas canvas;
        canvas.resize(200, 100);
        canvas.set_scene(three_regions);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        QSignalSpy hovered(&canvas, &ui::Canvas::hovered), clicked(&canvas, &ui::Canvas::clicked);
        QTest::mouseMove(&canvas, {20, 20});
        KS_WAIT_FOR(!hovered.isEmpty() && hovered.last()[0].toString() == "a");
        QCOMPARE(canvas.accessibleDescription(), "cell a is 3 < 4");
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, {90, 20});
        QCOMPARE(clicked.takeFirst()[0].toString(), "c");
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, {150, 80});
        QTest::mousePress(&canvas, Qt::LeftButton, {}, {20, 20});
        // the pointer moved away, so this is not a click
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, {70, 20});
        QVERIFY(clicked.isEmpty());
    }

    void a_tool_tip_describes_the_region() {
        ui::Canvas canvas;
        canvas.resize(200, 100);
        canvas.set_scene(three_regions);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        QHelpEvent help(QEvent::ToolTip, {20, 20}, canvas.mapToGlobal(QPoint(20, 20)));
        QCoreApplication::sendEvent(&canvas, &help);
        QCOMPARE(QToolTip::text(), "<qt>cell a is 3 &lt; 4</qt>");
        QToolTip::hideText();
    }

    void keys_walk_and_choose() {
        ui::Canvas canvas;
        canvas.resize(200, 100);
        canvas.set_scene(three_regions);
        QSignalSpy hovered(&canvas, &ui::Canvas::hovered), clicked(&canvas, &ui::Canvas::clicked);
        for (const Qt::Key key :
             {Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_Return})
            QTest::keyClick(&canvas, key);
        QStringList seen;
        for (const auto& arguments : hovered)
            seen << arguments[0].toString();
        QCOMPARE(seen, QStringList({"a", "b", "c", "b"}));
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].toString(), "b");
    }

    void regions_that_vanish_are_let_go() {
        ui::Canvas canvas;
        canvas.resize(200, 100);
        canvas.set_scene(three_regions);
        QTest::keyClick(&canvas, Qt::Key_Down);
        canvas.set_scene([](QSizeF size) { return DisplayList{size.width(), size.height(), {}, {}}; });
        QVERIFY(canvas.accessibleDescription().isEmpty());
        QTest::keyClick(&canvas, Qt::Key_Return);
        QTest::keyClick(&canvas, Qt::Key_Down);
    }

    void the_projector_enlarges_everything() {
        ui::Canvas canvas;
        canvas.resize(300, 150);
        canvas.set_theme(paint::theme(paint::ThemeId::projector));
        QSizeF asked;
        canvas.set_scene([&](QSizeF size) {
            asked = size;
            return three_regions(size);
        });
        QCOMPARE(asked, QSizeF(200, 100));
        const QImage image = canvas.grab().toImage();
        const QColor green = paint::theme(paint::ThemeId::projector).mark(Role::changed);
        QCOMPARE(image.pixelColor(16, 16), green);
        QCOMPARE(image.pixelColor(74, 74), green);
        QVERIFY(image.pixelColor(76, 76) != green);
        QSignalSpy clicked(&canvas, &ui::Canvas::clicked);
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, {100, 40});
        QCOMPARE(clicked.takeFirst()[0].toString(), "b");
        const visual::Picture picture = canvas.picture({600, 300});
        QCOMPARE(picture.size, QSizeF(600, 300));
    }

    void the_scene_is_laid_out_once_a_size() {
        ui::Canvas canvas;
        canvas.resize(200, 100);
        int calls = 0;
        canvas.set_scene([&](QSizeF size) {
            ++calls;
            return three_regions(size);
        });
        canvas.grab();
        canvas.grab();
        QCOMPARE(calls, 1);
        canvas.resize(220, 100);
        canvas.grab();
        QCOMPARE(calls, 2);
        QCOMPARE(canvas.list().width, 220.0);
    }

    void an_empty_canvas_is_a_surface() {
        ui::Canvas canvas;
        canvas.resize(50, 50);
        QCOMPARE(canvas.grab().toImage().pixelColor(25, 25),
                 paint::theme(paint::ThemeId::light).mark(Role::surface));
        QCOMPARE(canvas.picture({10, 10}).size, QSizeF(10, 10));
    }
};

KS_TEST(CanvasTest)
#include "canvas_test.moc"
