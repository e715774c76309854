// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/change.h"
#include "ui/base/page.h"

class QLabel;
class QStackedLayout;
class QTimer;

namespace ks::ui {

class Canvas;
class DockPart;
class GroupModel;
class InstanceFields;
class ListSide;
class PageHead;
class RecordList;

/// The open instance in tables: groups at the left, the records of the chosen group beside them. A kind
/// without groups has records only. At the right all records are drawn as points, if they have two numbers.
/// Every edit is undoable. An edit that the builder refuses changes nothing, and the reason appears under
/// the tables.
class InstancePage : public Page {
    Q_OBJECT

public:
    explicit InstancePage(Session& session);

    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* build_tables();
    QWidget* build_plot();
    QWidget* build_empty();
    void connect_groups();
    void show_instance();
    void show_words();
    void show_group();
    void show_plot();
    void fit_columns();
    /// Makes an edit; if it is refused, shows the reason under the tables.
    bool edit(const QString& text, const Result<Change>& change);
    void refuse(const QString& why);
    /// The chosen groups. If none are, the page says so as it does for a refused edit.
    std::vector<std::size_t> chosen_groups();
    void paste_groups();
    void add_group();

    PageHead* head_;
    QStackedLayout* layers_;
    InstanceFields* fields_;
    GroupModel* group_model_;
    ListSide* groups_;
    RecordList* records_;
    QWidget* plot_side_ = nullptr;
    DockPart* groups_part_ = nullptr;
    QLabel* plot_title_;
    Canvas* plot_;
    QLabel* refusal_;
    /// Starts the work that reads every record of a large instance, after the edits of this moment.
    QTimer* look_;
};

} // namespace ks::ui
