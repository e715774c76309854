// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "ui/jobs/table_fill.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace ks::ui {

class MemoryOffer;
class Session;

/// What the Step page shows for a table that is too large to be computed at once: its size, what filling it
/// takes, which variant fills it, whose steps are then shown, and the progress.
class TableOffer : public QWidget {
    Q_OBJECT

public:
    explicit TableOffer(Session& session);

    /// Offers to step through `variant`. If `instance` is null, nothing is offered. A fill in progress is
    /// dropped.
    void set_instance(InstancePtr instance, std::string variant);
    const InstancePtr& instance() const { return instance_; }
    void start();
    bool running() const { return fill_.running(); }
    const TableFilePtr& file() const { return fill_.file(); }
    /// Why there is no file, if filling was tried.
    const std::optional<Error>& error() const { return fill_.error(); }

signals:
    void finished(); ///< the file is there, or an error

private:
    void offer_variants();
    void show_words();
    void check_memory();
    void show_state();
    SolveRequest request() const;

    Session& session_;
    TableFill fill_;
    InstancePtr instance_;
    std::string stepped_;          ///< the variant that is to be stepped through
    std::optional<Error> refusal_; ///< why the chosen variant cannot fill the table
    QLabel* title_;
    QLabel* words_;
    QComboBox* variants_;
    QPushButton* start_;
    QProgressBar* bar_;
    QLabel* progress_;
    QPushButton* cancel_;
    QLabel* failure_;
    MemoryOffer* memory_;
};

} // namespace ks::ui
