// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/variant_words.h"

#include "ui/base/paper_name.h"
#include "ui/widgets/texts.h"

#include <QCoreApplication>
#include <QStringList>

namespace ks::ui {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Catalogue", text);
}

} // namespace

QString paper_text(const CatalogueEntry& variant) {
    QStringList parts;
    if (!variant.paper.empty())
        parts << paper_name(variant.paper);
    if (!variant.section.empty())
        parts << translated("Section %1").arg(QString::fromStdString(variant.section));
    if (!variant.algorithm.empty())
        parts << translated("Algorithm %1").arg(QString::fromStdString(variant.algorithm));
    return parts.join(QStringLiteral(", "));
}

QString complexity_text(const CatalogueEntry& variant) {
    const Complexity& complexity = variant.complexity;
    QStringList parts;
    if (!complexity.time.empty())
        parts << translated("time %1").arg(QString::fromStdString(complexity.time));
    if (!complexity.space.empty())
        parts << translated("space %1").arg(QString::fromStdString(complexity.space));
    if (parts.isEmpty())
        return {};
    return translated("%1 (%2, %3)")
        .arg(parts.join(QStringLiteral(", ")), paper_name(variant.paper), in_language(complexity.source));
}

} // namespace ks::ui
