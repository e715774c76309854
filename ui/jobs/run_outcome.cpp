// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/run_outcome.h"

#include <QJsonArray>
#include <QStringList>

namespace ks::ui {
namespace {

std::optional<qint64> integer_or_null(const QJsonValue& value) {
    if (!value.isDouble())
        return {};
    return value.toInteger();
}

QString parameter_text(const QJsonObject& parameters) {
    QStringList parts;
    for (auto i = parameters.begin(); i != parameters.end(); ++i)
        parts << QStringLiteral("%1 = %2").arg(i.key(), i.value().toVariant().toString());
    return parts.join(QStringLiteral(", "));
}

/// A number, or a list of them.
std::vector<double> numbers_in(const QJsonValue& value) {
    if (value.isDouble())
        return {value.toDouble()};
    std::vector<double> numbers;
    for (const auto& each : value.toArray())
        numbers.push_back(each.toDouble());
    return numbers;
}

std::vector<RunOutcome::Stage> read_stages(const QJsonArray& array) {
    std::vector<RunOutcome::Stage> stages;
    for (const auto& value : array) {
        const QJsonObject stage = value.toObject();
        stages.push_back(
            {stage.value(QLatin1String("name")).toString(), stage.value(QLatin1String("ms")).toDouble()});
    }
    return stages;
}

} // namespace

Result<RunOutcome> read_outcome(const QJsonObject& document) {
    const auto at = [&document](const char* key) { return document.value(QLatin1String(key)); };
    RunOutcome outcome;
    outcome.variant = at("variant").toString();
    outcome.on = at("on").toString();
    outcome.status = at("status").toString();
    if (at("format").toString() != QLatin1String("knapscope-result") || outcome.variant.isEmpty() ||
        outcome.on.isEmpty() || outcome.status.isEmpty())
        return Error{ErrorCode::input, "knapscope-run's answer is not a document of format knapscope-result",
                     "", "check that it has the version of this program"};
    outcome.device = at("device").toObject().value(QLatin1String("name")).toString();
    outcome.parameters = parameter_text(at("parameters").toObject());
    const QJsonObject instance = at("instance").toObject();
    outcome.instance_name = instance.value(QLatin1String("name")).toString();
    outcome.instance_kind = instance.value(QLatin1String("kind")).toString();
    outcome.instance_sha256 = instance.value(QLatin1String("sha256")).toString();
    outcome.objective = integer_or_null(at("objective"));
    outcome.weight = integer_or_null(at("weight"));
    if (at("selection").isArray()) {
        outcome.selection.emplace();
        for (const auto& chosen : at("selection").toArray())
            outcome.selection->push_back(integer_or_null(chosen));
    }
    if (at("verified").isBool())
        outcome.verified = at("verified").toBool();
    outcome.bound = at("bound").toString();
    outcome.launches = at("executed").toObject().value(QLatin1String("launches")).toInteger();
    const QJsonObject timing = at("timing").toObject();
    outcome.total_ms = timing.value(QLatin1String("total_ms")).toDouble();
    outcome.stages = read_stages(timing.value(QLatin1String("stages")).toArray());
    for (const auto& each : at("facts").toArray()) {
        const QJsonObject fact = each.toObject();
        outcome.facts.push_back(fact.value(QLatin1String("sentence")).toString());
        if (fact.value(QLatin1String("name")).toString() == QLatin1String("r-ta"))
            outcome.ratios = numbers_in(fact.value(QLatin1String("value")));
    }
    return outcome;
}

} // namespace ks::ui
