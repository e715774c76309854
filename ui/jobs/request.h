// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace ks::ui {

/// What is asked of `knapscope-run serve` (docs/contract.md, "Events and `serve`"): {"do": what, ...},
/// without the id.
class Request {
public:
    explicit Request(const QString& what) { text("do", what); }

    Request& text(const char* key, const QString& value);
    /// A JSON document as it stands: its numbers never pass through a double. Its line ends may only be white
    /// space between tokens, as they are in any JSON.
    Request& json(const char* key, const QByteArray& document);

    /// The request's line, with its end.
    QByteArray line(int id) const;

private:
    QByteArray fields_;
};

/// What a solve request says beside the instance.
struct SolveRequest {
    QString variant;
    QString on; ///< "cpu", "emulator", "gpu:0"; empty: the runner's choice
    std::vector<std::pair<QString, QString>> set;
};

/// `what`: "solve", or "trace" with the same fields.
Request request_of(const Instance& instance, const SolveRequest& solve,
                   const QString& what = QStringLiteral("solve"));

} // namespace ks::ui
