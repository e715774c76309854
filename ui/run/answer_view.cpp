// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/answer_view.h"

#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/result/answer_words.h"
#include "ui/base/session.h"
#include "ui/runs/run_words.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/scene/numbers.h"

#include <QHBoxLayout>
#include <QLabel>

namespace ks::ui {
namespace {

constexpr std::size_t most_chosen_shown = 400;
constexpr std::size_t most_points_shown = 24; ///< of a front, which may have a hundred thousand

QString number_text(std::int64_t number) {
    return QString::fromStdString(scene::number(number));
}

/// "weight 157 of 200", and in the user's unit "15.7 of 20 kg". `limit` is what it must not exceed, if that
/// is still known.
QStringList weight_words(const Outcome& run, std::optional<std::int64_t> limit) {
    const std::int64_t weight = *run.answer.weight;
    QStringList words{limit ? AnswerView::tr("weight %1 of %2").arg(number_text(weight), number_text(*limit))
                            : AnswerView::tr("weight %1").arg(number_text(weight))};
    if (const Unit& unit = run.units.weight; unit.any())
        words << to_qt(run.units.limit ? quantity_of(weight, *run.units.limit, unit, scene::thin_space)
                                       : quantity(weight, unit, scene::thin_space));
    return words;
}

/// Status, weight, check and launches of a run.
QStringList details_of(const Outcome& run, std::optional<std::int64_t> limit) {
    const Answer& answer = run.answer;
    QStringList detail{answer.status == Status::ran ? AnswerView::tr("the variant answers no question")
                                                    : in_language(to_text(answer.status))};
    if (!answer.bound.empty())
        detail << (run.units.value.any() ? AnswerView::tr("exactly %1, in %2")
                                               .arg(to_qt(answer.bound), to_qt(counts_in(run.units.value)))
                                         : AnswerView::tr("exactly %1").arg(to_qt(answer.bound)));
    if (answer.front)
        detail << QString::fromStdString(scene::with_separators(front_words(*answer.front)));
    if (answer.plan)
        detail << QString::fromStdString(scene::with_separators(plan_words(*answer.plan)));
    if (answer.objective && run.units.value.any())
        detail << (answer.bound.empty() ? AnswerView::tr("value %1") : AnswerView::tr("at most %1"))
                      .arg(to_qt(quantity(*answer.objective, run.units.value, scene::thin_space)));
    if (answer.weight)
        detail << weight_words(run, limit);
    if (run.verified)
        detail << (!*run.verified ? AnswerView::tr("the check failed")
                   : answer.selection
                       ? AnswerView::tr("checked: legal, and sums as stated")
                       : AnswerView::tr("checked: %1").arg(QString::fromStdString(check_words(answer))));
    if (const std::int64_t launches = run.executed.launches; launches > 0)
        detail << (launches == 1 ? AnswerView::tr("1 launch")
                                 : AnswerView::tr("%1 launches").arg(number_text(launches)));
    return detail;
}

} // namespace

AnswerView::AnswerView()
    : answer_(labelled({}, "figure")), detail_(labelled({}, "quiet")), chosen_(labelled({}, "code")),
      facts_(labelled({}, "quiet")) {
    answer_->setObjectName(QStringLiteral("answer"));
    chosen_->setObjectName(QStringLiteral("chosen"));
    facts_->setObjectName(QStringLiteral("facts"));
    for (QLabel* label : {detail_, chosen_, facts_}) // in the projector theme the text is wider than the view
        label->setWordWrap(true);
    for (QLabel* label : {chosen_, facts_})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* line = new QHBoxLayout;
    line->setSpacing(16);
    line->addWidget(answer_);
    line->addWidget(detail_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(labelled(tr("Answer"), "heading"));
    column->addLayout(line);
    column->addWidget(chosen_);
    column->addWidget(facts_);
    setMinimumHeight(104);
    setFocusPolicy(Qt::ClickFocus);
    copies_words(*this, [this] { return words(); });
}

QString AnswerView::words() const {
    if (!any_)
        return {};
    QStringList lines{QStringLiteral("%1 (%2)").arg(answer_->text(), detail_->text()), chosen_->text(),
                      facts_->text()};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void AnswerView::show_run(const Outcome* run, const InstancePtr& open, const QString& quality) {
    any_ = run != nullptr;
    if (!run) {
        answer_->setText(QStringLiteral("–"));
        detail_->setText(tr("Select a run to see its answer."));
        chosen_->clear();
        facts_->clear();
        return;
    }
    const bool same = open && fingerprint(*open) == run->instance_sha256;
    QStringList detail = details_of(*run, same ? weight_limit_of(*open) : std::nullopt);
    if (!quality.isEmpty() && run->answer.status == Status::bound)
        detail.front() = quality; // it says that this is a bound
    else if (!quality.isEmpty())
        detail.insert(1, quality);
    if (!same)
        detail << tr("of %1, as it was then").arg(shown_name(run->instance_name));
    answer_->setText(answer_text(*run));
    detail_->setText(detail.join(QStringLiteral(" · ")));
    const QString chosen = chosen_text(*run, run->answer.front ? most_points_shown : most_chosen_shown);
    chosen_->setText(chosen.isEmpty() ? QString() : tr("Chosen: %1").arg(chosen));
    facts_->setText(facts_text(*run));
}

} // namespace ks::ui
