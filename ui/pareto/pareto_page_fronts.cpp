// SPDX-License-Identifier: GPL-3.0-or-later
// Further fronts next to the open instance's: of the instance with other numbers, of other instances, and of
// runs.
#include "solvers/formats/format.h"
#include "solvers/run/outcome.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/instance/generate_dialog.h"
#include "ui/pareto/pareto_page.h"
#include "ui/pareto/view_bar.h"
#include "ui/pareto/what_if.h"
#include "ui/runs/run_words.h"
#include "ui/widgets/files.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/texts.h"

#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QTimer>

#include <memory>
#include <ranges>
#include <utility>

namespace ks::ui {

namespace {

/// "instruction-set.sequential, Three tasks", with the settings.
QString name_of(const Outcome& run) {
    const QString set = parameters_text(run);
    QString name = to_qt(run.variant);
    if (!set.isEmpty())
        name += QStringLiteral(" (%1)").arg(set);
    return run.instance_name.empty() ? name : QStringLiteral("%1, %2").arg(name, to_qt(run.instance_name));
}

/// Why the changed numbers have no front, and what the picture shows instead.
QString untried(const Error& error) {
    return sentence_without_place(error) + QLatin1Char(' ') +
           ParetoPage::tr("The picture still shows the front of the numbers before.");
}

} // namespace

// What if

void ParetoPage::preview() {
    if (!current_)
        return;
    problem_->hide();
    what_if_->refuse({});
    if (!what_if_->active()) {
        preview_worker_.stop();
        drop_preview();
        show_progress();
        return show_front();
    }
    if (is_old())
        return what_if_->refuse(tr("The front as it is now has to be found first."));
    InstancePtr edited = current_->instance;
    const Changes changes = what_if_->changes();
    if (!changes.in_order.empty()) {
        auto made = changed(*edited, changes);
        if (!made)
            return what_if_->refuse(untried(made.error()));
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
    show_progress();
    if (!current_ || !what_if_->active())
        return;
    if (const auto& error = preview_worker_.error())
        what_if_->refuse(untried(*error));
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

/// The points are then those of the actual front.
void ParetoPage::drop_preview() {
    const FoundFrontPtr before = std::exchange(preview_, nullptr);
    if (before && current_)
        keep_chosen(before);
}

/// The tried instance becomes the open one, so its front stays, with the chosen point, until the front has
/// been computed again with the points behind it. If it was not computed yet, or has settled choices, the
/// front before the edit stays.
void ParetoPage::apply_changes() {
    const Changes changes = what_if_->changes();
    if (changes.in_order.empty())
        return;
    const bool same = preview_ && !preview_worker_.busy() && what_if_->settled().empty();
    const FoundFrontPtr tried = same ? preview_ : nullptr;
    const std::size_t chosen = chosen_;
    const PointSide::Pins pins = pins_;
    if (const auto done = session().edit(tr("change of what was tried"), changes); !done)
        return what_if_->refuse(sentence_without_place(done.error()));
    if (!tried)
        return;
    auto applied = std::make_shared<FoundFront>(*tried);
    applied->instance = shown_;
    current_ = std::move(applied);
    chosen_ = chosen;
    pins_ = pins;
    show_front();
}

// Other fronts

/// Whether costs and values of this kind have the same meaning as in the picture.
bool ParetoPage::can_be_drawn_here(const Kind* kind) const {
    const KindFront& here = current_->words();
    return kind && kind->front && kind->front->cost == here.cost && kind->front->value == here.value;
}

/// Offers a file, a preset, and the runs of this session that computed a front, newest first.
void ParetoPage::offer_fronts() {
    QMenu& menu = view_bar_->offered();
    menu.clear();
    if (!current_)
        return;
    const bool busy = other_worker_.busy() || reading_.busy();
    if (others_.size() >= most_others || busy) {
        menu.addAction(busy ? tr("The one before is being found")
                            : tr("There is no room for more: remove those there are"))
            ->setEnabled(false);
        return;
    }
    connect(menu.addAction(tr("A file…")), &QAction::triggered, this, &ParetoPage::add_file);
    connect(menu.addAction(tr("A preset…")), &QAction::triggered, this, &ParetoPage::add_preset);
    menu.addSeparator();
    constexpr std::size_t most_runs = 12;
    std::size_t runs = 0;
    for (const auto& run : session().outcomes() | std::views::reverse) {
        if (!run->answer.front || !can_be_drawn_here(find_kind(run->instance_kind)))
            continue;
        if (++runs > most_runs)
            break;
        connect(menu.addAction(tr("Run of %1: %2").arg(name_of(*run), answer_text(*run))),
                &QAction::triggered, this, [this, run] { add_run(run); });
    }
    if (runs == 0)
        menu.addAction(tr("No run of this session has found a front"))->setEnabled(false);
}

void ParetoPage::add_file() {
    const QString path =
        ask_what_to_open(*this, session(), tr("Add the front of an instance"),
                         tr("Instances (*.json *.txt *.csv *.xlsx *.ods *.knapscope.json);;All files (*)"));
    if (path.isEmpty())
        return;
    reading_.start(QFileInfo(path).fileName(), [this, path](const std::stop_token&) -> FileReading::Open {
        return [this, path, instance = read_instance_file(native(path))] {
            instance ? add_front_of(*instance, QFileInfo(path).completeBaseName())
                     : refuse_other(sentence(instance.error()));
        };
    });
}

void ParetoPage::add_preset() {
    auto* dialog = new GenerateDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->begin_with(current_->instance->kind());
    connect(dialog, &GenerateDialog::generated, this,
            [this](const InstancePtr& instance) { add_front_of(instance, shown_name(instance->name())); });
    dialog->open();
}

void ParetoPage::add_front_of(const InstancePtr& instance, const QString& name) {
    problem_->hide();
    if (!current_)
        return;
    const QString title = instance->name().empty() ? name : to_qt(instance->name());
    if (!can_be_drawn_here(&kind_of(*instance)))
        return refuse_other(
            tr("%1 has no front of %2 and %3 that could be drawn here.")
                .arg(title, in_language(current_->words().cost), in_language(current_->words().value)));
    other_name_ = title.toStdString();
    other_worker_.set_memory(memory());
    other_worker_.find({.instance = instance, .behind = false});
    patience_->start();
    show_front();
}

void ParetoPage::add_run(const std::shared_ptr<const Outcome>& run) {
    if (!current_ || !can_be_drawn_here(find_kind(run->instance_kind)))
        return;
    problem_->hide();
    add_other({.name = name_of(*run).toStdString(), .front = {run, &*run->answer.front}});
}

void ParetoPage::add_other(Other other) {
    others_.push_back(std::move(other));
    show_front();
}

void ParetoPage::take_other() {
    show_progress();
    const FoundFrontPtr& found = other_worker_.found();
    if (found && current_ && can_be_drawn_here(&kind_of(*found->instance)))
        add_other({.name = other_name_, .front = {found, &found->front}});
    else if (const auto& error = other_worker_.error())
        refuse_other(sentence(*error));
    emit settled();
}

void ParetoPage::refuse_other(const QString& why) {
    problem_->setText(why);
    problem_->show();
    show_front();
}

} // namespace ks::ui
