// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/arguments.h"

#include <string>
#include <string_view>
#include <vector>

namespace ks::cli {

/// A subcommand, as in git.
struct Subcommand {
    std::string_view name;
    std::string_view summary;
    Grammar grammar;
};

/// A name and its meaning: an exit code, an environment variable.
struct Meaning {
    std::string name;
    std::string text;
};

/// The possible words of an option, if they can be listed: the themes, the variants.
struct Choice {
    std::string_view option;
    std::vector<std::string> words;
};

/// The description of a program. Its manual page and shell completions are made from it, and from the
/// grammars that parse its command line.
struct Program {
    std::string name;
    std::string version;
    std::string summary;                  ///< a phrase without a full stop
    std::vector<std::string> description; ///< paragraphs
    Grammar grammar;                      ///< if it has no commands
    std::vector<Subcommand> commands;
    std::vector<Choice> choices;
    std::vector<Meaning> exit_codes;
    std::vector<Meaning> environment;
    std::vector<std::string> see_also; ///< "knapscope-run(1)"
};

/// Returns "FILE [OPTION]...": the part after the program's or the command's name.
std::string synopsis(const Grammar& grammar);

/// Returns the manual page in section 1, in the macros of man(7).
std::string manual_page(const Program& program);
/// Returns a completion script for bash, for /usr/share/bash-completion/completions.
std::string bash_completion(const Program& program);
/// Returns a completion function for zsh, for /usr/share/zsh/vendor-completions.
std::string zsh_completion(const Program& program);

/// Returns one of the three by name: man, bash or zsh. Another name is a usage error.
Result<std::string> described(const Program& program, std::string_view form);

} // namespace ks::cli
