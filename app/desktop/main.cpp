// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commit/built_commit.h"
#include "ui/frame/program.h"

int main(int count, char** arguments) {
    return ks::ui::run_program(count, arguments, ks::version_and_commit());
}
