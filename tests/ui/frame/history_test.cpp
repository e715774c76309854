// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDialog>
#include <QUndoView>

#include "solvers/kinds/presets.h"
#include "tests/support/suite.h"
#include "tests/ui/window.h"

using namespace ks;
using namespace ks::ui;

/// The list of all edits, in which the user can go back and forth.
class HistoryTest : public QObject {
    Q_OBJECT

private slots:
    void every_edit_is_listed_and_can_be_gone_back_to() {
        tests::Window the;
        the.session.open(*generate("thesis-2.2", "multiple-choice", {}));
        const std::string before = the.session.instance()->source();
        tests::make_an_edit(the.session);
        const std::string after = the.session.instance()->source();
        QVERIFY(before != after);
        for (QAction* action : the.window->findChildren<QAction*>())
            if (action->text().remove(u'&') == QStringLiteral("History of edits…"))
                action->trigger();
        const auto* dialog = the.window->findChild<QDialog*>(QStringLiteral("history"));
        QVERIFY(dialog && dialog->isVisible());
        auto* list = dialog->findChild<QUndoView*>();
        QCOMPARE(list->model()->rowCount(), 2); // the original, and the edit
        QCOMPARE(list->model()->index(1, 0).data().toString(), QStringLiteral("an edit"));
        QCOMPARE(list->currentIndex().row(), 1);
        list->setCurrentIndex(list->model()->index(0, 0));
        QCOMPARE(the.session.instance()->source(), before);
        list->setCurrentIndex(list->model()->index(1, 0));
        QCOMPARE(the.session.instance()->source(), after);
    }
};

KS_TEST(HistoryTest)
#include "history_test.moc"
