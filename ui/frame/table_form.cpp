// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/table_form.h"

#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/texts.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <ranges>

namespace ks::ui {
namespace {

constexpr std::size_t most_columns = 30; ///< that have a role box; a table of items has fewer
constexpr std::size_t rows_at_the_top = 12, rows_at_the_end = 6;
constexpr std::size_t most_doubts = 4;
constexpr int powers_of_ten = 7;

QLabel* plain_label(const QString& text) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText); // a cell may look like HTML
    label->setWordWrap(true);
    return label;
}

QString in_short(std::string_view text) {
    return to_qt(printable(text, 40));
}

} // namespace

TableForm::TableForm(GridPtr grid, csv::TableReading reading, const QString& called)
    : grid_(std::move(grid)), reading_(std::move(reading)) {
    // A table that ends before its columns was not read as far as these.
    reading_.scalars.resize(reading_.kind->fields().scalars.size());
    reading_.measures.resize(reading_.kind->fields().of_record.size());
    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    add_doubts(*form, called);
    add_kind(*form);
    add_scalars(*form);
    add_roles(*form);
    add_measures(*form);
    add_decimal(*form);
    auto* scroll = new QScrollArea;
    scroll->setWidget(fields);
    scroll->setWidgetResizable(true);
    preview_ = make_preview();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll, 2);
    all->addWidget(preview_, 1);
}

void TableForm::add_doubts(QFormLayout& form, const QString& called) {
    QStringList lines{tr("%1 leaves open what its table means:").arg(called)};
    std::vector<Error> doubts = reading_.doubts;
    doubts.resize(std::min(doubts.size(), most_doubts));
    std::ranges::stable_sort(doubts, {}, [this](const Error& each) { return line_of(each.where); });
    for (const Error& doubt : doubts)
        lines << words_of(doubt);
    form.addRow(plain_label(lines.join(QLatin1Char('\n'))));
}

QString TableForm::words_of(Error error) const {
    error.todo = {}; // it names an option of the runner
    error.where = in_this_table(error.where);
    return to_qt(error.sentence());
}

/// 3 for "FILE:3 weight (B3)".
int TableForm::line_of(const std::string& place) const {
    const std::size_t begin = grid_->name().size() + 1;
    return begin < place.size() ? std::atoi(place.c_str() + begin) : 0;
}

/// "line 3, Weight (B3)" for "FILE:3 weight (B3)": the dialog is about a single file.
std::string TableForm::in_this_table(const std::string& place) const {
    QString rest = to_qt(place);
    const QString file = to_qt(grid_->name()) + QLatin1Char(':');
    if (!rest.startsWith(file))
        return place;
    rest.remove(0, file.size());
    const QString what = rest.section(QLatin1Char(' '), 1);
    const QString key = what.section(QLatin1Char('('), 0, 0).trimmed(), cell = what.mid(key.size());
    QString said = tr("line %1").arg(rest.section(QLatin1Char(' '), 0, 0));
    if (key.isEmpty()) // "FILE:3 (B3)"
        return (cell.isEmpty() ? said : said + QLatin1Char(' ') + cell).toStdString();
    const Fields& fields = reading_.kind->fields();
    for (const auto& list : {fields.scalars, fields.of_group, fields.of_record})
        for (const Field& field : list)
            if (key == to_qt(field.key))
                return (said + QStringLiteral(", ") + in_language(field.title) + cell).toStdString();
    return (said + QStringLiteral(", ") + what).toStdString();
}

QString TableForm::title_of(const csv::Column& column) const {
    const Fields& fields = reading_.kind->fields();
    switch (column.what) {
    case csv::Column::What::group:
        return in_language(fields.group->singular);
    case csv::Column::What::group_field:
        return in_language(fields.of_group[column.field].title);
    case csv::Column::What::record:
        return tr("Number");
    case csv::Column::What::record_field:
        return in_language(fields.of_record[column.field].title);
    case csv::Column::What::name:
        return tr("Name");
    case csv::Column::What::scalar:
        return in_language(fields.scalars[column.field].title);
    case csv::Column::What::ignored:
        break;
    }
    return tr("Ignored");
}

