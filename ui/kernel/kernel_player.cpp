// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_player.h"

#include "ui/kernel/kernel_pair.h"
#include "ui/kernel/pair_track.h"
#include "ui/kernel/warp_track.h"
#include "ui/stepping/stepper.h"

#include <QStackedLayout>

#include <utility>

namespace ks::ui {

KernelPlayer::KernelPlayer(Session& session, Stepper& stepper)
    : stepper_(stepper), view_(new KernelView(session, KernelView::Shape::page)),
      pair_(new KernelPair(session)), views_(new QStackedLayout(this)) {
    views_->addWidget(view_);
    views_->addWidget(pair_);
    setFocusProxy(view_);
    connect(view_, &KernelView::line_chosen, this, &KernelPlayer::choose_line);
    connect(view_, &KernelView::finding_chosen, this, &KernelPlayer::choose_finding);
    connect(view_, &KernelView::wrong_chosen, this, &KernelPlayer::wrong_chosen);
    connect(view_, &KernelView::failed, this, &KernelPlayer::failed);
    connect(pair_, &KernelPair::line_chosen, this, [this](int, int line) { choose_line(line); });
    connect(&stepper_, &Stepper::told, this, &KernelPlayer::show_moment);
    connect(&stepper_, &Stepper::moved, this, [this] {
        if (!keep_finding_)
            finding_ = -1;
        show_moment();
    });
}

void KernelPlayer::show_source(std::vector<std::string> lines) {
    kernel_.reset();
    beside_.reset();
    views_->setCurrentWidget(view_);
    finding_ = -1;
    line_ = 0;
    stepper_.set_track(nullptr);
    view_->show_source(std::move(lines));
}

void KernelPlayer::show_kernels(const TracedKernelPtr& kernel, const TracedKernelPtr& beside) {
    kernel_ = kernel;
    beside_ = beside;
    both_ = beside_ ? std::make_shared<PairTrack>(kernel_, beside_) : nullptr;
    views_->setCurrentWidget(both_ ? static_cast<QWidget*>(pair_) : view_);
    if (!keep_finding_)
        finding_ = -1;
    if (both_)
        stepper_.set_track(both_);
    else
        stepper_.set_track(std::make_shared<WarpTrack>(kernel_));
    if (keep_finding_)
        choose_finding(finding_);
    keep_finding_ = false;
    show_moment();
}

void KernelPlayer::set_heat(scene::Heat heat) {
    heat_ = heat;
    show_moment();
}

/// The state of the first kernel at the stepper's position. A finding stays chosen until the stepper moves.
scene::KernelMoment KernelPlayer::first_at(std::int64_t at) const {
    return {.kernel = kernel_,
            .at = both_ ? both_->position(0, at) : at,
            .heat = heat_,
            .chosen_line = line_,
            .finding = at == stepper_.at() ? finding_ : -1,
            .hides_findings = !stepper_.tells_all(),
            .watch = view_->moment().watch};
}

/// The state of the second kernel. Requires two kernels.
scene::KernelMoment KernelPlayer::second_at(std::int64_t at) const {
    return {.kernel = beside_, .at = both_->position(1, at), .heat = heat_, .chosen_line = 0, .finding = -1};
}

void KernelPlayer::show_moment() {
    if (!kernel_)
        return;
    if (beside_)
        pair_->show_moments(first_at(stepper_.at()), second_at(stepper_.at()));
    else
        view_->show_moment(first_at(stepper_.at()));
    view_->set_words(beside_ ? QString() : stepper_.track()->sentence(stepper_.at()));
}

Canvas::Scene KernelPlayer::scene_at(std::int64_t at) const {
    if (!kernel_)
        return {};
    if (beside_)
        return [first = first_at(at), second = second_at(at)](QSizeF size) {
            return scene::kernel_pair_scene(first, second, size.width(), size.height(), paint::FontMeasure());
        };
    return [moment = first_at(at)](QSizeF size) {
        return scene::kernel_scene(moment, size.width(), size.height(), paint::FontMeasure());
    };
}

std::int64_t KernelPlayer::position() const {
    return beside_ ? both_->position(0, stepper_.at()) : stepper_.at();
}

void KernelPlayer::go_to(std::int64_t position) {
    stepper_.go(beside_ ? both_->place(0, position) : position);
}

void KernelPlayer::choose_line(int line) {
    line_ = line;
    const std::int64_t at = kernel_ && !beside_ ? kernel_->next_at_line(line, stepper_.at()) : 0;
    if (at > 0 && at != stepper_.at())
        stepper_.go(at);
    else
        show_moment();
}

/// Marks the lines and lanes of a finding. If the finding belongs to another warp, requests a trace of that
/// warp.
void KernelPlayer::choose_finding(int finding) {
    if (!kernel_ || finding < 0 || finding >= static_cast<int>(kernel_->trace().findings.size()))
        return;
    finding_ = finding;
    const Finding& what = kernel_->trace().findings[static_cast<std::size_t>(finding)];
    const WarpPlace wanted = scene::place_of(what);
    const bool here = kernel_->trace().window && kernel_->trace().window->at == wanted;
    if (!here && !keep_finding_) {
        keep_finding_ = true;
        emit warp_wanted(wanted);
    }
    const bool kept = std::exchange(keep_finding_, true); // moving to the finding must not clear it
    if (const std::int64_t at = here ? kernel_->position_of(what) : 0; at > 0)
        go_to(at);
    keep_finding_ = kept;
    show_moment();
}

visual::Picture KernelPlayer::picture(QSizeF size) const {
    return beside_ ? pair_->picture(size) : view_->picture(size);
}

} // namespace ks::ui
