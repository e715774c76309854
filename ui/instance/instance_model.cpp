// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/instance_model.h"

#include "ui/base/session.h"
#include "ui/instance/field_text.h"
#include "ui/instance/row_changes.h"
#include "ui/widgets/notice.h"

namespace ks::ui {

InstanceModel::InstanceModel(Session& session, QObject* parent)
    : QAbstractTableModel(parent), session_(session) {
    connect(&session_, &Session::instance_changed, this, &InstanceModel::follow);
}

void InstanceModel::follow() {
    const InstancePtr& now = session_.instance();
    const bool same_columns =
        shown_ && now && shows(*now) && &shown_->contents().fields() == &now->contents().fields();
    same_columns ? show(now) : follow_afresh();
}

void InstanceModel::follow_afresh() {
    const InstancePtr& now = session_.instance();
    beginResetModel();
    shown_ = now && shows(*now) ? now : nullptr;
    begin_afresh(shown_.get());
    endResetModel();
}

void InstanceModel::show(InstancePtr instance) {
    const Contents& old = shown_->contents();
    const Contents& now = instance->contents();
    const RowChanges change = changes_between(
        rows_of(old), rows_of(now), [&](std::size_t a, std::size_t b) { return same_row(old, a, now, b); });
    stale_begin_ = change.first;
    stale_end_ = change.after();
    if (change.removed > 0)
        beginRemoveRows({}, change.after(), change.after() + change.removed - 1);
    else if (change.inserted > 0)
        beginInsertRows({}, change.after(), change.after() + change.inserted - 1);
    before_ = std::exchange(shown_, std::move(instance));
    if (change.removed > 0)
        endRemoveRows();
    else if (change.inserted > 0)
        endInsertRows();
    before_ = nullptr;
    if (change.changed > 0)
        emit dataChanged(index(change.first, 0), index(change.after() - 1, columnCount() - 1));
}

int InstanceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !shown_ ? 0 : static_cast<int>(rows_of(shown_->contents()));
}

const Contents& InstanceModel::contents(int row) const {
    const bool stale = before_ && row >= stale_begin_ && row < stale_end_;
    return (stale ? before_ : shown_)->contents();
}

bool InstanceModel::edit(const FieldAt& at, const Field& field, const QString& typed) {
    auto value = parse_value(field, typed);
    if (value && *value == shown_->contents().get(at))
        return true;
    const Result<void> done =
        value ? session_.edit(change_of(field), SetValue{.at = at, .value = *std::move(value)})
              : Result<void>(value.error());
    if (!done)
        emit refused(sentence_without_place(done.error()));
    return static_cast<bool>(done);
}

} // namespace ks::ui
