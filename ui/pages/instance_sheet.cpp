// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/instance_sheet.h"

#include "solvers/problems/kind.h"
#include "ui/commands/draft.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"
#include "visual/scene/item_plot.h"
#include "visual/scene/numbers.h"
#include "visual/scene/sheet.h"

namespace ks::ui {
namespace {

/// More rows than any picture shows.
constexpr std::size_t most_rows = 2000;

scene::Sheet sheet_of(const Instance& instance) {
    scene::Sheet sheet;
    const Kind& kind = kind_of(instance);
    sheet.title = instance.name().empty() ? std::string(kind.title) : instance.name();
    sheet.subtitle = std::string(kind.title) + " · " + scene::with_separators(kind.summary(instance));
    if (!instance.source().empty())
        sheet.subtitle += " · " + instance.source();
    sheet.columns = {{"Item", scene::Align::left, true},
                     {"Value", scene::Align::right, true},
                     {"Weight", scene::Align::right, true},
                     {"Value / weight", scene::Align::right, true}};
    for (std::size_t i = 0; i < class_count(instance); ++i) {
        const auto items = items_of(instance, i);
        for (std::size_t k = 0; k < items.size(); ++k) {
            if (sheet.rows.size() == most_rows) {
                ++sheet.rows_left_out;
                continue;
            }
            const Item& item = items[k];
            const std::string label =
                kind.item_name(static_cast<std::int64_t>(i), static_cast<std::int64_t>(k));
            const std::string density =
                item.weight
                    ? scene::number(static_cast<double>(item.value) / static_cast<double>(item.weight), 3)
                    : "–";
            sheet.rows.push_back({{label, scene::Role::text, {}},
                                  {scene::number(item.value), scene::Role::text, {}},
                                  {scene::number(item.weight), scene::Role::text, {}},
                                  {density, scene::Role::quiet, {}}});
        }
    }
    return sheet;
}

} // namespace

visual::Picture instance_picture(const Instance& instance, const paint::Theme& theme, QSizeF size) {
    const paint::FontMeasure measure;
    return visual::picture_of(
        scene::draw(sheet_of(instance), size.width() / theme.scale(), size.height() / theme.scale(), measure),
        theme);
}

scene::DisplayList item_plot(const Instance& instance, std::size_t chosen_class, QSizeF size) {
    const std::size_t shown = std::min(chosen_class, class_count(instance) - 1);
    scene::ItemPlot plot;
    plot.chosen = items_of(instance, shown);
    plot.all = all_items_of(instance);
    if (plot.chosen.size() <= 64)
        for (std::size_t k = 0; k < plot.chosen.size(); ++k)
            plot.chosen_labels.push_back(
                kind_of(instance).item_name(static_cast<std::int64_t>(shown), static_cast<std::int64_t>(k)));
    return scene::draw(plot, size.width(), size.height(), paint::FontMeasure());
}

QByteArray instance_csv(const Instance& instance) {
    const bool classes = has_classes(instance);
    std::vector<QStringList> rows;
    QStringList head{QStringLiteral("item"), QStringLiteral("value"), QStringLiteral("weight")};
    if (classes)
        head.prepend(QStringLiteral("class"));
    rows.push_back(head);
    for (std::size_t i = 0; i < class_count(instance); ++i) {
        const auto items = items_of(instance, i);
        for (std::size_t k = 0; k < items.size(); ++k) {
            QStringList row{QString::number(k + 1), QString::number(items[k].value),
                            QString::number(items[k].weight)};
            if (classes)
                row.prepend(QString::number(i + 1));
            rows.push_back(row);
        }
    }
    return visual::csv_of(rows);
}

} // namespace ks::ui
