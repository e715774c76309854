// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/sentence_json.h"
#include "ui/widgets/error_words.h"
#include "ui/widgets/notice.h"
#include "visual/scene/numbers.h"

#include <QDir>
#include <QFileInfo>

namespace ks::ui {
namespace {

/// The place without the JSON Pointer that follows the name of a document: a user reads a line, not a
/// pointer. The path of a folder may look like one.
std::string place_without_pointer(const std::string& where) {
    const std::size_t pointer = where.rfind(" /");
    if (pointer == std::string::npos || QFileInfo(QString::fromStdString(where)).dir().exists())
        return where;
    return where.substr(0, pointer);
}

} // namespace

QString sentence(const Error& error) {
    const Error readable{.code = error.code,
                         .what = scene::with_separators(voiced(error.what)),
                         .where = place_without_pointer(error.where),
                         .todo = scene::with_separators(voiced(advice_in_the_window(error)))};
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
