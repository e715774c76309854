// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/step_words.h"

#include "ui/base/paper_name.h"
#include "ui/step/step_page.h"
#include "ui/widgets/texts.h"

namespace ks::ui {

namespace {

/// "Algorithm 2.1 (thesis, section 2.1.2)", or as much of it as the catalogue has.
QString algorithm_of(const CatalogueEntry& variant) {
    const QString paper = paper_name(variant.paper), section = QString::fromStdString(variant.section);
    if (variant.paper.empty())
        return in_language(variant.title);
    if (variant.algorithm.empty())
        return StepPage::tr("%1, section %2").arg(paper, section);
    if (variant.section.empty())
        return StepPage::tr("Algorithm %1 (%2)").arg(QString::fromStdString(variant.algorithm), paper);
    return StepPage::tr("Algorithm %1 (%2, section %3)")
        .arg(QString::fromStdString(variant.algorithm), paper, section);
}

} // namespace

QString source_of(const CatalogueEntry& variant, const TableFilePtr& file) {
    const QString source = algorithm_of(variant), title = in_language(variant.title);
    if (!file)
        return variant.paper.empty() ? title : StepPage::tr("%1 · %2").arg(source, title);
    const TableDescription& table = file->description();
    const QString writer = QString::fromStdString(table.variant);
    const QString rows =
        StepPage::tr("%1 · rows by %2 on %3")
            .arg(source, writer, QString::fromStdString(table.device.empty() ? table.on : table.device));
    return table.variant == variant.id
               ? rows
               : StepPage::tr("%1 · %2 has no recording of its own").arg(rows, writer);
}

} // namespace ks::ui
