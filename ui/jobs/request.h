// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/live/live_run.h"
#include "solvers/result/plan.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace ks::ui {

/// A request to `knapscope-run serve` (docs/contract.md, "Events and `serve`"): {"do": what, ...}, without
/// the id.
class Request {
public:
    explicit Request(const QString& what) { text("do", what); }

    Request& text(const char* key, const QString& value);
    Request& number(const char* key, std::int64_t value);
    /// Adds a JSON document unchanged, so that its numbers never pass through a double. Line ends become
    /// spaces, which is safe because in JSON they occur only between tokens.
    Request& json(const char* key, const QByteArray& document);

    /// The line to be sent, with its line end.
    QByteArray line(int id) const;

private:
    QByteArray fields_;
};

/// What a solve request holds beside the instance.
struct SolveRequest {
    QString variant;
    QString on; ///< "cpu", "emulator", "gpu:0"; empty: the runner's choice
    std::vector<std::pair<QString, QString>> set;
    std::int64_t memory = 0; ///< the bytes that it may take; 0: what the runner usually allows
    live::Watch watch = {};  ///< what is watched while it goes on; a runner that watches nothing refuses it
    std::optional<Plan> plan = {}; ///< to be run, by a variant that runs plans
    QString device = {};           ///< the preset that the emulator imitates; empty: the runner's choice
};

/// Makes a "solve" request, or another request with the same fields: "trace".
Request request_of(const Instance& instance, const SolveRequest& solve,
                   const QString& what = QStringLiteral("solve"));

/// Whether a runner of an earlier version refused the request because it knows nothing of watching; and what
/// to say then.
bool refused_watching(const Error& error, const SolveRequest& request);
Error no_watching();

} // namespace ks::ui
