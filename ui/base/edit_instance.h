// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"

#include <QUndoCommand>

namespace ks::ui {

class Session;

/// Every edit. It keeps what changes, not the instances, which may be large; but where somebody else still
/// holds the very instance that was there, undo brings that one back.
class EditInstance final : public QUndoCommand {
public:
    /// `change` makes `after` of `before`, `back` the other way round.
    EditInstance(Session& session, const QString& text, Change change, Change back, const InstancePtr& before,
                 const InstancePtr& after);
    void redo() override;
    void undo() override;

private:
    void go(const std::weak_ptr<const Instance>& to, const Change& change);

    Session& session_;
    Change change_, back_;
    std::weak_ptr<const Instance> before_, after_;
};

} // namespace ks::ui
