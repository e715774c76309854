// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "ui/predict/predictor.h"

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
    /// Offers another instance, and sheets: to add to one, and to do one in this strip, which is the
    /// caller's.
    SheetDesk* add_sheets();
    void offer_in(TransportBar& bar);

    /// The page shows these steps: what is asked about them is said by the sheet, where they are its
    /// exercise's. Call it once the stepper has their track.
    void put(const InstancePtr& instance, const std::string& variant, QuestionsAt questions);
    void clear() { predictor_.set_questions({}); }

private:
    void add_exercise();
    void open_exercise();

    Page& page_;
    Stepper& stepper_;
    Predictor predictor_;
    PredictPanel* panel_;
    SheetDesk* desk_ = nullptr;
    InstancePtr shown_;
    std::string variant_;
    QuestionsAt questions_;
};

} // namespace ks::ui
