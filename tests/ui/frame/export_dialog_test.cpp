// SPDX-License-Identifier: GPL-3.0-or-later
// Exporting and printing the page: the file has the chosen properties.
#include "solvers/problems/knapsack/instance.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/present/on_screens.h"
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
#include "visual/paint/theme.h"
#include "visual/scene/display_list.h"

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
#include <QXmlStreamReader>

#include <map>

using namespace ks;
using namespace ks::ui;

class ExportDialogTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() { tests::fail_on_warnings(); }

    void the_last_choice_is_offered_again() {
        ExportDialog dialog({.suffix = "pdf", .size = QSize(1234, 567), .times = 2}, {1600, 1000}, nullptr);
        QCOMPARE(dialog.choice().suffix, QStringLiteral("pdf"));
        QVERIFY(dialog.choice().size == QSize(1234, 567)); // a custom size
        QCOMPARE(dialog.choice().times, 2);
        ExportDialog usual({.size = QSize(1600, 1000)}, {2000, 900}, nullptr);
        QVERIFY(usual.choice().size == QSize(1600, 1000));
        QVERIFY(!ExportDialog({}, {2000, 900}, nullptr).choice().size); // the size that the view needs
    }

    void too_many_pixels_cannot_be_asked_for() {
        ExportDialog dialog({.suffix = "png", .times = 1}, {8000, 8000}, nullptr);
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
        KS_VERIFY_OK(export_view(page, once, QSize(800, 500)));
        KS_VERIFY_OK(export_view(page, twice, QSize(800, 500), 2));
        const QImage small(once), large(twice);
        QCOMPARE(large.size(), small.size() * 2);
        // The same picture with a higher resolution.
        const QImage shrunk = large.scaled(small.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        qint64 apart = 0;
        for (int y = 0; y < small.height(); ++y)
            for (int x = 0; x < small.width(); ++x)
                apart += std::abs(qGray(small.pixel(x, y)) - qGray(shrunk.pixel(x, y)));
        QVERIFY2(apart < 8LL * small.width() * small.height(), qPrintable(QString::number(apart)));
    }

    /// In a picture of twice the size letters are nearly twice as large, including "capacity j" and the
    /// legend. Only small letters of the projector theme shrink to 0.8 of their size.
    void letters_grow_with_the_picture_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"step", "lessons", "pareto", "occupancy"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    void letters_grow_with_the_picture() {
        QFETCH(QString, page);
        tests::LessonWindow the("thesis-example-2.2");
        the.session.open(tests::table_2_2());
        the.window->show_page(page);
        Page& shown = *the.window->current_page();
        KS_WAIT_FOR(!shown.busy());
        for (const auto& [theme, least] :
             {std::pair(paint::ThemeId::light, 1.75), std::pair(paint::ThemeId::projector, 1.3)}) {
            the.session.set_theme(theme);
            const auto letters = [&shown](QSizeF size) {
                std::map<std::string, double> all;
                const auto picture = exported_picture(shown, size);
                if (!picture)
                    qFatal("no picture");
                for (const scene::Primitive& item : (*picture).list->items)
                    if (const auto* text = std::get_if<scene::Text>(&item))
                        all.try_emplace(text->text, text->size * (*picture).factor);
                return all;
            };
            const auto small = letters({800, 500}), large = letters({1600, 1000});
            QVERIFY(small.size() > 10);
            for (const auto& [text, size] : small)
                if (const auto found = large.find(text); found != large.end())
                    QVERIFY2(found->second >= least * size, qPrintable(QStringLiteral("%1: %2, then %3")
                                                                           .arg(QString::fromStdString(text))
                                                                           .arg(size)
                                                                           .arg(found->second)));
        }
    }

    /// 3 items and C = 1250: no picture has room for all values.
    void a_table_that_is_too_wide_for_values_is_exported_in_colours() {
        Session session;
        MainWindow window(session);
        KnapsackBuilder builder;
        builder.capacity(1250);
        for (const Item& item : {Item{30, 525}, Item{31, 810}, Item{9, 400}})
            builder.add(item);
        session.open(*std::move(builder).build());
        window.show_page("step");
        Page& page = *window.current_page();
        KS_VERIFY_OK(page.apply({{}, "end", {}}));
        KS_WAIT_FOR(!page.busy());
        const QString path = folder_.filePath("wide.svg");
        KS_VERIFY_OK(export_view(page, path, std::nullopt));
        const QByteArray svg = tests::Window::read(path);
        QVERIFY(!svg.contains("are shown"));
        QVERIFY2(svg.contains("each dot is the largest of"), svg.constData());
    }

    void a_title_names_file_variant_and_step_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("title");
        QTest::newRow("an instance") << "instance"
                                     << "luggage.csv";
        QTest::newRow("a step") << "step"
                                << "luggage.csv, knapsack.sequential, step 2";
    }
    /// The title is the first element of the document, and has nothing else in it.
    void a_title_names_file_variant_and_step() {
        QFETCH(QString, page);
        QFETCH(QString, title);
        tests::Window the;
        QVERIFY(the.window->open_path(
            the.write(QStringLiteral("luggage.csv"), "capacity;10\nweight;value\n3;4\n5;6\n")));
        the.window->show_page(page);
        Page& shown = *the.window->current_page();
        if (page == QStringLiteral("step"))
            KS_VERIFY_OK(shown.apply({.variants = {"knapsack.sequential"}, .step = "2", .lesson = {}}));
        KS_WAIT_FOR(!shown.busy());
        const QString path = folder_.filePath("titled.svg");
        KS_VERIFY_OK(export_view(shown, path, QSize(800, 500)));
        QXmlStreamReader xml(tests::Window::read(path));
        QVERIFY(xml.readNextStartElement() && xml.name() == QStringLiteral("svg"));
        QVERIFY(xml.readNextStartElement() && xml.name() == QStringLiteral("title"));
        QCOMPARE(xml.readElementText(), title);
    }

    /// 20 items and C = 40: at the default size the last capacities would be missing.
    void without_a_size_all_of_a_table_is_exported() {
        Session session;
        MainWindow window(session);
        KnapsackBuilder builder;
        builder.capacity(40);
        for (int i = 0; i < 20; ++i)
            builder.add({7 + i * 37 % 90, 1 + i * 5 % 11});
        session.open(*std::move(builder).build());
        window.show_page("step");
        Page& page = *window.current_page();
        KS_VERIFY_OK(page.apply({{}, "end", {}}));
        KS_WAIT_FOR(!page.busy());
        for (const paint::ThemeId id : {paint::ThemeId::light, paint::ThemeId::projector}) {
            session.set_theme(id);
            const QSize size = size_by_itself(page);
            QVERIFY(size.width() > usual_picture_size.width());
            const QString path = folder_.filePath("whole.svg");
            KS_VERIFY_OK(export_view(page, path, std::nullopt));
            const QByteArray svg = tests::Window::read(path);
            QVERIFY(svg.contains(QStringLiteral("width=\"%1\"").arg(size.width()).toUtf8()));
            QVERIFY(!svg.contains("are shown"));
            for (const char* title : {"z20(40)", "z0(0)", "z20(0)"})
                QVERIFY2(svg.contains(QByteArray("<title>") + title), title);
            QVERIFY(!svg.contains("<title>z_{")); // a title has no markup
        }
        const QString cut = folder_.filePath("cut.svg");
        KS_VERIFY_OK(export_view(page, cut, QSize(1000, 700)));
        QVERIFY(tests::Window::read(cut).contains("of 0 to 40 are shown"));
        const QString png = folder_.filePath("whole.png");
        KS_VERIFY_OK(export_view(page, png, std::nullopt));
        QCOMPARE(QImage(png).size(), size_by_itself(page));
    }

    void a_page_without_a_table_has_the_usual_size() {
        Session session;
        MainWindow window(session);
        window.show_page("occupancy");
        QCOMPARE(size_by_itself(*window.current_page()), usual_picture_size);
    }

    /// From the menu to the message that it is done.
    void the_window_reports_what_it_wrote() {
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
        QVERIFY(bytes.contains("/Font")); // text is kept as text
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
