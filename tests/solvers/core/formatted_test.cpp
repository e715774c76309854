// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"

#include "tests/support/suite.h"

class FormattedTest : public QObject {
    Q_OBJECT

private slots:
    void values_take_the_braces_places() {
        const std::string name = "row";
        QCOMPARE(ks::formatted("{} {} of {}", name, 3, std::int64_t{-5}), std::string("row 3 of -5"));
        QCOMPARE(ks::formatted("no value"), std::string("no value"));
    }

    void figures_do_not_depend_on_the_locale() {
        QCOMPARE(ks::formatted("{:.1f} % of {}", 12.25, 1234567), std::string("12.2 % of 1234567"));
    }
};

KS_TEST(FormattedTest)
#include "formatted_test.moc"
