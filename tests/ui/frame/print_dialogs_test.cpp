// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"

#include <QAction>
#include <QFontInfo>
#include <QPageSetupDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

using namespace ks;

class PrintDialogsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    /// Qt has no paper dialog for a printer that is a file, and warns when its button is pressed.
    void the_preview_offers_paper_only_with_a_printer() {
        if (QPrinter().outputFormat() == QPrinter::NativeFormat)
            QSKIP("this computer has a printer");
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("instance"));
        int seen = 0;
        bool offered = true;
        tests::when_asked<QPrintPreviewDialog>([&](QPrintPreviewDialog& dialog) {
            for (QAction* action : dialog.findChildren<QAction*>())
                if (action->text() == QLatin1String("Page setup")) {
                    ++seen;
                    offered = action->isVisible();
                }
            dialog.reject();
        });
        the.window->findChild<QAction*>(QStringLiteral("file.print-preview"))->trigger();
        QCOMPARE(seen, 1);
        QVERIFY(!offered);
    }

    /// Qt's print preview multiplies the point size of the program's font.
    void the_font_of_the_program_has_points() {
        tests::Window the;
        QVERIFY(QFont().pointSizeF() > 0);
        QCOMPARE(QFontInfo(QFont()).pixelSize(), 13);
    }
};

KS_TEST(PrintDialogsTest)
#include "print_dialogs_test.moc"
