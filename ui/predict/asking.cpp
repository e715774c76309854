// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/asking.h"

#include "ui/base/file_dialogs.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/predict/add_exercise.h"
#include "ui/predict/grade_words.h"
#include "ui/predict/offer_predicting.h"
#include "ui/predict/predict_panel.h"
#include "ui/predict/sheet_desk.h"
#include "ui/predict/sheet_work.h"
#include "ui/widgets/notice.h"

#include <QFileInfo>

#include <memory>

namespace ks::ui {

Asking::Asking(Page& page, Stepper& stepper)
    : QObject(&page), page_(page), stepper_(stepper), predictor_(stepper),
      panel_(new PredictPanel(predictor_, stepper)) {
    speak_questions(predictor_, spoken_);
}

SheetDesk* Asking::add_sheets(bool traces) {
    traces_ = traces;
    desk_ = new SheetDesk(page_.session(), predictor_, stepper_, traces);
    connect(panel_, &PredictPanel::another_wanted, this,
            [this] { emit page_.command_wanted({.act = WindowCommand::redraw}); });
    connect(panel_, &PredictPanel::seed_wanted, this,
            [this] { emit page_.command_wanted({.act = WindowCommand::redraw_by_seed}); });
    connect(panel_, &PredictPanel::sheet_wanted, this, &Asking::add_exercise);
    connect(desk_, &SheetDesk::leads, panel_, [this](bool on) { panel_->set_leading(!on); });
    SheetWork& work = SheetWork::of(page_.session());
    connect(&work, &SheetWork::opened, this, &Asking::open_exercise);
    connect(&work, &SheetWork::left, this, &Asking::offer);
    offer();
    return desk_;
}

/// While a sheet says what is asked, the panel offers nothing else, and nothing is played.
void Asking::offer() {
    const bool leads = desk_->concerned();
    panel_->offer_more(!leads, !traces_);
    stepper_.allow_playing(!leads);
    emit sheet_leads(leads);
}

/// Has the page show the exercise's steps; it puts them when they are there.
void Asking::open_exercise() {
    const SheetWork& work = SheetWork::of(page_.session());
    offer();
    if (!desk_->concerned())
        return;
    emit page_.page_wanted(page_.info().id);
    if (!work.instance())
        return;
    page_.session().open(*work.instance());
    emit exercise_opened(work.exercise());
    desk_->put(shown_, questions_); // if they were there before
}

void Asking::offer_in(TransportBar& bar) {
    offer_predicting(bar, predictor_);
}

void Asking::put(Exercise shown, QuestionsAt questions) {
    shown_ = std::move(shown);
    questions_ = std::move(questions);
    if (asks_anything(questions_, stepper_.count()))
        predictor_.set_questions(questions_);
    else
        predictor_.set_questions({}, tr("Nothing can be asked here: no step is one decision that one could "
                                        "foresee."));
    if (desk_)
        desk_->put(shown_, questions_);
}

void Asking::wait_for_one() {
    predictor_.set_questions({}, tr("It asks about one alone: it waits while two are side by side."));
}

void Asking::add_exercise() {
    if (traces_ && !shown_.trace) { // a sheet says how to trace it anew, which a file does not
        panel_->say(tr("This trace was opened from a file. Trace the kernel here to put it on a sheet."));
        return;
    }
    if (adding_.busy()) // a second writer of the same file would lose the exercise of the first one
        return panel_->say(tr("Wait until %1 is written.").arg(adding_.name()));
    Exercise made = shown_;
    made.title = page_.session().called().toStdString();
    made.plan = predictor_.plan();
    made.from = stepper_.at();
    AddExercise dialog(std::move(made), &page_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path =
        ask_where_to_save(page_, page_.session(), tr("The sheet to add it to"),
                          QStringLiteral("exercises.json"), tr("Sheets of exercises (*.json)"),
                          /*overwrite_asked=*/false);
    if (path.isEmpty())
        return;
    adding_.start(
        QFileInfo(path).fileName(),
        [this, exercise = dialog.exercise(), path,
         due = dialog.due()](const std::stop_token&) -> FileReading::Open {
            const auto sheet = std::make_shared<const Result<Sheet>>(add_to_sheet(exercise, path, due));
            return [this, sheet] {
                panel_->say(*sheet ? tr("Added as exercise %1 of the sheet.").arg((*sheet)->exercises.size())
                                   : sentence(sheet->error()));
            };
        });
}

} // namespace ks::ui
