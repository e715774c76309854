// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenter_tools.h"

#include "ui/base/shortcuts.h"
#include "ui/present/presentation.h"
#include "ui/widgets/button_keys.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/theme_titles.h"
#include "visual/paint/theme.h"

#include <QHBoxLayout>

namespace ks::ui {

PresenterTools::PresenterTools(Presentation& presentation, Screens screens)
    : presentation_(presentation), theme_(new ChoiceBox), unit_(new ChoiceBox) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    add_first(screens);
    black_ =
        add("present.black", QStringLiteral("black"), tr("Black"), tr("The audience sees a black screen"));
    spotlight_ = add("present.spotlight", QStringLiteral("spotlight"), tr("Spotlight"),
                     tr("Light follows the pointer on the picture, the rest is dimmed"));
    pen_ = add("present.pen", QStringLiteral("pen"), tr("Pen"),
               tr("Draw on the picture; the strokes are gone with the next step"));
    wipe_ = add("present.wipe", QStringLiteral("wipe"), tr("Wipe"), tr("Take the strokes away"));
    wipe_->setCheckable(false);
    row->addStretch();
    Presentation* p = &presentation;
    connect(black_, &QToolButton::clicked, p, &Presentation::set_black);
    connect(spotlight_, &QToolButton::clicked, p,
            [p](bool on) { p->set_tool(on ? Tool::spotlight : Tool::none); });
    connect(pen_, &QToolButton::clicked, p, [p](bool on) { p->set_tool(on ? Tool::pen : Tool::none); });
    connect(wipe_, &QToolButton::clicked, p, &Presentation::wipe);
    add_theme_choice();
    add_unit_choice();
    connect(p, &Presentation::changed, this, &PresenterTools::show_state);
    show_state();
}

void PresenterTools::add_first(Screens screens) {
    if (screens == Screens::two) {
        freeze_ = add("present.freeze", QStringLiteral("freeze"), tr("Freeze"),
                      tr("The audience's picture stays while you go on"));
        connect(freeze_, &QToolButton::clicked, &presentation_, &Presentation::set_frozen);
    } else {
        notes_ = add("present.notes", QStringLiteral("notes"), tr("Notes"),
                     tr("Clock, notes and the next picture, over the picture"));
        connect(notes_, &QToolButton::clicked, &presentation_, &Presentation::show_notes);
    }
}

QToolButton* PresenterTools::add(const char* key, const QString& icon, const QString& name,
                                 const QString& tip) {
    QToolButton* button = tool_button(icon, name, with_key(tip, key), true);
    button->setObjectName(QString::fromLatin1(key));
    button->setCheckable(true);
    leave_space(*button);
    layout()->addWidget(button);
    return button;
}

void PresenterTools::add_theme_choice() {
    theme_->setObjectName(QStringLiteral("audience-theme"));
    theme_->setAccessibleName(tr("The audience's theme"));
    theme_->setToolTip(tr("The colours of the audience's picture"));
    theme_->addItem(tr("Colours as here"));
    theme_->addItems(theme_titles());
    connect(theme_, &QComboBox::activated, this, [this](int index) {
        presentation_.choose_theme(
            index == 0 ? std::nullopt : std::optional(paint::theme_ids[static_cast<std::size_t>(index - 1)]));
    });
    layout()->addWidget(theme_);
}

void PresenterTools::add_unit_choice() {
    unit_->setObjectName(QStringLiteral("unit"));
    unit_->setAccessibleName(tr("What a clicker moves by"));
    unit_->setToolTip(tr("What PgDn and PgUp, and so a clicker, move by"));
    unit_->addItem(tr("Click: one picture"), static_cast<int>(Level::cell));
    unit_->addItem(tr("Click: one row"), static_cast<int>(Level::row));
    unit_->addItem(tr("Click: one phase"), static_cast<int>(Level::phase));
    connect(unit_, &QComboBox::activated, this,
            [this] { presentation_.set_unit(static_cast<Level>(unit_->currentData().toInt())); });
    layout()->addWidget(unit_);
}

void PresenterTools::show_state() {
    if (freeze_)
        freeze_->setChecked(presentation_.frozen());
    if (notes_)
        notes_->setChecked(presentation_.notes_shown());
    black_->setChecked(presentation_.black());
    spotlight_->setChecked(presentation_.tool() == Tool::spotlight);
    pen_->setChecked(presentation_.tool() == Tool::pen);
    wipe_->setEnabled(!presentation_.here().marks.strokes.empty());
    const auto theme = presentation_.theme_choice();
    theme_->setCurrentIndex(theme ? static_cast<int>(*theme) + 1 : 0);
    unit_->setCurrentIndex(unit_->findData(static_cast<int>(presentation_.unit())));
}

} // namespace ks::ui
