// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/program_words.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/run/catalogue.h"
#include "ui/frame/command_line.h"
#include "ui/frame/page_list.h"
#include "ui/lessons/lesson.h"
#include "visual/paint/theme.h"

namespace ks::ui {
namespace {

constexpr std::string_view what_it_is = "see knapsack algorithms run on GPUs";

std::string what_a_file_is() {
    return written(
        "FILE is an instance, a results file, a trace (.kstrace), a run that was watched, a session "
        "(.knapscope-session) or a lesson's folder. The pages are {}.",
        page_ids().join(QStringLiteral(", ")).toStdString());
}

const std::vector<cli::Meaning>& exit_codes() {
    static const std::vector<cli::Meaning> all{{"0", "done"},
                                               {"1", "a bug of ours"},
                                               {"2", "unknown option, page, theme, variant or step"},
                                               {"3", "input missing or malformed"},
                                               {"4", "over a limit"},
                                               {"5", "the device or the runner failed"},
                                               {"6", "cancelled"},
                                               {"7", "an answer failed its check"},
                                               {"8", "output not writable"}};
    return all;
}

cli::Choice choice(std::string_view option, const QStringList& words) {
    cli::Choice choice{.option = option};
    for (const QString& word : words)
        choice.words.push_back(word.toStdString());
    return choice;
}

QStringList lesson_ids() {
    QStringList ids;
    for (const Lesson& lesson : load_lessons({QStringLiteral(":/assets/lessons")}))
        ids << lesson.id;
    return ids;
}

cli::Choice variant_choice() {
    cli::Choice choice{.option = "--variant"};
    for (const CatalogueEntry& variant : built_in_catalogue().entries())
        choice.words.push_back(variant.id);
    return choice;
}

} // namespace

cli::Program program_words(const std::string& version) {
    return {
        .name = "knapscope",
        .version = version,
        .summary = std::string(what_it_is),
        .description = {"Shows how knapsack algorithms fill their tables, cell by cell, and how the same "
                        "work runs on a graphics processor, or in an emulator where there is none.",
                        what_a_file_is()},
        .grammar = command_line_grammar(),
        .choices = {choice("--page", page_ids()),
                    choice("--lesson", lesson_ids()),
                    variant_choice(),
                    {.option = "--theme", .words = {"light", "dark", "projector"}}},
        .exit_codes = exit_codes(),
        .environment = {{"KNAPSCOPE_RUNNER",
                         "The solving program; without it, knapscope-run beside this program, else on the "
                         "PATH."},
                        {"KNAPSCOPE_ASSETS", "A folder that is searched beside the built-in lessons, "
                                             "campaigns, results and manual."},
                        {"KNAPSCOPE_ANIMATIONS", "off: nothing moves by itself."}},
        .see_also = {"knapscope-run(1)"}};
}

QString command_line_help() {
    return QString::fromStdString(
        written("knapscope [FILE] [OPTION]...: {}\n\n{}\n\n{}\n"
                "Exit codes: {}.\n"
                "The solving program is KNAPSCOPE_RUNNER, else knapscope-run beside this program, else on "
                "the PATH.\n",
                what_it_is, what_a_file_is(), cli::help_lines(command_line_grammar().options),
                joined(exit_codes(),
                       [](const cli::Meaning& code) { return written("{} {}", code.name, code.text); })));
}

} // namespace ks::ui
