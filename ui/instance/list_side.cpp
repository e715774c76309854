// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/list_side.h"

#include "ui/base/shortcuts.h"
#include "ui/instance/field_text.h"
#include "ui/widgets/cell_delegate.h"
#include "ui/widgets/cell_text.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/parts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMimeData>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ks::ui {
namespace {

QTableView* make_table(QAbstractItemModel* model) {
    auto* table = new QTableView;
    table->setModel(model);
    table->setItemDelegate(new CellDelegate(table));
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->horizontalHeader()->setHighlightSections(false);
    table->verticalHeader()->setHighlightSections(false);
    // All rows have the same height, because a hundred thousand of them are laid out at once.
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    return table;
}

void name(QToolButton& button, const QString& what, const QString& tip) {
    button.setAccessibleName(what);
    button.setToolTip(plain_tip(tip));
}

} // namespace

ListSide::ListSide(QAbstractItemModel* model, const QString& id)
    : id_(id), heading_(labelled({}, "heading")), table_(make_table(model)),
      add_(add_button(QStringLiteral("add"), &ListSide::add_wanted)),
      duplicate_(add_button(QStringLiteral("duplicate"), &ListSide::duplicate_wanted)),
      remove_(add_button(QStringLiteral("remove"), &ListSide::remove_wanted)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* bar = new QHBoxLayout;
    bar->addWidget(heading_, 1);
    for (auto* button : {add_, duplicate_, remove_})
        bar->addWidget(button);
    table_->setObjectName(id + QLatin1Char('s'));
    column->addLayout(bar);
    column->addWidget(table_, 1);
    add_commands();
}

void ListSide::add_commands() {
    copies_cells(*table_);
    EditCommands& commands = EditCommands::of(*this);
    const auto any = [this] { return table_->selectionModel()->hasSelection(); };
    const auto text = [] { return QGuiApplication::clipboard()->mimeData()->hasText(); };
    const auto add = [&](const char* id, void (ListSide::*act)(), std::function<bool()> possible) {
        commands.set({.id = id,
                      .run = [this, act]() -> Result<void> {
                          (this->*act)();
                          return {};
                      },
                      .possible = std::move(possible)});
    };
    add("edit.cut", &ListSide::cut, any);
    add("edit.paste", &ListSide::paste_wanted, text);
    add("edit.paste-rows", &ListSide::paste_rows_wanted, text);
    add("edit.add", &ListSide::add_wanted, {});
    add("edit.duplicate", &ListSide::duplicate_wanted, {});
    add("edit.remove", &ListSide::remove_wanted, {});
}

void ListSide::grow_by_keys() {
    const QAbstractItemDelegate* const editors = table_->itemDelegate();
    connect(editors, &QAbstractItemDelegate::commitData, this, [this] {
        edited_ = {.row = table_->currentIndex().row(), .column = table_->currentIndex().column()};
    });
    connect(
        editors, &QAbstractItemDelegate::closeEditor, this,
        [this](QWidget*, QAbstractItemDelegate::EndEditHint how) { follow_editor(how); },
        Qt::QueuedConnection); // the table has moved to another cell by then
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid() && now.row() != added_row_)
                    added_row_ = -1;
            });
}

void ListSide::follow_editor(QAbstractItemDelegate::EndEditHint how) {
    const Cell cell = std::exchange(edited_, Cell{});
    const QAbstractItemModel& model = *table_->model();
    const QModelIndex at = model.index(cell.row, cell.column);
    const bool tab = how == QAbstractItemDelegate::EditNextItem;
    if (!at.isValid() || (!tab && how != QAbstractItemDelegate::SubmitModelCache))
        return;
    const auto is_edited = [&](int column) {
        return (model.flags(at.siblingAtColumn(column)) & Qt::ItemIsEditable) != 0;
    };
    int next = cell.column + 1;
    while (next < model.columnCount() && !is_edited(next))
        ++next;
    const bool last_row = cell.row == model.rowCount() - 1;
    if (!last_row || (tab ? next < model.columnCount() : cell.row != added_row_))
        return;
    table_->setCurrentIndex(at);
    emit add_wanted();
}

