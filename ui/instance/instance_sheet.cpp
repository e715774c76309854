// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/instance_sheet.h"

#include "solvers/core/formatted.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "ui/base/session.h"
#include "ui/instance/field_text.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"
#include "visual/scene/numbers.h"
#include "visual/scene/record_plot.h"
#include "visual/scene/sheet.h"

#include <optional>

namespace ks::ui {
namespace {

/// This is more than any picture shows.
constexpr std::size_t most_rows = 2000;

/// Visits the records in order, group by group, and each group without records once.
template <class Each>
void each_row(const Contents& contents, Each each) {
    for (std::size_t group = 0; group < contents.groups(); ++group) {
        const std::size_t records = contents.records(group);
        for (std::size_t record = 0; record < records; ++record)
            each(group, std::optional(record));
        if (records == 0)
            each(group, std::optional<std::size_t>());
    }
}

scene::Sheet::Column column_of(const Field& field, const Unit& unit = {}) {
    const bool text = field.type == Field::Type::text;
    return {.title = title_with_unit(field, unit).toStdString(),
            .align = text ? scene::Align::left : scene::Align::right,
            .numbers = !text};
}

std::string ratio_text(const Contents& contents, const Fields::Ratio& ratio, std::size_t group,
                       std::size_t record) {
    const auto over = static_cast<double>(contents.number(FieldAt::of_record(ratio.over, group, record)));
    const auto under = static_cast<double>(contents.number(FieldAt::of_record(ratio.under, group, record)));
    return under != 0 ? scene::number(over / under, 3) : "–";
}

std::vector<scene::Sheet::Column> columns_of(const Contents& contents) {
    const Fields& fields = contents.fields();
    std::vector<scene::Sheet::Column> columns;
    for (const Field& field : fields.of_group)
        columns.push_back(column_of(field));
    columns.push_back({capitalised(fields.record.singular).toStdString(), scene::Align::left, true});
    for (std::size_t f = 0; f < contents.record_fields().size(); ++f)
        columns.push_back(column_of(contents.record_fields()[f], contents.unit(f)));
    if (fields.ratio)
        columns.push_back({std::string(fields.ratio->column), scene::Align::right, true});
    return columns;
}

std::vector<scene::Sheet::Cell> row_of(const Instance& instance, std::size_t group,
                                       std::optional<std::size_t> record) {
    const Contents& contents = instance.contents();
    const Fields& fields = contents.fields();
    std::vector<scene::Sheet::Cell> row;
    const auto add = [&row](std::string text, scene::Role role) {
        row.push_back({std::move(text), role, {}});
    };
    const auto add_value = [&](const FieldAt& at) {
        add(shown_text(contents.get(at)).toStdString(), scene::Role::text);
    };
    for (std::size_t f = 0; f < fields.of_group.size(); ++f)
        add_value(FieldAt::of_group(f, group));
    if (!record) {
        add(formatted("no {}", said(std::string(fields.record.singular))), scene::Role::quiet);
        row.resize(columns_of(contents).size());
        return row;
    }
    add(kind_of(instance).item_name(static_cast<std::int64_t>(group), static_cast<std::int64_t>(*record)),
        scene::Role::text);
    for (std::size_t f = 0; f < contents.record_fields().size(); ++f)
        add_value(FieldAt::of_record(f, group, *record));
    if (fields.ratio)
        add(ratio_text(contents, *fields.ratio, group, *record), scene::Role::quiet);
    return row;
}

scene::Sheet sheet_of(const Instance& instance, const QString& called) {
    scene::Sheet sheet;
    const Kind& kind = kind_of(instance);
    sheet.title = called.toStdString();
    sheet.subtitle =
        formatted("{} · {}", said(std::string(kind.title)), scene::with_separators(summary_of(instance)));
    if (!instance.source().empty())
        sheet.subtitle += formatted(" · {}", instance.source());
    sheet.columns = columns_of(instance.contents());
    each_row(instance.contents(), [&](std::size_t group, std::optional<std::size_t> record) {
        if (sheet.rows.size() == most_rows)
            ++sheet.rows_left_out;
        else
            sheet.rows.push_back(row_of(instance, group, record));
    });
    return sheet;
}

} // namespace

visual::Picture instance_picture(const Instance& instance, const QString& called, const paint::Theme& theme,
                                 QSizeF size) {
    const paint::FontMeasure measure;
    return visual::picture_of(scene::draw(sheet_of(instance, called), size.width() / theme.scale(),
                                          size.height() / theme.scale(), measure),
                              theme);
}

scene::DisplayList instance_plot(const Instance& instance, std::size_t chosen_group, QSizeF size) {
    const Contents& contents = instance.contents();
    scene::RecordPlot plot;
    if (contents.fields().ratio && contents.groups() > 0) {
        plot.contents = &contents;
        plot.chosen_group = std::min(chosen_group, contents.groups() - 1);
        if (const std::size_t shown = contents.records(plot.chosen_group); shown <= 64)
            for (std::size_t k = 0; k < shown; ++k)
                plot.chosen_names.push_back(short_item_words(
                    instance, static_cast<std::int64_t>(plot.chosen_group), static_cast<std::int64_t>(k)));
    }
    return scene::draw(plot, size.width(), size.height(), paint::FontMeasure());
}

QByteArray instance_csv(const Instance& instance) {
    return QByteArray::fromStdString(write_csv(instance));
}

} // namespace ks::ui
