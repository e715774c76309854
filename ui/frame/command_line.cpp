// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/command_line.h"

#include "ui/frame/export_view.h"
#include "ui/frame/page_list.h"
#include "visual/paint/theme.h"

#include <QRegularExpression>

namespace ks::ui {
namespace {

constexpr int most_pixels = 16384;

Error usage(const QString& what, const QString& where = {}, const QString& todo = {}) {
    return {ErrorCode::usage, what.toStdString(), where.toStdString(), todo.toStdString()};
}

Result<QSize> read_size(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,5})x([0-9]{1,5})$"));
    const auto match = form.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || size.width() < 64 || size.height() < 64 || size.width() > most_pixels ||
        size.height() > most_pixels)
        return usage(QStringLiteral("'%1' is no size").arg(text), QStringLiteral("--size"),
                     QStringLiteral("write WIDTHxHEIGHT in pixels, each from 64 to 16384"));
    return size;
}

Result<paint::ThemeId> read_theme(const QString& text) {
    if (const auto id = paint::theme_named(text.toStdString()))
        return *id;
    return usage(QStringLiteral("there is no theme '%1'").arg(text), QStringLiteral("--theme"),
                 QStringLiteral("the themes are light, dark, projector"));
}

Result<void> check_step(const QString& text) {
    bool number = false;
    const qlonglong step = text.toLongLong(&number);
    if (text == QLatin1String("end") || (number && step >= 0))
        return {};
    return usage(QStringLiteral("'%1' is no step").arg(text), QStringLiteral("--step"),
                 QStringLiteral("write a number from 0, or end"));
}

Result<void> take(CommandLine& line, const QString& option, const QString& value) {
    if (option == QLatin1String("--page")) {
        KS_TRY(line.page, find_page(value));
    } else if (option == QLatin1String("--variant")) {
        line.view.variants << value;
    } else if (option == QLatin1String("--lesson")) {
        line.view.lesson = value;
    } else if (option == QLatin1String("--step")) {
        KS_CHECK(check_step(value));
        line.view.step = value;
    } else if (option == QLatin1String("--instance")) {
        line.view.instance = value;
    } else if (option == QLatin1String("--results")) {
        line.results = value;
    } else if (option == QLatin1String("--theme")) {
        KS_TRY(line.theme, read_theme(value));
    } else if (option == QLatin1String("--size")) {
        KS_TRY(line.size, read_size(value));
    } else {
        KS_CHECK(check_export_name(value));
        line.export_to = value;
    }
    return {};
}

/// The page that the other options speak of, when none is named.
QString implied_page(const CommandLine& line) {
    if (!line.view.lesson.isEmpty())
        return QStringLiteral("lessons");
    if (!line.view.step.isEmpty()) // of a trace its instructions are stepped through
        return line.file.endsWith(QLatin1String(".kstrace"), Qt::CaseInsensitive) ? QStringLiteral("kernel")
                                                                                  : QStringLiteral("step");
    if (!line.results.isEmpty() || !line.view.instance.isEmpty())
        return QStringLiteral("compare");
    return {};
}

} // namespace

Result<CommandLine> read_command_line(const QStringList& arguments) {
    static const QStringList with_value{
        QStringLiteral("--page"), QStringLiteral("--variant"), QStringLiteral("--lesson"),
        QStringLiteral("--step"), QStringLiteral("--results"), QStringLiteral("--theme"),
        QStringLiteral("--size"), QStringLiteral("--export"),  QStringLiteral("--instance")};
    CommandLine line;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        QString option = arguments[i];
        if (option == QLatin1String("--help") || option == QLatin1String("-h")) {
            line.help = true;
        } else if (option == QLatin1String("--version")) {
            line.version = true;
        } else if (option == QLatin1String("--window")) {
            line.window = true;
        } else if (option.startsWith(QLatin1String("--"))) {
            QString value;
            const qsizetype equals = option.indexOf(QLatin1Char('='));
            if (equals > 0) {
                value = option.mid(equals + 1);
                option.truncate(equals);
            }
            if (!with_value.contains(option))
                return usage(QStringLiteral("there is no option %1").arg(option), {},
                             QStringLiteral("see --help"));
            if (equals < 0) {
                if (i + 1 == arguments.size())
                    return usage(QStringLiteral("the value is missing"), option,
                                 QStringLiteral("see --help"));
                value = arguments[++i];
            }
            KS_CHECK(take(line, option, value));
        } else if (line.file.isEmpty()) {
            line.file = option;
        } else {
            return usage(QStringLiteral("one file at most can be opened"), option,
                         QStringLiteral("see --help"));
        }
    }
    if (line.page.isEmpty()) {
        if (const QString page = implied_page(line); !page.isEmpty()) {
            KS_TRY(line.page, find_page(page));
        }
    }
    if (line.window && !line.export_to.endsWith(QLatin1String(".png")))
        return usage(QStringLiteral("a window is exported as PNG only"), QStringLiteral("--window"),
                     QStringLiteral("add --export NAME.png"));
    return line;
}

QString command_line_help() {
    return QStringLiteral(
               R"(knapscope [FILE] [options]: see knapsack algorithms run on GPUs

FILE is an instance, a results file or a trace (.kstrace).

  --page PAGE       open this page: %1
  --lesson ID       open this lesson
  --variant ID      show this variant; may be given several times (kernel: the second stands beside the first)
  --step N|end      go to this step; 0 is before the first cell (kernel: before the first warp instruction)
  --results FILE    compare what is recorded in a results file
  --instance NAME   compare this instance, or this series of instances, as the Compare page names it
  --theme THEME     light, dark or projector
  --export OUT      write the view to OUT (.png, .svg, .pdf, or its data as .csv) and leave; needs no display
  --size WxH        of the exported picture in pixels (1600x1000)
  --window          export the whole window (.png) rather than the view
  --help, --version

Exit codes: 0 done, 1 a bug of ours, 2 unknown option, page, theme, variant or step, 3 input missing or malformed,
4 over a limit, 5 the device or the runner failed, 6 cancelled, 7 an answer failed its check, 8 output not writable.
The solving program is KNAPSCOPE_RUNNER, else knapscope-run beside this program, else on the PATH.
)")
        .arg(page_ids().join(QStringLiteral(", ")));
}

} // namespace ks::ui