void TableForm::add_kind(QFormLayout& form) {
    auto* box = new ChoiceBox;
    box->setObjectName(QStringLiteral("kind"));
    for (const Kind* kind : kinds())
        box->addItem(in_language(kind->title), to_qt(kind->id));
    box->setCurrentIndex(box->findData(to_qt(reading_.kind->id)));
    connect(box, qOverload<int>(&QComboBox::activated), this,
            [this, box] { emit kind_chosen(box->currentData().toString()); });
    form.addRow(tr("Kind:"), box);
}

void TableForm::add_roles(QFormLayout& form) {
    using What = csv::Column::What;
    const Fields& fields = reading_.kind->fields();
    choices_ = {{.what = What::ignored}, {.what = What::record}};
    if (fields.group)
        choices_.push_back({.what = What::group});
    for (std::size_t f = 0; f < fields.of_group.size(); ++f)
        choices_.push_back({.what = What::group_field, .field = f});
    for (std::size_t f = 0; f < fields.of_record.size(); ++f)
        choices_.push_back({.what = What::record_field, .field = f});
    for (const csv::Column& column : reading_.columns)
        if (std::ranges::find(choices_, column) == choices_.end() && choices_.size() < most_columns)
            choices_.push_back(column);
    for (std::size_t i = 0; i < std::min(reading_.columns.size(), most_columns); ++i) {
        auto* box = new ChoiceBox;
        box->setObjectName(QStringLiteral("role %1").arg(i + 1));
        for (const csv::Column& choice : choices_)
            box->addItem(title_of(choice));
        const auto at = std::ranges::find(choices_, reading_.columns[i]);
        box->setCurrentIndex(static_cast<int>(at - choices_.begin()));
        const QString heading = i < reading_.headings.size() ? in_short(reading_.headings[i]) : QString();
        form.addRow(heading.isEmpty() ? tr("Column %1:").arg(i + 1)
                                      : tr("Column %1, “%2”:").arg(i + 1).arg(heading),
                    box);
        roles_.push_back(box);
    }
}

void TableForm::add_scalars(QFormLayout& form) {
    const auto scalars = reading_.kind->fields().scalars;
    for (std::size_t s = 0; s < scalars.size(); ++s) {
        auto* edit = new QLineEdit(to_qt(reading_.scalars[s].text));
        edit->setObjectName(to_qt(scalars[s].key));
        form.addRow(tr("%1:").arg(in_language(scalars[s].title)), edit);
        scalars_.push_back(edit);
    }
}

/// Only numbers that may be multiplied have a factor; a unit is shown with answers.
void TableForm::add_measures(QFormLayout& form) {
    const auto fields = reading_.kind->fields().of_record;
    factors_.resize(fields.size());
    units_.resize(fields.size());
    for (std::size_t f = 0; f < fields.size(); ++f) {
        if (!may_be_scaled(reading_.kind->fields(), f))
            continue;
        const csv::Measure& measure = reading_.measures[f];
        const QString title = in_language(fields[f].title);
        auto* box = new ChoiceBox;
        box->setObjectName(QStringLiteral("factor %1").arg(to_qt(fields[f].key)));
        for (qint64 factor = 1;; factor *= 10) {
            box->addItem(QString::number(factor), factor);
            if (box->count() >= powers_of_ten && factor >= measure.factor)
                break;
        }
        box->setCurrentIndex(box->findData(qint64{measure.factor}));
        form.addRow(tr("%1 is multiplied by:").arg(title), box);
        factors_[f] = box;
        auto* unit = new QLineEdit(in_short(measure.unit));
        unit->setObjectName(QStringLiteral("unit %1").arg(to_qt(fields[f].key)));
        unit->setMaxLength(static_cast<int>(longest_unit));
        unit->setPlaceholderText(tr("none"));
        form.addRow(tr("Unit of %1:").arg(title), unit);
        units_[f] = unit;
    }
}

void TableForm::add_decimal(QFormLayout& form) {
    decimal_ = new ChoiceBox;
    decimal_->setObjectName(QStringLiteral("decimal"));
    decimal_->addItems({tr("Point: 3.5"), tr("Comma: 3,5")});
    decimal_->setCurrentIndex(reading_.decimal == ',' ? 1 : 0);
    form.addRow(tr("Decimal mark:"), decimal_);
}

