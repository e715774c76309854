// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "tests/paths.h"
#include "tests/ui/window.h"
#include "ui/step_slider.h"
#include "visual/paint/theme.h"

using namespace ks;
using namespace ks::ui;

/// Writes every page in every theme and size into $KS_ARTIFACTS (else build/.../artifacts), for people to
/// look at, and checks what a machine can: nothing warns, nothing is blank, nothing is too wide for the
/// window.
class PagesTest : public QObject {
    Q_OBJECT

    QDir folder_;

    /// All pages, or those named.
    void write_all(tests::Window& the, const QString& state, const QString& theme, QSize size,
                   const QStringList& only = {}) {
        the.window->resize(size);
        for (const Page* page : the.window->pages()) {
            if (!only.isEmpty() && !only.contains(page->info().id))
                continue;
            the.window->show_page(page->info().id);
            QCoreApplication::processEvents();
            QCOMPARE(the.window->size(), size); // a page that does not fit would have made it larger
            const QImage picture = the.window->grab().toImage();
            QVERIFY(!picture.isNull());
            const QString name = QStringLiteral("%1-%2-%3-%4x%5.png")
                                     .arg(page->info().id, state, theme)
                                     .arg(size.width())
                                     .arg(size.height());
            QVERIFY(picture.save(folder_.filePath(name)));
        }
    }

private slots:
    void initTestCase() {
        folder_ = QDir(qEnvironmentVariable("KS_ARTIFACTS", QStringLiteral(KS_BINARY_DIR "/artifacts")));
        QVERIFY(QDir().mkpath(folder_.path()));
    }
    void init() { tests::fail_on_warnings(); }

    void every_page_in_every_theme_data() {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<QSize>("size");
        for (const paint::ThemeId id : paint::theme_ids)
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
                const std::string name(paint::to_text(id));
                QTest::addRow("%s %d", name.c_str(), size.width()) << QString::fromStdString(name) << size;
            }
    }
    void every_page_in_every_theme() {
        QFETCH(QString, theme);
        QFETCH(QSize, size);
        tests::use_real_runner();
        tests::Window the;
        the.session.set_theme(*paint::theme_named(theme.toStdString()));
        write_all(the, QStringLiteral("empty"), theme, size);
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("run"));
        QTRY_VERIFY(the.find<QCheckBox>("mckp.sequential"));
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(the.session.outcomes().size(), the.ticked(), 60000);
        the.window->show_page(QStringLiteral("kernel"));
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        for (const Page* page : the.window->pages()) {
            the.window->show_page(page->info().id);
            QTRY_VERIFY_WITH_TIMEOUT(!page->busy(), 30000);
        }
        write_all(the, QStringLiteral("full"), theme, size);
        QVERIFY(the.window->open_path(
            the.write(QStringLiteral("c.json"), R"({"format": "knapscope-campaign", "version": 1,
            "title": "Table 2.2: two variants, two block sizes", "paper": "thesis, Table 2.2", "instances": [{"preset": "thesis-2.2"}],
            "runs": [{"variant": "mckp.sequential"}, {"variant": "mckp.global", "on": "emulator", "set": {"block": [32, 64]}}]})")));
        the.find<QLineEdit>("output")->setText(the.folder.filePath(QStringLiteral("r.json")));
        write_all(the, QStringLiteral("before-campaign"), theme, size, {QStringLiteral("run")});
        the.window->show_page(QStringLiteral("run"));
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(the.find<QPushButton>("compare-results")->isEnabled(), 60000);
        write_all(the, QStringLiteral("campaign"), theme, size,
                  {QStringLiteral("run"), QStringLiteral("compare")});
    }

    void every_page_opens_by_its_key() {
        tests::Window the;
        for (const Page* page : the.window->pages()) {
            QTest::keyClick(the.window.get(), static_cast<Qt::Key>(Qt::Key_0 + page->info().number),
                            Qt::ControlModifier);
            QCOMPARE(the.window->current_page(), page);
        }
    }

    void the_header_names_what_the_page_shows() {
        tests::Window the;
        const auto* headline = the.window->findChild<QLabel*>(QStringLiteral("headline"));
        QTRY_VERIFY2(headline->text().startsWith(QStringLiteral("Lesson: Table 2.1")),
                     qPrintable(headline->text()));
        the.window->show_page(QStringLiteral("instance"));
        QCOMPARE(headline->text(), QStringLiteral("Nothing is open"));
        the.session.open(tests::uncorrelated("knapsack", "1234"));
        QVERIFY2(headline->text().contains(QStringLiteral("1\u202F234 items")), qPrintable(headline->text()));
        the.window->show_page(QStringLiteral("lessons"));
        QVERIFY(headline->text().startsWith(QStringLiteral("Lesson: Table 2.1")));
    }

    void the_slider_keeps_its_length_through_a_lesson() {
        tests::Window the;
        auto* slider = the.window->current_page()->transport_bar()->findChild<StepSlider*>();
        QVERIFY(slider->isVisible());
        auto* next = the.find<QPushButton>("primary");
        QTRY_VERIFY(next->isEnabled());
        QCoreApplication::processEvents();
        const int length = slider->width();
        while (next->isEnabled()) {
            next->click();
            QCoreApplication::processEvents();
            QCOMPARE(slider->width(), length);
        }
    }

    void the_keys_are_shown_by_f1() {
        tests::Window the;
        QTest::keyClick(the.window.get(), Qt::Key_F1);
        auto* overview = the.window->findChild<QWidget*>(QStringLiteral("shortcuts"));
        QVERIFY(overview && overview->isVisible());
        QVERIFY(overview->grab().save(folder_.filePath(QStringLiteral("keys.png"))));
    }
};

QTEST_MAIN(PagesTest)
#include "pages_test.moc"
