// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ks::ui {

class Predictor;
class TransportBar;

/// Puts the button *Predict* with its key into the bar. It is there while there is something to ask.
void offer_predicting(TransportBar& bar, Predictor& predictor);

} // namespace ks::ui
