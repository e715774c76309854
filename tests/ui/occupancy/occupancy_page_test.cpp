// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/occupancy/kernel_resources.h"
#include "tests/support/suite.h"
#include "tests/ui/window.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/long_spin_box.h"

#include <QComboBox>
#include <QPushButton>

using namespace ks;
using namespace ks::ui;

class OccupancyPageTest : public QObject {
    Q_OBJECT

    /// Opens the page.
    static void open(const tests::Window& the) {
        QTest::keyClick(the.window.get(), Qt::Key_7, Qt::ControlModifier);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("occupancy"));
    }
    static void choose(const tests::Window& the, const char* chooser, const QString& text) {
        auto* box = the.find<QComboBox>(chooser);
        const int at = box->findText(text, Qt::MatchStartsWith);
        QVERIFY2(at >= 0, qPrintable(text));
        box->setCurrentIndex(at);
        emit box->activated(at);
    }
    static qint64 number(const tests::Window& the, const char* field) {
        return the.find<LongSpinBox>(field)->value();
    }
    /// The picture as text.
    static QString shown(const tests::Window& the) {
        return QString::fromStdString(scene::to_text(the.find<Canvas>("picture")->list()));
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    /// Both block sizes of case 1.2 are offered (assets/errata.json).
    void examples_of_the_thesis() {
        tests::Window the;
        open(the);
        for (const auto& [example, percent, blocks] : {std::tuple("Example 3.2", "100\\,%", 2),
                                                       {"Case 1.1", "66.7\\,%", 1},
                                                       {"Case 1.2 as printed", "33.3\\,%", 8},
                                                       {"Case 1.2 corrected", "66.7\\,%", 8},
                                                       {"Case 2.1", "50\\,%", 1},
                                                       {"Case 3.1", "50\\,%", 1}}) {
            choose(the, "example", QString::fromUtf8(example));
            QVERIFY2(shown(the).contains(QStringLiteral("%1 block%2 on each SM: %3")
                                             .arg(blocks)
                                             .arg(blocks == 1 ? "" : "s")
                                             .arg(QString::fromUtf8(percent))),
                     qPrintable(shown(the).left(600)));
            QVERIFY(the.window->current_page()->headline().contains(QStringLiteral("M2050")));
            QVERIFY(shown(the).contains(QStringLiteral("\"100\\,%\" quiet"))); // labels of the axes
        }
        QCOMPARE(number(the, "shared"), 32768);
        the.find<LongSpinBox>("shared")->set_value(30'000); // it differs from the example's number
        QCOMPARE(the.find<QComboBox>("example")->currentIndex(), 0);
    }

    void a_kernel_fills_the_fields() {
        tests::Window the;
        open(the);
        const QString kernel = QStringLiteral("mckp_shared.row<int32>");
        choose(the, "kernel", kernel);
        QCOMPARE(number(the, "registers"), kernel_resources().find(kernel.toStdString(), "9.0")->registers);
        choose(the, "device", QStringLiteral("Tesla M2050"));
        QCOMPARE(number(the, "registers"), kernel_resources().find(kernel.toStdString(), "2.0")->registers);
        the.find<LongSpinBox>("block")->set_value(96); // a kernel may have any block size
        QCOMPARE(the.find<QComboBox>("kernel")->currentText(), kernel);
        the.find<LongSpinBox>("registers")->set_value(5);
        QCOMPARE(the.find<QComboBox>("kernel")->currentIndex(), 0);
    }

    /// The kernel is listed, and the page shows no resources for it.
    void a_kernel_that_is_not_measured() {
        const QString kernel = QStringLiteral("mckp_shared.row<int32>");
        const WithoutFigures hidden(kernel.toStdString());
        tests::Window the;
        open(the);
        choose(the, "kernel", kernel);
        QVERIFY(the.find<LongSpinBox>("registers")->is_unknown());
        QVERIFY2(shown(the).contains(QStringLiteral("registers: no limit; not measured yet, and left out")),
                 qPrintable(shown(the)));
        QVERIFY(shown(the).contains(QStringLiteral("of its warps, registers left out")));
        QVERIFY(shown(the).contains(QStringLiteral("Registers a thread: not measured yet")));
        the.find<LongSpinBox>("block")->set_value(96); // a kernel may have any block size
        QCOMPARE(the.find<QComboBox>("kernel")->currentText(), kernel);
        choose(the, "device", QStringLiteral("Tesla M2050"));
        QVERIFY(the.find<LongSpinBox>("registers")->is_unknown());
        the.find<LongSpinBox>("registers")->set_value(20); // the user's estimate
        QCOMPARE(the.find<QComboBox>("kernel")->currentIndex(), 0);
        QVERIFY(!shown(the).contains(QStringLiteral("not measured yet")));
        choose(the, "kernel", kernel);
        choose(the, "kernel", QStringLiteral("Own figures"));
        QCOMPARE(number(the, "registers"), 32);
        choose(the, "kernel", kernel);
        choose(the, "example", QStringLiteral("Example 3.2"));
        QCOMPARE(number(the, "registers"), 10);
    }

    void the_best_block_and_what_cannot_run() {
        tests::Window the;
        open(the);
        the.find<LongSpinBox>("registers")->set_value(40);
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        QCOMPARE(number(the, "block"),
                 64); // 24 blocks of 64 threads hold 48 warps; of 32 threads at most 32 blocks fit
        choose(the, "device", QStringLiteral("Tesla M2050"));
        the.find<LongSpinBox>("registers")->set_value(64);
        QVERIFY(shown(the).contains(QStringLiteral("No block fits on an SM")));
        QVERIFY(shown(the).contains(QStringLiteral("limits: a thread has at most 63")));
    }

    /// mckp.sync with blocks of 512 on an H200: three fit per SM, and the launch has two per SM.
    void the_grid_of_a_launch_is_considered() {
        tests::Window the;
        open(the);
        QVERIFY(!shown(the).contains(QStringLiteral("launch"))); // any number of blocks
        the.find<LongSpinBox>("block")->set_value(512);
        the.find<LongSpinBox>("registers")->set_value(40);
        the.find<LongSpinBox>("grid")->set_value(264);
        QVERIFY2(shown(the).contains(
                     QStringLiteral("The launch limits: it has 264 blocks, and the 132 SMs hold 396 at "
                                    "once: 50\\,% of all warps")),
                 qPrintable(shown(the)));
        the.find<LongSpinBox>("grid")->set_value(500);
        QVERIFY(shown(the).contains(
            QStringLiteral("The 132 SMs hold 396 of the 500 blocks of the launch at once")));
        // No block size holds more warps than the launch has; the smallest that holds them all is chosen.
        the.find<LongSpinBox>("grid")->set_value(264);
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        QCOMPARE(number(the, "block"), 32);
        QCOMPARE(number(the, "grid"), 264 * 512 / 32);
        choose(the, "example", QStringLiteral("Example 3.2"));
        QVERIFY(the.find<LongSpinBox>("grid")->is_unknown());
    }

    void its_data() {
        tests::Window the;
        open(the);
        const auto data = the.window->current_page()->csv();
        QVERIFY(data);
        QVERIFY2(data->startsWith(
                     "changed,at,blocks,occupancy,limiting,equation_3_1_blocks,equation_3_1_occupancy\r\n"
                     "Threads a block,32,32,0.5,blocks,32,0.5\r\n"),
                 data->left(200).constData());
        QCOMPARE(data->count('\n'), 1 + 32 + 256 + 228);
    }

    void another_page_shows_a_launch_here() {
        tests::Window the;
        open(the);
        Session& session = the.window->current_page()->session();
        choose(the, "example", QStringLiteral("Case 1.1"));
        session.show_occupancy(QStringLiteral("rtx-3060"),
                               {.threads = 672, .registers = 40, .shared_bytes = 5000});
        QCOMPARE(the.find<QComboBox>("device")->currentData().toString(), QStringLiteral("rtx-3060"));
        QCOMPARE(number(the, "block"), 672);
        QCOMPARE(number(the, "registers"), 40);
        QCOMPARE(number(the, "shared"), 5000);
        QCOMPARE(the.find<QComboBox>("example")->currentIndex(), 0);
        QCOMPARE(the.find<QComboBox>("kernel")->currentIndex(), 0);

        const QString kernel = QStringLiteral("mckp_shared.row<int32>");
        const DevicePreset& h200 = **find_device_preset("h200");
        const BlockNeeds needs =
            needs_of(kernel_resources().find(kernel.toStdString(), h200.cc), h200.limits(), 512, 8192);
        session.show_occupancy(QStringLiteral("h200"), needs, kernel);
        QCOMPARE(the.find<QComboBox>("kernel")->currentText(), kernel);
        QCOMPARE(number(the, "shared"), needs.shared_bytes);
        BlockNeeds probed = needs; // not the kernel as measured
        *probed.registers += 3;
        session.show_occupancy(QStringLiteral("h200"), probed, kernel);
        QCOMPARE(the.find<QComboBox>("kernel")->currentIndex(), 0);
        QCOMPARE(number(the, "registers"), *probed.registers);
        session.show_occupancy(QStringLiteral("no such device"), needs);
        QCOMPARE(the.find<QComboBox>("device")->currentData().toString(), QStringLiteral("h200"));
    }
};

KS_TEST(OccupancyPageTest)
#include "occupancy_page_test.moc"
