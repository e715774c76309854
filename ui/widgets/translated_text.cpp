// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/translated_text.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

#include <QFileInfo>

namespace ks::ui {

QString in_spoken_language(const QString& path) {
    const Language* const language = spoken();
    if (!language)
        return path;
    const QFileInfo english(path);
    const QString translated = QStringLiteral("%1/%2.%3.%4")
                                   .arg(english.path(), english.completeBaseName(),
                                        QString::fromStdString(language->id()), english.suffix());
    return QFileInfo::exists(translated) ? translated : path;
}

Result<void> check_sections(std::size_t count, const std::string& name, std::size_t english_count,
                            const std::string& english_name) {
    if (count == english_count)
        return {};
    return Error{.code = ErrorCode::input,
                 .what =
                     formatted("there are {} sections, and {} has {}", count, english_name, english_count),
                 .where = name,
                 .todo = formatted("give it those of {} in the same order", english_name)};
}

} // namespace ks::ui
