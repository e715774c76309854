// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/instance_page.h"

#include "solvers/problems/kind.h"
#include "ui/canvas.h"
#include "ui/models/class_model.h"
#include "ui/models/item_model.h"
#include "ui/notice.h"
#include "ui/pages/instance_sheet.h"
#include "ui/parts.h"
#include "ui/session.h"
#include "ui/shortcuts.h"
#include "visual/paint/theme.h"
#include "visual/scene/numbers.h"

#include <QAction>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedLayout>
#include <QTableView>

namespace ks::ui {
namespace {

/// Below this width, in pixels at scale 1, the tables need all of the page.
constexpr double enough_for_plot = 960;

std::vector<std::size_t> chosen_rows(const QTableView& table) {
    std::vector<std::size_t> rows;
    for (const QModelIndex& index : table.selectionModel()->selectedIndexes())
        rows.push_back(static_cast<std::size_t>(index.row()));
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

QTableView* make_table(QAbstractItemModel* model, const QString& name) {
    auto* table = new QTableView;
    table->setModel(model);
    table->setAccessibleName(name);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->horizontalHeader()->setHighlightSections(false);
    table->verticalHeader()->setHighlightSections(false);
    // One height for all rows: a hundred thousand of them are laid out at once.
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    return table;
}

QLineEdit* make_field(const QString& id, const QString& name) {
    auto* field = new QLineEdit;
    field->setObjectName(id);
    field->setAccessibleName(name);
    return field;
}

void add_key(QWidget& widget, const char* shortcut, const std::function<void()>& run) {
    auto* action = new QAction(&widget);
    action->setObjectName(QString::fromLatin1(shortcut));
    action->setShortcuts(keys_of(shortcut));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(action, &QAction::triggered, &widget, run);
    widget.addAction(action);
}

} // namespace

InstancePage::InstancePage(Session& session)
    : Page(session, {QStringLiteral("instance"), tr("Instance"), QStringLiteral("instance"), 2}),
      head_(new PageHead(tr("Instance"), tr("Solve…"))), layers_(new QStackedLayout),
      name_(make_field(QStringLiteral("name"), tr("Name"))),
      source_(make_field(QStringLiteral("source"), tr("Source"))),
      capacity_(make_field(QStringLiteral("capacity"), tr("Capacity"))),
      class_model_(new ClassModel(session, this)), item_model_(new ItemModel(session, this)),
      classes_(make_table(class_model_, tr("Classes"))), items_(make_table(item_model_, tr("Items"))),
      plot_(new Canvas), items_title_(labelled({}, "heading")), refusal_(labelled({}, "error")) {
    auto* full = new QWidget;
    auto* column = new QVBoxLayout(full);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    column->addWidget(head_);
    column->addWidget(build_fields());
    column->addWidget(hairline(Qt::Horizontal));
    column->addWidget(build_tables(), 1);
    refusal_->setObjectName(QStringLiteral("refusal"));
    refusal_->setWordWrap(true);
    refusal_->hide();
    column->addWidget(refusal_);
    layers_->addWidget(full);
    layers_->addWidget(build_empty());
    setLayout(layers_);

    connect(&head_->primary(), &QPushButton::clicked, this,
            [this] { emit page_wanted(QStringLiteral("run")); });
    connect(item_model_, &ItemModel::refused, this, &InstancePage::refuse);
    connect(&session, &Session::instance_changed, this, &InstancePage::show_instance);
    connect(&session, &Session::document_opened, this, [this] {
        item_model_->show_class(0);
        classes_->selectRow(0);
        items_->scrollToTop();
    });
    show_instance();
}

QWidget* InstancePage::build_fields() {
    auto* fields = new QWidget;
    auto* row = new QHBoxLayout(fields);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    const auto add = [row](QLineEdit* field, const QString& title, int stretch) {
        auto* column = new QVBoxLayout;
        column->setSpacing(4);
        auto* label = labelled(title, "quiet");
        label->setBuddy(field);
        column->addWidget(label);
        column->addWidget(field);
        row->addLayout(column, stretch);
    };
    add(name_, tr("Name"), 2);
    add(source_, tr("Source"), 3);
    add(capacity_, tr("Capacity C"), 1);
    connect(name_, &QLineEdit::editingFinished, this, [this] {
        commit(*name_, tr("change of the name"),
               [this](const Instance& instance) { return with_name(instance, name_->text().toStdString()); });
    });
    connect(source_, &QLineEdit::editingFinished, this, [this] {
        commit(*source_, tr("change of the source"), [this](const Instance& instance) {
            return with_source(instance, source_->text().toStdString());
        });
    });
    connect(capacity_, &QLineEdit::editingFinished, this, &InstancePage::commit_capacity);
    return fields;
}

QWidget* InstancePage::build_tables() {
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setChildrenCollapsible(false);
    class_side_ = build_classes();
    splitter->addWidget(class_side_);
    splitter->addWidget(build_items());
    plot_side_ = build_plot();
    splitter->addWidget(plot_side_);
    for (int side = 0; side < 3; ++side)
        splitter->setStretchFactor(side, 1);
    return splitter;
}

QWidget* InstancePage::build_classes() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* bar = new QHBoxLayout;
    bar->addWidget(labelled(tr("Classes: one item of each"), "heading"), 1);
    auto* add = tool_button(QStringLiteral("add"), tr("Add a class"), tr("Add a class after the chosen one"));
    auto* copy = tool_button(QStringLiteral("duplicate"), tr("Duplicate the class"),
                             tr("Duplicate the chosen classes"));
    auto* remove =
        tool_button(QStringLiteral("remove"), tr("Remove the class"), tr("Remove the chosen classes"));
    add->setObjectName(QStringLiteral("add-class"));
    copy->setObjectName(QStringLiteral("duplicate-class"));
    remove->setObjectName(QStringLiteral("remove-class"));
    for (auto* button : {add, copy, remove})
        bar->addWidget(button);
    classes_->setObjectName(QStringLiteral("classes"));
    classes_->setSelectionBehavior(QAbstractItemView::SelectRows);
    classes_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    column->addLayout(bar);
    column->addWidget(classes_, 1);
    connect(add, &QToolButton::clicked, this, &InstancePage::add_class);
    connect(copy, &QToolButton::clicked, this,
            [this] { on_classes(tr("duplication of a class"), with_duplicated_classes); });
    connect(remove, &QToolButton::clicked, this,
            [this] { on_classes(tr("removal of a class"), without_classes); });
    connect(classes_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &InstancePage::show_class);
    add_key(*side, "edit.add", [this] { add_class(); });
    add_key(*side, "edit.duplicate",
            [this] { on_classes(tr("duplication of a class"), with_duplicated_classes); });
    add_key(*side, "edit.remove", [this] { on_classes(tr("removal of a class"), without_classes); });
    return side;
}

QWidget* InstancePage::build_items() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* bar = new QHBoxLayout;
    bar->addWidget(items_title_, 1);
    auto* add = tool_button(QStringLiteral("add"), tr("Add an item"),
                            tr("Add an item (%1)").arg(key_text("edit.add")));
    auto* copy = tool_button(QStringLiteral("duplicate"), tr("Duplicate the items"),
                             tr("Duplicate the chosen items (%1)").arg(key_text("edit.duplicate")));
    auto* remove = tool_button(QStringLiteral("remove"), tr("Remove the items"),
                               tr("Remove the chosen items (%1)").arg(key_text("edit.remove")));
    add->setObjectName(QStringLiteral("add-item"));
    copy->setObjectName(QStringLiteral("duplicate-item"));
    remove->setObjectName(QStringLiteral("remove-item"));
    for (auto* button : {add, copy, remove})
        bar->addWidget(button);
    items_->setObjectName(QStringLiteral("items"));
    column->addLayout(bar);
    column->addWidget(items_, 1);
    connect(add, &QToolButton::clicked, this, &InstancePage::add_item);
    connect(copy, &QToolButton::clicked, this,
            [this] { on_items(tr("duplication of items"), with_duplicated_items); });
    connect(remove, &QToolButton::clicked, this, [this] { on_items(tr("removal of items"), without_items); });
    add_key(*side, "edit.add", [this] { add_item(); });
    add_key(*side, "edit.duplicate", [this] { on_items(tr("duplication of items"), with_duplicated_items); });
    add_key(*side, "edit.remove", [this] { on_items(tr("removal of items"), without_items); });
    return side;
}

