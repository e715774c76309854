// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ks::tests {

/// A number in the notation of lessons, with a no-break space between groups of three digits.
inline std::string grouped(std::int64_t number) {
    std::string digits = std::to_string(number);
    for (auto at = static_cast<std::int64_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), "\u00A0");
    return digits;
}

/// The program's lesson with this id; a lesson without steps if there is none.
inline ui::Lesson built_in_lesson(const QString& id) {
    for (ui::Lesson& lesson : ui::load_lessons({":/assets/lessons"}))
        if (lesson.id == id)
            return std::move(lesson);
    return {};
}

/// Steps of a lesson, counted from 1, whose numbers are all checked by a suite.
struct WorkedOut {
    std::string lesson;
    std::size_t first = 1, last = 1;
    std::string suite = {}; ///< its file
    std::vector<std::size_t> done = {};

    bool has(const QString& id, std::size_t step) const {
        return id.toStdString() == lesson && first <= step && step <= last;
    }
};
/// The steps that suites of this program check, so that `lesson_claims` does not check them.
inline std::vector<WorkedOut>& worked_out() {
    static std::vector<WorkedOut> all;
    return all;
}
inline bool works_out(std::vector<WorkedOut> steps, const char* file = __builtin_FILE()) {
    for (WorkedOut& each : steps) {
        each.suite = file;
        worked_out().push_back(std::move(each));
    }
    return true;
}

/// Returns the error in a step's text, which must contain all these words and no other digits; empty if there
/// is none. Words with numbers are made from computed values, so that no number is only typed. Longer words
/// are matched first. The step must be one that the suite checks.
inline QString wrong_figures(const ui::Lesson& lesson, std::size_t step, std::vector<std::string> words) {
    const auto own =
        std::ranges::find_if(worked_out(), [&](const WorkedOut& each) { return each.has(lesson.id, step); });
    if (own == worked_out().end())
        return QStringLiteral("KS_WORKS_OUT lacks step %1 of %2").arg(step).arg(lesson.id);
    QString rest = lesson.steps[step - 1].text;
    std::ranges::stable_sort(words, std::ranges::greater(), &std::string::size);
    for (const std::string& each : words)
        if (!rest.contains(QString::fromStdString(each)))
            return QStringLiteral("step %1: no \"%2\" in: %3")
                .arg(step)
                .arg(QString::fromStdString(each), rest);
    for (const std::string& each : words)
        rest.remove(QString::fromStdString(each));
    if (rest.contains(QRegularExpression("[0-9]")))
        return QStringLiteral("step %1: figures that nobody works out: %2").arg(step).arg(rest);
    own->done.push_back(step);
    return {};
}

/// The steps that the calling suite should have checked but did not; empty if there are none. If only some
/// functions of the suite were run, nothing is reported.
inline QString left_to_work_out(const char* file = __builtin_FILE()) {
    QString left;
    if (QCoreApplication::arguments().size() > 1)
        return left;
    for (const WorkedOut& each : worked_out())
        for (std::size_t step = each.first; each.suite == file && step <= each.last; ++step)
            if (std::ranges::find(each.done, step) == each.done.end())
                left += QStringLiteral("%1, step %2; ").arg(QString::fromStdString(each.lesson)).arg(step);
    return left;
}

} // namespace ks::tests

/// Declares the steps whose numbers a test class checks: KS_WORKS_OUT(Class, {"lesson-id", 1, 7}). The class
/// calls `wrong_figures` for each of them, and `left_to_work_out` at its end.
#define KS_WORKS_OUT(Class, ...)                                                                             \
    [[maybe_unused]] static const bool ks_works_out_##Class = ::ks::tests::works_out({__VA_ARGS__});
