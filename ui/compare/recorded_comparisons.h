// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/comparison.h"

#include <QDate>

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ks::ui {

/// Results that are compared.
struct NamedResults {
    std::shared_ptr<const RecordedResults> results;
    std::string name;
    std::string age;   ///< its `age_words`
    bool here = false; ///< measured by this session
};

/// Which recorded results are compared, and what of them.
struct RecordedChoice {
    QString files; ///< the data of the page's chooser: a path, or which of all files
    Measure measure;
    std::optional<QDate> day{}; ///< the ages of the recordings are those of this day

    friend bool operator==(const RecordedChoice&, const RecordedChoice&) = default;
};

/// The comparisons of one choice, kept because gathering them takes a while.
struct RecordedComparisons {
    RecordedChoice of;
    std::vector<Comparison> comparisons;
};

/// Gathers what the files hold of each instance, sorted by instance, with the quality of answers noted.
/// Medians come before single runs, and newer files before older ones. It may run on any thread; a cancelled
/// call returns what it has so far.
std::vector<Comparison> recorded_comparisons(std::vector<NamedResults> files, const Measure& measure,
                                             const std::stop_token& stop = {});

} // namespace ks::ui
