// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QTableView>

#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "tests/visual/same_picture.h"
#include "ui/run/campaign_model.h"
#include "ui/run/run_model.h"
#include "ui/stepping/step_slider.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/fold.h"
#include "visual/charts/chart_view.h"
#include "visual/paint/theme.h"

using namespace ks;
using namespace ks::ui;

/// Writes every page in every theme and size into $KS_ARTIFACTS (or build/.../artifacts) for visual
/// inspection, and checks automatically that nothing warns, is blank, or is too wide for the window.
class PagesTest : public QObject {
    Q_OBJECT

    QDir folder_;

    std::unique_ptr<tests::Window> window_; ///< shows one state after the other

    static void themes_and_sizes() {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<QSize>("size");
        for (const paint::ThemeId id : paint::theme_ids)
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
                const std::string name(paint::to_text(id));
                QTest::addRow("%s %d", name.c_str(), size.width()) << QString::fromStdString(name) << size;
            }
    }

    static void every_theme() {
        QTest::addColumn<QString>("theme");
        for (const paint::ThemeId id : paint::theme_ids) {
            const std::string name(paint::to_text(id));
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
        }
    }

    /// Draws all pages, or those in `only`, in the theme and size of this row.
    void draw(const QString& state, const QStringList& only = {}) {
        QFETCH(QString, theme);
        QFETCH(QSize, size);
        window_->session.set_theme(*paint::theme_named(theme.toStdString()));
        window_->window->resize(size);
        for (const Page* page : window_->window->pages()) {
            if (!only.isEmpty() && !only.contains(page->info().id))
                continue;
            window_->window->show_page(page->info().id);
            QCoreApplication::processEvents();
            QCOMPARE(window_->window->size(), size); // a page that does not fit would have enlarged it
            const QImage picture = window_->window->grab().toImage();
            QVERIFY(!picture.isNull());
            const QString name = QStringLiteral("%1-%2-%3-%4x%5.png")
                                     .arg(page->info().id, state, theme)
                                     .arg(size.width())
                                     .arg(size.height());
            QVERIFY(picture.save(folder_.filePath(name), "PNG",
                                 90)); // low compression takes half the time
        }
    }

    /// Shows a page in a window of 1280 x 800.
    void show_small(const QString& theme, const QString& page) {
        window_->session.set_theme(*paint::theme_named(theme.toStdString()));
        window_->window->resize(1280, 800);
        window_->window->show_page(page);
        QCoreApplication::processEvents();
    }
    /// The part of the open page that is visible. Its name is not unique, because each half of a comparison
    /// has such parts.
    template <class T>
    T* shown(const QString& name) {
        for (T* part : window_->window->current_page()->findChildren<T*>(name))
            if (part->isVisible())
                return part;
        return nullptr;
    }
    /// The tool tips of the bars in this part of a chart.
    static QSet<QString> bars_in(visual::ChartView& chart, const QRect& part) {
        QSet<QString> words;
        for (int y = part.top(); y <= part.bottom(); y += 4)
            for (int x = part.left(); x <= part.right(); x += 20)
                words << chart.words_at(QPointF(x, y));
        words.remove(QString());
        return words;
    }
    /// The visible size of this part of the open page.
    QSize seen_of(const QString& name) {
        const auto* part = shown<QWidget>(name);
        return part ? part->visibleRegion().boundingRect().size() : QSize(0, 0);
    }
    static std::vector<scene::Text> texts_of(const scene::DisplayList& list) {
        std::vector<scene::Text> texts;
        for (const auto& item : list.items)
            if (const auto* text = std::get_if<scene::Text>(&item))
                texts.push_back(*text);
        return texts;
    }

