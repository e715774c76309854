// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/pairs/units.h"
#include "solvers/run/catalogue.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace ks::ui {

class WhatIfForm;

/// The lines above two recordings: which one is beside the page's own, what both go together by, and the
/// numbers of a what-if.
class SideControls : public QWidget {
    Q_OBJECT

public:
    SideControls();

    enum class Beside { variant, what_if, before };
    /// Offers the variants that may be beside this one and, with `before`, the instance before the last edit.
    /// What was chosen stays chosen if it is still offered.
    void offer(const Catalogue& catalogue, const std::string& variant, bool before);
    Beside beside() const;
    /// The id of the variant, if one is chosen.
    QString variant() const;
    /// If it is not offered yet, then once it is.
    void choose_variant(const QString& variant) { choose(variant); }
    void choose_before() { wanted_ = before_id; } ///< once it is offered
    void choose_what_if() { choose(what_if_id); }

    /// The unit that was chosen stays if the two recordings have it in common, else it is the usual one.
    void offer_units(const std::vector<PairUnit>& units);
    std::size_t unit() const;
    void choose_unit(const QString& id) { unit_ = id; } ///< empty: the usual one

    WhatIfForm& form() const { return *form_; }
    void refuse(const QString& why); ///< empty: nothing is refused

signals:
    void beside_chosen();
    void unit_chosen();

private:
    // Entries that are no variants; ids of variants have no colon.
    static inline const QString what_if_id = QStringLiteral("what-if:"),
                                before_id = QStringLiteral("before:");
    void choose(const QString& entry);
    void show_form();

    QComboBox *beside_, *units_;
    WhatIfForm* form_;
    QLabel* why_;
    QString wanted_; ///< the entry of `beside_`
    QString unit_;   ///< an id; empty: the user has chosen none
};

} // namespace ks::ui
