// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"

namespace ks::runner {

namespace {

Result<void> run_describe(const Arguments& arguments, Session& session) {
    KS_TRY(const std::string text, cli::described(program(), arguments.operand(0)));
    return session.out.write(text);
}

constexpr std::string_view describe_operands[] = {"FORM"};

} // namespace

const Command describe_command = {.name = "describe",
                                  .summary =
                                      "prints the manual page (man), or what a shell completes (bash, zsh)",
                                  .grammar = {.operands = describe_operands},
                                  .run = run_describe};

} // namespace ks::runner
