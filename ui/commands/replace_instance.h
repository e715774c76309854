// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"

#include <QUndoCommand>

namespace ks::ui {

class Session;

/// Every edit: the instance before and after. Instances are immutable and shared, so undo restores the very
/// one that was there.
class ReplaceInstance final : public QUndoCommand {
public:
    ReplaceInstance(Session& session, const QString& text, InstancePtr before, InstancePtr after);
    void redo() override;
    void undo() override;

private:
    Session& session_;
    InstancePtr before_, after_;
};

} // namespace ks::ui
