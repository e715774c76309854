// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/problems/kind.h"
#include "ui/base/session.h"
#include "visual/scene/ratio_histograms.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;

namespace ks::ui {

class Canvas;

/// What planning won and lost, measured: how many times as fast mixes ran as planned as in another way, from
/// a results file that shipped, was opened, or was measured here.
class MixSpeedups : public QWidget {
    Q_OBJECT

public:
    explicit MixSpeedups(Session& session);

    /// Offers the results of runs of this kind's launcher; null: of none. Reading them takes a moment.
    void show_kind(const Kind* kind);

    bool has_any() const { return !shown_.groups.empty(); }
    QString words() const;
    void draw(scene::DisplayList& list, const scene::Rect& area) const;
    Result<QByteArray> csv() const;

private:
    RatioQuestion question(std::string of) const; ///< of: another way, or empty
    std::vector<RatioGroup> groups_of(const RecordedResults& results) const;
    void show_file();
    void show_groups();
    const ResultsFile* chosen_file() const;

    Session& session_;
    const KindPlan* plan_ = nullptr;
    std::vector<RatioGroup> groups_; ///< of the chosen file
    scene::RatioHistograms shown_;   ///< of those over one other way
    QComboBox *files_, *others_;
    QLabel* said_;
    Canvas* canvas_;
};

} // namespace ks::ui
