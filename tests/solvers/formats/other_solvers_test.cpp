// SPDX-License-Identifier: Apache-2.0
// Files for other solvers have the intended meaning: Debian's glpsol and cbc find the same optima as brute
// force.
#include "solvers/core/files.h"
#include "solvers/formats/format.h"
#include "solvers/instance/random.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/linear_model.h"
#include "solvers/problems/instruction_set/instance.h"
#include "tests/support/checks.h"
#include "tests/support/missing.h"
#include "tests/support/process.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

using namespace ks;

namespace {

/// The result of another solver; nullopt: infeasible.
using Optimum = std::optional<std::int64_t>;

QString text_of(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? QString::fromUtf8(opened.readAll()) : QString();
}

Optimum rounded(const QString& number) {
    bool fine = false;
    const double value = number.toDouble(&fine);
    if (!fine)
        qFatal("'%s' is no number", qPrintable(number));
    return std::llround(std::abs(value)); // MPS minimises, so the objective is negated
}

/// `format` is the option for the file's format.
Optimum by_glpsol(const QString& file, const char* format, const QString& answer) {
    const Ran ran = run_tool(QStringLiteral("glpsol"), {format, file, "-o", answer});
    const QString text = text_of(answer);
    if (ran.status != 0 || text.isEmpty())
        qFatal("glpsol cannot read %s: %s", qPrintable(text_of(file)), qPrintable(ran.output));
    if (!text.contains(QLatin1String("INTEGER OPTIMAL")))
        return std::nullopt;
    static const QRegularExpression value(QStringLiteral("Objective: +\\w+ = (\\S+)"));
    return rounded(value.match(text).captured(1));
}

Optimum by_cbc(const QString& file, const QString& answer) {
    // With its preprocessing, cbc 2.10.8 reports 25 as the optimum for the weights 6, 11, 2, 13, 4, 11 and
    // the target 27; the optimum is 26 (13 + 11 + 2). coin-or/Cbc#293 is a similar bug.
    const Ran ran = run_tool(QStringLiteral("cbc"), {file, "preprocess", "off", "solve", "solution", answer});
    const QString text = text_of(answer);
    if (ran.status != 0 || text.isEmpty())
        qFatal("cbc cannot read %s: %s", qPrintable(text_of(file)), qPrintable(ran.output));
    if (!text.startsWith(QLatin1String("Optimal")))
        return std::nullopt;
    static const QRegularExpression value(QStringLiteral("objective value +(\\S+)"));
    return rounded(value.match(text).captured(1));
}

/// The optimum of the case in the model's terms. For a case with a front (task sets), it is the reduction of
/// the utilisation from all-software to the last point.
Optimum expected(const ConformanceCase& test) {
    if (test.batches)
        return test.batches;
    if (!test.front)
        return test.optimum;
    return static_cast<const InstructionSetInstance&>(*test.instance).software() -
           test.front->points().back().numerator;
}

/// Whether all numbers are exact in the floating-point arithmetic of other solvers.
bool is_small(const LinearModel& model) {
    constexpr std::int64_t most = 1'000'000;
    const auto small = [](std::int64_t number) { return number <= most; };
    return std::ranges::all_of(model.worth, small) && std::ranges::all_of(model.rows, [&](const auto& row) {
               return small(row.bound) && std::ranges::all_of(row.terms, small, &LinearModel::Term::factor);
           });
}

/// A few edge cases, spread over the corpus, and random ones.
std::vector<ConformanceCase> cases_of(const Kind& kind, Random& random) {
    constexpr std::size_t edges = 4, drawn = 4, tries = 200;
    const auto fits = [](const ConformanceCase& test) {
        const auto model = linear_model_of(*test.instance);
        return model && model->variables.size() <= 150 && is_small(*model) &&
               (test.optimum || !test.may_be_refused);
    };
    std::vector<ConformanceCase> corpus = kind.corpus(), cases;
    std::erase_if(corpus, [&](const ConformanceCase& test) { return !fits(test); });
    for (std::size_t i = 0; i < edges; ++i)
        cases.push_back(corpus[i * corpus.size() / edges]);
    for (std::size_t i = 0; i < tries && cases.size() < edges + drawn; ++i)
        if (ConformanceCase test = kind.random_case(random); fits(test))
            cases.push_back(std::move(test));
    return cases;
}

} // namespace

