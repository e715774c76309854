// SPDX-License-Identifier: GPL-3.0-or-later
// Random keys into the tables of an instance, faster than the window handles them.
#include "solvers/bench/conformance.h"
#include "solvers/kinds/kind.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/ui/window.h"

#include <QTableView>

#include <algorithm>
#include <array>

using namespace ks;

namespace {

constexpr std::array keys{Qt::Key_Tab,    Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Enter,
                          Qt::Key_Insert, Qt::Key_Escape, Qt::Key_F2,      Qt::Key_Left,   Qt::Key_Right,
                          Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Home,    Qt::Key_End,    Qt::Key_Delete,
                          Qt::Key_1,      Qt::Key_2,      Qt::Key_Minus,   Qt::Key_A,      Qt::Key_Space};

QList<QTableView*> tables_of(const ui::Page& page) {
    QList<QTableView*> shown;
    for (QTableView* table : page.findChildren<QTableView*>())
        if (table->isVisible())
            shown << table;
    return shown;
}

void click(QTableView& table, const QModelIndex& at) {
    if (!at.isValid())
        return;
    table.scrollTo(at);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(at).center());
}

} // namespace

class CellKeysTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void random_keys_print_no_warning_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("page");
        for (const Kind* kind : kinds()) {
            const auto id = QString::fromUtf8(kind->id.data(), qsizetype(kind->id.size()));
            QTest::addRow("%s", qPrintable(id)) << id << "instance";
            if (kind->plan) // a table of launches can be edited there, too
                QTest::addRow("launches of %s", qPrintable(id)) << id << "concurrency";
        }
    }
    void random_keys_print_no_warning() {
        QFETCH(QString, kind);
        QFETCH(QString, page);
        Random random(test_seed());
        const auto below = [&](std::int64_t bound) { return static_cast<int>(random.between(0, bound - 1)); };
        tests::Window the;
        the.session.open(random_case(kind.toStdString(), random).instance);
        QVERIFY(the.window->show_page(page));
        const QList<QTableView*> tables = tables_of(*the.window->current_page());
        for (int i = 0; i < 200; ++i) {
            QTableView& table = *tables[below(tables.size())];
            QWidget* const focus = QApplication::focusWidget();
            if (below(20) == 0)
                click(table, table.model()->index(below(table.model()->rowCount() + 1),
                                                  below(table.model()->columnCount() + 1)));
            else if (std::ranges::any_of(tables, [&](QTableView* each) { return each->isAncestorOf(focus); }))
                QTest::keyClick(focus, keys[static_cast<std::size_t>(below(keys.size()))]);
            else
                table.setFocus();
            if (below(3) == 0)
                QCoreApplication::processEvents();
        }
    }
};

KS_TEST(CellKeysTest)
#include "cell_keys_test.moc"
