// SPDX-License-Identifier: GPL-3.0-or-later
// What the page shows, as the command line asks for it and as a session file keeps it.
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "ui/base/session.h"
#include "ui/compare/compare_page.h"
#include "ui/runs/run_sheet.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>

#include <algorithm>

namespace ks::ui {
namespace {

/// The names in quotes, those first that begin like `wanted`; of very many only these.
QString listed(QStringList names, const QString& wanted) {
    const auto alike = [&wanted](const QString& name) { // the number of characters at the beginning
        qsizetype count = 0;
        while (count < std::min(name.size(), wanted.size()) &&
               name[count].toCaseFolded() == wanted[count].toCaseFolded())
            ++count;
        return count;
    };
    std::ranges::stable_sort(names, std::greater(), alike);
    constexpr qsizetype most = 40;
    const QString first = QStringLiteral("'%1'").arg(names.mid(0, most).join(QStringLiteral("', '")));
    return names.size() <= most
               ? first
               : QString::fromStdString(formatted("{}, or one of {} others that the page Compare lists",
                                                  first.toStdString(), names.size() - most));
}

} // namespace

Result<void> ComparePage::apply(const ViewOptions& options) {
    for (const QString& id : options.variants)
        KS_CHECK(session().catalogue().get(id.toStdString()));
    only_ = options.variants;
    if (session().opened_results().isEmpty() && !only_.isEmpty()) {
        KS_TRY(auto requests, requests_for(only_, session().instance(), session().catalogue()));
        queue_.start(std::move(requests));
    }
    problem_.reset();
    if (ready_)
        return show_wanted(options);
    wanted_ = options;
    wait_for_recorded();
    return {};
}

Result<void> ComparePage::show_wanted(const ViewOptions& options) {
    picked_shown_ = false; // what was shown before may leave nothing of the instance
    forget_shown();
    changed_.anything = true;
    catch_up();
    choose_recorded(options.choices);
    if (!options.instance.isEmpty())
        KS_CHECK(choose_instance(options.instance));
    choose(options.choices);
    return {};
}

Result<void> ComparePage::choose_instance(const QString& named) {
    const int in_english = instance_->findData(named, name_role);
    const int at = in_english < 0 ? instance_->findText(named) : in_english;
    if (at < 0) {
        QStringList names;
        for (int i = 0; i < instance_->count(); ++i)
            if (const QString name = instance_->itemData(i, name_role).toString(); !name.isEmpty())
                names << name;
        return Error{.code = ErrorCode::usage,
                     .what = formatted("there is nothing to compare of '{}'", printable(named.toStdString())),
                     .where = "--instance",
                     .todo = formatted("use {}", listed(names, named).toStdString())};
    }
    instance_->setCurrentIndex(at);
    instance_picked();
    return {};
}

QString ComparePage::Shown::id() const {
    const QString what = ratios ? QStringLiteral("speedup") : QStringLiteral("time");
    const QString named = QString::fromStdString(measure.name);
    switch (measure.of) {
    case Measure::whole:
        return what;
    case Measure::kernel:
        return QStringLiteral("kernel-") + what;
    case Measure::kernel_with_copies:
        return QStringLiteral("kernel-%1-with-copies").arg(what);
    case Measure::stage:
        return QStringLiteral("%1 of %2").arg(what, named);
    case Measure::fact:
        return QStringLiteral("fact ") + named;
    }
    return what;
}

/// In words that are the same in every language, but for the baseline, which is a label of the chart.
std::map<QString, QString> ComparePage::choices() const {
    std::map<QString, QString> made;
    if (recorded_->currentIndex() != standard_recorded())
        made[QStringLiteral("recorded")] = recorded_->currentData(name_role).toString();
    if (picked_shown_)
        made[QStringLiteral("show")] = shown().id();
    if (!picked_baseline_.isEmpty())
        made[QStringLiteral("baseline")] = picked_baseline_;
    if (picked_axis_)
        made[QStringLiteral("axis")] =
            axis_->currentIndex() == 1 ? QStringLiteral("log") : QStringLiteral("linear");
    if (!printed_->isChecked())
        made[QStringLiteral("printed")] = QStringLiteral("no");
    return made;
}

/// Whose results are shown says which instances there are, so this comes before all other choices. A file
/// that is not here leaves the standard.
void ComparePage::choose_recorded(const std::map<QString, QString>& choices) {
    const auto made = choices.find(QStringLiteral("recorded"));
    const int named = made == choices.end() ? -1 : recorded_->findData(made->second, name_role);
    const int at = named < 0 ? standard_recorded() : named;
    if (at == recorded_->currentIndex())
        return;
    recorded_->setCurrentIndex(at);
    gather();
}

/// What is not chosen, or not here, is as the page chooses it.
void ComparePage::choose(const std::map<QString, QString>& choices) {
    const auto made = [&choices](const char* chooser) {
        const auto found = choices.find(QString::fromLatin1(chooser));
        return found == choices.end() ? QString() : found->second;
    };
    const auto show = std::ranges::find(shows_, made("show"), &Shown::id);
    picked_shown_ = show != shows_.end();
    shown_->setCurrentIndex(picked_shown_ ? static_cast<int>(show - shows_.begin()) : 0);
    picked_baseline_ = made("baseline");
    picked_axis_ = !made("axis").isEmpty();
    if (picked_axis_)
        axis_->setCurrentIndex(made("axis") == QLatin1String("log") ? 1 : 0);
    printed_->setChecked(made("printed") != QLatin1String("no"));
    gather();
}

ShownView ComparePage::shown_view() const {
    if (wanted_)
        return {.options = *wanted_};
    ShownView view{.options = {.variants = only_,
                               .step = {},
                               .lesson = {},
                               .instance = instance_->currentData(name_role).toString(),
                               .choices = choices()}};
    if (const QString& results = session().opened_results(); !results.isEmpty())
        view.files.push_back({.name = QFileInfo(results).fileName(), .path = results});
    return view;
}

} // namespace ks::ui