class OtherSolversTest : public QObject {
    Q_OBJECT

private slots:
    void they_find_the_same_optimum_data() {
        QTest::addColumn<QByteArray>("kind");
        for (const std::string_view id : kinds_with_linear_model())
            QTest::newRow(id.data()) << QByteArray(id.data());
    }
    void they_find_the_same_optimum() {
        QFETCH(QByteArray, kind);
        for (const char* tool : {"glpsol", "cbc"})
            if (QStandardPaths::findExecutable(QLatin1String(tool)).isEmpty())
                KS_SKIP_FOR_WANT("glpsol or cbc is missing; Debian has them in glpk-utils and coinor-cbc");
        const QTemporaryDir folder;
        Random random(test_seed());
        const std::vector<ConformanceCase> cases = cases_of(*find_kind(kind.toStdString()), random);
        QVERIFY(cases.size() > 5);
        for (const ConformanceCase& test : cases)
            for (const char* id : {"lp", "mps"}) {
                const QString file = folder.filePath(QLatin1String("x.") + id);
                const auto text = write_instance(**find_format(id), *test.instance);
                KS_VERIFY_OK(text);
                KS_VERIFY_OK(write_file(file.toStdString(), *text));
                const QString answer = folder.filePath("glpsol.txt");
                const bool mps = file.endsWith("mps");
                const Optimum glpsol = by_glpsol(file, mps ? "--freemps" : "--lp", answer);
                if (mps) // both layouts are tested, because small numbers fit into the columns of fixed MPS
                    QCOMPARE(by_glpsol(file, "--mps", answer), glpsol);
                const Optimum cbc = by_cbc(file, folder.filePath("cbc.txt"));
                const Optimum ours = expected(test);
                QVERIFY2(glpsol == ours && cbc == ours, (test.name + "\n" + *text).c_str());
            }
    }

    void a_number_that_solvers_round_is_warned_of() {
        const auto warning = [](const char* text, const char* id) {
            return (*find_format(id))->warning(**read_instance(text, "a", "plain"));
        };
        for (const char* id : {"lp", "mps"}) {
            QCOMPARE(
                warning("1 9007199254740993\n5 5\n", id),
                Sentence("the number 9007199254740993 is above 2^53, and other solvers round such numbers: "
                         "their answers may be wrong"));
            QVERIFY(warning("1 9007199254740992\n5 5\n", id).empty());
        }
    }

    /// Readers of fixed MPS cut numbers that are longer than their columns, so the file states that it is
    /// free MPS.
    void numbers_that_do_not_fit_make_a_free_mps() {
        const auto name_line = [](const char* text) {
            const std::string written =
                *write_instance(**find_format("mps"), **read_instance(text, "a", "plain"));
            return written.substr(written.find("NAME"), written.find("ROWS") - written.find("NAME"));
        };
        QCOMPARE(name_line("1 99999999999\n5 5\n"), std::string("NAME          knapsack\n"));
        QCOMPARE(name_line("1 999999999999\n5 5\n"), std::string("NAME          knapsack  FREE\n"));
    }

    void instances_without_choices_are_refused() {
        const auto empty = read_instance("task,execution,period,gain,cost\naes,30,60,,\n", "a.csv");
        KS_VERIFY_OK(empty);
        KS_COMPARE_ERROR(
            write_instance(**find_format("lp"), **empty), ErrorCode::usage,
            "there is nothing to choose in the instance, so there is no program to write; give it a "
            "choice");
    }
};

KS_TEST(OtherSolversTest)
#include "other_solvers_test.moc"
