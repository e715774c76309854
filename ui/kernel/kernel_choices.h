// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/sheet.h"
#include "ui/jobs/trace_run.h"
#include "visual/scene/kernel/source_listing.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace ks::ui {

class ParameterForm;
class Session;

/// The controls for the trace of the Kernel page (variant, device, number of blocks, parameters) and for its
/// heat.
class KernelChoices : public QWidget {
    Q_OBJECT

public:
    explicit KernelChoices(Session& session);

    /// Offers the kernels for this instance's kind, including teaching kernels; no kernels if `instance` is
    /// null.
    void offer(const Instance* instance);
    bool any() const;
    QString variant() const;
    /// Chooses a variant; returns false if it is not offered. Settings that the variant does not have are
    /// ignored.
    bool choose(const QString& variant, const std::vector<std::pair<QString, QString>>& settings = {});
    /// Chooses the variant, parameters and device of a trace, as far as they are available.
    void choose(const Trace& trace);
    /// Chooses the kernel of an exercise; returns false if it is not offered.
    bool choose(const Exercise& exercise);
    /// The trace order for the current choices.
    TraceOrder order(const InstancePtr& instance, const WarpPlace& window) const;
    /// The variant that is traced for comparison; empty if none.
    QString beside() const;
    bool choose_beside(const QString& variant);
    /// The same order for the second variant, with its parameters.
    TraceOrder order_beside(const TraceOrder& order) const;
    scene::Heat heat() const;
    /// The chooser of the heat. The page places it next to the chooser of the warp, and hides it until
    /// the first trace.
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