/// The first and the last rows, and those in between that leave something open.
std::vector<std::size_t> TableForm::rows_to_show() const {
    std::vector<std::size_t> rows;
    const std::size_t end = grid_->rows(), last = end - std::min(end, rows_at_the_end);
    for (std::size_t row = 0; row < std::min(end, rows_at_the_top); ++row)
        rows.push_back(row);
    for (std::size_t row = std::max(rows.size(), last); row < end; ++row)
        rows.push_back(row);
    for (const Error& doubt : reading_.doubts)
        if (const auto row = row_of_line(line_of(doubt.where)))
            rows.push_back(*row);
    std::ranges::sort(rows);
    const auto [from, to] = std::ranges::unique(rows);
    rows.erase(from, to);
    return rows;
}

/// The row of the grid that begins in this line of the file.
std::optional<std::size_t> TableForm::row_of_line(int line) const {
    if (line < 1 || grid_->is_turned())
        return std::nullopt;
    const auto rows = std::views::iota(std::size_t{0}, grid_->rows());
    const auto row = std::ranges::lower_bound(rows, static_cast<std::size_t>(line), {},
                                              [this](std::size_t each) { return grid_->line(each); });
    return row != rows.end() && grid_->line(*row) == static_cast<std::size_t>(line) ? std::optional(*row)
                                                                                    : std::nullopt;
}

QTableWidget* TableForm::make_preview() {
    shown_ = rows_to_show();
    const auto columns = static_cast<int>(std::min(grid_->columns(), most_columns));
    auto* table = new QTableWidget(static_cast<int>(shown_.size()), columns + 1);
    preview_ = table;
    table->setObjectName(QStringLiteral("preview"));
    table->setAccessibleName(
        tr("The first and the last lines, and those that are asked about. Those with a tick are read."));
    table->setTabKeyNavigation(false);
    QStringList titles{tr("Read")};
    for (int i = 1; i <= columns; ++i)
        titles << QString::number(i);
    table->setHorizontalHeaderLabels(titles);
    for (std::size_t at = 0; at < shown_.size(); ++at)
        show_row(static_cast<int>(at), shown_[at]);
    table->resizeColumnsToContents();
    return table;
}

void TableForm::show_row(int at, std::size_t row) {
    const bool is_record = std::ranges::binary_search(reading_.records, row);
    auto* read = new QTableWidgetItem;
    read->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    read->setCheckState(is_record ? Qt::Checked : Qt::Unchecked);
    preview_->setItem(at, 0, read);
    for (int i = 1; i < preview_->columnCount(); ++i) {
        auto* item = new QTableWidgetItem(in_short(grid_->cell(row, static_cast<std::size_t>(i - 1)).text));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        preview_->setItem(at, i, item);
    }
    const QString number = QString::number(grid_->is_turned() ? row + 1 : grid_->line(row));
    preview_->setVerticalHeaderItem(at, new QTableWidgetItem(number));
}

csv::TableReading TableForm::reading() const {
    csv::TableReading changed = reading_;
    for (std::size_t i = 0; i < roles_.size(); ++i)
        changed.columns[i] = choices_[static_cast<std::size_t>(roles_[i]->currentIndex())];
    for (std::size_t s = 0; s < scalars_.size(); ++s)
        changed.scalars[s].text = scalars_[s]->text().trimmed().toStdString();
    for (std::size_t f = 0; f < factors_.size(); ++f)
        if (factors_[f] != nullptr)
            changed.measures[f].factor = factors_[f]->currentData().toLongLong();
    for (std::size_t f = 0; f < units_.size(); ++f)
        if (units_[f] != nullptr && units_[f]->isModified())
            changed.measures[f].unit = units_[f]->text().trimmed().toStdString();
    changed.decimal = decimal_->currentIndex() == 1 ? ',' : '.';
    for (std::size_t at = 0; at < shown_.size(); ++at) {
        const bool wanted = preview_->item(static_cast<int>(at), 0)->checkState() == Qt::Checked;
        const auto place = std::ranges::lower_bound(changed.records, shown_[at]);
        const bool there = place != changed.records.end() && *place == shown_[at];
        if (wanted && !there)
            changed.records.insert(place, shown_[at]);
        else if (!wanted && there)
            changed.records.erase(place);
    }
    return changed;
}

} // namespace ks::ui
