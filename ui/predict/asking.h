// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/sheet.h"
#include "ui/jobs/file_reading.h"
#include "ui/predict/predictor.h"
#include "ui/stepping/spoken_question.h"

#include <QObject>

namespace ks::ui {

class Page;
class PredictPanel;
class SheetDesk;
class TransportBar;

/// All that a page that steps has for asking: who asks, the panel below the picture, the button in the
/// transport bar and, where a page's steps can be on a sheet of exercises, the strip of the sheet. The page
/// places the widgets, and says what it shows and what can be asked about it.
class Asking : public QObject {
    Q_OBJECT

public:
    Asking(Page& page, Stepper& stepper);

    PredictPanel& panel() const { return *panel_; }
    const SpokenQuestion& spoken() const { return spoken_; }
    /// Offers another instance, and sheets: to add to one, and to do one in this strip, which is the
    /// caller's. `traces`: what the page shows are traces, and of another instance there is none yet.
    SheetDesk* add_sheets(bool traces = false);
    void offer_in(TransportBar& bar);

    /// The page shows these steps, as an exercise would name them: what is asked about them is said by the
    /// sheet, where they are its exercise's. Call it once the stepper has their track.
    void put(Exercise shown, QuestionsAt questions);
    void clear() { predictor_.set_questions({}); }
    /// Two are shown beside each other.
    void wait_for_one();

signals:
    /// An exercise's instance is open: the page shows the steps.
    void exercise_opened(const ks::Exercise& exercise);
    /// From now on the sheet says what this page shows, or (false) the user again.
    void sheet_leads(bool on);

private:
    void offer();
    void add_exercise();
    void open_exercise();

    Page& page_;
    Stepper& stepper_;
    Predictor predictor_;
    SpokenQuestion spoken_;
    PredictPanel* panel_;
    SheetDesk* desk_ = nullptr;
    FileReading adding_; ///< of an exercise to the sheet in a file
    bool traces_ = false;
    Exercise shown_;
    QuestionsAt questions_;
};

} // namespace ks::ui
