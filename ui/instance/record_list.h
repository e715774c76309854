// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/change.h"
#include "ui/instance/list_side.h"
#include "ui/instance/pasted.h"

namespace ks::ui {

class RecordModel;
class Session;

/// The records of one group of the open instance, and all that edits them. Every edit is undoable. One that
/// the builder refuses changes nothing, and `refused` says why.
class RecordList : public ListSide {
    Q_OBJECT

public:
    explicit RecordList(Session& session);

    RecordModel& model() const { return *model_; }
    /// Shows a group of the open instance, or all records of one without groups, in the kind's words.
    void show_group(std::size_t index);
    /// Adding and pasting as the Edit menu's commands of a part around the list.
    void serve(QWidget& around);

signals:
    void refused(const QString& why);

private:
    RecordList(Session& session, RecordModel* model);

    bool edit(const QString& text, const Result<Change>& change);
    /// The chosen rows; if none are, that is refused.
    std::vector<std::size_t> chosen_rows();
    void add_record();
    void duplicate();
    void remove();
    void paste_records();
    void paste_new_records();
    using Pasted = decltype(&pasted_records);
    bool paste_at(Pasted pasted, PasteAt at, std::vector<QStringList>& cells);
    /// Asks whether the numbers may be multiplied: "every weight and the capacity by 10".
    bool wants_to_multiply(const QString& factors);

    Session& session_;
    RecordModel* model_;
};

} // namespace ks::ui
