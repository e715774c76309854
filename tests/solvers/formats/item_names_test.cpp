// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/kind.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

QString name(std::string_view kind, std::int64_t group, std::int64_t item) {
    return QString::fromStdString(find_kind(kind)->item_name(group, item));
}

} // namespace

/// An item has the same name in every sentence, table and picture.
class ItemNamesTest : public QObject {
    Q_OBJECT

private slots:
    void items_are_counted_from_one() {
        QCOMPARE(name("knapsack", 0, 0), QStringLiteral("1"));
        QCOMPARE(name("knapsack", 7, 1233), QStringLiteral("1234")); // index 7 of a selection
    }

    void letters_go_on_after_z() {
        QCOMPARE(name("multiple-choice", 0, 0), QStringLiteral("1a"));
        QCOMPARE(name("multiple-choice", 1, 25), QStringLiteral("2z"));
        QCOMPARE(name("multiple-choice", 0, 26), QStringLiteral("1aa"));
        QCOMPARE(name("multiple-choice", 99, 701), QStringLiteral("100zz"));
        QCOMPARE(name("multiple-choice", 0, 702), QStringLiteral("1aaa"));
    }
};

KS_TEST(ItemNamesTest)
#include "item_names_test.moc"
