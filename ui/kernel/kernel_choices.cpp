// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_choices.h"

#include "solvers/occupancy/occupancy.h"
#include "ui/base/session.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/parameter_form.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace ks::ui {

namespace {

constexpr std::array block_counts{0, 64, 16, 4, 1}; ///< per launch; 0: all

/// A label next to the control that it names.
QLabel* word_for(const QString& word, QComboBox& box) {
    auto* label = labelled(word, "quiet");
    label->setBuddy(&box);
    return label;
}

QComboBox* chooser(const char* id, const QString& name, int letters) {
    auto* box = new ChoiceBox;
    box->setObjectName(QLatin1String(id));
    box->setAccessibleName(name);
    box->setToolTip(plain_tip(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
    return box;
}

} // namespace

KernelChoices::KernelChoices(Session& session)
    : session_(session),
      fold_(tool_button(QStringLiteral("folded"), tr("More"),
                        tr("Another variant beside it, and the parameters of the kernel"), true)),
      forms_(new QHBoxLayout) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    column->addLayout(row);
    forms_->setSpacing(32);
    column->addLayout(forms_);
    variants_ = chooser("variant", tr("Kernel"), 14);
    row->addWidget(word_for(tr("Kernel"), *variants_));
    row->addWidget(variants_, 14);
    beside_ = chooser("beside", tr("Another variant beside it"), 10);
    beside_->hide();
    forms_->addWidget(beside_, 0, Qt::AlignTop);
    devices_ = chooser("device", tr("Modelled device: the emulator counts as this GPU would"), 13);
    row->addWidget(devices_, 10);
    for (const DevicePreset& each : device_presets())
        devices_->addItem(tr("Modelled: %1").arg(to_qt(each.name)), to_qt(each.id));
    devices_->setCurrentIndex(devices_->findData(QStringLiteral("h200")));
    blocks_ = chooser("blocks", tr("Blocks traced"), 9);
    row->addWidget(blocks_, 9);
    for (const int count : block_counts)
        blocks_->addItem(count == 0   ? tr("All blocks")
                         : count == 1 ? tr("1 block of each launch")
                                      : tr("%1 blocks of each launch").arg(count),
                         count);
    fold_->setObjectName(QStringLiteral("fold"));
    fold_->setCheckable(true);
    row->addWidget(fold_);
    row->addStretch(1);
    heats_ = chooser("heat", tr("What the heat in the margin stands for"), 12);
    for (const scene::Heat heat : scene::heats)
        heats_->addItem(tr("Heat: %1").arg(QString::fromStdString(scene::title_of(heat))),
                        static_cast<int>(heat));

    forms_->addStretch();

    connect(variants_, &QComboBox::currentIndexChanged, this, [this] {
        show_parameters(form_, variant(), "parameters");
        emit variant_changed();
    });
    connect(beside_, &QComboBox::currentIndexChanged, this, [this] {
        show_parameters(beside_form_, beside(), "parameters-beside");
        emit beside_changed();
    });
    connect(&session_, &Session::catalogue_changed, this, &KernelChoices::follow_catalogue);
    connect(heats_, &QComboBox::currentIndexChanged, this, &KernelChoices::heat_changed);
    connect(fold_, &QToolButton::toggled, this, [this](bool open) {
        beside_->setVisible(open);
        for (ParameterForm* form : {form_, beside_form_})
            if (form)
                form->setVisible(open);
        set_icon(*fold_, open ? QStringLiteral("unfolded") : QStringLiteral("folded"));
        retint(*this, session_.theme());
    });
}

void KernelChoices::offer(const Instance* instance) {
    const std::string kind = instance ? std::string(instance->kind()) : std::string();
    if (kind == kind_)
        return;
    kind_ = kind;
    fill();
}

void KernelChoices::fill() {
    variants_->clear();
    beside_->clear();
    beside_->addItem(tr("Alone"), QString());
    for (const CatalogueEntry& variant : session_.catalogue().entries()) {
        if (!variant.trace || variant.kind != kind_)
            continue;
        const QString id = to_qt(variant.id);
        variants_->addItem(id, id);
        variants_->setItemData(variants_->count() - 1, plain_tip(in_language(variant.title)),
                               Qt::ToolTipRole);
        beside_->addItem(tr("Beside %1").arg(id), id);
    }
}

/// The runner has listed its variants. Choices and settings are kept if they are still offered; then no
/// signal is emitted.
void KernelChoices::follow_catalogue() {
    const QString chosen = variant(), other = beside();
    const auto set = form_ ? form_->values() : std::vector<std::pair<QString, QString>>();
    const auto set_beside =
        beside_form_ ? beside_form_->values() : std::vector<std::pair<QString, QString>>();
    {
        const QSignalBlocker quiet(variants_), quiet_beside(beside_);
        fill();
        variants_->setCurrentIndex(std::max(0, variants_->findData(chosen)));
        beside_->setCurrentIndex(std::max(0, beside_->findData(other)));
    }
    show_parameters(form_, variant(), "parameters");
    show_parameters(beside_form_, beside(), "parameters-beside");
    if (form_)
        form_->set_values(set);
    if (beside_form_)
        beside_form_->set_values(set_beside);
    if (variant() != chosen)
        emit variant_changed();
    else if (beside() != other)
        emit beside_changed();
}

bool KernelChoices::any() const {
    return variants_->count() > 0;
}

QString KernelChoices::variant() const {
    return variants_->currentData().toString();
}

bool KernelChoices::choose(const QString& variant, const std::vector<std::pair<QString, QString>>& settings) {
    const int index = variants_->findData(variant);
    if (index < 0)
        return false;
    variants_->setCurrentIndex(index);
    if (form_)
        form_->set_values(settings);
    return true;
}

void KernelChoices::choose(const Trace& trace) {
    std::vector<std::pair<QString, QString>> values;
    for (const auto& [name, value] : trace.parameters.texts())
        values.emplace_back(QString::fromStdString(name), QString::fromStdString(value));
    if (!choose(QString::fromStdString(trace.variant), values))
        return;
    for (const DevicePreset& each : device_presets())
        if (each.name == trace.device.name)
            devices_->setCurrentIndex(devices_->findData(to_qt(each.id)));
}

bool KernelChoices::choose(const Exercise& exercise) {
    std::vector<std::pair<QString, QString>> values;
    for (const auto& [name, value] : exercise.trace->set)
        values.emplace_back(QString::fromStdString(name), QString::fromStdString(value));
    choose_beside({});
    if (!choose(QString::fromStdString(exercise.variant), values))
        return false;
    const int device = devices_->findData(QString::fromStdString(exercise.trace->device));
    const int blocks = blocks_->findData(static_cast<int>(exercise.trace->blocks));
    if (device >= 0)
        devices_->setCurrentIndex(device);
    if (blocks >= 0)
        blocks_->setCurrentIndex(blocks);
    return device >= 0 && blocks >= 0;
}

void KernelChoices::show_parameters(ParameterForm*& form, const QString& variant, const char* name) {
    if (form)
        form->deleteLater();
    form = nullptr;
    const CatalogueEntry* found = session_.catalogue().find(variant.toStdString());
    if (found && !found->parameters.empty()) {
        form = new ParameterForm(found->parameters);
        form->setObjectName(QLatin1String(name));
        form->setVisible(fold_->isChecked());
        forms_->insertWidget(&form == &form_ ? 1 : forms_->count() - 1,
                             form); // after the chooser of the second variant
    }
}

TraceOrder KernelChoices::order(const InstancePtr& instance, const WarpPlace& window) const {
    TraceOrder order;
    order.instance = instance;
    order.run.variant = variant();
    if (form_)
        order.run.set = form_->values();
    order.device = devices_->currentData().toString();
    order.blocks = blocks_->currentData().toInt();
    order.window = window;
    return order;
}

QString KernelChoices::beside() const {
    return beside_->currentData().toString();
}

bool KernelChoices::choose_beside(const QString& variant) {
    const int index = beside_->findData(variant);
    if (index >= 0)
        beside_->setCurrentIndex(index);
    return index >= 0;
}

TraceOrder KernelChoices::order_beside(const TraceOrder& order) const {
    TraceOrder other = order;
    other.run.variant = beside();
    other.run.set = beside_form_ ? beside_form_->values() : std::vector<std::pair<QString, QString>>();
    return other;
}

scene::Heat KernelChoices::heat() const {
    return static_cast<scene::Heat>(heats_->currentData().toInt());
}

} // namespace ks::ui
