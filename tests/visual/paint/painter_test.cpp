// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QElapsedTimer>
#include <QFontDatabase>
#include <QFontInfo>
#include <QRawFont>
#include <QTest>

#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "tests/visual/sample.h"
#include "visual/paint/fonts.h"
#include "visual/paint/painter.h"
#include "visual/scene/numbers.h"

using namespace ks::paint;
using namespace ks::scene;

class PaintTest : public QObject {
    Q_OBJECT

    static QImage painted(const DisplayList& list, ThemeId id, double scale = 1) {
        QImage image(qCeil(list.width * scale), qCeil(list.height * scale), QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        ks::paint::paint(painter, list, theme(id), scale);
        return image;
    }

    static DisplayList one(Primitive item, double size = 40) {
        DisplayList list{size, size, {}, {}};
        list.add(std::move(item));
        return list;
    }

private slots:
    void init() {
        ks::tests::fail_on_warnings();
        QVERIFY(load_fonts());
    }

    void the_programs_fonts_are_used() {
        QCOMPARE(QFontInfo(font(Face::interface, 13)).family(), "Inter");
        QCOMPARE(QFontInfo(font(Face::mono, 13)).family(), "JetBrains Mono");
        QVERIFY(QFontInfo(font(Face::interface, 13, Weight::medium)).styleName().contains("Medium"));
        QVERIFY(QFontInfo(font(Face::mono, 13, Weight::bold)).bold());
        const QRawFont mono = QRawFont::fromFont(font(Face::mono, 13));
        for (const QChar c : QStringLiteral("∞→×·µ≥≤–…−"))
            QVERIFY2(mono.supportsCharacter(c), qPrintable(QString(c)));
    }

    void thin_spaces_are_gaps() {
        const FontMeasure measure;
        const auto width = [&](std::string_view text) {
            return measure.width(text, Face::mono, 20, Weight::regular);
        };
        QVERIFY(std::abs(width("303501") - 6 * 12) < 0.1); // a character is 0.6 em wide
        QVERIFY(std::abs(width(number(303'501)) - width("303501") - 4) < 1e-6);
        QCOMPARE(width("\u202F"), 4.0);
        QCOMPARE(width(""), 0.0);
    }

    void a_box_has_crisp_edges() {
        const QImage image =
            painted(one(Box{{10, 10, 20, 20}, Fill{Role::raised}, Stroke{Role::text, 1}}), ThemeId::light);
        const Theme& t = theme(ThemeId::light);
        QCOMPARE(image.pixelColor(9, 20), t.mark(Role::surface));
        QCOMPARE(image.pixelColor(10, 20), t.mark(Role::text));
        QCOMPARE(image.pixelColor(11, 20), t.mark(Role::raised));
        QCOMPARE(image.pixelColor(29, 29), t.mark(Role::text));
        QCOMPARE(image.pixelColor(30, 20), t.mark(Role::surface));
    }

    void a_hairline_is_one_pixel() {
        const QImage image =
            painted(one(Polyline{{{20, 0}, {20, 40}}, Stroke{Role::text, 1}}), ThemeId::projector);
        QCOMPARE(image.pixelColor(20, 20), theme(ThemeId::projector).mark(Role::text));
        QCOMPARE(image.pixelColor(19, 20), theme(ThemeId::projector).mark(Role::surface));
        QCOMPARE(image.pixelColor(21, 20), theme(ThemeId::projector).mark(Role::surface));
    }

    void marks_stay_inside_their_box() {
        for (const Box& box : {Box{{10, 10, 20, 20}, Fill{Role::wasted, 1, Pattern::hatch}, {}, 6},
                               Box{{10, 10, 20, 20}, {}, Stroke{Role::optimal, 3, true}, 6, true}}) {
            const QImage image = painted(one(box), ThemeId::dark);
            bool drawn = false;
            for (int y = 0; y < 40; ++y)
                for (int x = 0; x < 40; ++x) {
                    // The end of a hatch line may touch the next pixel.
                    const bool inside = x >= 9 && x < 31 && y >= 9 && y < 31;
                    const bool plain = image.pixelColor(x, y) == theme(ThemeId::dark).mark(Role::surface);
                    drawn |= inside && !plain;
                    QVERIFY(inside || plain);
                }
            QVERIFY(drawn);
        }
    }

    void text_is_centred_by_its_capitals() {
        const QImage image = painted(
            one(Text{{0, 0, 80, 80}, "HHH", Role::text, Face::interface, 20, Weight::bold, Align::centre},
                80),
            ThemeId::projector);
        QRect ink;
        for (int y = 0; y < 80; ++y)
            for (int x = 0; x < 80; ++x)
                if (image.pixelColor(x, y).lightness() < 128)
                    ink |= QRect(x, y, 1, 1);
        QVERIFY(!ink.isEmpty());
        QVERIFY(std::abs(ink.top() + ink.bottom() - 79) <= 2);
        QVERIFY(std::abs(ink.left() + ink.right() - 79) <= 2);
    }

    void heat_maps_of_any_size() {
        const Theme& t = theme(ThemeId::light);
        HeatMap map{{0, 0, 40, 40}, 1, 2, {0, 1}};
        QImage image = painted(one(map), ThemeId::light);
        QCOMPARE(image.pixelColor(0, 0), t.heat(0));
        QCOMPARE(image.pixelColor(19, 39), t.heat(0));
        QCOMPARE(image.pixelColor(20, 0), t.heat(1));
        map = {{0, 0, 40, 40}, 100, 300'000, {}};
        map.values.assign(30'000'000, 0.25F);
        image = heat_image(map, t, 40, 40);
        QCOMPARE(image.size(), QSize(40, 40));
        QCOMPARE(image.pixelColor(39, 39), t.heat(0.25));
        map.values.pop_back();
        QVERIFY(heat_image(map, t, 40, 40).isNull());
        QVERIFY(heat_image(HeatMap{}, t, 40, 40).isNull());
    }

    void a_screen_of_two_pixels_a_point_gets_them() {
        HeatMap map{{0, 0, 40, 40}, 1, 80, {}};
        for (int i = 0; i < 80; ++i)
            map.values.push_back(i % 2 == 0 ? 0.F : 1.F);
        QImage image(80, 80, QImage::Format_RGB32);
        image.setDevicePixelRatio(2);
        QPainter painter(&image);
        DisplayList list = one(map);
        list.add(Box{{10, 10, 20, 20}, {}, Stroke{Role::text, 0.5}});
        ks::paint::paint(painter, list, theme(ThemeId::light));
        painter.end();
        QCOMPARE(image.pixelColor(0, 70), theme(ThemeId::light).heat(0));
        QCOMPARE(image.pixelColor(1, 70), theme(ThemeId::light).heat(1));
        QCOMPARE(image.pixelColor(20, 40), theme(ThemeId::light).mark(Role::text));
        QCOMPARE(image.pixelColor(21, 40), theme(ThemeId::light).heat(1));
    }

    /// Lines have no blurred edges, and all lines have the same width.
    void at_odd_scales_every_edge_is_sharp_data() {
        QTest::addColumn<double>("dots");
        for (const double dots : {1.0, 1.25, 1.5, 1.75, 2.0})
            QTest::addRow("%g dots a pixel", dots) << dots;
    }
    void at_odd_scales_every_edge_is_sharp() {
        QFETCH(double, dots);
        QImage image(static_cast<int>(120 * dots), static_cast<int>(40 * dots), QImage::Format_RGB32);
        image.setDevicePixelRatio(dots);
        DisplayList list{.width = 120, .height = 40};
        for (const double x : {3.0, 14.0, 25.0, 37.0})
            list.add(Polyline{{{x + 0.5, 0}, {x + 0.5, 40}}, Stroke{Role::text, 1}});
        list.add(Box{{51, 0, 10, 40}, Fill{Role::text}, {}});
        list.add(Box{{73, -10, 33, 60}, {}, Stroke{Role::text, 1}});
        QPainter painter(&image);
        ks::paint::paint(painter, list, theme(ThemeId::light));
        painter.end();
        const QColor ink = theme(ThemeId::light).mark(Role::text),
                     ground = theme(ThemeId::light).mark(Role::surface);
        std::vector<int> widths;
        for (int x = 0, run = 0; x < image.width(); ++x) {
            const QColor seen = image.pixelColor(x, image.height() / 2);
            QVERIFY2(seen == ink || seen == ground,
                     qPrintable(QStringLiteral("%1: %2").arg(x).arg(seen.name())));
            run = seen == ink ? run + 1 : 0;
            if (run == 1)
                widths.push_back(0);
            if (run > 0)
                widths.back() = run;
        }
        const int line = std::max(1, static_cast<int>(std::lround(dots)));
        QCOMPARE(widths.size(), std::size_t{7}); // four lines, the box, and two sides of the frame
        for (const std::size_t i : {0, 1, 2, 3, 5, 6})
            QCOMPARE(widths[i], line);
    }

    /// A screen full of cells must be painted fast enough for key repeat. The limit is generous, for slow and
    /// busy machines.
    void a_full_screen_is_painted_quickly() {
        DisplayList list{1920, 1080, {}, {}};
        for (int y = 0; y < 1080; y += 24)
            for (int x = 0; x < 1920; x += 40) {
                list.add(Box{{double(x), double(y), 40, 24}, Fill{Role::panel}, Stroke{Role::hairline}});
                list.add(Text{{double(x), double(y), 36, 24},
                              number(x * y),
                              Role::text,
                              Face::mono,
                              13,
                              Weight::regular,
                              Align::right});
            }
        painted(list, ThemeId::light);
        const CpuClock clock;
        painted(list, ThemeId::light);
        qInfo("%d cells in %.0f ms", int(list.items.size()) / 2, clock.milliseconds());
        QVERIFY(clock.milliseconds() < 1500);
    }

    void odd_lists_do_no_harm() {
        DisplayList list{40, 40, {}, {}};
        list.add(Polyline{{}, Stroke{}});
        list.add(Polyline{{{1, 1}}, Stroke{}, true});
        list.add(Polyline{{{1, 1}, {1, 1}}, Stroke{}, true});
        list.add(Box{{5, 5, 0, 0}, Fill{Role::read, 2}, Stroke{Role::read, 0, true}, 6, true});
        list.add(Box{{5, 5, 1, 1}, Fill{Role::read, 1, Pattern::hatch}, Stroke{Role::read, 8, true}, 60});
        list.add(Text{{0, 0, 10, 10}, "\xff\xfe broken", Role::text, Face::mono, 0});
        list.add(HeatMap{{0, 0, 0, 0}, 1, 1, {0.5F}});
        QVERIFY(!painted(list, ThemeId::light).isNull());
    }

    /// With KS_PICTURES=folder the sample is written into that folder in every theme, for visual inspection.
    void the_sample_in_every_theme() {
        const FontMeasure measure;
        const DisplayList list = ks::tests::sample_picture(measure);
        for (const ThemeId id : theme_ids) {
            const QImage image = painted(list, id, theme(id).scale());
            QVERIFY(image.pixelColor(2, 2) == theme(id).mark(Role::surface));
            const QString folder = qEnvironmentVariable("KS_PICTURES");
            if (!folder.isEmpty())
                QVERIFY(image.save(QDir(folder).filePath(QString("sample-%1.png").arg(to_text(id).data()))));
        }
    }
};

KS_TEST(PaintTest)
#include "painter_test.moc"
