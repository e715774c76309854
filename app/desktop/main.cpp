// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/program.h"

int main(int count, char** arguments) {
    return ks::ui::run_program(count, arguments);
}
