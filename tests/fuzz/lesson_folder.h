// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <string_view>

namespace ks::fuzz {

/// Reads a lesson of these two files, with an instance x.json in the same folder.
ui::Lesson lesson_of(std::string_view json, std::string_view markdown);

} // namespace ks::fuzz
