// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <string_view>

namespace ks::fuzz {

/// Reads a lesson of these two files, beside which lies an instance x.json.
ui::Lesson lesson_of(std::string_view json, std::string_view markdown);

} // namespace ks::fuzz
