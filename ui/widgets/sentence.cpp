// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/sentence_json.h"
#include "ui/widgets/error_words.h"
#include "ui/widgets/notice.h"
#include "visual/scene/numbers.h"

#include <QFileInfo>

namespace ks::ui {

QString sentence(const Error& error) {
    const QString todo = advice_in_the_window(QString::fromStdString(voiced(error.todo)));
    const Error readable{.code = error.code,
                         .what = scene::with_separators(voiced(error.what)),
                         .where = error.where,
                         .todo = scene::with_separators(todo.toStdString())};
    QString text = QString::fromStdString(readable.sentence());
    if (text.isEmpty())
        return text;
    if (error.where.empty())
        text[0] = text[0].toUpper();
    if (!text.endsWith(QLatin1Char('.')))
        text += QLatin1Char('.');
    return text;
}

QString sentence_without_place(Error error) {
    const bool in_document =
        error.where.starts_with('/') && !QFileInfo::exists(QString::fromStdString(error.where));
    if (in_document)
        error.where.clear();
    return sentence(error);
}

} // namespace ks::ui
