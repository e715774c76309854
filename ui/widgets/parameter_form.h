// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/parameters.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace ks::ui {

/// A form made from parameters: a spin box for an integer, a combo box for a choice, each with its title and
/// unit.
class ParameterForm : public QWidget {
    Q_OBJECT

public:
    explicit ParameterForm(std::span<const Parameter> parameters, QWidget* parent = nullptr);
    /// Name and value of every parameter, in the runner's format.
    std::vector<std::pair<QString, QString>> values() const;
    /// Sets these values. Names that the form does not have are ignored.
    void set_values(const std::vector<std::pair<QString, QString>>& values);
    bool empty() const { return fields_.empty(); }

private:
    struct Field {
        QString name;
        std::function<QString()> value;
        std::function<void(const QString&)> set;
    };
    std::vector<Field> fields_;
};

} // namespace ks::ui
