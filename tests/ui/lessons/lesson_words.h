// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ks::tests {

/// A number as lessons write it, with a space that does not break before each three digits.
inline std::string grouped(std::int64_t number) {
    std::string digits = std::to_string(number);
    for (auto at = static_cast<std::int64_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), "\u00A0");
    return digits;
}

/// The lesson of this id that comes with the program; one without steps if there is none.
inline ui::Lesson built_in_lesson(const QString& id) {
    for (ui::Lesson& lesson : ui::load_lessons({":/assets/lessons"}))
        if (lesson.id == id)
            return std::move(lesson);
    return {};
}

/// What is wrong with a step's text, which is to have all of these words, and no digit beside them; empty if
/// nothing is. Words with a figure in them are made from what was computed, so that no figure is only typed.
/// Of words that hold others the longer ones count first.
inline QString wrong_figures(const ui::LessonStep& step, std::vector<std::string> words) {
    QString rest = step.text;
    std::ranges::stable_sort(words, std::ranges::greater(), &std::string::size);
    for (const std::string& each : words)
        if (!rest.contains(QString::fromStdString(each)))
            return QStringLiteral("no \"%1\" in: %2").arg(QString::fromStdString(each), rest);
    for (const std::string& each : words)
        rest.remove(QString::fromStdString(each));
    if (rest.contains(QRegularExpression("[0-9]")))
        return "figures that nobody works out: " + rest;
    return {};
}

} // namespace ks::tests
