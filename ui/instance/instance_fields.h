// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/change.h"
#include "solvers/instance/instance.h"

#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLineEdit;

namespace ks::ui {

/// Name, source and the scalars of the open instance, a line to type into each. What is refused stays as it
/// was typed, marked, until it is put right.
class InstanceFields : public QWidget {
    Q_OBJECT

public:
    /// `edit` makes an edit of this name and says a refusal: whether it was done.
    using Edit = std::function<bool(const QString& text, const Result<Change>& change)>;
    explicit InstanceFields(Edit edit);

    void show_instance(const Instance& instance);

private:
    void add_text(const QString& id, const QString& title, const QString& change, std::string Draft::*which,
                  int stretch);
    void show_scalars_of(const Fields& fields);
    void commit(QLineEdit& line, const QString& text, const Result<Change>& change);

    Edit edit_;
    QHBoxLayout* row_;
    std::vector<QLineEdit*> texts_;
    const Fields* fields_ = nullptr; ///< of the kind whose scalars have lines
    QWidget* scalars_ = nullptr;
    std::vector<QLineEdit*> lines_; ///< of its scalars
};

} // namespace ks::ui
