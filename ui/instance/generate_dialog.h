// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace ks {
struct Preset;
}

namespace ks::ui {

class LongSpinBox;
class ParameterForm;

/// A dialog that generates an instance from a preset, the kind that it can make, its settings in a form, and
/// the seed.
class GenerateDialog : public QDialog {
    Q_OBJECT

public:
    explicit GenerateDialog(QWidget* parent = nullptr);
    /// Chooses the first preset that makes this kind.
    void begin_with(std::string_view kind);

signals:
    void generated(const ks::InstancePtr& instance);

private:
    const Preset& preset() const;
    void fill_presets();
    void show_kinds();
    void show_preset();
    void make();

    QComboBox* presets_;
    QComboBox* kinds_;
    QLabel* kind_label_;
    QVBoxLayout* settings_place_;
    ParameterForm* settings_ = nullptr;
    LongSpinBox* seed_;
    QLabel* seed_label_;
    QLabel* refusal_;
};

} // namespace ks::ui
