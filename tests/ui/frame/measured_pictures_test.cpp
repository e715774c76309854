// SPDX-License-Identifier: GPL-3.0-or-later
// A layout may ask pictures for their size at any time, even hidden ones, and even if their data have just
// been replaced.
#include "solvers/kinds/kind.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/stepping/slides.h"
#include "ui/widgets/canvas.h"

#include <algorithm>

using namespace ks;
using namespace ks::ui;

class MeasuredPicturesTest : public QObject {
    Q_OBJECT

    static InstancePtr first_of(const Kind& kind) {
        const auto preset = std::ranges::find(presets(), kind.id, &Preset::kind);
        return *generate(preset->id, preset->kind, {});
    }
    static void measure_all(tests::Window& the) {
        for (Canvas* canvas : the.window->findChildren<Canvas*>()) {
            canvas->resize(canvas->size() + QSize(1, 1));
            QVERIFY(canvas->sizeHint().isValid());
        }
    }

private slots:
    void pages_data() {
        QTest::addColumn<QString>("page");
#define KS_PAGE(name, number, title) QTest::newRow(#name) << QStringLiteral(#name);
#include "ui/pages.def"
#undef KS_PAGE
    }
    /// Each page with an instance of each kind, moved to its end, then the next instance.
    void pages() {
        QFETCH(QString, page);
        tests::fail_on_warnings();
        tests::use_fake_runner("good");
        tests::Window the;
        the.window->show_page(page);
        for (const Kind* kind : kinds()) {
            the.session.open(first_of(*kind));
            measure_all(the);
            KS_WAIT_FOR(!the.window->current_page()->busy());
            if (const Slides* slides = the.window->current_page()->slides())
                slides->stepper.go(slides->stepper.count());
            measure_all(the);
        }
    }
};

KS_TEST(MeasuredPicturesTest)
#include "measured_pictures_test.moc"
