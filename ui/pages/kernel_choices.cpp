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

} // namespace

KernelChoices::KernelChoices(Session& session)
    : session_(session), fold_(tool_button(QStringLiteral("folded"), tr("Parameters"), tr("Parameters of the kernel"), true)),
      column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    column_->addLayout(row);
    variants_ = add_chooser(*row, "variant", tr("Variant"), 14);
    devices_ = add_chooser(*row, "device", tr("Emulated device"), 8);
    for (const DevicePreset& each : device_presets())
        devices_->addItem(text_of(each.name), text_of(each.id));
    devices_->setCurrentIndex(devices_->findData(QStringLiteral("h200")));
    blocks_ = add_chooser(*row, "blocks", tr("Blocks traced"), 9);
    for (const int count : block_counts)
        blocks_->addItem(count == 0   ? tr("All blocks")
                         : count == 1 ? tr("1 block of each launch")
                                      : tr("%1 blocks of each launch").arg(count),
                         count);
    fold_->setObjectName(QStringLiteral("fold"));
    fold_->setCheckable(true);
    row->addWidget(fold_);
    row->addStretch(1);
    heats_ = add_chooser(*row, "heat", tr("What the heat in the margin stands for"), 12);
    for (const scene::Heat heat : scene::heats)
        heats_->addItem(tr("Heat: %1").arg(QString::fromStdString(scene::title_of(heat))), static_cast<int>(heat));

    connect(variants_, &QComboBox::currentIndexChanged, this, [this] {
        show_parameters();
        emit variant_changed();
    });
    connect(heats_, &QComboBox::currentIndexChanged, this, &KernelChoices::heat_changed);
    connect(fold_, &QToolButton::toggled, this, [this](bool open) {
        if (form_)
            form_->setVisible(open);
        set_icon(*fold_, open ? QStringLiteral("unfolded") : QStringLiteral("folded"));
        retint(*this, session_.theme());
    });
}

QComboBox* KernelChoices::add_chooser(QHBoxLayout& row, const char* id, const QString& name, int letters) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(id));
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
    row.addWidget(box, letters);
    return box;
}

void KernelChoices::offer(const Instance* instance) {
    const std::string kind = instance ? std::string(instance->kind()) : std::string();
    if (kind == kind_)
        return;
    kind_ = kind;
    variants_->clear();
    for (const Variant* variant : ks::variants())
        if (variant->info().place == Place::kernel && variant->info().kind == kind)
            variants_->addItem(text_of(variant->info().id), text_of(variant->info().id));
    for (int i = 0; i < variants_->count(); ++i)
        if (const auto found = find_variant(variants_->itemText(i).toStdString()))
            variants_->setItemData(i, text_of((*found)->info().title), Qt::ToolTipRole);
}

bool KernelChoices::any() const {
    return variants_->count() > 0;
}

QString KernelChoices::variant() const {
    return variants_->currentData().toString();
}

bool KernelChoices::choose(const QString& variant) {
    const int index = variants_->findData(variant);
    if (index >= 0)
        variants_->setCurrentIndex(index);
    return index >= 0;
}

void KernelChoices::show_parameters() {
    if (form_)
        form_->deleteLater();
    form_ = nullptr;
    const auto found = find_variant(variant().toStdString());
    const bool some = found && !(*found)->info().parameters.empty();
    fold_->setEnabled(some);
    if (!some)
        return;
    form_ = new ParameterForm((*found)->info().parameters);
    form_->setObjectName(QStringLiteral("parameters"));
    form_->setVisible(fold_->isChecked());
    column_->addWidget(form_);
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

scene::Heat KernelChoices::heat() const {
    return static_cast<scene::Heat>(heats_->currentData().toInt());
}

} // namespace ks::ui
