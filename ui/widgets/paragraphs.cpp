// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paragraphs.h"

#include "solvers/core/formatted.h"

#include <QList>
#include <QStringView>

namespace ks::ui {

// Qt's Markdown reader takes time proportional to the square of a paragraph's length: 15 s for 40,000
// characters.
constexpr qsizetype longest_paragraph = 4000;

Result<void> check_paragraphs(const QString& markdown, const std::string& name) {
    int number = 0;
    qsizetype paragraph = 0;
    for (const QStringView line : QStringView(markdown).split(QLatin1Char('\n'))) {
        ++number;
        paragraph = line.trimmed().isEmpty() ? 0 : paragraph + line.size() + 1;
        if (paragraph > longest_paragraph)
            return Error{.code = ErrorCode::limit,
                         .what = formatted("has a paragraph of more than {} characters", longest_paragraph),
                         .where = formatted("{}:{}", name, number),
                         .todo = "divide it with an empty line"};
    }
    return {};
}

} // namespace ks::ui
