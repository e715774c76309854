// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/units.h"

#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

class UnitsTest : public QObject {
    Q_OBJECT

private slots:
    void digits_are_grouped_before_the_point() {
        QCOMPARE(group_digits("1234567.1234", ","), std::string("1,234,567.1234"));
        QCOMPARE(group_digits("-1024", " "), std::string("-1 024"));
        QCOMPARE(group_digits("-102", ","), std::string("-102"));
        QCOMPARE(group_digits("", ","), std::string());
    }

    void bytes_never_need_an_exponent() {
        QCOMPARE(bytes_text(1023), std::string("1023 bytes"));
        QCOMPARE(bytes_text(999 << 20), std::string("999 MiB"));
        QCOMPARE(bytes_text(1000 << 20), std::string("0.977 GiB"));
        QCOMPARE(bytes_text((std::int64_t{1} << 30) - 1), std::string("1 GiB"));
        QCOMPARE(bytes_text(std::int64_t{2001} << 30), std::string("1.95 TiB"));
        QCOMPARE(bytes_text(INT64_MAX), std::string("8192 PiB"));
    }

    void sizes_as_text() {
        QCOMPARE(bytes_text(1), std::string("1 byte"));
        QCOMPARE(bytes_text(1536), std::string("1.5 KiB"));
        QCOMPARE(bytes_text(std::int64_t{4} << 30), std::string("4 GiB"));
        QCOMPARE(*parse_bytes("4G"), std::int64_t{4} << 30);
        QCOMPARE(*parse_bytes("17"), 17);
        for (const char* wrong : {"", "0", "-1", "G", "4g", "4 G", "4GB", "1.5G", "9223372036854775807K"})
            QVERIFY2(!parse_bytes(wrong), wrong);
        for (const std::int64_t bytes :
             {std::int64_t{1}, std::int64_t{1023}, std::int64_t{1025}, std::int64_t{5} << 29,
              (std::int64_t{1} << 40) + 1, INT64_MAX >> 1}) {
            const auto held = parse_bytes(size_holding(bytes));
            QVERIFY(held && *held >= bytes && *held - bytes <= bytes);
        }
    }

    void per_cent_are_rounded_to_a_tenth() {
        QCOMPARE(tenths_of_percent(2.0 / 3), 66.7);
        QCOMPARE(tenths_of_percent(0.9765625), 97.7);
        QCOMPARE(tenths_of_percent(0.3125), 31.3); // a half is never rounded down
        QCOMPARE(tenths_of_percent(-0.3125), -31.3);
        QCOMPARE(tenths_of_percent(1), 100.0);
    }

    void seconds_never_need_an_exponent() {
        QCOMPARE(seconds_text(0.09), std::string("90 ms"));
        QCOMPARE(seconds_text(0.9999), std::string("1 s"));
        QCOMPARE(seconds_text(12.46), std::string("12.5 s"));
        QCOMPARE(seconds_text(86400), std::string("86400 s"));
    }
};

KS_TEST(UnitsTest)
#include "units_test.moc"
