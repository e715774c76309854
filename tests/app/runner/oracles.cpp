// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/oracles.h"

#include "solvers/bench/conformance.h"
#include "solvers/bench/results.h"
#include "solvers/core/json_tree.h"
#include "solvers/front/problem.h"
#include "solvers/kinds/kind.h"
#include "solvers/run/outcome.h"
#include "solvers/run/plan_document.h"
#include "tests/solvers/front/by_definition.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace ks;

namespace {

std::string text_of(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

QString sentence(const Error& error) {
    return QString::fromStdString(error.sentence());
}

/// Returns the error in point `i` of a front, which should be `right`; empty if there is none.
QString wrong_point(const QJsonObject& point, const Front::Point& right, const FrontProblem& problem,
                    const KindFront& kind, std::size_t i) {
    const auto key = QString::fromUtf8(kind.value.data(), qsizetype(kind.value.size()));
    const bool same_value = kind.within.empty() ? point["value"].toInteger(-1) == right.numerator
                                                : point[key].toString().toStdString() ==
                                                      Front(problem.denominator).exact(right).text();
    if (point["cost"].toInteger(-1) == right.cost && same_value)
        return {};
    return QStringLiteral("point %1 should have the cost %2 and the value %3 of %4")
        .arg(i)
        .arg(right.cost)
        .arg(right.numerator)
        .arg(problem.denominator);
}

/// Returns the error in the quality of the row's answer; empty if there is none.
QString wrong_answer(const RecordedRow& row, const ConformanceCase& test) {
    const bool best = row.status == to_text(Status::optimal);
    if (test.front)
        return row.points == std::ssize(test.front->points()) ? QString() : "another number of points";
    if (test.batches)
        return !row.batches || (best ? row.batches == test.batches : row.batches >= test.batches)
                   ? QString()
                   : "another number of batches";
    if (row.status == to_text(Status::infeasible))
        return test.optimum ? "there is an answer" : QString();
    if (!row.objective || !test.optimum)
        return {};
    const bool right = best                                   ? row.objective == test.optimum
                       : row.status == to_text(Status::bound) ? row.objective >= test.optimum
                                                              : row.objective <= test.optimum;
    return right ? QString() : QStringLiteral("the optimum is %1").arg(*test.optimum);
}

QString wrong_row(const RecordedRow& row, const ConformanceCase& test, const Variant& variant) {
    if (row.variant != variant.info().id)
        return "it is of another variant";
    if (row.error)
        return test.may_be_refused ? QString() : sentence(*row.error);
    if (row.verified == std::optional(false))
        return "its answer was refused by the verifier";
    return wrong_answer(row, test);
}

} // namespace

Oracle any_document() {
    return [](const QJsonObject& result) { return result.isEmpty() ? "the document is missing" : QString(); };
}

Oracle right_outcome(const Variant& variant, ConformanceCase test) {
    return [&variant, test = std::move(test)](const QJsonObject& result) {
        const auto document = json::parse(text_of(result), "answer");
        if (!document)
            return sentence(document.error());
        const auto outcome = read_outcome(json::Cursor(*document, "answer"));
        if (!outcome)
            return sentence(outcome.error());
        const auto right = conforms(test, *outcome, variant.info());
        return right ? QString() : sentence(right.error());
    };
}

Oracle right_front(ConformanceCase test) {
    return [test = std::move(test)](const QJsonObject& result) -> QString {
        const KindFront& kind = *kind_of(*test.instance).front;
        const auto problem = kind.problem(*test.instance);
        if (!problem)
            return sentence(problem.error());
        const std::vector<Front::Point> right = tests::points_of(*problem);
        const QJsonArray points = result["points"].toArray();
        if (points.size() != std::ssize(right))
            return QStringLiteral("%1 points instead of %2").arg(points.size()).arg(right.size());
        for (std::size_t i = 0; i < right.size(); ++i)
            if (const QString wrong =
                    wrong_point(points[qsizetype(i)].toObject(), right[i], *problem, kind, i);
                !wrong.isEmpty())
                return wrong;
        return {};
    };
}

Oracle right_plan(const Variant& variant, ConformanceCase test) {
    return [&variant, test = std::move(test)](const QJsonObject& result) {
        const auto document = json::parse(text_of(result), "answer");
        if (!document)
            return sentence(document.error());
        const auto plan = read_plan_document(json::Cursor(*document, "answer"));
        if (!plan)
            return sentence(plan.error());
        Outcome outcome{.variant = std::string(variant.info().id), .on = "cpu"};
        const std::string status = result["status"].toString().toStdString();
        for (const Status each : {Status::optimal, Status::feasible, Status::found, Status::not_found})
            if (status == to_text(each))
                outcome.answer.status = each;
        outcome.answer.plan = *plan;
        outcome.verified = true; // the document does not contain it
        const auto right = conforms(test, outcome, variant.info());
        return right ? QString() : sentence(right.error());
    };
}

Oracle right_rows(std::vector<const Variant*> variants, ConformanceCase test) {
    return [variants = std::move(variants), test = std::move(test)](const QJsonObject& result) -> QString {
        const auto results = read_results(text_of(result), "answer");
        if (!results)
            return sentence(results.error());
        if (results->rows.size() != variants.size())
            return QStringLiteral("%1 rows of %2").arg(results->rows.size()).arg(variants.size());
        for (std::size_t i = 0; i < variants.size(); ++i)
            if (const QString wrong = wrong_row(results->rows[i], test, *variants[i]); !wrong.isEmpty())
                return QStringLiteral("row %1: ").arg(i) + wrong;
        return {};
    };
}
