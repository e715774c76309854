// SPDX-License-Identifier: GPL-3.0-or-later
// Fronts beside the open instance's: of the instance with other numbers, and of other files.
#include "solvers/problems/format.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/pareto/pareto_page.h"
#include "ui/pareto/what_if.h"
#include "ui/widgets/files.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/texts.h"

#include <QFileInfo>
#include <QLabel>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace ks::ui {

// What if

void ParetoPage::preview() {
    if (!current_)
        return;
    problem_->hide();
    what_if_->refuse({});
    if (!what_if_->active()) {
        preview_worker_.stop();
        const FoundFrontPtr before = std::exchange(preview_, nullptr);
        if (before)
            keep_chosen(before);
        progress_->setVisible(busy());
        return show_front();
    }
    InstancePtr edited = current_->instance;
    const Changes changes = what_if_->changes();
    if (!changes.in_order.empty()) {
        auto made = changed(*edited, changes);
        if (!made)
            return what_if_->refuse(sentence(made.error()));
        edited = std::move(*made);
    }
    preview_worker_.set_memory(memory());
    preview_worker_.find_next({.instance = edited,
                               .settled = what_if_->settled(),
                               .range = range_,
                               .behind = current_->behind.size() < 20'000});
    patience_->start();
}

void ParetoPage::show_preview() {
    progress_->setVisible(busy());
    if (!current_ || !what_if_->active())
        return;
    if (const auto& error = preview_worker_.error())
        what_if_->refuse(sentence(*error));
    if (preview_worker_.found()) {
        const FoundFrontPtr before = held();
        preview_ = preview_worker_.found();
        keep_chosen(before);
        previewing_ = true;
        show_front();
        previewing_ = false;
    }
    emit settled();
}

void ParetoPage::apply_changes() {
    const Changes changes = what_if_->changes();
    if (changes.in_order.empty())
        return;
    const auto done = session().edit(tr("change of what was tried"), changes);
    if (!done)
        what_if_->refuse(sentence(done.error()));
}

// Other fronts

void ParetoPage::add_front() {
    if (!current_)
        return;
    const QString path =
        ask_what_to_open(*this, session(), tr("Add the front of an instance"),
                         tr("Instances (*.json *.txt *.csv *.knapscope.json);;All files (*)"));
    if (!path.isEmpty())
        add_front_of(path);
}

void ParetoPage::add_front_of(const QString& path) {
    problem_->hide();
    const auto refuse = [this](const QString& why) {
        problem_->setText(why);
        problem_->show();
    };
    const auto instance = read_instance_file(native(path));
    if (!instance)
        return refuse(sentence(instance.error()));
    const KindFront* words = kind_of(**instance).front;
    if (!words || words->cost != current_->words().cost || words->value != current_->words().value)
        return refuse(tr("%1 has no front of %2 and %3 that could be drawn here.")
                          .arg(QFileInfo(path).fileName(), to_qt(current_->words().cost),
                               to_qt(current_->words().value)));
    other_name_ =
        (*instance)->name().empty() ? QFileInfo(path).completeBaseName().toStdString() : (*instance)->name();
    other_worker_.set_memory(memory());
    other_worker_.find({.instance = *instance, .behind = false});
    patience_->start();
}

void ParetoPage::take_other() {
    progress_->setVisible(busy());
    if (other_worker_.found() && current_) {
        others_.push_back({.name = other_name_, .found = other_worker_.found()});
        show_front();
    } else if (const auto& error = other_worker_.error()) {
        problem_->setText(sentence(*error));
        problem_->show();
    }
    emit settled();
}

} // namespace ks::ui
