// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QPushButton>

#include <cstdint>

namespace ks::ui {

class Session;

/// A button below an error. If the error states that a run needs more memory than allowed, the button offers
/// to allow it, unless this machine does not have that much.
class MemoryOffer : public QPushButton {
    Q_OBJECT

public:
    /// `text` is "Allow %1 and run again".
    MemoryOffer(Session& session, const QString& text);
    /// Shows the button if more memory would help against this error; hides it otherwise, and if `error` is
    /// null.
    void offer_for(const Error* error);
    void offer(std::int64_t bytes); ///< 0: hides the button

signals:
    void allowed(); ///< the session now allows it

private:
    Session& session_;
    QString text_;
    std::int64_t bytes_ = 0;
};

} // namespace ks::ui
