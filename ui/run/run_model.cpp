// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_model.h"

#include "ui/base/session.h"
#include "ui/runs/answer_quality.h"
#include "ui/runs/run_words.h"
#include "ui/widgets/parts.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"

#include <QColor>

namespace ks::ui {
namespace {

/// The check of a run and, if there is something to say, how good its answer is.
QString check_and_quality(const Outcome& run, const Outcomes& outcomes) {
    const std::string quality = quality_of(run, outcomes).words;
    return quality.empty()
               ? check_sentence(run)
               : QStringLiteral("%1; %2").arg(check_sentence(run), QString::fromStdString(quality));
}

bool is_number(int column) {
    return column == RunModel::time || column == RunModel::ratio || column == RunModel::speedup ||
           column == RunModel::answer;
}

} // namespace

RunModel::RunModel(Session& session, QObject* parent) : QAbstractTableModel(parent), session_(session) {
    rows_ = static_cast<int>(session_.outcomes().size());
    connect(&session_, &Session::outcomes_changed, this, &RunModel::follow);
}

/// Follows the session's outcomes, which are added one at a time or removed all at once.
void RunModel::follow() {
    const int rows = static_cast<int>(session_.outcomes().size());
    if (rows > rows_) {
        beginInsertRows({}, rows_, rows - 1);
        rows_ = rows;
        endInsertRows();
        // The new run may be the baseline, or the optimum that others are compared with.
        emit dataChanged(index(0, speedup), index(rows - 1, checked));
    } else {
        beginResetModel();
        rows_ = rows;
        endResetModel();
    }
}

const Outcome& RunModel::outcome(int row) const {
    return *session_.outcomes()[static_cast<std::size_t>(row)];
}

int RunModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}
int RunModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString RunModel::text(const Outcome& outcome, int column) const {
    switch (column) {
    case variant:
        return QString::fromStdString(outcome.variant);
    case instance:
        return instance_text(outcome, session_.outcomes());
    case where:
        return where_text(outcome);
    case time:
        return time_text(outcome);
    case ratio:
        return access_ratio_text(outcome);
    case speedup:
        return speedup_text(outcome, session_.outcomes());
    case answer:
        return answer_text(outcome);
    case checked:
        return checked_text(outcome);
    default:
        return {};
    }
}

/// The number that a cell shows with a unit or with thin spaces; no value where it shows none.
QVariant RunModel::number(const Outcome& outcome, int column) const {
    if (column == time)
        return QString::number(outcome.total_ms, 'g', 9);
    if (column == answer && outcome.answer.objective)
        return QString::number(*outcome.answer.objective);
    if (column != speedup)
        return {};
    const auto base = baseline_of(session_.outcomes(), outcome);
    const auto factor = speedup_over(outcome, base.get());
    return factor ? QVariant(QString::number(*factor, 'g', 6)) : QVariant();
}

QVariant RunModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Outcome& run = outcome(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(run, column);
    case Qt::EditRole: // what is copied into a spreadsheet
        return number(run, column);
    case Qt::AccessibleTextRole:
        return column == stages ? stages_text(run)
               : column == checked
                   ? (run.verified ? check_and_quality(run, session_.outcomes()) : tr("nothing to check"))
                   : text(run, column);
    case Qt::FontRole:
        return column == instance || column == where
                   ? QVariant(paint::font(scene::Face::interface, 13 * session_.theme().scale()))
                   : QVariant();
    case Qt::ToolTipRole:
        if (column == stages)
            return plain_tip(stages_text(run));
        if (column == variant || column == instance)
            return plain_tip(tr("%1 · %2 · %3")
                                 .arg(QString::fromStdString(run.variant), shown_name(run.instance_name),
                                      parameters_text(run)));
        if (column == where && run.device) {
            const QString device = QString::fromStdString(run.device->name);
            return plain_tip(run.emulated() ? tr("Emulating the limits of %1").arg(device) : device);
        }
        if (column == checked && run.verified)
            return plain_tip(check_and_quality(run, session_.outcomes()));
        if (run.emulated() && (column == time || column == speedup))
            return tr("How long the emulator took. It says nothing about a GPU and is left out of speedups.");
        return {};
    case Qt::TextAlignmentRole:
        return QVariant((is_number(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        if (run.emulated() && column == time)
            return session_.theme().ink(scene::Role::quiet);
        return {};
    case divided_role:
        return index.row() > 0 && outcome(index.row() - 1).instance_sha256 != run.instance_sha256;
    case outcome_role:
        return QVariant::fromValue(static_cast<const void*>(&run));
    default:
        return {};
    }
}

QVariant RunModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    static const char* const titles[] = {QT_TR_NOOP("Variant"), QT_TR_NOOP("Instance"), QT_TR_NOOP("Where"),
                                         QT_TR_NOOP("Time"),    QT_TR_NOOP("Stages"),   QT_TR_NOOP("R_TA"),
                                         QT_TR_NOOP("Speedup"), QT_TR_NOOP("Answer"),   QT_TR_NOOP("Check")};
    if (role == Qt::EditRole && section == time)
        return tr("Time (ms)");
    if (role == Qt::DisplayRole)
        return tr(titles[section]);
    if (role == Qt::TextAlignmentRole)
        return QVariant((is_number(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == time)
        return tr("Measured once, where the row says: from the instance in host memory to the checked answer "
                  "in host memory.");
    if (role == Qt::ToolTipRole && section == ratio)
        return tr(
            "References to shared memory for each fetch from global memory: computed from the launch, not "
            "measured.");
    if (role == Qt::ToolTipRole && section == speedup)
        return tr("Against the first sequential run of the same instance on the CPU of the same machine.");
    return {};
}

} // namespace ks::ui
