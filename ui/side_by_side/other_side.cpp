// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/other_side.h"

#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"
#include "ui/base/session.h"
#include "ui/side_by_side/instance_changes.h"
#include "ui/side_by_side/partners.h"
#include "ui/side_by_side/what_if_form.h"
#include "ui/widgets/texts.h"

#include <algorithm>

namespace ks::ui {

OtherSide::OtherSide(Session& session)
    : session_(session), controls_(new SideControls), last_(session.instance()) {
    connect(&session, &Session::document_opened, this, [this] { last_ = before_ = nullptr; });
    connect(&session, &Session::instance_changed, this, &OtherSide::follow_document);
    connect(controls_, &SideControls::beside_chosen, this, &OtherSide::changed);
    connect(&controls_->form(), &WhatIfForm::changed, this, &OtherSide::changed);
    connect(&controls_->form(), &WhatIfForm::keep_wanted, this, &OtherSide::apply);
}

/// Remembers the instance as it was before each edit.
void OtherSide::follow_document() {
    const InstancePtr now = session_.instance();
    before_ = last_ && now && last_->kind() == now->kind() ? last_ : nullptr;
    last_ = now;
}

/// Makes what is tried an edit of the open instance.
void OtherSide::apply() {
    if (const auto kept = session_.edit(tr("what if"), controls_->form().changes()); !kept)
        emit refused(kept.error());
    else
        controls_->choose_before(); // both are still seen when the page has recorded the edited one
}

void OtherSide::follow(const InstancePtr& instance, const std::string& variant) {
    const bool edited = instance_ != instance;
    instance_ = instance;
    variant_ = variant;
    if (edited) {
        tried_ = nullptr;
        controls_->form().set_instance(instance);
    }
    if (asked_of_ && asked_of_ == instance)
        controls_->form().try_numbers(asked_);
    asked_of_ = nullptr;
    controls_->offer(session_.catalogue(), variant_, before_ != nullptr);
}

Result<void> OtherSide::choose_variant(const std::string& own, const QStringList& variants) {
    const auto partners = partners_of(session_.catalogue(), own);
    const std::string last = variants.last().toStdString();
    if (std::ranges::find(partners, last, &CatalogueEntry::id) == partners.end() || variants.size() > 1)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("{} cannot be stepped beside {}", last, own),
                     .where = "--variant",
                     .todo = "name two different variants with steps for this kind of instance"};
    controls_->choose_variant(variants.front());
    return {};
}

void OtherSide::try_numbers(const InstancePtr& instance, std::vector<TriedNumber> numbers) {
    controls_->choose_what_if();
    if (instance == instance_)
        return controls_->form().try_numbers(numbers);
    asked_of_ = instance;
    asked_ = std::move(numbers);
}

Result<InstancePtr> OtherSide::instance() {
    using enum SideControls::Beside;
    if (controls_->beside() != what_if)
        return controls_->beside() == before ? before_ : instance_;
    if (!controls_->form().active())
        return tried_ = instance_;
    KS_TRY(tried_, ks::changed(*instance_, controls_->form().changes()));
    return tried_;
}

std::string OtherSide::variant() const {
    const QString chosen = controls_->variant();
    return chosen.isEmpty() ? variant_ : chosen.toStdString();
}

std::size_t OtherSide::own_side() const {
    return controls_->beside() == SideControls::Beside::before ? 1 : 0;
}

std::array<QString, 2> OtherSide::titles() const {
    const auto title = [this](const std::string& variant) {
        const CatalogueEntry* const entry = session_.catalogue().find(variant);
        return entry ? in_language(entry->title) : QString::fromStdString(variant);
    };
    switch (controls_->beside()) {
    case SideControls::Beside::variant:
        break;
    case SideControls::Beside::what_if: {
        const QString changes = tried_ ? changes_between(*instance_, *tried_) : QString();
        return {tr("As it is"),
                changes.isEmpty() ? tr("What if: change a number above") : tr("What if: %1").arg(changes)};
    }
    case SideControls::Beside::before:
        return {tr("Before the edit"), tr("Now: %1").arg(changes_between(*before_, *instance_))};
    }
    return {title(variant_), title(variant())};
}

ViewOptions OtherSide::view() const {
    ViewOptions view;
    if (const QString chosen = controls_->variant(); !chosen.isEmpty())
        view.variants << chosen;
    if (controls_->beside() == SideControls::Beside::what_if)
        for (const TriedNumber& number : controls_->form().numbers())
            view.what_if << to_text(*instance_, number);
    return view;
}

} // namespace ks::ui
