// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/export_dialog.h"

#include "ui/widgets/choice_box.h"
#include "ui/widgets/parts.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace ks::ui {
namespace {

struct NamedSize {
    const char* name;
    QSize size;
};
constexpr std::array offered_sizes{
    NamedSize{.name = QT_TRANSLATE_NOOP("ExportDialog", "Document, 1600 × 1000"), .size = {1600, 1000}},
    NamedSize{.name = QT_TRANSLATE_NOOP("ExportDialog", "Slide, 1920 × 1080"), .size = {1920, 1080}},
    NamedSize{.name = QT_TRANSLATE_NOOP("ExportDialog", "Half a slide, 960 × 1080"), .size = {960, 1080}},
    NamedSize{.name = QT_TRANSLATE_NOOP("ExportDialog", "Column of a paper, 1000 × 750"),
              .size = {1000, 750}},
    NamedSize{.name = QT_TRANSLATE_NOOP("ExportDialog", "A size of your own"), .size = {}}};

constexpr std::array offered_formats{std::pair{"png", QT_TRANSLATE_NOOP("ExportDialog", "PNG picture")},
                                     std::pair{"svg", QT_TRANSLATE_NOOP("ExportDialog", "SVG drawing")},
                                     std::pair{"pdf", QT_TRANSLATE_NOOP("ExportDialog", "PDF document")},
                                     std::pair{"csv", QT_TRANSLATE_NOOP("ExportDialog", "Data as CSV")}};

constexpr int least_picture_side = 64, most_picture_side = 16'384; // as --size has it
constexpr double most_in_a_picture = 1 << 26;                      // visual/export

QSpinBox* side(int value, const QString& name) {
    auto* box = new QSpinBox;
    box->setRange(least_picture_side, most_picture_side);
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

} // namespace

ExportDialog::ExportDialog(const ExportChoice& last, QSize by_itself, QWidget* parent)
    : QDialog(parent), by_itself_(by_itself), format_(new ChoiceBox), size_(new ChoiceBox),
      times_(new ChoiceBox), width_(side(last.size.value_or(by_itself).width(), tr("Width"))),
      height_(side(last.size.value_or(by_itself).height(), tr("Height"))), gives_(labelled({}, "quiet")) {
    setObjectName(QStringLiteral("export"));
    setWindowTitle(tr("Export view"));
    for (const auto& [suffix, name] : offered_formats)
        format_->addItem(tr(name), QString::fromLatin1(suffix));
    format_->setCurrentIndex(std::max(0, format_->findData(last.suffix)));
    add_sizes(last.size);
    for (const int times : {1, 2, 3, 4})
        times_->addItem(tr("%1 dots per inch").arg(96 * times), times);
    times_->setCurrentIndex(std::max(0, times_->findData(last.times)));

    auto* own = new QHBoxLayout;
    own->addWidget(width_);
    own->addWidget(new QLabel(QStringLiteral("×")));
    own->addWidget(height_);
    own->addStretch();
    auto* form = new QFormLayout;
    form->addRow(tr("&Format"), format_);
    form->addRow(tr("&Size"), size_);
    form->addRow(QString(), own);
    form->addRow(tr("&Resolution"), times_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* go = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    go->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    gives_->setWordWrap(true);
    layout->addWidget(gives_);
    layout->addWidget(buttons);
    for (ChoiceBox* box : {format_, size_, times_})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::show_what_it_gives);
    for (QSpinBox* box : {width_, height_})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::show_what_it_gives);
    show_what_it_gives();
}

/// The first is the size that the view needs, the last one of the user's own.
void ExportDialog::add_sizes(const std::optional<QSize>& last) {
    size_->addItem(tr("What the view needs, %1 × %2").arg(by_itself_.width()).arg(by_itself_.height()));
    for (const NamedSize& each : offered_sizes)
        size_->addItem(tr(each.name), each.size);
    const int known = last ? size_->findData(*last) : 0;
    size_->setCurrentIndex(known >= 0 ? known : size_->count() - 1);
}

ExportChoice ExportDialog::choice() const {
    ExportChoice chosen{.suffix = format_->currentData().toString(), .times = times_->currentData().toInt()};
    const QVariant named = size_->currentData();
    if (named.isValid())
        chosen.size = named.toSize().isEmpty() ? QSize(width_->value(), height_->value()) : named.toSize();
    return chosen;
}

void ExportDialog::show_what_it_gives() {
    const ExportChoice chosen = choice();
    const bool picture = chosen.suffix != QLatin1String("csv");
    const bool pixels = chosen.suffix == QLatin1String("png");
    const QVariant named = size_->currentData();
    const bool own = named.isValid() && named.toSize().isEmpty();
    size_->setEnabled(picture);
    width_->setEnabled(picture && own);
    height_->setEnabled(picture && own);
    times_->setEnabled(pixels);
    const QSize result = chosen.size.value_or(by_itself_) * chosen.times;
    const bool too_large =
        pixels && (result.width() > most_picture_side || result.height() > most_picture_side ||
                   double(result.width()) * result.height() > most_in_a_picture);
    if (too_large)
        gives_->setText(tr("%1 × %2 pixels are too many: take a smaller size or resolution.")
                            .arg(result.width())
                            .arg(result.height()));
    else if (pixels)
        gives_->setText(tr("The file has %1 × %2 pixels.").arg(result.width()).arg(result.height()));
    else if (picture)
        gives_->setText(tr("A drawing: it is sharp at any size."));
    else
        gives_->setText(tr("The numbers behind the view, with a line of headings."));
    for (auto* button : findChildren<QPushButton*>())
        if (button->isDefault())
            button->setEnabled(!too_large);
}

} // namespace ks::ui
