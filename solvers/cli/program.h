// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/arguments.h"

#include <string>
#include <string_view>
#include <vector>

namespace ks::cli {

/// A command of a program that has several, as git has.
struct Subcommand {
    std::string_view name;
    std::string_view summary;
    Grammar grammar;
};

/// A name with what it stands for: an exit code, an environment variable.
struct Meaning {
    std::string name;
    std::string text;
};

/// The words that an option takes, where they can be listed: the themes, the variants.
struct Choice {
    std::string_view option;
    std::vector<std::string> words;
};

/// What a program says of itself. Its manual page and what shells complete are made of it, from the grammars
/// that read its command line.
struct Program {
    std::string name;
    std::string version;
    std::string summary;                  ///< half a sentence
    std::vector<std::string> description; ///< paragraphs
    Grammar grammar;                      ///< what it takes where it has no commands
    std::vector<Subcommand> commands;
    std::vector<Choice> choices;
    std::vector<Meaning> exit_codes;
    std::vector<Meaning> environment;
    std::vector<std::string> see_also; ///< "knapscope-run(1)"
};

/// "FILE [OPTION]...": what follows the program's or the command's name.
std::string synopsis(const Grammar& grammar);

/// The manual page in section 1, in the macros of man(7).
std::string manual_page(const Program& program);
/// What bash completes: a script for /usr/share/bash-completion/completions.
std::string bash_completion(const Program& program);
/// What zsh completes: a function for /usr/share/zsh/vendor-completions.
std::string zsh_completion(const Program& program);

/// One of the three by name: man, bash or zsh. Fails (usage) for another name.
Result<std::string> described(const Program& program, std::string_view form);

} // namespace ks::cli