QWidget* InstancePage::build_plot() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* title = labelled(tr("Value against weight"), "heading");
    title->setMinimumHeight(32);
    plot_->setObjectName(QStringLiteral("plot"));
    plot_->setAccessibleName(tr("All items as points, value against weight"));
    plot_->set_theme(session().theme());
    plot_->set_scene([this](QSizeF size) -> scene::DisplayList {
        if (!session().instance())
            return {size.width(), size.height(), {}, {}};
        return item_plot(*session().instance(), item_model_->shown_class(), size);
    });
    connect(&session(), &Session::theme_changed, this, [this] {
        plot_->set_theme(session().theme());
        if (session().instance())
            fit_columns();
    });
    column->addWidget(title);
    column->addWidget(plot_, 1);
    return side;
}

void InstancePage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    plot_side_->setVisible(width() >= enough_for_plot * session().theme().scale()); // the tables come first
}

QWidget* InstancePage::build_empty() {
    auto* empty = new EmptyState(
        QStringLiteral("instance"), tr("Nothing is open"),
        tr("Open an instance, drop its file anywhere on this window, or let a preset make one."));
    connect(&empty->add_button(tr("Generate from preset…")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("generate")); });
    connect(&empty->add_button(tr("Open…")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("open")); });
    connect(&empty->add_button(tr("New multiple-choice instance")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("new")); });
    return empty;
}

