// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/kinds/kind.h"
#include "ui/base/session.h"
#include "visual/scene/ratio_histograms.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;

namespace ks::ui {

class Canvas;

/// The measured effect of planning: the ratios of run times of mixes as planned to those of another way, from
/// a results file that shipped, was opened, or was measured here.
class MixSpeedups : public QWidget {
    Q_OBJECT

public:
    explicit MixSpeedups(Session& session);

    /// Offers the results of runs of this kind's launcher; null: no results. Reading them takes a moment.
    void show_kind(const Kind* kind);

    bool has_any() const { return !shown_.groups.empty(); }
    QString words() const;
    void draw(scene::DisplayList& list, const scene::Rect& area) const;
    Result<QByteArray> csv() const;

private:
    RatioQuestion question(std::string of) const; ///< of: the other way, or empty
    std::vector<RatioGroup> groups_of(const RecordedResults& results) const;
    void show_file();
    void show_groups();
    const ResultsFile* chosen_file() const;

    Session& session_;
    const KindPlan* plan_ = nullptr;
    std::vector<RatioGroup> groups_; ///< of the chosen file
    scene::RatioHistograms shown_;   ///< compared with one other way
    QComboBox *files_, *others_;
    QLabel* said_;
    Canvas* canvas_;
};

} // namespace ks::ui
