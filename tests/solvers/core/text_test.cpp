// SPDX-License-Identifier: Apache-2.0
#include <QTest>

#include "solvers/core/text.h"
#include "tests/support/suite.h"

using namespace ks;

class TextTest : public QObject {
    Q_OBJECT

private slots:
    void subscripts_lose_their_braces() {
        QCOMPARE(plain_subscripts("a_9 + b_{12} = 75 + 27"), std::string("a_9 + b_12 = 75 + 27"));
        QCOMPARE(plain_subscripts("{line 3} a_{1"), std::string("{line 3} a_{1"));
        QCOMPARE(plain_subscripts("b'_{10} .. b'_{12}"), std::string("b'_10 .. b'_12"));
        QCOMPARE(plain_subscripts(""), std::string());
    }
};

KS_TEST(TextTest)
#include "text_test.moc"
