// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/arguments.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

class ArgumentsTest : public QObject {
    Q_OBJECT

private slots:
    /// A document with "/home/ada/set5.json" reveals Ada's name, and no other machine has that folder.
    void a_documented_command_names_no_folder_elsewhere_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("documented");
        QTest::newRow("absolute") << "/home/ada/set5.json -o /tmp/out.json"
                                  << "set5.json -o out.json";
        QTest::newRow("above") << "../campaigns/set5.json -o ../../x.json"
                               << "set5.json -o x.json";
        QTest::newRow("above from below") << "a/../../set5.json"
                                          << "set5.json";
        QTest::newRow("with =") << "set5.json -o=/tmp/out.json"
                                << "set5.json -o out.json";
        QTest::newRow("below") << "assets/campaigns/set5.json -o build/x.json"
                               << "assets/campaigns/set5.json -o build/x.json";
        QTest::newRow("dots in names") << "a..b/set5..json"
                                       << "a..b/set5..json";
        QTest::newRow("streams") << "- -o -"
                                 << "- -o -";
        QTest::newRow("settings") << "x.json --set block=64 --set n=2"
                                  << "x.json --set block=64 --set n=2";
    }
    void a_documented_command_names_no_folder_elsewhere() {
        QFETCH(QString, typed);
        QFETCH(QString, documented);
        static constexpr std::string_view operands[] = {"FILE"};
        static constexpr cli::Option options[] = {
            {.name = "-o", .value = "OUT", .help = "where"},
            {.name = "--set", .value = "NAME=VALUE", .help = "what", .repeated = true}};
        std::vector<std::string> words;
        for (const QString& word : typed.split(QLatin1Char(' ')))
            words.push_back(word.toStdString());
        const auto arguments = cli::Arguments::parse({.operands = operands, .options = options}, words);
        KS_VERIFY_OK(arguments);
        QCOMPARE(QString::fromStdString(arguments->text()), documented);
    }
};

KS_TEST(ArgumentsTest)
#include "arguments_test.moc"
