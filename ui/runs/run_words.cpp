// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run_words.h"

#include "solvers/core/sentence_json.h"
#include "solvers/core/stage_words.h"
#include "solvers/kinds/kind.h"
#include "solvers/result/answer_words.h"
#include "ui/base/session.h"
#include "ui/widgets/texts.h"
#include "visual/scene/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace ks::ui {
namespace {

QString run_text(const char* text) {
    return QCoreApplication::translate("Runs", text);
}

QString number(std::int64_t value) {
    return QString::fromStdString(scene::number(value));
}

/// Adds thousands' separators to a sentence.
QString separated(const std::string& words) {
    return QString::fromStdString(scene::with_separators(words));
}

/// The values of R_TA (thesis, Equations 4.1, 4.2, 4.4): one for all classes, or one for each class.
std::vector<double> ratios_of(const Outcome& outcome) {
    for (const Fact& fact : outcome.answer.facts) {
        if (fact.name != "r-ta")
            continue;
        if (const auto* one = std::get_if<double>(&fact.value))
            return {*one};
        if (const auto* whole = std::get_if<std::int64_t>(&fact.value))
            return {static_cast<double>(*whole)};
        if (const auto* several = std::get_if<std::vector<double>>(&fact.value))
            return *several;
    }
    return {};
}

/// The names of the usual stages, each with the colour of its part of the bar.
const std::vector<std::pair<QString, scene::Role>>& usual_stages() {
    using scene::Role;
    static const std::vector<std::pair<QString, Role>> stages{
        {QStringLiteral("dominance"), Role::wasted}, {QStringLiteral("upload"), Role::read},
        {QStringLiteral("compute"), Role::changed},  {QStringLiteral("generation"), Role::changed},
        {QStringLiteral("pruning"), Role::masked},   {QStringLiteral("search"), Role::about},
        {QStringLiteral("way-back"), Role::optimal}, {QStringLiteral("download"), Role::about},
        {QStringLiteral("verify"), Role::pruned}};
    return stages;
}

/// What entry i of the selection chose, by its name where it has one.
std::string entry_words(const Outcome& outcome, const Kind& kind, std::size_t i) {
    if (i < outcome.names.size() && !outcome.names[i].empty())
        return shown_record_name(outcome.names[i]);
    return kind.item_name(static_cast<std::int64_t>(i), *(*outcome.answer.selection)[i]);
}

/// The names of the first `most` parts of an answer.
QStringList part_names(const Outcome& outcome, std::size_t most) {
    QStringList parts;
    const Answer& answer = outcome.answer;
    const Kind* kind = find_kind(outcome.instance_kind);
    if (answer.selection && kind) {
        const Selection& selection = *answer.selection;
        for (std::size_t i = 0; i < std::min(most, selection.size()); ++i)
            parts << (selection[i] ? QString::fromStdString(entry_words(outcome, *kind, i))
                                   : QStringLiteral("–"));
    } else if (answer.front) {
        for (std::size_t i = 0; i < std::min(most, answer.front->size()); ++i) {
            parts << run_text("%1 at cost %2")
                         .arg(separated(value_words(*answer.front, i)),
                              number(answer.front->points()[i].cost));
        }
    } else if (answer.plan) {
        for (std::size_t i = 0; i < std::min(most, answer.plan->batches.size()); ++i) {
            const Plan::Batch& batch = answer.plan->batches[i];
            QStringList kernels;
            for (const Plan::Kernel& kernel : batch.kernels)
                kernels << QStringLiteral("%1 × %2").arg(number(kernel.blocks_per_sm),
                                                         QString::fromStdString(kernel.name));
            parts << run_text("%1 times %2 on each SM")
                         .arg(number(batch.repeat), kernels.join(QStringLiteral(" + ")));
        }
    }
    return parts;
}

/// The number of parts of an answer.
std::size_t part_count(const Answer& answer) {
    return answer.selection ? answer.selection->size()
           : answer.front   ? answer.front->size()
           : answer.plan    ? answer.plan->batches.size()
                            : 0;
}

} // namespace

QString duration_text(double ms) {
    return QString::fromStdString(scene::duration(ms / 1000));
}

QString instance_text(const Outcome& outcome, const Outcomes& outcomes) {
    QStringList before; // other instances of the same name, in order of first run
    for (const auto& other : outcomes) {
        const QString sha256 = QString::fromStdString(other->instance_sha256);
        if (other->instance_sha256 == outcome.instance_sha256)
            break;
        if (other->instance_name == outcome.instance_name && !before.contains(sha256))
            before << sha256;
    }
    const QString name = shown_name(outcome.instance_name);
    return before.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name).arg(before.size() + 1);
}

bool several_instances(const Outcomes& outcomes) {
    return std::ranges::any_of(outcomes, [&outcomes](const auto& run) {
        return run->instance_sha256 != outcomes.front()->instance_sha256;
    });
}

QString where_text(const Outcome& outcome) {
    const QString place = outcome.on == "cpu"  ? run_text("CPU")
                          : outcome.emulated() ? run_text("Emulator")
                          : outcome.device     ? QString::fromStdString(outcome.device->name)
                                               : QString::fromStdString(outcome.on);
    return outcome.host.empty() ? place
                                : run_text("%1 on %2").arg(place, QString::fromStdString(outcome.host));
}

