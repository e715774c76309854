// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/concurrency/mix_speedups.h"

#include "ui/base/library.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace ks::ui {

MixSpeedups::MixSpeedups(Session& session)
    : session_(session), files_(new ChoiceBox), others_(new ChoiceBox), said_(labelled({}, "sentence")),
      canvas_(new Canvas) {
    setObjectName(QStringLiteral("mix-speedups"));
    files_->setObjectName(QStringLiteral("speedup-files"));
    files_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    files_->setAccessibleName(tr("Which measured runs"));
    others_->setObjectName(QStringLiteral("speedups-over"));
    others_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    others_->setAccessibleName(tr("Over which other way"));
    said_->setObjectName(QStringLiteral("speedups"));
    said_->setWordWrap(true);
    canvas_->setAccessibleName(tr("How many times as fast mixes ran as planned"));
    canvas_->set_theme(session.theme());
    canvas_->set_scene([this](QSizeF size) {
        scene::DisplayList list{size.width(), size.height(), {}, {}};
        if (has_any())
            draw(list, {0, 0, size.width(), size.height()});
        return list;
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* choice = new QHBoxLayout;
    choice->setSpacing(8);
    choice->addWidget(files_);
    choice->addWidget(others_);
    choice->addStretch();
    column->addLayout(choice);
    column->addWidget(said_);
    column->addWidget(canvas_, 1);
    connect(files_, &QComboBox::currentIndexChanged, this, &MixSpeedups::show_file);
    connect(others_, &QComboBox::currentIndexChanged, this, &MixSpeedups::show_groups);
    connect(&session, &Session::theme_changed, this, [this] { canvas_->set_theme(session_.theme()); });
}

RatioQuestion MixSpeedups::question(std::string of) const {
    return {.parameter = std::string(plan_->as_planned.first),
            .of = std::move(of),
            .over = std::string(plan_->as_planned.second),
            .stage = "compute",
            .where = {}};
}

/// Returns nothing if the file has other content, or more groups than can be drawn.
std::vector<RatioGroup> MixSpeedups::groups_of(const RecordedResults& results) const {
    const bool all = std::ranges::all_of(
        results.rows, [this](const RecordedRow& row) { return row.variant == plan_->launcher; });
    auto groups = all ? ratio_groups(results, question({})) : std::vector<RatioGroup>();
    if (!groups || groups->size() > scene::RatioHistograms::most_panels)
        return {};
    return *std::move(groups);
}

void MixSpeedups::show_kind(const Kind* kind) {
    plan_ = kind ? kind->plan : nullptr;
    const QString before = files_->currentData().toString();
    const QSignalBlocker quiet(files_);
    files_->clear();
    std::vector<std::pair<QString, QString>> found; // the displayed name of a file, and its path
    if (plan_)
        for (const ResultsFile& file : session_.recorded()) {
            if (groups_of(*file.results).empty())
                continue;
            const auto& campaign = file.results->campaign;
            const QString paper = campaign ? to_qt(campaign->paper) : QString();
            found.emplace_back(paper.isEmpty() ? file.id : paper, file.path);
        }
    std::ranges::stable_sort(found, {}, [](const auto& each) { // so that Figure 8 comes before Figure 10
        return std::pair(each.first.size(), each.first);
    });
    for (const auto& [name, path] : found) {
        files_->addItem(name, path);
        files_->setItemData(files_->count() - 1, plain_tip(path), Qt::ToolTipRole);
    }
    files_->setCurrentIndex(std::max(0, files_->findData(before)));
    for (QComboBox* box : {files_, others_})
        box->setVisible(files_->count() > 0);
    show_file();
}

const ResultsFile* MixSpeedups::chosen_file() const {
    const auto& files = session_.recorded();
    const auto found = std::ranges::find(files, files_->currentData().toString(), &ResultsFile::path);
    return files_->count() == 0 || found == files.end() ? nullptr : &*found;
}

void MixSpeedups::show_file() {
    const ResultsFile* const file = plan_ ? chosen_file() : nullptr;
    groups_ = file ? groups_of(*file->results) : std::vector<RatioGroup>();
    const QString before = others_->currentData().toString();
    {
        const QSignalBlocker quiet(others_);
        others_->clear();
        for (const RatioGroup& group : groups_)
            if (others_->findData(to_qt(group.of)) < 0)
                others_->addItem(tr("over %1").arg(to_qt(group.of)), to_qt(group.of));
        others_->setCurrentIndex(std::max(0, others_->findData(before)));
    }
    show_groups();
}

/// Compares with one other way at a time: the sequential one would otherwise fill the axis.
void MixSpeedups::show_groups() {
    shown_ = {};
    const std::string other = others_->currentData().toString().toStdString();
    for (const RatioGroup& group : groups_)
        if (group.of == other)
            shown_.groups.push_back(group);
    if (const ResultsFile* file = chosen_file(); file && !shown_.groups.empty()) {
        shown_.over = plan_->as_planned.second;
        shown_.left_out = runs_without_partner(*file->results, question(other));
    }
    said_->setText(words());
    canvas_->refresh();
}

QString MixSpeedups::words() const {
    const ResultsFile* file = chosen_file();
    if (!has_any() || !file)
        return tr("No results of such runs are there. A campaign on the Run page makes some.");
    return to_qt(shown_.sentence("compute", *file->results));
}

void MixSpeedups::draw(scene::DisplayList& list, const scene::Rect& area) const {
    constexpr double legend = 32;
    const paint::FontMeasure measure;
    scene::add_ratio_histograms(list, shown_, {area.x, area.y, area.width, area.height - legend}, measure);
    scene::add_legend(list, {area.x, area.y + area.height - legend, area.width, legend}, shown_.legend(),
                      measure);
}

Result<QByteArray> MixSpeedups::csv() const {
    if (!has_any())
        return Error{.code = ErrorCode::input,
                     .what = "there are no measured runs of this kind",
                     .todo = "open their results first"};
    return visual::csv_of(shown_.rows());
}

} // namespace ks::ui
