// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/instance_page.h"

#include "solvers/kinds/kind.h"
#include "ui/base/session.h"
#include "ui/instance/field_text.h"
#include "ui/instance/group_model.h"
#include "ui/instance/instance_fields.h"
#include "ui/instance/instance_sheet.h"
#include "ui/instance/list_side.h"
#include "ui/instance/pasted.h"
#include "ui/instance/record_list.h"
#include "ui/instance/record_model.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/paint/theme.h"
#include "visual/scene/numbers.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QTableView>
#include <QTimer>

namespace ks::ui {
namespace {

/// If the page is narrower than this, in pixels at scale 1, the tables need all of it.
constexpr double enough_for_plot = 960;

} // namespace

InstancePage::InstancePage(Session& session)
    : Page(session, page_info("instance")), head_(new PageHead(info().title, tr("Solve…"))),
      layers_(new QStackedLayout),
      fields_(new InstanceFields(
          [this](const QString& text, const Result<Change>& change) { return edit(text, change); })),
      group_model_(new GroupModel(session, this)),
      groups_(new ListSide(group_model_, QStringLiteral("group"))), records_(new RecordList(session)),
      plot_title_(labelled({}, "heading")), plot_(new Canvas), refusal_(labelled({}, "error")),
      look_(new QTimer(this)) {
    setProperty("no_pictures", true); // the header offers no themes
    look_->setSingleShot(true);
    connect(look_, &QTimer::timeout, this, [this] {
        fit_columns();
        plot_->refresh();
    });
    auto* full = new QWidget;
    auto* column = new QVBoxLayout(full);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    column->addWidget(head_);
    column->addWidget(fields_);
    column->addWidget(hairline(Qt::Horizontal));
    column->addWidget(build_tables(), 1);
    refusal_->setObjectName(QStringLiteral("refusal"));
    refusal_->setWordWrap(true);
    refusal_->hide();
    column->addWidget(refusal_);
    setLayout(layers_); // before it has layers: a layer without a parent would be a window
    layers_->addWidget(full);
    layers_->addWidget(build_empty());

    connect(&head_->primary(), &QPushButton::clicked, this,
            [this] { emit page_wanted(QStringLiteral("run")); });
    connect_groups();
    connect(records_, &RecordList::refused, this, &InstancePage::refuse);
    records_->serve(*this); // wherever on the page the focus is, records are what is added and pasted
    connect(&session, &Session::instance_changed, this, &InstancePage::show_instance);
    connect(&session, &Session::document_opened, this, [this] {
        records_->show_group(0);
        groups_->table().selectRow(0);
        records_->table().scrollToTop();
    });
    show_instance();
}

QWidget* InstancePage::build_tables() {
    auto* docks = new DockArea(*records_, {.across = "tables"});
    groups_->table().setSelectionBehavior(QAbstractItemView::SelectRows);
    plot_side_ = build_plot();
    // The two tables are equally wide, and the plot as wide as both and a little more.
    constexpr double of_a_table = 2.0 / 9, of_the_plot = 5.0 / 9, of_a_half = 0.5, gap = 16;
    groups_part_ = &docks->add(
        *groups_,
        {.name = "groups", .title = tr("Groups"), .place = DockPlace::left, .wanted = [this](QSizeF page) {
             return plot_side_->isHidden() ? QSizeF((page.width() - gap) * of_a_half, 0)
                                           : QSizeF((page.width() - 2 * gap) * of_a_table, 0);
         }});
    docks->add(*plot_side_,
               {.name = "plot", .title = tr("Plot"), .place = DockPlace::right, .wanted = [](QSizeF page) {
                    return QSizeF((page.width() - 2 * gap) * of_the_plot, 0);
                }});
    return docks;
}

void InstancePage::connect_groups() {
    connect(group_model_, &GroupModel::refused, this, &InstancePage::refuse);
    connect(groups_->table().selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &InstancePage::show_group);
    connect(groups_, &ListSide::paste_wanted, this, &InstancePage::paste_groups);
    connect(groups_, &ListSide::paste_rows_wanted, this, &InstancePage::paste_groups);
    connect(groups_, &ListSide::add_wanted, this, &InstancePage::add_group);
    connect(groups_, &ListSide::duplicate_wanted, this, [this] {
        const Contents& contents = session().instance()->contents();
        if (const auto rows = chosen_groups(); !rows.empty())
            edit(tr("duplication of %1").arg(of_things(*contents.fields().group, rows.size())),
                 duplicated_groups(contents, rows));
    });
    connect(groups_, &ListSide::remove_wanted, this, [this] {
        const Fields& fields = session().instance()->contents().fields();
        if (const auto rows = chosen_groups(); !rows.empty())
            edit(tr("removal of %1").arg(of_things(*fields.group, rows.size())), Change(TakeGroups{rows}));
    });
}

QWidget* InstancePage::build_plot() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    plot_title_->setMinimumHeight(32);
    plot_->setObjectName(QStringLiteral("plot"));
    plot_->set_theme(session().theme());
    plot_->set_scene([this](QSizeF size) -> scene::DisplayList {
        if (!session().instance())
            return {size.width(), size.height(), {}, {}};
        return instance_plot(*session().instance(), records_->model().shown_group(), size);
    });
    connect(&session(), &Session::theme_changed, this, [this] {
        plot_->set_theme(session().theme());
        if (session().instance())
            fit_columns();
    });
    column->addWidget(plot_title_);
    column->addWidget(plot_, 1);
    return side;
}

