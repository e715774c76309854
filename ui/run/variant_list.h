// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/runner.h"

#include <QScrollArea>

#include <set>
#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace ks {
struct CatalogueEntry;
}

namespace ks::ui {

class ParameterForm;
class Session;

/// The variants for the open instance's kind, grouped by where they run. Each has a tick box, and its
/// parameters can be unfolded below it.
class VariantList : public QScrollArea {
    Q_OBJECT

public:
    explicit VariantList(Session& session, QWidget* parent = nullptr);
    /// The ticked variants, in order, with their parameters.
    std::vector<SolveRequest> ticked() const;
    /// Ticks these and nothing else.
    void tick(const QStringList& variants);
    /// Ticks every variant that can run here, or none.
    void tick_all(bool on);

    /// Wide enough for the longest name beside the scroll bar.
    QSize minimumSizeHint() const override;

signals:
    void ticks_changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        QString variant, on;
        QCheckBox* box;
        ParameterForm* form;
    };
    void rebuild();
    void add_trouble(QVBoxLayout& column);
    void add_group(QVBoxLayout& column, const QString& title, const QString& on, bool kernels);
    void add_row(QVBoxLayout& column, const CatalogueEntry& entry, const QString& on);

    Session& session_;
    QString kind_;
    std::vector<Row> rows_;
    std::set<QString> unticked_; ///< by the user; all others are ticked
};

} // namespace ks::ui
