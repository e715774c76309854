// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/frame/table_form.h"
#include "ui/jobs/file_reading.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QVBoxLayout;

namespace ks::ui {

/// A table, and the reading that is proposed for it.
struct ProposedTable {
    GridPtr grid;  ///< as it is in the file
    GridPtr shown; ///< what the reading is about: the grid, or the grid on its side
    csv::TableReading reading;
};

/// The reading that is proposed. It takes seconds for a million rows.
ProposedTable propose(GridPtr grid, const TableOptions& options = {});

/// Asks what a table means that leaves something open. It begins with the reading that is proposed. The table
/// is read on another thread, while a strip with Cancel is shown.
class TableDialog : public QDialog {
    Q_OBJECT

public:
    /// `called` is what the table is called in the question.
    TableDialog(ProposedTable table, const QString& called, QWidget* parent);

    /// Reads the table and closes the dialog, or shows what prevents that.
    void accept() override;
    /// Ends the reading; if nothing is being read, closes the dialog.
    void reject() override;

signals:
    void read(const ks::InstancePtr& instance, const std::vector<ks::Sentence>& left_out);

private:
    void show_form(csv::TableReading reading);
    void propose_kind(const QString& id);
    void finish(const Result<InstancePtr>& instance, const csv::TableReading& reading);
    void say(const QString& problem);

    ProposedTable table_;
    QString called_;
    FileReading work_;
    TableForm* form_ = nullptr;
    QVBoxLayout* all_;
    QLabel* problem_;
    QDialogButtonBox* buttons_;
};

} // namespace ks::ui