QString time_text(const Outcome& outcome) {
    return outcome.emulated() ? run_text("emulated %1").arg(duration_text(outcome.total_ms))
                              : duration_text(outcome.total_ms);
}

QString parameters_text(const Outcome& outcome) {
    QStringList parts;
    for (const auto& [name, value] : outcome.parameters.texts())
        parts << QStringLiteral("%1 = %2").arg(QString::fromStdString(name), QString::fromStdString(value));
    return parts.join(QStringLiteral(", "));
}

QString access_ratio_text(const Outcome& outcome) {
    const std::vector<double> ratios = ratios_of(outcome);
    if (ratios.empty())
        return {};
    const auto text = [](double value) {
        const bool whole = value >= 100 || value == std::floor(value);
        return QString::fromStdString(scene::number(value, whole ? 0 : 1));
    };
    const auto [least, most] = std::ranges::minmax(ratios);
    return text(least) == text(most) ? text(least) : text(least) + QStringLiteral("–") + text(most);
}

QString answer_text(const Outcome& outcome) {
    const Answer& answer = outcome.answer;
    if (answer.front)
        return answer.front->size() == 1
                   ? run_text("1 point")
                   : run_text("%1 points").arg(number(static_cast<std::int64_t>(answer.front->size())));
    if (answer.plan)
        return answer.plan->batch_count == 1 ? run_text("1 batch")
                                             : run_text("%1 batches").arg(number(answer.plan->batch_count));
    if (answer.status == Status::not_found) // a decision's "no", which the words beside it tell
        return run_text("none");
    if (answer.status == Status::ran)
        return run_text("no answer");
    if (!answer.objective)
        return in_language(to_text(answer.status));
    return (answer.status == Status::bound ? QStringLiteral("≤ ") : QString()) + number(*answer.objective);
}

QString checked_text(const Outcome& outcome) {
    if (!outcome.verified)
        return QStringLiteral("–");
    if (!*outcome.verified)
        return run_text("✗");
    return outcome.answer.status == Status::feasible ? run_text("✓ legal") : run_text("✓");
}

QString check_sentence(const Outcome& outcome) {
    if (!outcome.verified)
        return {};
    return *outcome.verified
               ? run_text("Checked: %1").arg(QString::fromStdString(check_words(outcome.answer)))
               : run_text("The check failed");
}

QString stages_text(const Outcome& outcome) {
    QStringList parts;
    QString apart;
    for (const auto& stage : outcome.stages) {
        if (stage.name == "prepare")
            apart = run_text("before: prepare %1").arg(duration_text(stage.ms));
        else
            parts << QStringLiteral("%1 %2").arg(QString::fromStdString(stage_words(stage.name)),
                                                 duration_text(stage.ms));
    }
    if (!apart.isEmpty())
        parts << apart;
    return parts.join(QStringLiteral(" · "));
}

QString facts_text(const Outcome& outcome) {
    QStringList sentences;
    for (const Fact& fact : outcome.answer.facts)
        sentences << separated(voiced(fact.sentence));
    return sentences.join(QLatin1Char(' '));
}

std::shared_ptr<const Outcome> baseline_of(const Outcomes& outcomes, const Outcome& run) {
    for (const auto& outcome : outcomes)
        if (outcome->on == "cpu" && outcome->instance_sha256 == run.instance_sha256 &&
            outcome->host == run.host && outcome->variant.ends_with(".sequential"))
            return outcome;
    return {};
}

std::optional<double> speedup_over(const Outcome& outcome, const Outcome* baseline) {
    if (!baseline || outcome.emulated() || baseline->emulated() || outcome.total_ms <= 0 ||
        baseline->instance_sha256 != outcome.instance_sha256 || baseline->host != outcome.host)
        return {};
    return baseline->total_ms / outcome.total_ms;
}

QString speedup_text(const Outcome& outcome, const Outcomes& outcomes) {
    const auto factor = speedup_over(outcome, baseline_of(outcomes, outcome).get());
    return factor ? QString::fromStdString(scene::ratio(*factor)) : QStringLiteral("–");
}

std::vector<scene::BarPart> stage_parts(const Outcome& outcome) {
    std::vector<scene::BarPart> parts;
    for (const auto& stage : outcome.stages)
        if (!stage.is_apart())
            parts.push_back({stage_role(QString::fromStdString(stage.name)), stage.ms});
    return parts;
}

QStringList stage_names(const Outcomes& outcomes) {
    QStringList used;
    for (const auto& outcome : outcomes)
        for (const Stage& stage : outcome->stages)
            if (const QString name = QString::fromStdString(stage.name);
                !stage.is_apart() && !used.contains(name))
                used << name;
    QStringList names;
    for (const auto& [name, role] : usual_stages())
        if (used.removeAll(name) > 0)
            names << name;
    return names + used;
}

scene::Role stage_role(const QString& stage) {
    for (const auto& [name, role] : usual_stages())
        if (name == stage)
            return role;
    return scene::Role::quiet;
}

QString chosen_text(const Outcome& outcome, std::size_t most) {
    const QStringList parts = part_names(outcome, most);
    QString text = parts.join(QStringLiteral(", "));
    if (const std::size_t all = part_count(outcome.answer); !parts.isEmpty() && all > most)
        text += run_text(" and %1 more").arg(all - most);
    return text;
}

} // namespace ks::ui
