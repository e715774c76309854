// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/trace_run.h"
#include "visual/scene/kernel/source_listing.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace ks::ui {

class ParameterForm;
class Session;

/// What the Kernel page traces: variant, device, how many blocks, parameters; and what its heat stands for.
class KernelChoices : public QWidget {
    Q_OBJECT

public:
    explicit KernelChoices(Session& session);

    /// Offers the kernels for instances of a kind, teaching kernels included; null: none.
    void offer(const Instance* instance);
    bool any() const;
    QString variant() const;
    /// False: it is not offered. Settings that are not the variant's are left out.
    bool choose(const QString& variant, const std::vector<std::pair<QString, QString>>& settings = {});
    /// Chooses variant, device and parameters of a trace; those that are not offered are left as they are.
    void choose(const Trace& trace);
    /// The order for what is chosen.
    TraceOrder order(const InstancePtr& instance, const WarpPlace& window) const;
    /// The variant to be traced beside it; empty: none.
    QString beside() const;
    bool choose_beside(const QString& variant);
    /// The same order for the variant beside it, with parameters of its own.
    TraceOrder order_beside(const TraceOrder& order) const;
    scene::Heat heat() const;
    /// Stands beside the warp's chooser: before a trace there is no heat.
    QComboBox* heat_chooser() const { return heats_; }

signals:
    void variant_changed();
    void beside_changed();
    void heat_changed();

private:
    void fill();
    void follow_catalogue();
    void show_parameters(ParameterForm*& form, const QString& variant, const char* name);

    Session& session_;
    QComboBox *variants_, *beside_, *devices_, *blocks_, *heats_;
    QToolButton* fold_;
    ParameterForm *form_ = nullptr, *beside_form_ = nullptr;
    QHBoxLayout* forms_;
    std::string kind_;
};

} // namespace ks::ui
