// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/edit_instance.h"

#include "solvers/kinds/kind.h"
#include "ui/base/session.h"

namespace ks::ui {

EditInstance::EditInstance(Session& session, const QString& text, Change change, Change back,
                           const InstancePtr& before, const InstancePtr& after)
    : QUndoCommand(text), session_(session), change_(std::move(change)), back_(std::move(back)),
      before_(before), after_(after) {}

void EditInstance::redo() {
    go(after_, change_);
}
void EditInstance::undo() {
    go(before_, back_);
}

void EditInstance::go(const std::weak_ptr<const Instance>& to, const Change& change) {
    if (InstancePtr there = to.lock()) {
        session_.replace(std::move(there));
        return;
    }
    auto made = changed(*session_.instance(), change);
    Q_ASSERT_X(made, "EditInstance", "what was an instance once is one again");
    session_.replace(*std::move(made));
}

} // namespace ks::ui
