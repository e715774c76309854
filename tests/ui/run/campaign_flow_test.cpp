// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>

#include "solvers/bench/results.h"
#include "solvers/core/json_out.h"
#include "solvers/run/catalogue.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/base/library.h"
#include "ui/frame/export_view.h"
#include "ui/jobs/runner.h"
#include "ui/run/campaign_model.h"
#include "visual/paint/theme.h"

#include <nlohmann/json.hpp>

using namespace ks;
using namespace ks::ui;

/// A campaign file is opened, measured by the real runner, cancelled, continued and compared.
class CampaignFlowTest : public QObject {
    Q_OBJECT

    static QByteArray campaign(const QByteArray& instances, const QByteArray& runs) {
        return "{\"format\": \"knapscope-campaign\", \"version\": 1, \"title\": \"A short one\",\n "
               "\"instances\": [" +
               instances + "],\n \"runs\": [" + runs + "], \"repetitions\": 2, \"warmup\": 1}";
    }
    static QByteArray small() {
        return campaign("{\"preset\": \"thesis-2.2\"}",
                        "{\"variant\": \"mckp.sequential\"}, {\"variant\": \"mckp.global\", \"on\": "
                        "\"emulator\", \"set\": {\"block\": [32, 64]}}");
    }
    static QPushButton* primary(const tests::Window& the) { return the.find<QPushButton>("primary"); }
    static int rows(const tests::Window& the) {
        return the.find<QTableView>("campaign-rows")->model()->rowCount();
    }
    /// Opens the campaign with results in the window's folder.
    static QString open(tests::Window& the, const QByteArray& text) {
        const auto opened = the.window->open_path(the.write(QStringLiteral("short.json"), text));
        if (!opened)
            qFatal("%s", opened.error().sentence().c_str());
        const QString results = the.folder.filePath(QStringLiteral("out/results.json"));
        the.find<QLineEdit>("output")->setText(results);
        return results;
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_real_runner();
    }

    void shipped_campaigns_can_be_chosen() {
        QVERIFY(!campaign_library(built_in_catalogue()).empty());
        for (const CampaignFile& file : campaign_library(built_in_catalogue())) {
            QVERIFY2(!file.broken, file.broken ? file.broken->sentence().c_str() : "");
            QVERIFY2(!file.campaign.title.empty(), qPrintable(file.id));
        }
        const QDir recorded(source_path("assets/results"));
        QCOMPARE(static_cast<qsizetype>(results_library().size()),
                 recorded.entryList({QStringLiteral("*.json")}).size());
        tests::Window the;
        the.window->show_page(QStringLiteral("run"));
        QTest::mouseClick(the.find<QPushButton>("campaigns-button"), Qt::LeftButton);
        QCOMPARE(the.find<QListWidget>("campaigns")->count(),
                 static_cast<int>(campaign_library(built_in_catalogue()).size()));
        QTRY_VERIFY(the.find<QLineEdit>("output")->text().endsWith(QStringLiteral(".json")));
    }