private slots:
    void initTestCase() {
        folder_ = QDir(qEnvironmentVariable("KS_ARTIFACTS", build_path("artifacts")));
        QVERIFY(QDir().mkpath(folder_.path()));
    }
    void init() { tests::fail_on_warnings(); }

    void every_page_empty_data() { themes_and_sizes(); }
    void every_page_empty() {
        if (!window_) {
            tests::use_real_runner();
            window_ = std::make_unique<tests::Window>();
        }
        draw(QStringLiteral("empty"));
    }

    void every_offered_run_succeeds() {
        tests::Window& the = *window_;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("run"));
        KS_WAIT_FOR(the.find<QCheckBox>("mckp.sequential"));
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), the.ticked());
        the.window->show_page(QStringLiteral("kernel"));
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        for (const Page* page : the.window->pages()) {
            the.window->show_page(page->info().id);
            KS_WAIT_FOR(!page->busy());
        }
    }
    void every_page_full_data() { themes_and_sizes(); }
    void every_page_full() { draw(QStringLiteral("full")); }

    void exports_look_alike_data() {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<QString>("page");
        for (const paint::ThemeId id : paint::theme_ids)
            for (const Page* page : window_->window->pages()) {
                if (page->info().id == QLatin1String("concurrency"))
                    continue; // it draws only mixes of kernels: a_planned_mix
                const QString theme = QString::fromStdString(std::string(paint::to_text(id)));
                QTest::addRow("%s, %s", qPrintable(page->info().id), qPrintable(theme))
                    << theme << page->info().id;
            }
    }
    void exports_look_alike() {
        QFETCH(QString, theme);
        QFETCH(QString, page);
        window_->session.set_theme(*paint::theme_named(theme.toStdString()));
        window_->window->show_page(page);
        for (int step = 0; step < 10; ++step) // if the picture can be stepped, something is marked in it
            QTest::keyClick(window_->window.get(), Qt::Key_Right);
        const auto picture = window_->window->current_page()->picture({1280, 800});
        QVERIFY2(picture, picture ? "" : picture.error().sentence().c_str());
        QCOMPARE(tests::differing_formats(*picture), QString());
    }

    void the_main_thing_of_every_page_has_room_data() {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("thing");
        QTest::addColumn<QSize>("least"); // the smallest visible part, in pixels at scale 1
        const std::tuple<const char*, const char*, QSize> things[] = {
            {"lessons", "table", {460, 300}},     {"lessons", "lesson-text", {190, 260}},
            {"instance", "groups", {280, 260}},   {"instance", "records", {240, 260}},
            {"step", "table", {440, 320}},        {"run", "runs", {600, 130}},
            {"run", "facts", {480, 16}},          {"compare", "content", {700, 340}},
            {"kernel", "source", {340, 180}},     {"kernel", "memory", {330, 200}},
            {"occupancy", "picture", {700, 380}}, {"pareto", "front", {620, 380}}};
        for (const paint::ThemeId id : paint::theme_ids)
            for (const auto& [page, thing, least] : things) {
                const QString theme = QString::fromStdString(std::string(paint::to_text(id)));
                QTest::addRow("%s %s %s", qPrintable(theme), page, thing)
                    << theme << QString(page) << QString(thing) << least;
            }
    }
    void the_main_thing_of_every_page_has_room() {
        QFETCH(QString, theme);
        QFETCH(QString, page);
        QFETCH(QString, thing);
        QFETCH(QSize, least);
        show_small(theme, page);
        if (page == QStringLiteral("lessons"))
            QTest::keyClick(window_->window.get(), Qt::Key_Home); // a question needs a part of the room
        const QSizeF seen = QSizeF(seen_of(thing)) / window_->session.theme().scale();
        QVERIFY2(seen.width() >= least.width() && seen.height() >= least.height(),
                 qPrintable(QStringLiteral("%1 x %2").arg(seen.width()).arg(seen.height())));
    }

    void nothing_is_lost_at_1280_x_800_data() { every_theme(); }
    void nothing_is_lost_at_1280_x_800() {
        QFETCH(QString, theme);
        tests::Window& the = *window_;
        show_small(theme, QStringLiteral("run"));
        const auto* runs = the.find<QTableView>("runs");
        QVERIFY(!runs->isColumnHidden(RunModel::stages));
        QVERIFY(!runs->horizontalScrollBar()->isVisible());
        QVERIFY(runs->horizontalHeader()->sectionSize(RunModel::stages) >=
                runs->horizontalHeader()->sectionSizeHint(RunModel::stages));

        show_small(theme, QStringLiteral("compare"));
        auto* chart = shown<visual::ChartView>(QStringLiteral("content"));
        const QSet<QString> bars = bars_in(*chart, chart->rect());
        QVERIFY(bars.size() > 2);
        // only its notes may be further down
        QCOMPARE(bars_in(*chart, chart->visibleRegion().boundingRect()), bars);

        show_small(theme, QStringLiteral("step"));
        for (const scene::Text& text : texts_of(the.find<Canvas>("code")->list()))
            if (text.face == scene::Face::mono && text.text.find("for") != std::string::npos)
                QVERIFY2(text.size >= 12, text.text.c_str());

        show_small(theme, QStringLiteral("kernel"));
        QTest::keyClick(shown<Canvas>(QStringLiteral("source")), Qt::Key_PageDown); // cells are written
        QVERIFY(std::ranges::any_of(
            shown<Canvas>(QStringLiteral("memory"))->list().regions,
            [](const auto& region) { return region.id == "lane 31" && region.rect.height >= 2; }));

        show_small(theme, QStringLiteral("occupancy"));
        const auto* picture = the.find<Canvas>("picture");
        QCOMPARE(picture->visibleRegion().boundingRect(), picture->rect()); // nothing has to be scrolled
        for (const scene::Text& text : texts_of(picture->list()))
            QVERIFY2(!QString::fromStdString(text.text).endsWith(QStringLiteral("…")), text.text.c_str());
    }

    /// All pages in one theme, then in the next, because changing the theme takes long.
    void hidden_parts_are_shown_by_their_buttons() {
        struct Part {
            const char *page, *name;
            QWidget* widget = nullptr;
            Fold* fold = nullptr;
        };
        Part parts[] = {{"run", "side"},
                        {"compare", "controls"},
                        {"kernel", "controls"},
                        {"occupancy", "side"},
                        {"pareto", "side"}};
        for (Part& part : parts) {
            show_small(QStringLiteral("light"), part.page);
            part.widget = shown<QWidget>(part.name);
            QVERIFY2(part.widget, part.page);
            QVERIFY2(!shown<Fold>(QStringLiteral("fold-") + part.name), part.page); // there is enough room
        }
        for (Part& part : parts) {
            show_small(QStringLiteral("projector"), part.page);
            QVERIFY2(!part.widget->isVisible(), part.page);
            part.fold = shown<Fold>(QStringLiteral("fold-") + part.name);
            QVERIFY2(part.fold, part.page);
            part.fold->click();
            QVERIFY2(part.widget->isVisible(), part.page);
            part.fold->click();
            QVERIFY2(!part.widget->isVisible(), part.page);
        }
        for (const Part& part : parts) {
            show_small(QStringLiteral("light"), part.page);
            QVERIFY2(part.widget->isVisible() && !part.fold->isVisible(), part.page);
        }
    }

    void a_campaign_is_opened() {
        tests::Window& the = *window_;
        QVERIFY(the.window->open_path(
            the.write(QStringLiteral("c.json"), R"({"format": "knapscope-campaign", "version": 1,
            "title": "Table 2.2: two variants, two block sizes", "paper": "thesis, Table 2.2", "instances": [{"preset": "thesis-2.2"}],
            "runs": [{"variant": "mckp.sequential"}, {"variant": "mckp.global", "on": "emulator", "set": {"block": [32, 64]}}]})")));
        the.find<QLineEdit>("output")->setText(the.folder.filePath(QStringLiteral("r.json")));
    }
    void a_campaign_not_measured_yet_data() { themes_and_sizes(); }
    void a_campaign_not_measured_yet() { draw(QStringLiteral("before-campaign"), {QStringLiteral("run")}); }

    void the_campaign_is_measured() {
        tests::Window& the = *window_;
        the.window->show_page(QStringLiteral("run"));
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR(the.find<QPushButton>("compare-results")->isEnabled());
    }
    void a_campaign_measured_data() { themes_and_sizes(); }
    void a_campaign_measured() {
        draw(QStringLiteral("campaign"), {QStringLiteral("run"), QStringLiteral("compare")});
    }
    void a_measured_time_is_on_the_page_data() { every_theme(); }
    void a_measured_time_is_on_the_page() {
        QFETCH(QString, theme);
        show_small(theme, QStringLiteral("run"));
        const auto* rows = shown<QTableView>(QStringLiteral("campaign-rows"));
        QVERIFY(rows && rows->model()->rowCount() > 0);
        const int time = CampaignModel::time;
        QVERIFY(rows->columnViewportPosition(time) + rows->columnWidth(time) <= rows->viewport()->width());
        QCOMPARE(shown<Fold>(QStringLiteral("fold-campaign-list")) != nullptr,
                 theme == QStringLiteral("projector"));
    }

    void a_mix_is_planned() {
        tests::Window& the = *window_;
        the.session.open(*ks::generate("concurrency-pool", "",
                                       std::vector{std::pair<std::string, std::string>("kernels", "65")}));
        the.window->show_page(QStringLiteral("concurrency"));
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY(shown<Canvas>(QStringLiteral("batches")));
    }
    void a_planned_mix_data() { themes_and_sizes(); }
    void a_planned_mix() {
        QFETCH(QString, theme);
        draw(QStringLiteral("planned"), {QStringLiteral("concurrency")});
        show_small(theme, QStringLiteral("concurrency"));
        // the tables adapt to their columns, then the parts to their tables
        QCoreApplication::processEvents();
        const QSizeF seen = QSizeF(seen_of(QStringLiteral("sm"))) / window_->session.theme().scale();
        QVERIFY2(seen.width() >= 600 && seen.height() >= 160,
                 qPrintable(QStringLiteral("%1 x %2").arg(seen.width()).arg(seen.height())));
        QCOMPARE(shown<Fold>(QStringLiteral("fold-kernels")) != nullptr,
                 theme == QStringLiteral("projector"));
        const auto picture = window_->window->current_page()->picture({1280, 800});
        QVERIFY2(picture, picture ? "" : picture.error().sentence().c_str());
        QCOMPARE(tests::differing_formats(*picture), QString());
    }
    void the_window_closes() { window_.reset(); }

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
        const auto names_the_lesson = [headline] {
            return headline->text().startsWith("Lesson: ") && headline->text().contains(" · Table 2.1 · ");
        };
        QTRY_VERIFY2(names_the_lesson(), qPrintable(headline->text()));
        the.window->show_page(QStringLiteral("instance"));
        QCOMPARE(headline->text(), QStringLiteral("Nothing is open"));
        the.session.open(tests::uncorrelated("knapsack", "1234"));
        QVERIFY2(headline->text().contains(QStringLiteral("1\u202F234 items")), qPrintable(headline->text()));
        the.window->show_page(QStringLiteral("lessons"));
        QVERIFY(names_the_lesson());
        // A kernel's lesson has an instance, too, but the lesson is not about it.
        QVERIFY(the.window->current_page()->apply({.lesson = QStringLiteral("coalescing")}));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY2(headline->text().startsWith("Lesson: ") && !headline->text().contains("items"),
                 qPrintable(headline->text()));
    }

    void the_header_offers_what_matters_on_the_page() {
        tests::Window the;
        const auto* device = the.window->findChild<QComboBox*>(QStringLiteral("target"));
        const auto* theme = the.window->findChild<QWidget*>(QStringLiteral("header"))
                                ->findChild<QComboBox*>(QStringLiteral("theme"));
        const QStringList with_device{QStringLiteral("concurrency"), QStringLiteral("kernel"),
                                      QStringLiteral("run"), QStringLiteral("step")};
        for (const Page* page : the.window->pages()) {
            const QString id = page->info().id;
            the.window->show_page(id);
            QVERIFY2(device->isVisible() == with_device.contains(id), qPrintable(id));
            QVERIFY2(theme->isVisible() == (id != QLatin1String("instance")), qPrintable(id));
        }
    }

    void a_file_opened_on_a_page_of_lessons_is_shown() {
        tests::Window the;
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("lessons"));
        const QByteArray nameless = R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack",
            "capacity": 3, "items": [{"value": 4, "weight": 2}]})";
        QVERIFY(the.window->open_path(the.write(QStringLiteral("my bag.json"), nameless)));
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("instance"));
        const auto* headline = the.window->findChild<QLabel*>(QStringLiteral("headline"));
        QVERIFY2(headline->text().startsWith("my bag · "), qPrintable(headline->text()));
        QCOMPARE(the.window->windowTitle(), QStringLiteral("my bag[*] – Knapscope"));
        the.window->show_page(QStringLiteral("step")); // it shows the file already
        QVERIFY(the.window->open_path(the.write(QStringLiteral("other.json"), nameless)));
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("step"));
    }

    void the_slider_keeps_its_length_through_a_lesson() {
        tests::Window the;
        auto* slider = the.window->current_page()->transport_bar()->findChild<StepSlider*>();
        QVERIFY(slider->isVisible());
        auto* next = the.find<QPushButton>("primary");
        KS_WAIT_FOR(next->isEnabled() && !the.window->current_page()->busy());
        for (int round = 0; round < 4; ++round) // a layout may ask its parent for room, and that its own
            QCoreApplication::processEvents();
        const int length = slider->width();
        auto* leave_out = the.window->current_page()->findChild<QPushButton*>(QStringLiteral("leave-out"));
        while (next->text() == QStringLiteral("Next")) {
            if (leave_out->isVisible())
                leave_out->click(); // the question stops the lesson
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

KS_TEST(PagesTest)
#include "every_page_test.moc"
