// SPDX-License-Identifier: GPL-3.0-or-later
// Exporting and printing what a page shows: what is chosen is what the file has.
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/samples.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/frame/export_dialog.h"
#include "ui/frame/export_view.h"
#include "ui/frame/main_window.h"
#include "ui/frame/print_view.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QImage>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace ks;
using namespace ks::ui;

class ExportDialogTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() { tests::fail_on_warnings(); }

    void the_last_choice_is_offered_again() {
        ExportDialog dialog({.suffix = "pdf", .size = {1234, 567}, .times = 2}, nullptr);
        QCOMPARE(dialog.choice().suffix, QStringLiteral("pdf"));
        QCOMPARE(dialog.choice().size, QSize(1234, 567)); // one of one's own
        QCOMPARE(dialog.choice().times, 2);
        ExportDialog usual({}, nullptr);
        QCOMPARE(usual.choice().size, QSize(1600, 1000));
    }

    void too_many_pixels_cannot_be_asked_for() {
        ExportDialog dialog({.suffix = "png", .size = {8000, 8000}, .times = 1}, nullptr);
        QPushButton* go = nullptr;
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->isDefault())
                go = button;
        QVERIFY(go && go->isEnabled());
        for (auto* box : dialog.findChildren<QComboBox*>())
            if (const int four = box->findData(4); four >= 0)
                box->setCurrentIndex(four);
        QVERIFY(!go->isEnabled());
        for (auto* box : dialog.findChildren<QComboBox*>())
            if (const int svg = box->findData("svg"); svg >= 0)
                box->setCurrentIndex(svg); // a drawing has no pixels
        QVERIFY(go->isEnabled());
    }

    void a_picture_has_the_pixels_that_were_asked_for() {
        Session session;
        MainWindow window(session);
        session.open(tests::table_2_2());
        window.show_page("step");
        Page& page = *window.current_page();
        KS_WAIT_FOR(!page.busy());
        const QString once = folder_.filePath("once.png"), twice = folder_.filePath("twice.png");
        KS_VERIFY_OK(export_view(page, once, {800, 500}));
        KS_VERIFY_OK(export_view(page, twice, {800, 500}, 2));
        const QImage small(once), large(twice);
        QCOMPARE(large.size(), small.size() * 2);
        // The same picture, only finer.
        const QImage shrunk = large.scaled(small.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        qint64 apart = 0;
        for (int y = 0; y < small.height(); ++y)
            for (int x = 0; x < small.width(); ++x)
                apart += std::abs(qGray(small.pixel(x, y)) - qGray(shrunk.pixel(x, y)));
        QVERIFY2(apart < 8LL * small.width() * small.height(), qPrintable(QString::number(apart)));
    }

    /// From the menu to the word that it is done.
    void the_window_says_what_it_wrote() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.session.set_folder(the.folder.path());
        the.window->show_page(QStringLiteral("instance"));
        for (const char* suffix : {"png", "svg", "pdf", "csv"}) {
            tests::when_asked<ExportDialog>([suffix](ExportDialog& dialog) {
                for (auto* box : dialog.findChildren<QComboBox*>())
                    if (const int at = box->findData(QString::fromLatin1(suffix)); at >= 0)
                        box->setCurrentIndex(at);
                dialog.accept();
            });
            tests::when_asked<QFileDialog>([](QFileDialog& file) { QTest::keyClick(&file, Qt::Key_Return); });
            the.window->findChild<QAction*>(QStringLiteral("file.export"))->trigger();
            const QString path = the.folder.filePath(QStringLiteral("instance.") + QLatin1String(suffix));
            QVERIFY2(!tests::Window::read(path).isEmpty(), suffix);
            QVERIFY(the.window->notice().isVisible());
            QCOMPARE(the.window->notice().text(), QStringLiteral("%1 was written.").arg(path));
        }
    }

    void the_preview_shows_the_page() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("instance"));
        int pages = 0;
        tests::when_asked<QPrintPreviewDialog>([&](QPrintPreviewDialog& dialog) {
            pages = dialog.findChild<QPrintPreviewWidget*>()->pageCount();
            dialog.reject();
        });
        the.window->findChild<QAction*>(QStringLiteral("file.print-preview"))->trigger();
        QCOMPARE(pages, 1);
    }

    void the_view_is_printed_on_one_page() {
        Session session;
        MainWindow window(session);
        session.open(tests::table_2_2());
        window.show_page("step");
        KS_WAIT_FOR(!window.current_page()->busy());
        const QString path = folder_.filePath("print.pdf");
        {
            QPrinter printer(QPrinter::HighResolution);
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(path);
            printer.setPageOrientation(QPageLayout::Landscape);
            KS_VERIFY_OK(print_to(*window.current_page(), printer));
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QCOMPARE(bytes.count("/Type /Page\n"), 1);
        QVERIFY(bytes.contains("/Font")); // words stay words
    }

    void a_page_with_nothing_to_show_is_not_printed() {
        Session session;
        MainWindow window(session);
        window.show_page("step");
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(folder_.filePath("none.pdf"));
        QVERIFY(!print_to(*window.current_page(), printer));
    }
};

KS_TEST(ExportDialogTest)
#include "export_dialog_test.moc"
