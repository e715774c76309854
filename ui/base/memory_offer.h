// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QPushButton>

#include <cstdint>

namespace ks::ui {

class Session;

/// Stands below an error and, where that says that a run needs more memory than it may take, offers to allow
/// it. What this machine does not have is not offered.
class MemoryOffer : public QPushButton {
    Q_OBJECT

public:
    /// `text` is "Allow %1 and run again".
    MemoryOffer(Session& session, const QString& text);
    /// Appears if more memory would help against this error, else hides; so it does if `error` is null.
    void offer_for(const Error* error);
    void offer(std::int64_t bytes); ///< 0: hides

signals:
    void allowed(); ///< the session allows it from now on

private:
    Session& session_;
    QString text_;
    std::int64_t bytes_ = 0;
};

} // namespace ks::ui
