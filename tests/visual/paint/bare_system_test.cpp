// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontInfo>
#include <QGuiApplication>
#include <QTest>

#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/paint/painter.h"

using namespace ks;
using namespace ks::scene;

/// On a system without font configuration, and so without fonts, text is still legible.
class BareSystemTest : public QObject {
    Q_OBJECT

    static QImage drawn(const char* word, Face face) {
        DisplayList list{120, 40, {}, {}};
        list.add(Text{{0, 0, 120, 40}, word, Role::text, face, 20, Weight::bold});
        const auto png = visual::encoded(visual::picture_of(list, paint::theme(paint::ThemeId::light)),
                                         visual::Format::png);
        return png ? QImage::fromData(*png, "PNG") : QImage();
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void our_fonts_are_found() {
        QCOMPARE(QFontInfo(paint::font(Face::interface, 13)).family(), "Inter");
        QCOMPARE(QFontInfo(paint::font(Face::mono, 13)).family(), "JetBrains Mono");
        QVERIFY(QFontInfo(paint::font(Face::interface, 13, Weight::bold)).bold());
    }

    /// If glyphs were missing, all letters would be the same box.
    void letters_differ() {
        for (const Face face : {Face::interface, Face::mono}) {
            QVERIFY(!drawn("HHHH", face).isNull());
            QVERIFY(drawn("HHHH", face) != drawn("XXXX", face));
            QVERIFY(drawn("HHHH", face) != drawn("    ", face));
        }
    }
};

static void without_font_configuration() {
    qputenv("FONTCONFIG_FILE", "/no/such/fonts.conf");
    qputenv("FONTCONFIG_PATH", "/no/such");
}

KS_TEST(BareSystemTest, .before = without_font_configuration)
#include "bare_system_test.moc"
