// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/recovery/kept_edits.h"

#include <QDialog>

class QListWidget;

namespace ks::ui {

/// Says at the start what was kept of documents when the program ended unexpectedly, and opens one of them.
/// What is neither opened nor thrown away stays, and is offered at the next start.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    RecoveryDialog(std::vector<LeftBehind> documents, QWidget* parent);

signals:
    void chosen(const ks::ui::LeftBehind& document);

private:
    void open_chosen();
    void throw_chosen_away();

    std::vector<LeftBehind> documents_;
    QListWidget* list_;
};

} // namespace ks::ui
