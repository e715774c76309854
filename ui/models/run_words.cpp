// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run_words.h"

#include "solvers/problems/kind.h"
#include "visual/scene/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace ks::ui {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Runs", text);
}

QString duration(double ms) {
    return QString::fromStdString(scene::duration(ms / 1000));
}

const QString prepare = QStringLiteral("prepare");

} // namespace

QString where_text(const RunOutcome& outcome) {
    if (outcome.on == QLatin1String("cpu"))
        return tr("CPU");
    if (outcome.emulated())
        return tr("Emulator");
    return outcome.device.isEmpty() ? outcome.on : outcome.device;
}

QString time_text(const RunOutcome& outcome) {
    return outcome.emulated() ? tr("emulated %1").arg(duration(outcome.total_ms))
                              : duration(outcome.total_ms);
}

QString access_ratio_text(const RunOutcome& outcome) {
    if (outcome.ratios.empty())
        return {};
    const auto text = [](double value) {
        const bool whole = value >= 100 || value == std::floor(value);
        return QString::fromStdString(scene::number(value, whole ? 0 : 1));
    };
    const auto [least, most] = std::ranges::minmax(outcome.ratios);
    return text(least) == text(most) ? text(least) : text(least) + QStringLiteral("–") + text(most);
}

QString answer_text(const RunOutcome& outcome) {
    if (!outcome.objective)
        return outcome.status;
    const QString number = QString::fromStdString(scene::number(std::int64_t{*outcome.objective}));
    return outcome.status == QLatin1String("bound") ? QStringLiteral("≤ ") + number : number;
}

QString checked_text(const RunOutcome& outcome) {
    if (!outcome.verified)
        return QStringLiteral("–");
    return *outcome.verified ? tr("✓") : tr("✗");
}

QString stages_text(const RunOutcome& outcome) {
    QStringList parts;
    QString apart;
    for (const auto& stage : outcome.stages) {
        if (stage.name == prepare)
            apart = tr("before: prepare %1").arg(duration(stage.ms));
        else
            parts << QStringLiteral("%1 %2").arg(stage.name, duration(stage.ms));
    }
    if (!apart.isEmpty())
        parts << apart;
    return parts.join(QStringLiteral(" · "));
}

QString facts_text(const RunOutcome& outcome) {
    QStringList sentences;
    for (const QString& fact : outcome.facts)
        sentences << QString::fromStdString(scene::with_separators(fact.toStdString()));
    return sentences.join(QLatin1Char(' '));
}

std::shared_ptr<const RunOutcome> baseline_of(const Outcomes& outcomes, const QString& instance_sha256) {
    for (const auto& outcome : outcomes)
        if (outcome->on == QLatin1String("cpu") && outcome->instance_sha256 == instance_sha256 &&
            outcome->variant.endsWith(QLatin1String(".sequential")))
            return outcome;
    return {};
}

std::optional<double> speedup(const RunOutcome& outcome, const RunOutcome* baseline) {
    if (!baseline || outcome.emulated() || baseline->emulated() || outcome.total_ms <= 0 ||
        baseline->instance_sha256 != outcome.instance_sha256)
        return {};
    return baseline->total_ms / outcome.total_ms;
}

QString speedup_text(const RunOutcome& outcome, const Outcomes& outcomes) {
    const auto factor = speedup(outcome, baseline_of(outcomes, outcome.instance_sha256).get());
    return factor ? QString::fromStdString(scene::ratio(*factor)) : QStringLiteral("–");
}

std::vector<scene::Sheet::Part> stage_parts(const RunOutcome& outcome) {
    std::vector<scene::Sheet::Part> parts;
    for (const auto& stage : outcome.stages)
        if (stage.name != prepare && stage.name != QLatin1String("table")) // neither is part of the total
            parts.push_back({stage_role(stage.name), stage.ms});
    return parts;
}

QStringList stage_names() {
    return {QStringLiteral("dominance"), QStringLiteral("upload"),   QStringLiteral("compute"),
            QStringLiteral("way-back"),  QStringLiteral("download"), QStringLiteral("verify")};
}

scene::Role stage_role(const QString& stage) {
    using scene::Role;
    static const std::vector<std::pair<QString, Role>> roles{
        {QStringLiteral("dominance"), Role::wasted}, {QStringLiteral("upload"), Role::read},
        {QStringLiteral("compute"), Role::changed},  {QStringLiteral("way-back"), Role::optimal},
        {QStringLiteral("download"), Role::about},   {QStringLiteral("verify"), Role::pruned}};
    for (const auto& [name, role] : roles)
        if (name == stage)
            return role;
    return Role::quiet;
}

QString selection_text(const RunOutcome& outcome, std::size_t most) {
    const Kind* kind = find_kind(outcome.instance_kind.toStdString());
    if (!outcome.selection || !kind)
        return {};
    QStringList parts;
    const auto& selection = *outcome.selection;
    for (std::size_t i = 0; i < std::min(most, selection.size()); ++i) {
        const auto chosen = selection[i];
        parts << (chosen ? QString::fromStdString(kind->item_name(static_cast<std::int64_t>(i), *chosen))
                         : QStringLiteral("–"));
    }
    QString text = parts.join(QStringLiteral(", "));
    if (selection.size() > most)
        text += tr(" and %1 more").arg(selection.size() - most);
    return text;
}

} // namespace ks::ui