void InstancePage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    show_plot();
    look_->start(); // the tables share what room there is
}

void InstancePage::show_plot() {
    const auto& instance = session().instance();
    const bool numbers = instance && instance->contents().fields().ratio;
    const bool room =
        width() >= enough_for_plot * session().theme().scale(); // the tables have priority over the plot
    plot_side_->setVisible(numbers && room);
    // Without a plot beside it, a table of one column would be as wide as the page.
    const int most = numbers ? QWIDGETSIZE_MAX : qRound(640 * session().theme().scale());
    records_->setMaximumWidth(most);
}

QWidget* InstancePage::build_empty() {
    auto* empty = new EmptyState(
        QStringLiteral("instance"), tr("Nothing is open"),
        tr("Open an instance, drop its file anywhere on this window, or let a preset make one."));
    offer_instances(*empty);
    QPushButton& fresh = empty->add_button(tr("New instance"));
    fresh.setObjectName(QStringLiteral("new"));
    auto* offered = new QMenu(&fresh);
    for (const Kind* kind : kinds())
        connect(offered->addAction(in_language(kind->title)), &QAction::triggered, this, [this, kind] {
            emit command_wanted({.act = WindowCommand::new_instance, .of = to_qt(kind->id)});
        });
    fresh.setMenu(offered);
    return empty;
}

void InstancePage::show_instance() {
    const auto& instance = session().instance();
    layers_->setCurrentIndex(instance ? 0 : 1);
    if (!instance)
        return;
    refusal_->hide();
    head_->set_subtitle(QString::fromStdString(scene::with_separators(summary_of(*instance))));
    fields_->show_instance(*instance);
    show_words();
    show_plot();
    if (!groups_->table().currentIndex().isValid())
        groups_->table().selectRow(0);
    show_group();
}

/// Shows the kind's words for groups and records.
void InstancePage::show_words() {
    const Fields& fields = session().instance()->contents().fields();
    groups_->setVisible(fields.group.has_value());
    if (fields.group) {
        const QString heading = capitalised(fields.group->plural);
        groups_->set_words(*fields.group, true);
        groups_part_->set_title(heading);
        groups_->set_heading(
            fields.group_note.empty() ? heading : tr("%1: %2").arg(heading, in_language(fields.group_note)));
    }
    if (!fields.ratio)
        return;
    const QString up = in_language(fields.of_record[fields.ratio->over].title);
    const QString across = within_sentence(fields.of_record[fields.ratio->under].title);
    plot_title_->setText(tr("%1 against %2").arg(up, across));
    plot_->setAccessibleName(tr("All %1 as points, %2 against %3")
                                 .arg(in_language(fields.record.plural),
                                      within_sentence(fields.of_record[fields.ratio->over].title), across));
}

