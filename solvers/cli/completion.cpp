// SPDX-License-Identifier: Apache-2.0
#include "solvers/cli/program.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>

namespace ks::cli {

namespace {

/// Returns a name that is valid for a shell function: "knapscope_run".
std::string function_name(std::string_view name) {
    std::string text(name);
    std::ranges::replace(text, '-', '_');
    return text;
}

/// Returns the text in single quotes, inside which a shell interprets only the next quote.
std::string in_quotes(std::string_view text) {
    std::string out = "'";
    for (const char letter : text)
        out += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return out + "'";
}

/// Returns the possible words of an option: those listed for it, or those in the name of its argument
/// ("png|svg").
std::vector<std::string> words_of(const Program& program, const Option& option) {
    for (const Choice& choice : program.choices)
        if (choice.option == option.name)
            return choice.words;
    std::vector<std::string> words;
    if (option.value.find('|') == std::string_view::npos)
        return words;
    for (std::size_t begin = 0; begin <= option.value.size();) {
        const std::size_t end = std::min(option.value.find('|', begin), option.value.size());
        words.emplace_back(option.value.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

std::string names(std::span<const Option> options) {
    return joined(options, &Option::name, " ");
}

/// Returns the cases for the word after an option with a list of possible words.
std::string bash_values(const Program& program, const Grammar& grammar, std::string_view indent) {
    std::string text;
    for (const Option& option : grammar.options)
        if (const auto words = words_of(program, option); !words.empty())
            text += written("{}{}) COMPREPLY=($(compgen -W {} -- \"$word\")); return;;\n", indent,
                            option.name, in_quotes(joined(words, {}, " ")));
    return text;
}

std::string bash_grammar(const Program& program, const Grammar& grammar, std::string_view indent) {
    const std::string values = bash_values(program, grammar, std::string(indent) + "    ");
    std::string text;
    if (!values.empty())
        text += written("{0}case \"$before\" in\n{1}{0}esac\n", indent, values);
    return text + written("{}[[ $word != -* ]] || COMPREPLY=($(compgen -W {} -- \"$word\"))\n", indent,
                          in_quotes(names(grammar.options)));
}

/// Returns the text for the second part of a specification for _arguments, where colons and brackets have a
/// meaning.
std::string in_zsh(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        if (letter == ':' || letter == '[' || letter == ']' || letter == '\\')
            out += '\\';
        out += letter;
    }
    return out;
}

std::string zsh_option(const Program& program, const Option& option) {
    std::string text = written("{}{}[{}]", option.repeated ? "*" : "", option.name, in_zsh(option.help));
    if (option.value.empty())
        return text;
    const auto words = words_of(program, option);
    return text + written(":{}:{}", in_zsh(option.value),
                          words.empty() ? "_files" : written("({})", joined(words, {}, " ")));
}

std::string zsh_grammar(const Program& program, const Grammar& grammar, std::string_view indent) {
    std::string text = written("{}_arguments", indent);
    for (const Option& option : grammar.options)
        text += written(" \\\n{}    {}", indent, in_quotes(zsh_option(program, option)));
    for (const std::string_view operand : grammar.operands)
        text += written(" \\\n{}    {}", indent, in_quotes(written(":{}:_files", in_zsh(operand))));
    return text + "\n";
}

} // namespace

std::string bash_completion(const Program& program) {
    const std::string function = "_" + function_name(program.name);
    std::string text = written("# What bash completes of {0}; written by the program itself.\n{1}() {{\n"
                               "    local word=${{COMP_WORDS[COMP_CWORD]}} "
                               "before=${{COMP_WORDS[COMP_CWORD-1]}}\n    COMPREPLY=()\n",
                               program.name, function);
    if (program.commands.empty()) {
        text += bash_grammar(program, program.grammar, "    ");
    } else {
        text += written("    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                        "        COMPREPLY=($(compgen -W {} -- \"$word\"))\n        return\n    fi\n"
                        "    case \"${{COMP_WORDS[1]}}\" in\n",
                        in_quotes(joined(program.commands, &Subcommand::name, " ")));
        for (const Subcommand& command : program.commands)
            text += written("    {})\n{}        ;;\n", command.name,
                            bash_grammar(program, command.grammar, "        "));
        text += "    esac\n";
    }
    return text + written("}}\ncomplete -o default -F {} {}\n", function, program.name);
}

std::string zsh_completion(const Program& program) {
    std::string text =
        written("#compdef {0}\n# What zsh completes of {0}; written by the program itself.\n", program.name);
    if (program.commands.empty())
        return text + zsh_grammar(program, program.grammar, "");
    text += "if (( CURRENT == 2 )); then\n    local -a commands=(";
    for (const Subcommand& command : program.commands)
        text += written("\n        {}", in_quotes(written("{}:{}", command.name, in_zsh(command.summary))));
    text += "\n    )\n    _describe command commands\n    return\nfi\n"
            "local command=$words[2]\nshift words\n(( CURRENT-- ))\ncase $command in\n";
    for (const Subcommand& command : program.commands)
        text += written("{})\n{}    ;;\n", command.name, zsh_grammar(program, command.grammar, "    "));
    return text + "esac\n";
}

Result<std::string> described(const Program& program, std::string_view form) {
    if (form == "man")
        return manual_page(program);
    if (form == "bash")
        return bash_completion(program);
    if (form == "zsh")
        return zsh_completion(program);
    return Error{.code = ErrorCode::usage,
                 .what = written("there is no description '{}'", printable(form)),
                 .todo = "the descriptions are man, bash and zsh"};
}

} // namespace ks::cli