    void measured_row_by_row_and_compared() {
        tests::Window the;
        const QString results = open(the, small());
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("run"));
        QCOMPARE(the.find<QLabel>("campaign-title")->text(), QStringLiteral("A short one"));
        QVERIFY(!the.find<QPushButton>("compare-results")->isEnabled());
        QAbstractItemModelTester tester(the.find<QTableView>("campaign-rows")->model(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        QVERIFY(primary(the)->isEnabled());
        the.window->resize(1280, 800);
        QTest::mouseClick(primary(the), Qt::LeftButton);
        QCOMPARE(primary(the)->text(), QStringLiteral("Cancel"));
        KS_WAIT_FOR_EQUAL(rows(the), 3);
        const auto* table = the.find<QTableView>("campaign-rows");
        const auto all_is_read = [&] {
            const QAbstractItemView& cells = *table;
            for (int column = 0; column < CampaignModel::column_count; ++column)
                if (table->columnWidth(column) < std::min(360, cells.sizeHintForColumn(column)))
                    return false;
            return true;
        };
        KS_WAIT_FOR(all_is_read());
        KS_WAIT_FOR_EQUAL(table->horizontalScrollBar()->maximum(), 0);
        const QString instance = QStringLiteral("uncorrelated (n = 10000, R = 1000), seed 2");
        QVERIFY(QFontMetrics(table->font())
                    .elidedText(instance, table->textElideMode(), 240)
                    .endsWith(QStringLiteral("seed 2"))); // each seed of a preset has separate rows
        const int width = table->columnWidth(CampaignModel::instance);
        the.session.set_theme(paint::ThemeId::projector); // with its larger font the table scrolls
        KS_WAIT_FOR(table->columnWidth(CampaignModel::instance) > width && all_is_read());
        KS_WAIT_FOR_EQUAL(primary(the)->text(), QStringLiteral("Measure"));
        const auto written = read_results_file(results.toStdString());
        QVERIFY2(written, written ? "" : written.error().sentence().c_str());
        QCOMPARE(written->rows.size(), std::size_t{3});
        for (const char* name : {"csv", "png"}) {
            const QString path = the.folder.filePath(QStringLiteral("rows.") + QLatin1String(name));
            QVERIFY(export_view(*the.window->current_page(), path, QSize(800, 600)));
        }
        QVERIFY(tests::Window::read(the.folder.filePath(QStringLiteral("rows.csv"))).contains("block = 64"));
        QTest::mouseClick(the.find<QPushButton>("compare-results"), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.window->current_page()->info().id, QStringLiteral("compare"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QCOMPARE(the.find<QComboBox>("recorded")->currentText(), QStringLiteral("results"));
        QVERIFY(the.window->current_page()->csv()->contains("measured here"));
    }

    void cancelled_and_gone_on_with() {
        tests::Window the;
        // The last run takes seconds, which leaves time to cancel it.
        const QString results = open(
            the, campaign("{\"preset\": \"thesis-set1\", \"seeds\": [1, 2]}, {\"preset\": \"thesis-set3\"}",
                          "{\"variant\": \"mckp.sequential\"}"));
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR(rows(the) >= 1);
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(primary(the)->text(), QStringLiteral("Go on"));
        const auto part = read_results_file(results.toStdString());
        QVERIFY(part && !part->rows.empty() && part->rows.size() < 3);
        QVERIFY(the.find<QLabel>("campaign-doing")->text().contains(QStringLiteral("kept")));
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(rows(the), 3);
        KS_WAIT_FOR_EQUAL(primary(the)->text(), QStringLiteral("Measure"));
        const auto whole = read_results_file(results.toStdString());
        QVERIFY(whole);
        for (std::size_t i = 0; i < part->rows.size(); ++i)
            QVERIFY(whole->rows[i] == part->rows[i]);
    }

    void results_of_something_else_stay_as_they_are() {
        tests::Window the;
        const QString results = open(the, small());
        QVERIFY(QDir().mkpath(the.folder.filePath(QStringLiteral("out"))));
        the.write(QStringLiteral("out/results.json"), "{\"no\": \"results\"}");
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR(the.find<QLabel>("campaign-failure")->isVisible());
        QCOMPARE(tests::Window::read(results), QByteArray("{\"no\": \"results\"}"));
        KS_WAIT_FOR(primary(the)->isEnabled());
    }

    void a_broken_campaign_reports_the_place() {
        tests::Window the;
        open(the, "{\"format\": \"knapscope-campaign\", \"version\": 1, \"instances\": [], \"runs\": []}");
        QVERIFY(!primary(the)->isEnabled());
        bool said = false;
        for (const QLabel* label : the.window->current_page()->findChildren<QLabel*>())
            said |= label->isVisible() && label->text().contains(QStringLiteral("short.json:1:61: "));
        QVERIFY(said);
    }

    /// The campaign does not contain this preset or this variant: the row is not shown, and the campaign
    /// ends.
    void a_row_of_something_else_is_refused_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<bool>("taken");
        QTest::newRow("its own") << QStringLiteral("mckp.sequential") << true;
        QTest::newRow("another's") << QStringLiteral("mckp.shared") << false;
    }
    void a_row_of_something_else_is_refused() {
        QFETCH(QString, variant);
        QFETCH(bool, taken);
        RecordedRow row;
        row.variant = variant.toStdString();
        row.on = "cpu";
        row.parameters = {{"block", "256"}}; // the fake's catalogue gives this parameter to the variant
        row.instance = "thesis-2.2";
        row.seed = 1;
        row.instance_sha256 = std::string(64, '0');
        row.status = "optimal";
        row.objective = 7;
        row.verified = true;
        row.total_ms = spread_of({1, 2});
        qputenv("KS_FAKE_ANSWER", QByteArray::fromStdString(to_line(to_json(row))));
        tests::use_fake_runner("liar");
        tests::Window the;
        the.window->show_page(QStringLiteral("run"));
        KS_WAIT_FOR_EQUAL(the.session.catalogue().entries().size(), std::size_t{1});
        open(the, campaign("{\"preset\": \"thesis-2.2\"}", "{\"variant\": \"mckp.sequential\"}"));
        QTest::mouseClick(primary(the), Qt::LeftButton);
        if (taken) {
            KS_WAIT_FOR_EQUAL(rows(the), 1);
            QTest::mouseClick(primary(the), Qt::LeftButton); // cancel
        } else {
            KS_WAIT_FOR(the.find<QLabel>("campaign-failure")->isVisible());
            const QString failure = the.find<QLabel>("campaign-failure")->text();
            QVERIFY2(failure.contains(QStringLiteral("not one of this campaign")), qPrintable(failure));
            QCOMPARE(rows(the), 0);
        }
        KS_WAIT_FOR_EQUAL(primary(the)->text(), QStringLiteral("Measure"));
    }

    void a_runner_that_dies_is_reported() {
        tests::Window the;
        tests::use_fake_runner("leave");
        open(the, small());
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR(the.find<QLabel>("campaign-failure")->isVisible());
        QVERIFY(the.find<QLabel>("campaign-failure")->text().contains(QStringLiteral("ended with code 5")));
    }
};

KS_TEST(CampaignFlowTest)
#include "campaign_flow_test.moc"
