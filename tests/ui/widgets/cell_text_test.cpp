// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include "solvers/core/csv_dialect.h"
#include "tests/support/suite.h"
#include "ui/widgets/cell_text.h"
#include "visual/export/export.h"

using namespace ks::ui;

class CellTextTest : public QObject {
    Q_OBJECT

    using Cells = std::vector<QStringList>;

private slots:
    void written_data_is_read_again() {
        const QString odd = QStringLiteral("a \"b\"\tc\nd");
        const Cells cells{{QStringLiteral("1"), odd, {}}, {{}, QStringLiteral("x"), QStringLiteral("3.5")}};
        QCOMPARE(tabbed({{odd}}), QStringLiteral("\"a \"\"b\"\"\tc\nd\"\n"));
        QCOMPARE(cells_of(tabbed(cells)), cells);
    }

    /// A name of a stranger's file is a name for the spreadsheet into which it is pasted, too.
    void no_spreadsheet_computes_what_is_copied() {
        const QStringList cells{QStringLiteral("=cmd|' /C calc'!A0"), QStringLiteral("+a"),
                                QStringLiteral("@b"), QStringLiteral("-5"), QStringLiteral("'=1")};
        QStandardItemModel model(1, static_cast<int>(cells.size()));
        for (int column = 0; column < model.columnCount(); ++column)
            model.setItem(0, column, new QStandardItem(cells[column]));
        model.setHorizontalHeaderLabels(cells);
        QTableView view;
        view.setModel(&model);
        view.selectAll();
        const QString line = QStringLiteral("'=cmd|' /C calc'!A0\t'+a\t'@b\t-5\t''=1\n");
        QCOMPARE(selected_text(view, true), line + line);
        QCOMPARE(cells_of(line), Cells{cells});
    }

    void lines_end_as_any_system_ends_them() {
        const Cells expected{{QStringLiteral("1"), QStringLiteral("2")}, {QStringLiteral("3")}};
        for (const char* text : {"1\t2\n3", "1\t2\n3\n", "1\t2\r\n3\r\n", "1\t2\r3\r"})
            QCOMPARE(cells_of(QString::fromLatin1(text)), expected);
        QVERIFY(cells_of({}).empty());
        QCOMPARE(cells_of_csv("1,2\r\n3\r\n"), expected);
    }

    /// A page's CSV is copied cell by cell, in every dialect.
    void csv_is_read_as_it_is_written() {
        const Cells cells{{QStringLiteral("a;b, \"c\""), QStringLiteral("3.5")}, {QStringLiteral("2"), {}}};
        for (const ks::CsvDialect& dialect : {ks::csv_with_points, ks::csv_with_commas}) {
            ks::write_csv_in(dialect);
            const QByteArray csv = ks::visual::csv_of(cells);
            Cells expected = cells;
            expected[0][1] = dialect == ks::csv_with_commas ? QStringLiteral("3,5") : QStringLiteral("3.5");
            QCOMPARE(cells_of_csv(csv), expected);
        }
        ks::write_csv_in(std::nullopt);
    }

    void numbers_lose_their_thin_spaces_and_hidden_columns_stay() {
        QStandardItemModel model(2, 3);
        model.setHorizontalHeaderLabels({QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")});
        model.setItem(0, 0, new QStandardItem(QStringLiteral("303\u202F501")));
        model.setItem(0, 1, new QStandardItem(QStringLiteral("hidden")));
        model.setItem(0, 2, new QStandardItem(QStringLiteral("1.5\u202Fms")));
        model.setItem(1, 0, new QStandardItem(QStringLiteral("x")));
        model.setItem(1, 2, new QStandardItem(QStringLiteral("not selected")));
        QTableView view;
        view.setModel(&model);
        view.setColumnHidden(1, true);
        view.selectRow(0);
        view.selectionModel()->select(model.index(1, 0), QItemSelectionModel::Select);
        QCOMPARE(selected_text(view, true), QStringLiteral("A\tC\n303501\t1.5 ms\nx\t\n"));
    }
};

KS_TEST(CellTextTest)
#include "cell_text_test.moc"
