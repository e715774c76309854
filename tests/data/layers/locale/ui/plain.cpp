// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/plain_numbers.h"
Json e = Json::parse(text);