/// Cuts whole rows, because a row without some of its cells cannot be.
void ListSide::cut() {
    QItemSelection rows;
    for (const std::size_t row : chosen())
        rows.select(table_->model()->index(static_cast<int>(row), 0),
                    table_->model()->index(static_cast<int>(row), 0));
    table_->selectionModel()->select(rows, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QGuiApplication::clipboard()->setText(selected_text(*table_, false));
    emit remove_wanted();
}

QToolButton* ListSide::add_button(const QString& icon, void (ListSide::*wanted)()) {
    auto* button = tool_button(icon, icon, icon);
    button->setObjectName(icon + QLatin1Char('-') + id_);
    connect(button, &QToolButton::clicked, this, wanted);
    return button;
}

void ListSide::set_heading(const QString& text) {
    heading_->setText(text);
}

void ListSide::set_words(const ListWords& things, bool after_chosen) {
    const QString one = QString::fromStdString(one_of(things.singular)), many = in_language(things.plural);
    table_->setAccessibleName(capitalised(things.plural));
    name(*add_, tr("Add %1").arg(one),
         after_chosen ? tr("Add %1 after the chosen one").arg(one)
                      : with_key(tr("Add %1").arg(one), "edit.add"));
    name(*duplicate_, tr("Duplicate the %1").arg(many),
         with_key(tr("Duplicate the chosen %1").arg(many), "edit.duplicate"));
    name(*remove_, tr("Remove the %1").arg(many),
         with_key(tr("Remove the chosen %1").arg(many), "edit.remove"));
}

std::vector<std::size_t> ListSide::chosen() const {
    std::vector<std::size_t> rows;
    for (const QModelIndex& index : table_->selectionModel()->selectedIndexes())
        rows.push_back(static_cast<std::size_t>(index.row()));
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

void ListSide::paste(const std::function<bool(PasteAt, std::vector<QStringList>&)>& edit) {
    auto cells = cells_of(QGuiApplication::clipboard()->text());
    const QModelIndex from = table_->currentIndex();
    const PasteAt at{.row = static_cast<std::size_t>(std::max(0, from.row())),
                     .column = static_cast<std::size_t>(std::max(0, from.column()))};
    if (!edit(at, cells) || cells.empty())
        return;
    const auto end = [](std::size_t begin, qsizetype count, int all) {
        return std::min(all, static_cast<int>(begin) + static_cast<int>(count)) - 1;
    };
    const QAbstractItemModel& model = *table_->model();
    const QModelIndex first = model.index(static_cast<int>(at.row), static_cast<int>(at.column));
    const QModelIndex last = model.index(end(at.row, static_cast<qsizetype>(cells.size()), model.rowCount()),
                                         end(at.column, cells.front().size(), model.columnCount()));
    table_->setCurrentIndex(first);
    table_->selectionModel()->select(QItemSelection(first, last), QItemSelectionModel::ClearAndSelect);
}

void ListSide::fit_columns(const QString& widest, double scale) {
    int column = table_->fontMetrics().horizontalAdvance(widest) + qRound(24 * scale);
    QHeaderView& header = *table_->horizontalHeader();
    for (int i = 0; i < header.count(); ++i) // titles are longer than numbers in some languages
        column = std::max(column, header.sectionSizeHint(i));
    header.setSectionResizeMode(QHeaderView::Stretch);
    header.setMinimumSectionSize(column);
    table_->verticalHeader()->setDefaultSectionSize(qRound(30 * scale));
    const int all = column * header.count() + table_->verticalHeader()->sizeHint().width() + 16;
    table_->setMinimumWidth(std::min(all, qRound(480 * scale)));
}

void ListSide::fit_each_column(double scale, int most) {
    constexpr int looked_at = 100;
    const int widest_text = qRound(160 * scale);
    QHeaderView& header = *table_->horizontalHeader();
    header.setMinimumSectionSize(0);
    header.setResizeContentsPrecision(looked_at);
    table_->verticalHeader()->setDefaultSectionSize(qRound(30 * scale));
    int all = table_->verticalHeader()->sizeHint().width() + 16;
    for (int column = 0; column < header.count(); ++column) {
        const int cells = static_cast<const QAbstractItemView*>(table_)->sizeHintForColumn(column);
        const int width =
            std::max(header.sectionSizeHint(column), std::min(cells + qRound(8 * scale), widest_text));
        header.setSectionResizeMode(column, QHeaderView::Fixed);
        header.resizeSection(column, width);
        all += width;
    }
    if (all <= most && header.count() > 0)
        header.setSectionResizeMode(0, QHeaderView::Stretch);
    table_->setMinimumWidth(std::clamp(most, 0, all)); // a narrow page may have no room at all
}

} // namespace ks::ui