void InstancePage::show_instance() {
    const auto& instance = session().instance();
    layers_->setCurrentIndex(instance ? 0 : 1);
    if (!instance)
        return;
    refusal_->hide();
    head_->set_subtitle(
        QString::fromStdString(scene::with_separators(kind_of(*instance).summary(*instance))));
    const auto show = [](QLineEdit& field, const QString& text) {
        field.setProperty("wrong", false);
        restyle(field);
        if (field.text() != text)
            field.setText(text);
    };
    show(*name_, QString::fromStdString(instance->name()));
    show(*source_, QString::fromStdString(instance->source()));
    show(*capacity_, QString::number(capacity_of(*instance)));
    class_side_->setVisible(has_classes(*instance));
    if (!classes_->currentIndex().isValid())
        classes_->selectRow(0);
    show_class();
}

void InstancePage::show_class() {
    const auto& instance = session().instance();
    if (!instance)
        return;
    const bool classes = has_classes(*instance);
    const int row = classes_->currentIndex().row();
    item_model_->show_class(classes && row >= 0 ? static_cast<std::size_t>(row) : 0);
    const auto count = QString::fromStdString(scene::number(std::int64_t{item_model_->rowCount()}));
    items_title_->setText(classes
                              ? tr("Items of class %1 (%2)").arg(item_model_->shown_class() + 1).arg(count)
                              : tr("Items (%1)").arg(count));
    fit_columns();
    plot_->refresh();
}

