// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/plain_numbers.h"
std::fprintf(stderr, "%s\n", sentence);
bool a = QString::localeAwareCompare(b, c) < 0;
bool d = letter.isDigit();
Json e = Json::parse(text);
