// SPDX-License-Identifier: Apache-2.0
// One thing is one thing: no sentence about an instance of one item, one class or one task says "1 items".
#include "solvers/bench/conformance.h"
#include "solvers/clp/clp_solver.h"
#include "solvers/kinds/kind.h"
#include "solvers/lp/lp_recorder.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/steps/recording.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QRegularExpression>

using namespace ks;

class SingularWordsTest : public QObject {
    Q_OBJECT

    /// Finds "1 items", "of 1 points"; not "11 items", "0.1 items", "= 1 pairs", "1 to 4 items". Two words
    /// are left out: "1 sums to 7" is right, and blocks are also a unit ("1 of 1 blocks").
    static QString plural_of_one(const std::string& sentence) {
        static const QRegularExpression wrong(QStringLiteral(
            "(?<![\\d.,/^=] )(?<![\\d.,/^])\\b1 (items|classes|tasks|choices|kernels|batches|patterns|nodes|"
            "rounds|rows|columns|cells|points|weights|words|pairs|threads|warps|lanes|launches|"
            "chunks|elements|times|steps|states|types|runs|numbers|entries|bytes)\\b"));
        const QString text = QString::fromStdString(sentence);
        return wrong.match(text).hasMatch() ? text : QString();
    }

    static std::int64_t records_of(const Instance& instance) {
        const Contents& contents = instance.contents();
        std::int64_t count = 0;
        for (std::size_t group = 0; group < contents.groups(); ++group)
            count += static_cast<std::int64_t>(contents.records(group));
        return count;
    }

    /// The small instances of a kind: those of its corpus, and random ones.
    static std::vector<InstancePtr> small_instances(const std::string& kind) {
        constexpr std::int64_t few = 3;
        std::vector<InstancePtr> all;
        for (const ConformanceCase& test : conformance_corpus(kind))
            if (records_of(*test.instance) <= few)
                all.push_back(test.instance);
        Random random(7);
        for (int tries = 0; tries < 400 && all.size() < 24; ++tries)
            if (const ConformanceCase drawn = random_case(kind, random); records_of(*drawn.instance) <= few)
                all.push_back(drawn.instance);
        return all;
    }

    static void check(const std::string& sentence) {
        const QString wrong = plural_of_one(sentence);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

private slots:
    void the_check_finds_plurals_of_one() {
        for (const char* wrong :
             {"The core grew to 1 classes.", "0.5 of 1 points", "1 times", "a row of 1 cells"})
            QVERIFY2(!plural_of_one(wrong).isEmpty(), wrong);
        for (const char* right : {"1 item", "11 items", "0.1 points", "log k = 1 pairs", "2,1 rows"})
            QVERIFY2(plural_of_one(right).isEmpty(), right);
    }

    void each_variant_counts_one_thing_as_one_data() {
        QTest::addColumn<QString>("id");
        for (const Variant* variant : variants())
            QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }
    void each_variant_counts_one_thing_as_one() {
        QFETCH(QString, id);
        const Variant& variant = **find_variant(id.toStdString());
        const VariantInfo& info = variant.info();
        const auto instances = small_instances(info.kind);
        QVERIFY(!instances.empty());
        for (const InstancePtr& instance : instances) {
            RunRequest request;
            request.instance = instance;
            request.variant = info.id;
            const auto outcome = run(request, machine_, {}, {});
            if (!outcome) {
                check(outcome.error().sentence());
            } else {
                for (const Fact& fact : outcome->answer.facts)
                    check(fact.sentence);
            }
            if (info.steps)
                check_steps(variant, instance);
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    static void check_steps(const Variant& variant, const InstancePtr& instance) {
        const auto* with_programs = dynamic_cast<const LpRecorder*>(&variant);
        const auto recorded = with_programs ? with_programs->record_with(clp::solver(), instance, {})
                                            : variant.record(instance, {});
        if (!recorded)
            return check(recorded.error().sentence());
        for (std::int64_t step = 0; step <= std::min<std::int64_t>((*recorded)->count(), 500); ++step)
            check((*recorded)->at(step).text);
    }

    const Machine machine_{.providers = {emulator_provider()}, .lp = &clp::solver()};
};

KS_TEST(SingularWordsTest)
#include "singular_words_test.moc"
