// SPDX-License-Identifier: GPL-3.0-or-later
// A picture in Qt's accessibility tree, down to a cell of a table that is larger than any screen.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/visual/quiet.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/spoken_table.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"

#include <QTest>

using namespace ks;
using namespace ks::scene;

namespace {

/// A million rows of a thousand cells, four of which are visible, in the middle of the table.
struct LargeTable final : PictureTable {
    CellAt now;
    static constexpr std::int64_t seen = 500'000;

    std::string name() const override { return "large"; }
    std::int64_t rows() const override { return 1'000'000; }
    std::int64_t columns() const override { return 1000; }
    std::string row_head(std::int64_t row) const override { return "row " + std::to_string(row); }
    std::string column_head(std::int64_t column) const override { return "column " + std::to_string(column); }
    std::string text(CellAt at) const override { return std::to_string(at.row + at.column); }
    std::string words(CellAt at) const override { return "value " + text(at); }
    std::vector<CellAt> current() const override { return {now}; }
    std::optional<CellAt> cell_of(std::string_view region) const override {
        return two_numbers_of(region, "cell");
    }
    Rect frame() const override { return {20, 20, 80, 80}; }
    Rect place(CellAt at) const override {
        const bool shown = at.row >= seen && at.row < seen + 2 && at.column < 2;
        return shown ? Rect{20 + 40.0 * static_cast<double>(at.column),
                            20 + 40.0 * static_cast<double>(at.row - seen), 40, 40}
                     : Rect{};
    }
    CellBlock readable() const override { return {.first_row = seen, .rows = 2, .columns = 2}; }
};

/// A window with the table, and a note next to it.
struct Told {
    Told() {
        canvas.resize(300, 200);
        show(CellAt{LargeTable::seen, 1});
        canvas.show();
        if (!QTest::qWaitForWindowExposed(&canvas))
            qFatal("the window does not show");
        canvas.activateWindow();
        canvas.setFocus();
        KS_WAIT_FOR(canvas.hasFocus());
    }
    void show(CellAt now) {
        canvas.set_scene([now](QSizeF size) {
            DisplayList list{size.width(), size.height(), {}, {}};
            const auto table = std::make_shared<LargeTable>();
            table->now = now;
            list.tables.push_back({table});
            for (const std::int64_t row : {LargeTable::seen, LargeTable::seen + 1})
                list.regions.push_back({.rect = table->place({row, 0}),
                                        .id = "cell " + std::to_string(row) + " 0",
                                        .description = table->words({row, 0})});
            list.regions.push_back({.rect = {120, 20, 40, 40}, .id = "note", .description = "a note"});
            return list;
        });
    }
    QAccessibleInterface& part(int index) {
        return *QAccessible::queryAccessibleInterface(&canvas)->child(index);
    }
    QAccessibleTableInterface& table() { return *part(0).tableInterface(); }

    ui::Canvas canvas;
};

} // namespace

class SpokenCanvasTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void a_picture_has_its_tables_and_its_other_parts() {
        Told told;
        QAccessibleInterface* picture = QAccessible::queryAccessibleInterface(&told.canvas);
        QCOMPARE(picture->role(), QAccessible::Graphic);
        QCOMPARE(picture->childCount(), 2); // cells do not count as other parts
        QCOMPARE(told.part(0).role(), QAccessible::Table);
        QCOMPARE(told.part(1).text(QAccessible::Name), QStringLiteral("a note"));
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(picture->indexOfChild(&told.part(i)), i);
            QCOMPARE(told.part(i).parent(), picture);
            const QPoint middle = told.part(i).rect().center();
            QCOMPARE(picture->childAt(middle.x(), middle.y()), &told.part(i));
        }
    }

    void any_cell_can_be_asked_for() {
        Told told;
        QAccessibleTableInterface& table = told.table();
        QCOMPARE(table.rowCount(), 1'000'000);
        QCOMPARE(table.columnCount(), 1000);
        QAccessibleInterface* far = table.cellAt(999'999, 999);
        QVERIFY(far && far->isValid());
        QCOMPARE(far->text(QAccessible::Name), QStringLiteral("1000998"));
        QCOMPARE(far->text(QAccessible::Description), QStringLiteral("value 1000998"));
        QCOMPARE(far->role(), QAccessible::Cell);
        QVERIFY(far->state().offscreen && far->rect().isEmpty());
        QCOMPARE(far->parent(), &told.part(0));
        const QAccessibleTableCellInterface* cell = far->tableCellInterface();
        QCOMPARE(cell->rowIndex(), 999'999);
        QCOMPARE(cell->columnIndex(), 999);
        QCOMPARE(cell->rowHeaderCells().value(0)->text(QAccessible::Name), QStringLiteral("row 999999"));
        QCOMPARE(cell->columnHeaderCells().value(0)->text(QAccessible::Name), QStringLiteral("column 999"));
        QCOMPARE(cell->columnHeaderCells().value(0)->role(), QAccessible::ColumnHeader);
        QCOMPARE(table.columnDescription(3), QStringLiteral("column 3"));
        for (const auto& [row, column] : {std::pair{-1, 0}, {0, -1}, {1'000'000, 0}, {0, 1000}})
            QVERIFY(!table.cellAt(row, column));
    }

    void the_cells_that_can_be_read_are_children_with_their_places() {
        Told told;
        QAccessibleInterface& table = told.part(0);
        QCOMPARE(table.childCount(), 4);
        for (int i = 0; i < 4; ++i) {
            QAccessibleInterface* cell = table.child(i);
            QCOMPARE(table.indexOfChild(cell), i);
            const QRect place(20 + 40 * (i % 2), 20 + 40 * (i / 2), 40, 40);
            QCOMPARE(cell->rect(), place.translated(told.canvas.mapToGlobal(QPoint())));
            QVERIFY(!cell->state().offscreen);
            QCOMPARE(table.childAt(cell->rect().center().x(), cell->rect().center().y()), cell);
        }
        QVERIFY(!table.child(4));
        QCOMPARE(table.indexOfChild(told.table().cellAt(0, 0)), -1);
    }

    /// After moving through a large table there is not an object for each cell.
    void cells_do_not_heap_up() {
        Told told;
        const auto& table = dynamic_cast<const ui::SpokenTable&>(told.part(0));
        QVERIFY(table.parts_made() < 10);
        const QAccessible::Id first = QAccessible::uniqueId(told.table().cellAt(0, 0));
        for (int row = 0; row < 60; ++row)
            for (int column = 0; column < 1000; ++column)
                QVERIFY(told.table().cellAt(row, column));
        QCOMPARE(table.parts_made(), ui::SpokenParts::most);
        QVERIFY(!QAccessible::accessibleInterface(first));
        QCOMPARE(told.table().cellAt(0, 0)->text(QAccessible::Name), QStringLiteral("0"));
    }

    void a_step_selects_the_cell_that_it_changes() {
        Told told;
        QCOMPARE(told.table().selectedCellCount(), 1);
        QCOMPARE(told.table().selectedCells().value(0), told.table().cellAt(LargeTable::seen, 1));
        told.show({LargeTable::seen + 1, 0});
        QAccessibleInterface* now = told.table().cellAt(LargeTable::seen + 1, 0);
        QVERIFY(now->state().selected);
        QVERIFY(!told.table().cellAt(LargeTable::seen, 1)->state().selected);
    }

    void keys_walk_through_the_parts() {
        Told told;
        QAccessibleInterface* picture = QAccessible::queryAccessibleInterface(&told.canvas);
        QVERIFY(!picture->focusChild());
        QTest::keyClick(&told.canvas, Qt::Key_Down);
        QAccessibleInterface* first = told.table().cellAt(LargeTable::seen, 0);
        QCOMPARE(picture->focusChild(), first);
        QVERIFY(first->state().focused);
        QTest::keyClick(&told.canvas, Qt::Key_Down);
        QTest::keyClick(&told.canvas, Qt::Key_Down);
        QCOMPARE(picture->focusChild(), &told.part(1));
    }

    /// Requests after the picture has been destroyed get an empty answer.
    void parts_of_a_picture_that_is_gone_are_invalid() {
        Told told;
        QAccessibleInterface& table = told.part(0);
        const QAccessibleTableInterface& cells = told.table();
        QAccessibleInterface* cell = cells.cellAt(3, 3);
        told.canvas.set_scene({});
        QVERIFY(!table.isValid() && !cell->isValid());
        QVERIFY(cell->text(QAccessible::Name).isEmpty());
        QCOMPARE(cells.rowCount(), 0);
        QCOMPARE(QAccessible::queryAccessibleInterface(&told.canvas)->childCount(), 0);
    }

    void a_destroyed_canvas_leaves_no_objects() {
        auto told = std::make_unique<Told>();
        const QAccessible::Id table = QAccessible::uniqueId(&told->part(0)),
                              cell = QAccessible::uniqueId(told->table().cellAt(3, 3));
        told.reset();
        QVERIFY(!QAccessible::accessibleInterface(table));
        QVERIFY(!QAccessible::accessibleInterface(cell));
    }
};

KS_TEST(SpokenCanvasTest)
#include "spoken_canvas_test.moc"
