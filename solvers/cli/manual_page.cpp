// SPDX-License-Identifier: Apache-2.0
#include "solvers/cli/program.h"
#include "solvers/core/formatted.h"

namespace ks::cli {

namespace {

/// Returns the text in the syntax of man(7). A hyphen that is typed must not become a typographic one, and a
/// line that begins with a point or a quotation mark would be read as a macro.
std::string in_roff(std::string_view text) {
    std::string out;
    bool line_begins = true;
    for (const char letter : text) {
        if (line_begins && (letter == '.' || letter == '\''))
            out += "\\&";
        if (letter == '\\')
            out += "\\e";
        else if (letter == '-')
            out += "\\-";
        else
            out += letter;
        line_begins = letter == '\n';
    }
    return out;
}

std::string section(std::string_view title) {
    return written(".SH {}\n", title);
}

/// Returns a tagged paragraph: the tag in bold, its argument in italics.
std::string entry(std::string_view tag, std::string_view argument, std::string_view text) {
    return written(".TP\n\\fB{}\\fR{}\n{}\n", in_roff(tag),
                   argument.empty() ? "" : written(" \\fI{}\\fR", in_roff(argument)), in_roff(text));
}

std::string entries(const std::vector<Meaning>& meanings) {
    std::string text;
    for (const Meaning& meaning : meanings)
        text += entry(meaning.name, "", meaning.text);
    return text;
}

std::string options_of(const Grammar& grammar) {
    std::string text;
    for (const Option& option : grammar.options)
        text += entry(option.name, option.value, option.help);
    return text;
}

std::string usage_of(std::string_view name, const Grammar& grammar) {
    return written("\\fB{}\\fR {}\n", in_roff(name), in_roff(synopsis(grammar)));
}

} // namespace

std::string synopsis(const Grammar& grammar) {
    std::string text;
    const std::size_t needed = grammar.operands.size() - grammar.optional;
    for (std::size_t i = 0; i < grammar.operands.size(); ++i) {
        text += text.empty() ? "" : " ";
        text += i < needed ? std::string(grammar.operands[i]) : written("[{}]", grammar.operands[i]);
    }
    if (!grammar.options.empty())
        text += text.empty() ? "[OPTION]..." : " [OPTION]...";
    return text;
}

std::string manual_page(const Program& program) {
    std::string text = written(".TH {} 1 \"\" \"Knapscope {}\" \"User Commands\"\n", in_roff(program.name),
                               in_roff(program.version));
    text += section("NAME") + written("{} \\- {}\n", in_roff(program.name), in_roff(program.summary));
    text += section("SYNOPSIS");
    text += program.commands.empty()
                ? usage_of(program.name, program.grammar)
                : written("\\fB{}\\fR \\fICOMMAND\\fR [ARGUMENT]...\n", in_roff(program.name));
    text += section("DESCRIPTION");
    for (const std::string& paragraph : program.description)
        text += written(".PP\n{}\n", in_roff(paragraph));
    if (!program.grammar.options.empty())
        text += section("OPTIONS") + options_of(program.grammar);
    if (!program.commands.empty())
        text += section("COMMANDS");
    for (const Subcommand& command : program.commands)
        text += written(".SS {}\n", in_roff(command.name)) +
                usage_of(written("{} {}", program.name, command.name), command.grammar) +
                written(".PP\n{}\n", in_roff(command.summary)) + options_of(command.grammar);
    if (!program.exit_codes.empty())
        text += section("EXIT STATUS") + entries(program.exit_codes);
    if (!program.environment.empty())
        text += section("ENVIRONMENT") + entries(program.environment);
    if (!program.see_also.empty()) {
        text += section("SEE ALSO");
        for (std::size_t i = 0; i < program.see_also.size(); ++i)
            text += written("{}{}", i ? ",\n" : "", in_roff(program.see_also[i]));
        text += "\n";
    }
    return text;
}

} // namespace ks::cli
