// SPDX-License-Identifier: GPL-3.0-or-later
// Several instances of one family as one.
#include "solvers/core/formatted.h"
#include "ui/compare/comparison.h"

#include <algorithm>
#include <numeric>

namespace ks::ui {
namespace {

/// How good the answers to several instances are on average.
visual::Quality mean_of(const std::vector<visual::Quality>& answers) {
    const auto poor =
        std::ranges::find_if(answers, [](const visual::Quality& each) { return !each.words.empty(); });
    if (poor == answers.end())
        return answers.front();
    double sum = 0;
    for (const visual::Quality& each : answers) {
        if (!each.share)
            return *poor;
        sum += *each.share;
    }
    const double share = sum / static_cast<double>(answers.size());
    return {.words = formatted("{} of the optimum on average", visual::share_text(share)), .share = share};
}

} // namespace

Comparison mean_of(const std::vector<const Comparison*>& all, const QString& family) {
    const QString rest = QStringLiteral(", mean of %1 instances").arg(all.size());
    Comparison mean{.instance = family + rest,
                    .preset = all.front()->preset,
                    .settings = all.front()->settings,
                    .rest = rest,
                    .said_rest = QString::fromStdString(formatted(", mean of {} instances", all.size()))};
    for (Comparison::Entry entry : all.front()->entries) {
        std::vector<double> seconds;
        std::vector<visual::Quality> answers;
        std::vector<visual::Timing::OfInstance> times;
        for (const Comparison* each : all)
            for (const Comparison::Entry& other : each->entries)
                if (other.variant == entry.variant && other.parameters == entry.parameters &&
                    other.timing.group == entry.timing.group && other.timing.failed.empty()) {
                    const double median = other.timing.seconds;
                    const auto [min, max] = other.timing.spread.value_or(visual::Spread{median, median});
                    times.push_back({.instance = (each->sha256 + each->instance).toStdString(),
                                     .seconds = {.median = median, .min = min, .max = max}});
                    seconds.push_back(median);
                    answers.push_back(other.timing.quality);
                }
        if (seconds.size() != all.size())
            continue;
        const auto [least, most] = std::ranges::minmax(seconds);
        entry.timing.quality = mean_of(answers);
        entry.answer = {}; // it is that of one instance
        entry.timing.seconds =
            std::accumulate(seconds.begin(), seconds.end(), 0.0) / static_cast<double>(seconds.size());
        entry.timing.spread = visual::Spread{.min = least, .max = most};
        entry.timing.instances = std::move(times);
        mean.entries.push_back(std::move(entry));
    }
    return mean;
}

} // namespace ks::ui
