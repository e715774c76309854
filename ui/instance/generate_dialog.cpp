// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/generate_dialog.h"

#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "ui/base/paper_name.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/long_spin_box.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parameter_form.h"
#include "ui/widgets/texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>
#include <vector>

namespace ks::ui {
namespace {

/// The presets of each kind in turn: those of the same paper are together, in the order in which papers come
/// first.
std::vector<const Preset*> by_kind_and_paper() {
    std::vector<const Preset*> sorted;
    for (const Preset& preset : ks::presets()) {
        const auto same = [&preset](const Preset* other) {
            return other->kind == preset.kind && other->paper == preset.paper;
        };
        const auto last = std::ranges::find_if(sorted | std::views::reverse, same);
        sorted.insert(last == sorted.rend() ? sorted.end() : last.base(), &preset);
    }
    return sorted;
}

/// "0-1 knapsack · thesis"
QString group_of(const Preset& preset) {
    const QString kind = in_language(find_kind(preset.kind)->title);
    return QStringLiteral("%1 · %2").arg(kind, preset.paper.empty() ? GenerateDialog::tr("without a paper")
                                                                    : paper_name(std::string(preset.paper)));
}

} // namespace

GenerateDialog::GenerateDialog(QWidget* parent)
    : QDialog(parent), presets_(new ChoiceBox), kinds_(new ChoiceBox), kind_label_(new QLabel(tr("Kind"))),
      settings_place_(new QVBoxLayout), seed_(new LongSpinBox(0, INT64_MAX, 1, 1)),
      seed_label_(new QLabel(tr("Seed"))), refusal_(new QLabel) {
    setObjectName(QStringLiteral("generate"));
    setWindowTitle(tr("Generate from preset"));
    setMinimumWidth(480);
    presets_->setObjectName(QStringLiteral("preset"));
    presets_->setAccessibleName(tr("Preset"));
    fill_presets();
    kinds_->setObjectName(QStringLiteral("kind"));
    kinds_->setAccessibleName(tr("Kind"));
    seed_->setObjectName(QStringLiteral("seed"));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setToolTip(tr("The same preset, settings and seed give the same instance everywhere."));
    refusal_->setObjectName(QStringLiteral("refusal"));
    refusal_->setProperty("role", "error");
    refusal_->setWordWrap(true);
    refusal_->hide();

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->addRow(tr("Preset"), presets_);
    form->addRow(kind_label_, kinds_);
    form->addRow(seed_label_, seed_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* make_button = buttons->addButton(tr("Generate"), QDialogButtonBox::AcceptRole);
    make_button->setObjectName(QStringLiteral("make"));
    make_button->setProperty("primary", true);
    make_button->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &GenerateDialog::make);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addLayout(form);
    layout->addLayout(settings_place_);
    layout->addWidget(refusal_);
    layout->addStretch();
    layout->addWidget(buttons);
    connect(presets_, &QComboBox::currentIndexChanged, this, &GenerateDialog::show_kinds);
    connect(kinds_, &QComboBox::currentIndexChanged, this, &GenerateDialog::show_preset);
    show_kinds();
}

/// The presets below the names of their kinds and papers. One that several kinds have is below the first of
/// them.
void GenerateDialog::fill_presets() {
    QString heading;
    for (const Preset* preset : by_kind_and_paper()) {
        if (presets_->findData(to_qt(preset->id)) >= 0)
            continue;
        if (const QString group = group_of(*preset); group != heading)
            add_heading(*presets_, heading = group);
        presets_->addItem(in_language(preset->title), to_qt(preset->id));
    }
    presets_->setCurrentIndex(1); // below the first heading
}

void GenerateDialog::begin_with(std::string_view kind) {
    const auto first = std::ranges::find(ks::presets(), kind, &Preset::kind);
    if (first == ks::presets().end())
        return;
    presets_->setCurrentIndex(presets_->findData(to_qt(first->id)));
    kinds_->setCurrentIndex(kinds_->findData(to_qt(kind)));
}

const Preset& GenerateDialog::preset() const {
    const std::string id = presets_->currentData().toString().toStdString();
    return **find_preset(id, kinds_->currentData().toString().toStdString());
}

void GenerateDialog::show_kinds() {
    const QSignalBlocker blocker(kinds_);
    kinds_->clear();
    for (const Preset& preset : ks::presets())
        if (to_qt(preset.id) == presets_->currentData().toString())
            kinds_->addItem(in_language(find_kind(preset.kind)->title), to_qt(preset.kind));
    kinds_->setVisible(kinds_->count() > 1);
    kind_label_->setVisible(kinds_->count() > 1);
    show_preset();
}

void GenerateDialog::show_preset() {
    seed_->setVisible(preset().random);
    seed_label_->setVisible(preset().random);
    refusal_->hide();
    delete settings_;
    settings_ = new ParameterForm(preset().settings);
    settings_place_->addWidget(settings_); // before it is shown, else it would be a window for a moment
    settings_->setVisible(!settings_->empty());
}

void GenerateDialog::make() {
    std::vector<std::pair<std::string, std::string>> given;
    for (const auto& [name, value] : settings_->values())
        given.emplace_back(name.toStdString(), value.toStdString());
    const auto made =
        ks::generate(preset().id, preset().kind, given, static_cast<std::uint64_t>(seed_->value()));
    if (!made) {
        refusal_->setText(sentence_without_place(made.error()));
        refusal_->show();
        return;
    }
    accept();
    emit generated(*made);
}

} // namespace ks::ui
