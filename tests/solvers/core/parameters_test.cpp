// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/parameters.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

using Given = std::vector<std::pair<std::string, std::string>>;

const std::vector<Parameter> known = {
    {"block", Parameter::Type::integer, 32, 1024, 32, 672, {}, "threads", "Threads a block"},
    {"offset", Parameter::Type::integer, -5, 5, 1, 0, {}, "", ""},
    {"any", Parameter::Type::integer, INT64_MIN, INT64_MAX, 1, 0, {}, "", ""},
    {"barrier", Parameter::Type::choice, 0, 0, 1, 0, {"atomic", "cooperative-groups", "none"}, "", ""},
};

Result<Parameters> parse(const Given& given) {
    return Parameters::parse(known, given);
}

} // namespace

class ParametersTest : public QObject {
    Q_OBJECT

private slots:
    void defaults() {
        const auto parsed = parse({});
        KS_VERIFY_OK(parsed);
        QCOMPARE(parsed->integer("block"), std::int64_t{672});
        QCOMPARE(parsed->choice("barrier"), std::string("atomic"));
        QCOMPARE(parsed->values().size(), known.size());
    }

    void given_values() {
        const auto parsed = parse({{"block", "1024"}, {"offset", "-5"}, {"barrier", "none"}});
        KS_VERIFY_OK(parsed);
        QCOMPARE(parsed->integer("block"), std::int64_t{1024});
        QCOMPARE(parsed->integer("offset"), std::int64_t{-5});
        QCOMPARE(parsed->choice("barrier"), std::string("none"));
    }

    void the_whole_range_of_64_bits() {
        for (const std::int64_t value : {INT64_MIN, std::int64_t{-1}, INT64_MAX}) {
            const auto parsed = parse({{"any", std::to_string(value)}});
            KS_VERIFY_OK(parsed);
            QCOMPARE(parsed->integer("any"), value);
        }
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "0", "31", "33", "1056", "abc", "64x", " 64", "+64", "64.0", "6e2",
                                 "-64", "9223372036854775808", "99999999999999999999"})
            QTest::newRow(*text ? text : "nothing") << QByteArray(text);
    }
    void refused() {
        QFETCH(QByteArray, text);
        KS_COMPARE_ERROR(parse({{"block", text.toStdString()}}), ErrorCode::usage,
                         "block cannot be '" + text + "'; give 32 to 1024 in steps of 32 threads");
    }

    void other_errors() {
        KS_COMPARE_ERROR(parse({{"offset", "6"}}), ErrorCode::usage, "offset cannot be '6'; give -5 to 5");
        KS_COMPARE_ERROR(parse({{"barrier", "Atomic"}}), ErrorCode::usage,
                         "barrier cannot be 'Atomic'; give atomic, cooperative-groups or none");
        KS_COMPARE_ERROR(parse({{"Block", "64"}}), ErrorCode::usage,
                         "there is no parameter 'Block'; the parameters are block, offset, any, barrier");
        KS_COMPARE_ERROR(parse({{"block", "64"}, {"block", "64"}}), ErrorCode::usage,
                         "block is given twice; give it once");
        KS_COMPARE_ERROR(Parameters::parse({}, Given{{"n", "1"}}), ErrorCode::usage,
                         "there is no parameter 'n'; none can be set here");
    }

    /// A list of a hundred words does not help, so only the words most similar to the given one are listed.
    void of_many_words_the_nearest_are_named() {
        Parameter many{.name = "variant", .type = Parameter::Type::choice};
        for (int i = 0; i < 30; ++i)
            many.values.push_back((i % 3 == 0 ? "rows-" : "list-") + std::to_string(i));
        KS_COMPARE_ERROR(
            Parameters::parse(std::span(&many, 1),
                              std::vector{std::pair<std::string, std::string>("variant", "rows-x")}),
            ErrorCode::usage,
            "variant cannot be 'rows-x'; give rows-0, rows-3, rows-6, rows-9, rows-12, rows-15, "
            "rows-18, rows-21 or one of 22 others");
    }
};

KS_TEST(ParametersTest)
#include "parameters_test.moc"
