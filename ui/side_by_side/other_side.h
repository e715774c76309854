// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/side_by_side/side_controls.h"
#include "ui/side_by_side/tried_numbers.h"

#include <array>

namespace ks::ui {

class Session;

/// What is to be beside the page's recording, as it is chosen above the pictures: of which instance and of
/// which variant the other recording is, and what both are called. It records and shows nothing.
class OtherSide : public QObject {
    Q_OBJECT

public:
    explicit OtherSide(Session& session);

    /// The lines above the pictures; whoever puts them into a layout owns them.
    SideControls& controls() const { return *controls_; }

    /// The page's own recording is of these.
    void follow(const InstancePtr& instance, const std::string& variant);
    /// Chooses this variant beside the page's `own`, or refuses it.
    Result<void> choose_variant(const std::string& own, const QStringList& variants);
    /// Chooses what-if with these numbers of the instance, now or once the page follows it.
    void try_numbers(const InstancePtr& instance, std::vector<TriedNumber> numbers);

    /// The instance of the other recording. Refused, if a number is tried that the kind does not take.
    Result<InstancePtr> instance();
    std::string variant() const;
    /// The side of the page's own recording: what was before an edit is on the left.
    std::size_t own_side() const;
    std::array<QString, 2> titles() const;
    /// What a view needs to choose the same again, without the page's own variant.
    ViewOptions view() const;

signals:
    void changed(); ///< something else is wanted
    void refused(const Error& error);

private:
    void follow_document();
    void apply();

    Session& session_;
    SideControls* controls_;
    InstancePtr instance_, last_, before_, tried_;
    std::string variant_;
    InstancePtr asked_of_; ///< null: no numbers wait for the page
    std::vector<TriedNumber> asked_;
};

} // namespace ks::ui
