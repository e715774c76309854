// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/error_words.h"

#include "solvers/core/units.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace ks::ui {
namespace {

QString words(const char* text) {
    return QCoreApplication::translate("ErrorWords", text);
}

/// Whether advice takes an option. A whole command between backticks is no option of this program.
bool takes_an_option(QString advice) {
    static const QRegularExpression command(QStringLiteral("`[^`]*`")),
        option(QStringLiteral("(^|\\s)--[a-z]"));
    return advice.remove(command).contains(option);
}

} // namespace

QString advice_in_the_window(const QString& todo) {
    static const QRegularExpression place(QStringLiteral("choose --on ")),
        blocks(QStringLiteral("with --blocks (\\d+)")),
        separator(QStringLiteral(", or | or |, oder | oder |, oppure | oppure |, o | o |, "));
    QString said = todo;
    said.replace(place, words("choose where kernels run, at the top of the window: "));
    said.replace(blocks, words("with at most \\1 blocks"));
    if (!takes_an_option(said))
        return said;
    QString kept, before; // `before`: the separator in front of a piece
    for (qsizetype at = 0; at <= said.size();) {
        const QRegularExpressionMatch next = separator.match(said, at);
        const qsizetype end = next.hasMatch() ? next.capturedStart() : said.size();
        if (const QString piece = said.mid(at, end - at); !takes_an_option(piece))
            kept += (kept.isEmpty() ? QString() : before) + piece;
        before = next.captured();
        at = next.hasMatch() ? next.capturedEnd() : said.size() + 1;
    }
    return kept;
}

std::optional<std::int64_t> memory_wanted(const Error& error, std::int64_t allowed) {
    static const QRegularExpression asked(QStringLiteral("--memory( by| um| di)?( \\d+[KMG]?)?\\b"));
    const QRegularExpressionMatch match = asked.match(QString::fromStdString(error.todo));
    if (error.code != ErrorCode::limit || !match.hasMatch())
        return {};
    // The emulator knows what is missing for one buffer or block, and the next one wants memory, too.
    const std::int64_t twice = 2 * allowed;
    const auto size = parse_bytes(match.captured(2).trimmed().toStdString());
    if (!size)
        return twice;
    return match.captured(1).isEmpty() ? *size : std::max(twice, allowed + *size);
}

} // namespace ks::ui
