// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run_sheet.h"

#include "solvers/core/formatted.h"
#include "ui/base/session.h"
#include "ui/widgets/texts.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"
#include "visual/scene/sheet.h"

#include <QCoreApplication>

#include <algorithm>

namespace ks::ui {
namespace {

std::string sheet_text(const char* text) {
    return QCoreApplication::translate("Runs", text).toStdString();
}

scene::Sheet sheet_of(const Outcomes& outcomes) {
    using scene::Align;
    scene::Sheet sheet;
    sheet.title = sheet_text("Runs of this session");
    const bool elsewhere =
        std::any_of(outcomes.begin(), outcomes.end(), [](const auto& run) { return !run->host.empty(); });
    sheet.subtitle =
        (elsewhere
             ? sheet_text(
                   "measured where each says, once, from the instance in host memory to the checked answer")
             : sheet_text(
                   "measured here, once each, from the instance in host memory to the checked answer"));
    if (std::any_of(outcomes.begin(), outcomes.end(), [](const auto& run) { return run->emulated(); }))
        sheet.subtitle += sheet_text("; an emulated time says nothing about a GPU");
    sheet.columns = {{.title = sheet_text("Variant"), .align = Align::left, .numbers = true},
                     {.title = sheet_text("Instance"), .align = Align::left},
                     {.title = sheet_text("Where"), .align = Align::left},
                     {.title = sheet_text("Time"), .align = Align::right, .numbers = true},
                     {.title = sheet_text("Stages"), .align = Align::left},
                     {.title = sheet_text("R_TA"), .align = Align::right, .numbers = true},
                     {.title = sheet_text("Speedup"), .align = Align::right, .numbers = true},
                     {.title = sheet_text("Answer"), .align = Align::right, .numbers = true},
                     {.title = sheet_text("Check"), .align = Align::left}};
    const auto cell = [](const QString& text, scene::Role role = scene::Role::text) {
        return scene::Sheet::Cell{text.toStdString(), role, {}};
    };
    for (const auto& run : outcomes)
        sheet.rows.push_back({cell(QString::fromStdString(run->variant)), cell(instance_text(*run, outcomes)),
                              cell(where_text(*run)),
                              cell(time_text(*run), run->emulated() ? scene::Role::quiet : scene::Role::text),
                              scene::Sheet::Cell{"", scene::Role::text, stage_parts(*run)},
                              cell(access_ratio_text(*run)), cell(speedup_text(*run, outcomes)),
                              cell(answer_text(*run)), cell(checked_text(*run))});
    for (const QString& stage : stage_names(outcomes))
        sheet.legend.push_back({stage_role(stage), stage.toStdString()});
    return sheet;
}

} // namespace

visual::Picture runs_picture(const Outcomes& outcomes, const paint::Theme& theme, QSizeF size) {
    const paint::FontMeasure measure;
    return visual::picture_of(
        scene::draw(sheet_of(outcomes), size.width() / theme.scale(), size.height() / theme.scale(), measure),
        theme);
}

QByteArray runs_csv(const Outcomes& outcomes) {
    std::vector<QStringList> rows;
    QStringList head{QStringLiteral("variant"),   QStringLiteral("instance"),   QStringLiteral("on"),
                     QStringLiteral("device"),    QStringLiteral("parameters"), QStringLiteral("status"),
                     QStringLiteral("objective"), QStringLiteral("weight"),     QStringLiteral("verified"),
                     QStringLiteral("time_kind"), QStringLiteral("total_ms"),   QStringLiteral("r_ta")};
    for (const QString& stage : stage_names(outcomes))
        head << stage + QStringLiteral("_ms");
    head << QStringLiteral("machine") << QStringLiteral("processor");
    rows.push_back(head);
    const auto number = [](const std::optional<std::int64_t>& value) {
        return value ? QString::number(*value) : QString();
    };
    for (const auto& run : outcomes) {
        const Answer& answer = run->answer;
        QStringList row{QString::fromStdString(run->variant),
                        shown_name(run->instance_name),
                        QString::fromStdString(run->on),
                        QString::fromStdString(run->device ? run->device->name : ""),
                        parameters_text(*run),
                        in_language(to_text(answer.status)),
                        number(answer.objective),
                        number(answer.weight),
                        run->verified ? (*run->verified ? QStringLiteral("true") : QStringLiteral("false"))
                                      : QString(),
                        run->emulated() ? QStringLiteral("emulation") : QStringLiteral("measured"),
                        QString::number(run->total_ms, 'g', 9),
                        access_ratio_text(*run)};
        for (const QString& name : stage_names(outcomes)) {
            QString ms;
            for (const auto& stage : run->stages)
                if (stage.name == name.toStdString())
                    ms = QString::number(stage.ms, 'g', 9);
            row << ms;
        }
        row << QString::fromStdString(run->host) << QString::fromStdString(run->host_processor);
        rows.push_back(row);
    }
    return visual::csv_of(rows);
}

Result<std::vector<SolveRequest>> requests_for(const QStringList& variants, const InstancePtr& instance,
                                               const Catalogue& catalogue) {
    std::vector<SolveRequest> requests;
    for (const QString& id : variants) {
        KS_TRY(const CatalogueEntry* variant, catalogue.get(id.toStdString()));
        if (!instance)
            return Error{.code = ErrorCode::input,
                         .what = "there is nothing to solve",
                         .todo = "open an instance, or name its file"};
        if (variant->kind != instance->kind())
            return Error{.code = ErrorCode::usage,
                         .what = formatted("{} solves instances of kind {}, and this one is of kind {}",
                                           variant->id, variant->kind, instance->kind()),
                         .where = "--variant",
                         .todo = "choose a variant of that kind"};
        requests.push_back({id, {}, {}});
    }
    return requests;
}

} // namespace ks::ui
