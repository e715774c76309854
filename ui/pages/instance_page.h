// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/draft.h"
#include "ui/page.h"

#include <QPointer>

#include <functional>

class QLabel;
class QLineEdit;
class QStackedLayout;
class QTableView;

namespace ks::ui {

class Canvas;
class ClassModel;
class ItemModel;
class PageHead;

/// The open instance in tables: classes at the left, the items of the chosen one beside them; a knapsack has
/// items only. At the right all items as points, value against weight. Every edit is undoable; one that the
/// builder refuses changes nothing and says why under the tables.
class InstancePage : public Page {
    Q_OBJECT

public:
    explicit InstancePage(Session& session);

    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* build_fields();
    QWidget* build_tables();
    QWidget* build_classes();
    QWidget* build_items();
    QWidget* build_plot();
    QWidget* build_empty();
    void show_instance();
    void show_class();
    void fit_columns();
    void commit(QLineEdit& field, const QString& text,
                const std::function<Result<InstancePtr>(const Instance&)>& change);
    void commit_capacity();
    /// Edits and says a refusal where it happened.
    bool edit(const QString& text, const std::function<Result<InstancePtr>(const Instance&)>& change);
    void refuse(const QString& why);
    void add_item();
    void on_items(const QString& text, Result<InstancePtr> (*change)(const Instance&, std::size_t, Indices));
    void on_classes(const QString& text, Result<InstancePtr> (*change)(const Instance&, Indices));
    void add_class();

    PageHead* head_;
    QStackedLayout* layers_;
    QLineEdit* name_;
    QLineEdit* source_;
    QLineEdit* capacity_;
    ClassModel* class_model_;
    ItemModel* item_model_;
    QTableView* classes_;
    QTableView* items_;
    QWidget* class_side_ = nullptr;
    QWidget* plot_side_ = nullptr;
    Canvas* plot_;
    QLabel* items_title_;
    QLabel* refusal_;
};

} // namespace ks::ui
