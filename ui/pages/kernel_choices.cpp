// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/kernel_choices.h"

#include "solvers/occupancy/occupancy.h"
#include "solvers/registry.h"
#include "ui/dialogs/parameter_form.h"
#include "ui/icons.h"
#include "ui/parts.h"
#include "ui/session.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace ks::ui {

namespace {

constexpr std::array block_counts{0, 64, 16, 4, 1}; ///< of each launch; 0: all

QString text_of(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QComboBox* chooser(const char* id, const QString& name, int letters) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(id));
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
    return box;
}

} // namespace

KernelChoices::KernelChoices(Session& session)
    : session_(session),
      fold_(tool_button(QStringLiteral("folded"), tr("Parameters"), tr("Parameters of the kernel"), true)),
      forms_(new QHBoxLayout) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    column->addLayout(row);
    forms_->setSpacing(32);
    forms_->addStretch();
    column->addLayout(forms_);
    variants_ = chooser("variant", tr("Variant"), 14);
    row->addWidget(variants_, 14);
    beside_ = chooser("beside", tr("Another variant beside it"), 10);
    row->addWidget(beside_, 10);
    devices_ = chooser("device", tr("Emulated device"), 8);
    row->addWidget(devices_, 8);
    for (const DevicePreset& each : device_presets())
        devices_->addItem(text_of(each.name), text_of(each.id));
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

    connect(variants_, &QComboBox::currentIndexChanged, this, [this] {
        show_parameters(form_, variant(), "parameters");
        emit variant_changed();
    });
    connect(beside_, &QComboBox::currentIndexChanged, this, [this] {
        show_parameters(beside_form_, beside(), "parameters-beside");
        emit beside_changed();
    });
    connect(heats_, &QComboBox::currentIndexChanged, this, &KernelChoices::heat_changed);
    connect(fold_, &QToolButton::toggled, this, [this](bool open) {
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
    variants_->clear();
    beside_->clear();
    beside_->addItem(tr("Alone"), QString());
    for (const Variant* variant : ks::variants())
        if (variant->info().place == Place::kernel && variant->info().kind == kind)
            for (QComboBox* box : {variants_, beside_})
                box->addItem(box == variants_ ? text_of(variant->info().id)
                                              : tr("Beside %1").arg(text_of(variant->info().id)),
                             text_of(variant->info().id));
    for (int i = 0; i < variants_->count(); ++i)
        if (const auto found = find_variant(variants_->itemData(i).toString().toStdString()))
            variants_->setItemData(i, text_of((*found)->info().title), Qt::ToolTipRole);
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
    for (const auto& [name, value] : trace.parameters.values())
        values.emplace_back(QString::fromStdString(name),
                            std::holds_alternative<std::int64_t>(value)
                                ? QString::number(std::get<std::int64_t>(value))
                                : QString::fromStdString(std::get<std::string>(value)));
    if (!choose(QString::fromStdString(trace.variant), values))
        return;
    if (const int index = devices_->findText(QString::fromStdString(trace.device.name)); index >= 0)
        devices_->setCurrentIndex(index);
}

void KernelChoices::show_parameters(ParameterForm*& form, const QString& variant, const char* name) {
    if (form)
        form->deleteLater();
    form = nullptr;
    if (const auto found = find_variant(variant.toStdString());
        found && !(*found)->info().parameters.empty()) {
        form = new ParameterForm((*found)->info().parameters);
        form->setObjectName(QLatin1String(name));
        form->setVisible(fold_->isChecked());
        forms_->insertWidget(form == form_ ? 0 : forms_->count() - 1, form);
    }
    fold_->setEnabled(form_ || beside_form_);
}

TraceOrder KernelChoices::order(const InstancePtr& instance, const WindowPlace& window) const {
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
