// SPDX-License-Identifier: Apache-2.0
#include "solvers/roofline/ceilings.h"

#include "solvers/roofline/quantity.h"
#include "tests/solvers/roofline/some_ceilings.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <functional>

using namespace ks;
using namespace ks::roofline;

class CeilingsTest : public QObject {
    Q_OBJECT

    static Result<Ceilings> read(const Json& document) { return read_ceilings(to_line(document), "c.json"); }

private slots:
    void the_median_counts() {
        const Ceiling odd = ceiling_of(CeilingId::copy, {3, 1, 2}, "");
        QCOMPARE(odd.median, 2.0);
        QCOMPARE(odd.min, 1.0);
        QCOMPARE(odd.max, 3.0);
        QCOMPARE(odd.samples, (std::vector<double>{3, 1, 2}));
        QCOMPARE(ceiling_of(CeilingId::copy, {4, 1, 2, 3}, "").median, 2.5);
    }

    void kinds_are_in_their_order() {
        for (std::size_t i = 0; i < ceiling_kinds().size(); ++i)
            QCOMPARE(static_cast<std::size_t>(ceiling_kinds()[i].id), i);
        QVERIFY(kind_of(CeilingId::copy).is_rate());
        QVERIFY(!kind_of(CeilingId::launch).is_rate());
    }

    void written_data_reads_back() {
        Ceilings some = tests::some_ceilings();
        some.ceilings[0].samples = {1.0 / 3, 1e300, 7}; // every digit
        some.ceilings[0] = ceiling_of(CeilingId::copy, some.ceilings[0].samples, "a \"quoted\" shape");
        auto again = read(to_json(some));
        KS_VERIFY_OK(again);
        QVERIFY(*again == some);
        some.ceilings.erase(some.ceilings.begin() + 1); // missing measurements are omitted
        again = read(to_json(some));
        KS_VERIFY_OK(again);
        QVERIFY(*again == some);
        QVERIFY(!again->value(CeilingId::l2));
        QCOMPARE(again->value(CeilingId::launch), std::optional(2e-6));
    }

    void errors_are_refused_with_their_place_data() {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::newRow("format") << "/format"
                                << R"("knapscope-results")";
        QTest::newRow("version") << "/version"
                                 << "2";
        QTest::newRow("device") << "/device"
                                << "7";
        QTest::newRow("SMs") << "/sms"
                             << "0";
        QTest::newRow("an unknown ceiling") << "/ceilings/speed"
                                            << "{}";
        QTest::newRow("unit") << "/ceilings/copy/unit"
                              << R"("s")";
        QTest::newRow("nothing a second") << "/ceilings/copy/median"
                                          << "0";
        QTest::newRow("median outside") << "/ceilings/copy/median"
                                        << "9e99";
        QTest::newRow("no sample") << "/ceilings/copy/samples"
                                   << "[]";
        QTest::newRow("a negative sample") << "/ceilings/copy/samples"
                                           << "[1, -1]";
        QTest::newRow("a stranger") << "/ceilings/copy/note"
                                    << "1";
    }
    void errors_are_refused_with_their_place() {
        QFETCH(QString, place);
        QFETCH(QString, value);
        Json document = to_json(tests::some_ceilings());
        document[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
        const auto read_again = read(document);
        QVERIFY(!read_again);
        QCOMPARE(read_again.error().code, ErrorCode::input);
        const QString parent = place.section('/', 0, -2);
        const QString where = QString::fromStdString(read_again.error().where);
        QVERIFY2(where.startsWith("c.json") && where.contains(parent), qPrintable(where));
    }

    void each_member_is_needed() {
        const Json whole = to_json(tests::some_ceilings());
        for (const auto& [key, value] : whole.items()) {
            Json document = whole;
            document.erase(key);
            QVERIFY2(!read(document), key.c_str());
        }
        QVERIFY(!read_ceilings("{", "c.json"));
        KS_VERIFY_OK(read_ceilings("\xEF\xBB\xBF" + to_line(whole), "c.json"));
    }

    void recordings_can_be_read() {
        for (const RecordedCeilings& each : recorded_ceiling_files())
            KS_VERIFY_OK(read_ceilings(each.text, std::string(each.file)));
        QCOMPARE(recorded_ceilings().size(), recorded_ceiling_files().size());
    }

    void the_users_own_come_first_and_the_latest_of_them() {
        Ceilings old = tests::some_ceilings(), late = old, other = old;
        late.date = "2027-01-02T03:04:05Z";
        other.uuid = "GPU-1";
        other.date = "2028-01-02T03:04:05Z";
        const std::vector<Ceilings> measured = {old, late, other};
        const Ceilings* const found = ceilings_for("Test GPU", "9.0", "GPU-0", measured);
        QVERIFY(found != nullptr);
        QCOMPARE(found->date, late.date);
        QVERIFY(ceilings_for("Test GPU", "9.0", "GPU-2", measured) == nullptr);
        QVERIFY(ceilings_for("Test GPU", "9.0", "", measured) == nullptr);
    }

    void quantities_have_three_digits() {
        QCOMPARE(quantity_text(4.0219e12, "B/s"), "4.02 TB/s");
        QCOMPARE(quantity_text(980e9, "ops/s"), "980 Gops/s");
        QCOMPARE(quantity_text(999.6e9, "B/s"), "1.00 TB/s");
        QCOMPARE(quantity_text(2.31e-6, "s"), "2.31 us");
        QCOMPARE(quantity_text(0.0426, "s"), "42.6 ms");
        QCOMPARE(quantity_text(7, ""), "7.00");
        QCOMPARE(quantity_text(7.2e12, ""), "7.20 T");
        QCOMPARE(quantity_text(0, "s"), "0 s");
        QCOMPARE(percent_text(0.618), "62 %");
        QCOMPARE(percent_text(0.001), "below 1 %");
        QCOMPARE(percent_text(0), "0 %");
    }
};

KS_TEST(CeilingsTest)
#include "ceilings_test.moc"
