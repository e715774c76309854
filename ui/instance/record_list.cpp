// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/record_list.h"

#include "ui/base/session.h"
#include "ui/instance/field_text.h"
#include "ui/instance/multiplied.h"
#include "ui/instance/record_model.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/notice.h"
#include "visual/scene/numbers.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTableView>

namespace ks::ui {

RecordList::RecordList(Session& session) : RecordList(session, new RecordModel(session)) {}

RecordList::RecordList(Session& session, RecordModel* model)
    : ListSide(model, QStringLiteral("record")), session_(session), model_(model) {
    model->setParent(this);
    connect(model, &RecordModel::refused, this, &RecordList::refused);
    connect(this, &ListSide::paste_wanted, this, &RecordList::paste_records);
    connect(this, &ListSide::paste_rows_wanted, this, &RecordList::paste_new_records);
    connect(this, &ListSide::add_wanted, this, &RecordList::add_record);
    connect(this, &ListSide::duplicate_wanted, this, &RecordList::duplicate);
    connect(this, &ListSide::remove_wanted, this, &RecordList::remove);
    grow_by_keys();
}

void RecordList::serve(QWidget& around) {
    const auto open = [this] { return session_.instance() != nullptr; };
    for (const auto& [id, act] :
         {std::pair{"edit.add", &RecordList::add_record}, {"edit.paste", &RecordList::paste_records}})
        EditCommands::of(around).set({.id = id,
                                      .run = [this, act = act]() -> Result<void> {
                                          (this->*act)();
                                          return {};
                                      },
                                      .possible = open});
}

void RecordList::show_group(std::size_t index) {
    model_->show_group(index);
    const Fields& fields = session_.instance()->contents().fields();
    set_words(fields.record, false);
    const auto count = QString::fromStdString(scene::number(std::int64_t{model_->rowCount()}));
    const QString records = capitalised(fields.record.plural);
    set_heading(fields.group ? tr("%1 of %2 %3 (%4)")
                                   .arg(records, in_language(fields.group->singular))
                                   .arg(index + 1)
                                   .arg(count)
                             : tr("%1 (%2)").arg(records, count));
}

bool RecordList::edit(const QString& text, const Result<Change>& change) {
    const Result<void> done = change ? session_.edit(text, *change) : Result<void>(change.error());
    if (!done)
        emit refused(sentence_without_place(done.error()));
    return static_cast<bool>(done);
}

std::vector<std::size_t> RecordList::chosen_rows() {
    std::vector<std::size_t> rows = chosen();
    if (rows.empty())
        emit refused(tr("Choose the %1 first.")
                         .arg(in_language(session_.instance()->contents().fields().record.plural)));
    return rows;
}

void RecordList::add_record() {
    const Fields& fields = session_.instance()->contents().fields();
    const QModelIndex current = table().currentIndex();
    const int row = current.isValid() ? current.row() + 1 : model_->rowCount();
    if (!edit(tr("addition of %1").arg(of_things(fields.record, 1)),
              Change(PutRecords{.group = model_->shown_group(),
                                .at = {static_cast<std::size_t>(row)},
                                .records = {blank_values(fields.of_record)}})))
        return;
    table().setCurrentIndex(model_->index(row, 0));
    row_was_added(row);
    table().edit(table().currentIndex());
}

void RecordList::duplicate() {
    const Contents& contents = session_.instance()->contents();
    if (const auto rows = chosen_rows(); !rows.empty())
        edit(tr("duplication of %1").arg(of_things(contents.fields().record, rows.size())),
             duplicated_records(contents, model_->shown_group(), rows));
}

void RecordList::remove() {
    const Fields& fields = session_.instance()->contents().fields();
    if (const auto rows = chosen_rows(); !rows.empty())
        edit(tr("removal of %1").arg(of_things(fields.record, rows.size())),
             Change(TakeRecords{.group = model_->shown_group(), .at = rows}));
}

void RecordList::paste_records() {
    paste(
        [this](PasteAt at, std::vector<QStringList>& cells) { return paste_at(pasted_records, at, cells); });
}

void RecordList::paste_new_records() {
    if (const QModelIndex at = table().currentIndex(); at.isValid())
        table().setCurrentIndex(at.siblingAtColumn(0)); // whole rows are pasted, and then chosen
    paste([this](PasteAt at, std::vector<QStringList>& cells) {
        at.column = 0;
        return paste_at(pasted_new_records, at, cells);
    });
}

/// Numbers that are not whole can be multiplied, together with those that are there.
bool RecordList::paste_at(Pasted pasted, PasteAt at, std::vector<QStringList>& cells) {
    const InstancePtr instance = session_.instance(); // the question must not outlive its contents
    const Contents& contents = instance->contents();
    cells = without_headings(std::move(cells), contents.fields().of_record, at.column);
    const Factors factors = factors_for(contents, at.column, cells);
    const bool multiply = !factors.empty() && wants_to_multiply(factors_words(contents.fields(), factors));
    const Result<Change> change = pasted(contents, model_->shown_group(), at,
                                         multiply ? multiplied(contents, factors, at.column, cells) : cells,
                                         model_->computed_columns());
    return edit(tr("pasting"),
                change && multiply ? Result<Change>(multiplied_before(contents, factors, *change)) : change);
}

bool RecordList::wants_to_multiply(const QString& factors) {
    QMessageBox box(QMessageBox::Question, tr("Paste"), {}, QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("multiply"));
    box.setText(tr("Numbers of what was copied are not whole, and the algorithms compute with whole numbers. "
                   "Multiply %1? Answers are then shown in the numbers that were copied, too.")
                    .arg(factors));
    const auto* multiply = box.addButton(tr("Multiply"), QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == multiply;
}

} // namespace ks::ui
