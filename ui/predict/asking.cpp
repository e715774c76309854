// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/asking.h"

#include "ui/base/file_dialogs.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/predict/add_exercise.h"
#include "ui/predict/offer_predicting.h"
#include "ui/predict/predict_panel.h"
#include "ui/predict/sheet_desk.h"
#include "ui/predict/sheet_work.h"
#include "ui/widgets/notice.h"

namespace ks::ui {

Asking::Asking(Page& page, Stepper& stepper)
    : QObject(&page), page_(page), stepper_(stepper), predictor_(stepper),
      panel_(new PredictPanel(predictor_, stepper)) {}

SheetDesk* Asking::add_sheets() {
    desk_ = new SheetDesk(page_.session(), predictor_, stepper_);
    panel_->offer_more(true);
    connect(panel_, &PredictPanel::another_wanted, this,
            [this] { emit page_.command_wanted(QStringLiteral("redraw")); });
    connect(panel_, &PredictPanel::sheet_wanted, this, &Asking::add_exercise);
    SheetWork& work = SheetWork::of(page_.session());
    connect(&work, &SheetWork::opened, this, &Asking::open_exercise);
    connect(&work, &SheetWork::left, this, [this] { panel_->offer_more(true); });
    return desk_;
}

/// Has the page show the exercise's steps; it puts them when they are there.
void Asking::open_exercise() {
    const SheetWork& work = SheetWork::of(page_.session());
    panel_->offer_more(false);
    if (!work.instance())
        return;
    page_.session().open(*work.instance());
    page_.session().show_steps(QString::fromStdString(work.exercise().variant));
    desk_->put(shown_, variant_, questions_); // if they were there before
}

void Asking::offer_in(TransportBar& bar) {
    offer_predicting(bar, predictor_);
}

void Asking::put(const InstancePtr& instance, const std::string& variant, QuestionsAt questions) {
    shown_ = instance;
    variant_ = variant;
    questions_ = std::move(questions);
    predictor_.set_questions(questions_);
    if (desk_)
        desk_->put(shown_, variant_, questions_);
}

void Asking::add_exercise() {
    AddExercise dialog({.title = shown_->name(),
                        .variant = variant_,
                        .instance = shown_,
                        .plan = predictor_.plan(),
                        .from = stepper_.at()},
                       &page_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path =
        ask_where_to_save(page_, page_.session(), tr("The sheet to add it to"),
                          QStringLiteral("exercises.json"), tr("Sheets of exercises (*.json)"),
                          /*overwrite_asked=*/false);
    if (path.isEmpty())
        return;
    const Result<Sheet> sheet = add_to_sheet(dialog.exercise(), path);
    panel_->say(sheet ? tr("Added as exercise %1 of the sheet.").arg(sheet->exercises.size())
                      : sentence(sheet.error()));
}

} // namespace ks::ui
