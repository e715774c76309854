// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/replace_instance.h"

#include "ui/session.h"

namespace ks::ui {

ReplaceInstance::ReplaceInstance(Session& session, const QString& text, InstancePtr before, InstancePtr after)
    : QUndoCommand(text), session_(session), before_(std::move(before)), after_(std::move(after)) {}

void ReplaceInstance::redo() {
    session_.replace(after_);
}
void ReplaceInstance::undo() {
    session_.replace(before_);
}

} // namespace ks::ui
