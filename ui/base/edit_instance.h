// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"

#include <QUndoCommand>

namespace ks::ui {

class Session;

/// One edit on the undo stack. Instances may be large, so an edit stores the change, not the instances. If
/// another object still holds the earlier instance, undo restores that same object.
class EditInstance final : public QUndoCommand {
public:
    /// `change` turns `before` into `after`; `back` turns `after` into `before`.
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
