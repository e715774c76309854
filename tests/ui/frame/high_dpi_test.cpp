// SPDX-License-Identifier: GPL-3.0-or-later
// Screens with 1, 1.25, 1.5 and 2 dots per point: every page uses all dots, and nothing is cut.
#include "solvers/kinds/presets.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/cut_texts.h"
#include "tests/ui/window.h"
#include "ui/widgets/canvas.h"
#include "visual/paint/painter.h"

#include <QAbstractButton>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QScreen>
#include <QWindow>

using namespace ks;
using namespace ks::ui;

namespace {

constexpr std::array dots_a_point{1.0, 1.25, 1.5, 2.0};

QString screen_name(double dots) {
    return QStringLiteral("x%1").arg(dots * 100);
}

/// Four screens side by side, each with a different scale factor.
void with_four_screens() {
    QJsonArray screens;
    QStringList factors;
    for (const double dots : dots_a_point) {
        screens.append(QJsonObject{{"name", screen_name(dots)},
                                   {"x", 4000 * screens.size()},
                                   {"y", 0},
                                   {"width", 4000},
                                   {"height", 2400},
                                   {"logicalDpi", 96},
                                   {"logicalBaseDpi", 96},
                                   {"dpr", 1}});
        factors << QStringLiteral("%1=%2").arg(screen_name(dots)).arg(dots);
    }
    const QString path = qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/screens.json");
    QFile file(path);
    const QByteArray bytes = QJsonDocument(QJsonObject{{"screens", screens}}).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    qputenv("QT_QPA_PLATFORM", QByteArray("offscreen:configfile=") + path.toLocal8Bit());
    qputenv("QT_SCREEN_SCALE_FACTORS", factors.join(u';').toLatin1());
}

/// The canvas as it is drawn on the screen.
QImage seen(QWidget& canvas) {
    return canvas.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

} // namespace

class HighDpiTest : public QObject {
    Q_OBJECT

    static QScreen* screen(double dots) {
        for (QScreen* each : QGuiApplication::screens())
            if (each->name() == screen_name(dots))
                return each;
        return nullptr;
    }
    static void show(tests::Window& the, double dots, const QString& page) {
        the.window->windowHandle()->setScreen(screen(dots));
        the.window->setGeometry(QRect(screen(dots)->geometry().topLeft() + QPoint(20, 20), QSize(1280, 800)));
        KS_WAIT_FOR_EQUAL(the.window->devicePixelRatioF(), dots);
        QCoreApplication::processEvents(); // it stores its dots when it is shown
        the.window->resize(1280, 800);
        KS_WAIT_FOR_EQUAL(the.window->size(), QSize(1280, 800));
        the.window->show_page(page);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        // a layout may ask its parent for room, and the parent its own parent
        for (int round = 0; round < 4; ++round)
            QCoreApplication::processEvents();
    }
    /// The same list, drawn directly with this number of dots.
    static QImage drawn(const Canvas& canvas, const paint::Theme& theme, double dots) {
        QImage image((QSizeF(canvas.size()) * dots).toSize(), QImage::Format_RGB32);
        image.setDevicePixelRatio(dots);
        image.fill(theme.mark(scene::Role::surface));
        QPainter painter(&image);
        paint::paint(painter, canvas.list(), theme, theme.scale());
        return image;
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void every_page_data() {
        QTest::addColumn<double>("dots");
        for (const double dots : dots_a_point)
            QTest::addRow("%g", dots) << dots;
    }
    void every_page() {
        QFETCH(double, dots);
        QVERIFY(screen(dots));
        tests::Window the;
        the.session.open(*generate("thesis-2.2", "multiple-choice", {}));
        int compared = 0;
        for (const Page* page : the.window->pages()) {
            show(the, dots, page->info().id);
            QCOMPARE(the.window->size(), QSize(1280, 800)); // a page that does not fit would have enlarged it
            QCOMPARE(the.window->grab().size(), (QSizeF(1280, 800) * dots).toSize());
            const QStringList cut = tests::cut_in(*the.window);
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
            for (auto* canvas : the.window->current_page()->findChildren<Canvas*>())
                if (canvas->isVisible() && canvas->visibleRegion().boundingRect() == canvas->rect() &&
                    canvas->metaObject() == &Canvas::staticMetaObject) {
                    QVERIFY2(seen(*canvas) == drawn(*canvas, the.session.theme(), dots),
                             qPrintable(canvas->objectName()));
                    ++compared;
                }
            for (auto* button : the.window->findChildren<QAbstractButton*>())
                if (button->isVisible() && !button->icon().isNull()) {
                    const QSize icon = button->icon().pixmap(button->iconSize(), dots).size();
                    QVERIFY2(icon.width() >= button->iconSize().width() * dots - 1,
                             qPrintable(button->objectName()));
                }
        }
        QVERIFY2(compared >= 2, qPrintable(QString::number(compared)));
    }
};

KS_TEST(HighDpiTest, .before = with_four_screens)
#include "high_dpi_test.moc"
