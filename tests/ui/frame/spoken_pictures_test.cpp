// SPDX-License-Identifier: GPL-3.0-or-later
// The pages' pictures as screen readers see them, cell by cell, through Qt's accessibility tree.
#include "solvers/kinds/kind.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/spoken.h"
#include "tests/ui/window.h"
#include "ui/stepping/slides.h"
#include "ui/widgets/canvas.h"

#include <QToolButton>
#include <cmath>

#include <algorithm>

using namespace ks;
using namespace ks::ui;

namespace {

QString name_of(const QAccessibleInterface* part) {
    return part ? part->text(QAccessible::Name) : QString();
}

/// Shows a page and waits for its work.
void show(tests::Window& the, const char* page) {
    the.window->show_page(QString::fromLatin1(page));
    KS_WAIT_FOR(!the.window->current_page()->busy());
}

/// A table's cells have descriptions, and are inside the picture.
void check_cells(QAccessibleInterface& part) {
    QVERIFY(!name_of(&part).isEmpty());
    const QAccessibleTableInterface& table = *part.tableInterface();
    QVERIFY(table.rowCount() > 0 && table.columnCount() > 0);
    QVERIFY(part.childCount() > 0);
    int named = 0; // a cell may be blank
    for (int i = 0; i < part.childCount(); ++i) {
        QAccessibleInterface* cell = part.child(i);
        named += name_of(cell).isEmpty() ? 0 : 1;
        QVERIFY2(cell->rect().isEmpty() || part.parent()->rect().contains(cell->rect()),
                 qPrintable(name_of(cell)));
        const auto heads = cell->tableCellInterface();
        QVERIFY(!name_of(heads->rowHeaderCells().value(0)).isEmpty());
        QVERIFY(!name_of(heads->columnHeaderCells().value(0)).isEmpty());
        QCOMPARE(table.cellAt(heads->rowIndex(), heads->columnIndex()), cell);
    }
    QVERIFY(2 * named > part.childCount());
}

} // namespace

class SpokenPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    /// Compared with the table that the page exports. A family whose steps are not tables has other parts.
    void steps_of_every_kind_data() {
        QTest::addColumn<QString>("kind");
        for (const Kind* kind : kinds()) {
            const std::string id(kind->id);
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
        }
    }
    void steps_of_every_kind() {
        QFETCH(QString, kind);
        tests::Window the;
        const auto preset = std::ranges::find(presets(), kind.toStdString(), &Preset::kind);
        the.session.open(*generate(preset->id, preset->kind, {}));
        show(the, "step");
        Stepper& stepper = the.window->current_page()->slides()->stepper;
        for (const std::int64_t step : {stepper.count() / 3, stepper.count()}) {
            stepper.go(step);
            const auto tables = tests::spoken_tables(*the.window->current_page());
            const auto csv = the.window->current_page()->csv();
            if (!csv) { // not a table: then each part of the picture has a description
                QAccessibleInterface* picture =
                    QAccessible::queryAccessibleInterface(the.find<Canvas>("table"));
                QVERIFY(picture->childCount() > 1);
                for (int i = 0; i < picture->childCount(); ++i)
                    QVERIFY(!name_of(picture->child(i)).isEmpty());
                continue;
            }
            QCOMPARE(tables.size(), std::size_t{1});
            check_cells(*tables.front());
            if (step < stepper.count()) // at the end some tables are shown as a front
                compare(*tables.front()->tableInterface(), *csv);
        }
    }

    /// The cells that a step changes are selected in the table.
    void a_step_selects_its_cell() {
        tests::Window the;
        the.session.open(tests::table_2_1());
        show(the, "step");
        Stepper& stepper = the.window->current_page()->slides()->stepper;
        QAccessibleInterface& part = *tests::spoken_tables(*the.window->current_page()).front();
        auto* picture = the.find<Canvas>("table");
        for (const std::int64_t step : {20, 30}) { // each computes a cell
            stepper.go(step);
            const auto cells = part.tableInterface()->selectedCells();
            QCOMPARE(cells.size(), 1);
            QVERIFY(cells[0]->text(QAccessible::Description).endsWith(QStringLiteral(", changed")));
            QVERIFY(picture->accessibleDescription().contains(stepper.track()->sentence(step)));
        }
    }

    void points_of_a_front() {
        tests::Window the;
        the.session.open(*generate("ise-three-tasks", "", {}));
        show(the, "pareto");
        const auto tables = tests::spoken_tables(*the.find<QWidget>("front"));
        QCOMPARE(tables.size(), std::size_t{1});
        check_cells(*tables.front());
        const QAccessibleTableInterface& table = *tables.front()->tableInterface();
        QCOMPARE(table.rowCount(), 10);
        QCOMPARE(table.columnDescription(0), QStringLiteral("hardware cost"));
        QTest::keyClick(the.window.get(), Qt::Key_End);
        QCOMPARE(table.selectedCells().value(0), table.cellAt(9, 0));
        QCOMPARE(name_of(table.cellAt(9, 0)), QStringLiteral("12"));
        QVERIFY2(name_of(table.cellAt(9, 1)).startsWith(QStringLiteral("47/60")),
                 qPrintable(name_of(table.cellAt(9, 1))));
    }

    void counters_of_a_kernel() {
        tests::use_real_runner();
        tests::Window the;
        the.session.open(tests::table_2_2());
        show(the, "kernel");
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        the.find<QToolButton>("show-counters")->click();
        const auto tables = tests::spoken_tables(*the.find<QWidget>("kernel-counters"));
        QCOMPARE(tables.size(), std::size_t{1});
        check_cells(*tables.front());
        QCOMPARE(tables.front()->tableInterface()->columnDescription(0), QStringLiteral("Emulated"));
        // The other pictures have no table: the lines of the source have descriptions.
        QAccessibleInterface* source = QAccessible::queryAccessibleInterface(the.find<QWidget>("source"));
        QVERIFY(source->childCount() > 3);
        QVERIFY2(name_of(source->child(0)).startsWith(QStringLiteral("Line ")),
                 qPrintable(name_of(source->child(0))));
    }

private:
    static void compare(const QAccessibleTableInterface& table, const QByteArray& csv) {
        const QList<QByteArray> lines = csv.trimmed().split('\n');
        QCOMPARE(table.rowCount(), lines.size() - 1);
        for (int row = 0; row < table.rowCount(); ++row) {
            const QList<QByteArray> fields = lines[row + 1].split(',');
            // items may contain commas, values do not
            for (int back = 1; back <= table.columnCount(); ++back) {
                QString wanted = QString::fromUtf8(fields[fields.size() - back]).trimmed();
                wanted.replace(QStringLiteral("-inf"), QStringLiteral("−∞"));
                wanted.replace(QStringLiteral("inf"), QStringLiteral("∞"));
                if (wanted.isEmpty())
                    wanted = QStringLiteral("not yet written");
                QString said = name_of(table.cellAt(row, table.columnCount() - back));
                said.remove(QChar(0x202F));
                bool number = false;
                const double value = wanted.toDouble(&number);
                if (number) // a picture has six digits
                    QVERIFY2(std::abs(said.toDouble() - value) <= 1e-5 * std::abs(value), qPrintable(said));
                else
                    QCOMPARE(said, wanted);
            }
        }
    }
};

KS_TEST(SpokenPicturesTest)
#include "spoken_pictures_test.moc"
