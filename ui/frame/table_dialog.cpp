// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/table_dialog.h"

#include "ui/base/reading_bar.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

ProposedTable propose(GridPtr grid, const TableOptions& options) {
    ProposedTable table{.grid = grid, .shown = grid, .reading = csv::propose_reading(*grid, options)};
    if (table.reading.on_its_side)
        table.shown = std::make_shared<const csv::Grid>(grid->turned());
    return table;
}

TableDialog::TableDialog(ProposedTable table, const QString& called, QWidget* parent)
    : QDialog(parent), table_(std::move(table)), called_(called), all_(new QVBoxLayout(this)),
      problem_(new QLabel), buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    setObjectName(QStringLiteral("table"));
    setWindowTitle(tr("Open a table"));
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setTextFormat(Qt::PlainText); // a cell may look like HTML
    problem_->setWordWrap(true);
    problem_->hide();
    all_->addWidget(problem_);
    all_->addWidget(new ReadingBar(work_));
    all_->addWidget(buttons_);
    show_form(std::move(table_.reading));
    connect(buttons_, &QDialogButtonBox::accepted, this, &TableDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &TableDialog::reject);
    const auto set_busy = [this](bool busy) {
        form_->setDisabled(busy);
        buttons_->button(QDialogButtonBox::Ok)->setDisabled(busy);
    };
    connect(&work_, &FileReading::began, this, [set_busy] { set_busy(true); });
    connect(&work_, &FileReading::ended, this, [set_busy] { set_busy(false); });
    const int room = (parent ? parent->screen() : screen())->availableGeometry().height() * 9 / 10;
    resize(fontMetrics().averageCharWidth() * 90, std::min(fontMetrics().height() * 46, room));
}

void TableDialog::show_form(csv::TableReading reading) {
    delete form_;
    form_ = new TableForm(table_.shown, std::move(reading), called_);
    all_->insertWidget(0, form_, 1);
    connect(form_, &TableForm::kind_chosen, this, &TableDialog::propose_kind);
}

/// Another kind has other columns, so another reading is proposed.
void TableDialog::propose_kind(const QString& id) {
    work_.start(called_, [this, grid = table_.grid, kind = id.toStdString()](const std::stop_token& stop) {
        auto proposed = std::make_shared<ProposedTable>(
            propose(std::make_shared<const csv::Grid>(grid->until(stop)), {.kind = kind}));
        return FileReading::Open([this, proposed] {
            problem_->hide();
            table_ = std::move(*proposed);
            show_form(std::move(table_.reading));
        });
    });
}

void TableDialog::accept() {
    if (work_.busy())
        return;
    work_.start(called_, [this, grid = table_.shown,
                          reading = form_->reading()](const std::stop_token& stop) {
        auto instance = std::make_shared<const Result<InstancePtr>>(csv::read_table(*grid, reading, stop));
        return FileReading::Open([this, instance, reading] { finish(*instance, reading); });
    });
}

void TableDialog::reject() {
    if (work_.busy())
        work_.cancel();
    else
        QDialog::reject();
}

void TableDialog::finish(const Result<InstancePtr>& instance, const csv::TableReading& reading) {
    if (!instance)
        return say(form_->words_of(instance.error()));
    QDialog::accept();
    std::vector<Sentence> left_out;
    for (const csv::LeftOut& each : reading.left_out)
        left_out.push_back(each.words);
    emit read(*instance, left_out);
}

void TableDialog::say(const QString& problem) {
    problem_->setText(problem);
    problem_->show();
}

} // namespace ks::ui