/// No number is cut: columns are as wide as the largest one, and the tables as wide as their columns while
/// the window has room for that.
void InstancePage::fit_columns() {
    const Instance& instance = *session().instance();
    std::int64_t largest = 0;
    for (std::size_t c = 0; c < class_count(instance); ++c)
        for (const Item& item : items_of(instance, c))
            largest = std::max({largest, item.value, item.weight});
    const QString number = QString::fromStdString(scene::number(largest));
    const double scale = session().theme().scale();
    const auto fit = [scale](QTableView& table, const QString& widest) {
        const int column = table.fontMetrics().horizontalAdvance(widest) + qRound(24 * scale);
        QHeaderView& header = *table.horizontalHeader();
        header.setMinimumSectionSize(column);
        table.verticalHeader()->setDefaultSectionSize(qRound(30 * scale));
        const int all = column * header.count() + table.verticalHeader()->sizeHint().width() + 16;
        table.setMinimumWidth(std::min(all, qRound(480 * scale)));
    };
    fit(*items_, number);
    if (has_classes(instance))
        fit(*classes_, number + QStringLiteral("–") + number);
}

void InstancePage::refuse(const QString& why) {
    refusal_->setText(why);
    refusal_->setAccessibleName(why);
    refusal_->show();
}

bool InstancePage::edit(const QString& text,
                        const std::function<Result<InstancePtr>(const Instance&)>& change) {
    const auto done = session().edit(text, change);
    if (!done)
        refuse(sentence(done.error()));
    return static_cast<bool>(done);
}

void InstancePage::commit(QLineEdit& field, const QString& text,
                          const std::function<Result<InstancePtr>(const Instance&)>& change) {
    if (!field.isModified())
        return;
    field.setModified(false);
    const bool done = edit(text, change);
    field.setProperty("wrong", !done); // what was typed stays, marked, until it is put right
    restyle(field);
}

void InstancePage::commit_capacity() {
    const auto capacity = parse_integer(capacity_->text());
    commit(*capacity_, tr("change of the capacity"),
           [&capacity](const Instance& instance) -> Result<InstancePtr> {
               if (!capacity)
                   return capacity.error();
               return with_capacity(instance, *capacity);
           });
}

void InstancePage::add_item() {
    const int row =
        items_->currentIndex().isValid() ? items_->currentIndex().row() + 1 : item_model_->rowCount();
    const std::size_t shown = item_model_->shown_class();
    if (!edit(tr("addition of an item"), [shown, row](const Instance& instance) {
            return with_added_item(instance, shown, static_cast<std::size_t>(row), Item{});
        }))
        return;
    items_->setCurrentIndex(item_model_->index(row, ItemModel::value));
    items_->edit(items_->currentIndex());
}

void InstancePage::on_items(const QString& text,
                            Result<InstancePtr> (*change)(const Instance&, std::size_t, Indices)) {
    const auto rows = chosen_rows(*items_);
    if (rows.empty())
        return refuse(tr("Choose the items first."));
    edit(text, [&](const Instance& instance) { return change(instance, item_model_->shown_class(), rows); });
}

void InstancePage::on_classes(const QString& text, Result<InstancePtr> (*change)(const Instance&, Indices)) {
    const auto rows = chosen_rows(*classes_);
    if (rows.empty())
        return refuse(tr("Choose the classes first."));
    edit(text, [&](const Instance& instance) { return change(instance, rows); });
}

void InstancePage::add_class() {
    const int row = classes_->currentIndex().row() + 1;
    if (edit(tr("addition of a class"), [row](const Instance& instance) {
            return with_added_class(instance, static_cast<std::size_t>(row));
        }))
        classes_->selectRow(row);
}

Result<visual::Picture> InstancePage::picture(QSizeF size) {
    if (!session().instance())
        return Error{ErrorCode::input, "nothing is open", "", "name an instance file"};
    return instance_picture(*session().instance(), session().theme(), size);
}

Result<QByteArray> InstancePage::csv() {
    if (!session().instance())
        return Error{ErrorCode::input, "nothing is open", "", "name an instance file"};
    return instance_csv(*session().instance());
}

Page* make_instance_page(Session& session) {
    return new InstancePage(session);
}

} // namespace ks::ui
