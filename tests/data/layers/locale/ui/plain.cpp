// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/plain_numbers.h"
const PlainNumbers plain;
Json e = Json::parse(text);
