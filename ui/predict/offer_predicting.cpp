// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/offer_predicting.h"

#include "ui/predict/predictor.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/parts.h"

#include <QCoreApplication>
#include <QToolButton>

namespace ks::ui {

void offer_predicting(TransportBar& bar, Predictor& predictor) {
    QToolButton* button = bar.add_toggle(
        QStringLiteral("predict"), QCoreApplication::translate("Predict", "Predict"),
        QCoreApplication::translate("Predict", "Asks what comes before it is shown"), "step.predict");
    const auto follow = [button, &predictor, tip = button->toolTip()] {
        button->setEnabled(predictor.has_questions());
        const bool can = predictor.has_questions() || predictor.why_not().isEmpty();
        button->setToolTip(plain_tip(can ? tip : predictor.why_not()));
        button->setChecked(predictor.wanted());
    };
    QObject::connect(button, &QToolButton::toggled, &predictor, &Predictor::turn);
    QObject::connect(&predictor, &Predictor::changed, button, follow);
    follow();
}

} // namespace ks::ui