void InstancePage::show_group() {
    const auto& instance = session().instance();
    if (!instance)
        return;
    const Fields& fields = instance->contents().fields();
    const int row = groups_->table().currentIndex().row();
    records_->show_group(fields.group && row >= 0 ? static_cast<std::size_t>(row) : 0);
    look_->start();
}

/// Fits the columns so that no number is cut: a column is as wide as its largest number, and a table is as
/// wide as its columns if the window has room for that.
void InstancePage::fit_columns() {
    if (!session().instance())
        return;
    const Contents& contents = session().instance()->contents();
    const Fields& fields = contents.fields();
    std::int64_t largest = 0;
    for (std::size_t f = 0; f < fields.of_record.size(); ++f)
        if (fields.of_record[f].number)
            largest = std::max(largest, contents.range(f).most);
    const QString number = QString::fromStdString(scene::number(largest));
    const double scale = session().theme().scale();
    records_->fit_columns(number, scale);
    if (!fields.group)
        return;
    groups_->fit_columns(number + QStringLiteral("–") + number, scale);
    if (!fields.of_group.empty()) // columns of their own, which are not alike
        groups_->fit_each_column(
            scale, std::min(qRound(560 * scale), width() - records_->minimumSizeHint().width() - 80));
}

void InstancePage::refuse(const QString& why) {
    refusal_->setText(why);
    refusal_->setAccessibleName(why);
    refusal_->show();
}

bool InstancePage::edit(const QString& text, const Result<Change>& change) {
    const Result<void> done = change ? session().edit(text, *change) : Result<void>(change.error());
    if (!done)
        refuse(sentence_without_place(done.error()));
    return static_cast<bool>(done);
}

std::vector<std::size_t> InstancePage::chosen_groups() {
    std::vector<std::size_t> rows = groups_->chosen();
    if (rows.empty())
        refuse(tr("Choose the %1 first.")
                   .arg(in_language(session().instance()->contents().fields().group->plural)));
    return rows;
}

void InstancePage::paste_groups() {
    groups_->paste([this](PasteAt at, std::vector<QStringList>& cells) {
        const Contents& contents = session().instance()->contents();
        cells = without_headings(std::move(cells), contents.fields().of_group, at.column);
        return edit(tr("pasting"), pasted_groups(contents, at, cells, group_model_->computed_columns()));
    });
}

void InstancePage::add_group() {
    const Fields& fields = session().instance()->contents().fields();
    const int row = groups_->table().currentIndex().row() + 1;
    // If a group may not be empty, a new one begins with one record.
    GroupValues fresh{.fields = blank_values(fields.of_group)};
    if (!fields.may_be_empty)
        fresh.records.push_back(blank_values(fields.of_record));
    if (edit(tr("addition of %1").arg(of_things(*fields.group, 1)),
             Change(PutGroups{.at = {static_cast<std::size_t>(row)}, .groups = {std::move(fresh)}})))
        groups_->table().selectRow(row);
}

Result<visual::Picture> InstancePage::picture(QSizeF size) {
    if (!session().instance())
        return Error{.code = ErrorCode::input,
                     .what = "nothing is open",
                     .todo = "open an instance, or name its file"};
    return instance_picture(*session().instance(), session().called(), session().theme(), size);
}

Result<QByteArray> InstancePage::csv() {
    if (!session().instance())
        return Error{.code = ErrorCode::input,
                     .what = "nothing is open",
                     .todo = "open an instance, or name its file"};
    return instance_csv(*session().instance());
}

Page* make_instance_page(Session& session) {
    return new InstancePage(session);
}

} // namespace ks::ui
