// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/step_page.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "solvers/questions/questions.h"
#include "solvers/run/in_process.h"
#include "solvers/steps/record.h"
#include "ui/base/session.h"
#include "ui/predict/predict_panel.h"
#include "ui/predict/sheet_work.h"
#include "ui/side_by_side/side_by_side.h"
#include "ui/step/step_words.h"
#include "ui/step/table_offer.h"
#include "ui/stepping/step_view.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QStackedLayout>

namespace ks::ui {

namespace {

/// Whether a variant's recording is over rows and the instance has too many cells for a recording without a
/// file.
bool needs_file(const CatalogueEntry* variant, const Instance& instance) {
    return variant && variant->table && needs_table_file(instance);
}

/// The step at which the whole table is computed and the way back has not begun. A table from a file opens
/// there, because it was filled to be looked at; a small table opens at its start.
std::int64_t filled(const std::shared_ptr<const Recording>& recording) {
    const auto table = as_table(recording);
    return table ? table->step_of({table->rows() - 1, table->order().column(table->columns() - 1)}) : 0;
}

} // namespace

StepPage::StepPage(Session& session)
    : Page(session, page_info("step")), recorder_(session), head_(new PageHead(info().title, tr("Play"))),
      variants_(new ChoiceBox), chosen_(new QWidget), layers_(new QStackedLayout), full_(new QWidget),
      empty_(build_empty()), recording_layer_(new QWidget), refused_(build_refused()),
      offer_(new TableOffer(session)), view_(new StepView(session, StepView::Parts::page)),
      bar_(new TransportBar(session, stepper_)),
      side_(new SideBySide(session, stepper_, *view_, *bar_)), slides_{.stepper = stepper_,
                                                                       .picture =
                                                                           [this](std::int64_t at) {
                                                                               return side_->scene_at(at);
                                                                           },
                                                                       .unit = Level::row},
      asking_(*this, stepper_) {
    setProperty("uses_device", true); // the header offers where kernels run
    slides_.spoken = &asking_.spoken();
    lay_out();
    bar_->setParent(this);
    bar_->hide();
    asking_.offer_in(*bar_);
    add_step_keys(*this, stepper_);
    add_view_keys();
    connect_steps();
    follow_session();
    show_layer();
}

void StepPage::connect_steps() {
    asking_.panel().answer_on(*view_, session());
    asking_.panel().lead_instead_of(head_->primary());
    connect(&asking_, &Asking::exercise_opened, this,
            [this](const Exercise& exercise) { choose_variant(QString::fromStdString(exercise.variant)); });
    connect(&asking_, &Asking::sheet_leads, this, [this](bool on) {
        variants_->setEnabled(!on);
        head_->primary().setEnabled(!on);
    });
    const SheetWork& sheet = SheetWork::of(session());
    connect(&sheet, &SheetWork::opened, side_, [this] { side_->allow(false); });
    connect(&sheet, &SheetWork::left, side_, [this] { side_->allow(true); });
    connect(side_, &SideBySide::turned, this, &StepPage::make_room);
    connect(side_, &SideBySide::paired_changed, this, &StepPage::offer_questions);
    connect(side_, &SideBySide::settled, this, &StepPage::show_recording);
    connect(&head_->primary(), &QPushButton::clicked, this, [this] { stepper_.play(!stepper_.playing()); });
    connect(&stepper_, &Stepper::playing_changed, this,
            [this] { head_->primary().setText(stepper_.playing() ? tr("Pause") : tr("Play")); });
    connect(&stepper_, &Stepper::moved, this,
            [this] { side_->show_at(recorder_.recording(), stepper_.at()); });
    connect(view_, &StepView::step_chosen, this, [this](qint64 step) { stepper_.go(step); });
    connect(&recorder_, &Recorder::finished, this, &StepPage::show_recording);
    connect(offer_, &TableOffer::finished, this, &StepPage::map_table);
    connect(variants_, &QComboBox::activated, this, &StepPage::record);
}

void StepPage::follow_session() {
    connect(&session(), &Session::instance_changed, this, [this] {
        if (isVisible())
            follow_instance();
    });
    connect(&session(), &Session::steps_wanted, this, &StepPage::choose_variant);
    connect(&session(), &Session::catalogue_changed, this, [this] {
        if (!shown_)
            return;
        offer_variants();
        if (isVisible() && chosen_variant() != shown_variant_)
            record(); // the variant that was shown is no longer offered
    });
}

QWidget* StepPage::transport_bar() {
    return bar_;
}

bool StepPage::busy() const {
    return recorder_.busy() || offer_->running() || side_->busy();
}

void StepPage::activated() {
    follow_instance();
}

/// Offers the variants for the open instance and records it, unless it is already shown.
void StepPage::follow_instance() {
    const InstancePtr instance = session().instance();
    if (!instance || instance->kind() != offered_kind_)
        offer_variants();
    record();
}

/// Offers the variants that can be stepped on instances of this kind. The chosen one stays if it is still
/// offered, else the algorithm of the kind's table is chosen.
void StepPage::offer_variants() {
    const QString before = variants_->currentData().toString();
    const InstancePtr& instance = session().instance();
    offered_kind_ = instance ? instance->kind() : std::string_view();
    variants_->clear();
    for (const CatalogueEntry& variant : session().catalogue().entries())
        if (instance && variant.steps && variant.kind == instance->kind())
            variants_->addItem(in_language(variant.title), QString::fromStdString(variant.id));
    const KindTable* const table = instance ? kind_of(*instance).table : nullptr;
    const int same = variants_->findData(before);
    const int kinds = table ? variants_->findData(QString::fromStdString(std::string(table->variant))) : -1;
    if (const int chosen = same >= 0 ? same : kinds; chosen >= 0)
        variants_->setCurrentIndex(chosen);
    variants_->view()->setMinimumWidth(variants_->view()->sizeHintForColumn(0));
    variants_->setVisible(variants_->count() > 1);
}

std::string StepPage::chosen_variant() const {
    return variants_->currentData().toString().toStdString();
}

void StepPage::record() {
    const InstancePtr instance = session().instance();
    const std::string variant = chosen_variant();
    const bool refused = refused_table_.has_value(); // by now the disk may have room
    if (instance == shown_ && variant == shown_variant_ && !refused) {
        if (!busy())
            show_recording();
        return;
    }
    shown_ = instance;
    shown_variant_ = variant;
    stepper_.set_track(nullptr);
    asking_.clear();
    begin_recording();
    show_layer();
}

/// Another page leads here with the variant that it shows. One without steps changes nothing.
void StepPage::choose_variant(const QString& variant) {
    offer_variants();
    if (const int index = variants_->findData(variant); index >= 0)
        variants_->setCurrentIndex(index);
    record();
}

void StepPage::begin_recording() {
    recorder_.stop();
    refused_table_.reset();
    problem_.reset(); // it was another recording's
    const bool large = shown_ && needs_file(session().catalogue().find(shown_variant_), *shown_);
    if (large)
        if (const auto room = TableFill::check_room(*shown_); !room) {
            problem_ = refused_table_ = room.error();
            offer_->set_instance(nullptr, {});
            return;
        }
    offer_->set_instance(large ? shown_ : nullptr, shown_variant_);
    if (!shown_ || shown_variant_.empty() || large)
        return;
    recorder_.record(shown_, shown_variant_);
}

/// The runner has filled the table, or failed.
void StepPage::map_table() {
    if (offer_->file()) {
        problem_.reset();
        recorder_.map(shown_, offer_->file());
        show_layer();
        return;
    }
    problem_ = offer_->error();
    wanted_.reset();
    show_layer();
    emit settled();
}

/// The recording is there, or was refused. Goes to the step that was asked for.
void StepPage::show_recording() {
    const auto& recording = recorder_.recording();
    if (const CatalogueEntry* variant = session().catalogue().find(shown_variant_); recording && variant)
        head_->set_subtitle(source_of(*variant, offer_->file()));
    if (recording && !stepper_.track()) {
        stepper_.set_track(std::make_shared<RecordingTrack>(recording),
                           offer_->file() ? filled(recording) : 0);
        offer_questions();
        side_->put(shown_, shown_variant_, recording);
    }
    if (side_->busy()) { // this comes again when the other one is there
        show_layer();
        return;
    }
    if (const auto& why = recording ? side_->problem() : recorder_.error())
        problem_ = why;
    if (recording && wanted_) {
        bool number = true;
        const qlonglong at =
            *wanted_ == QLatin1String("end") ? stepper_.count() : wanted_->toLongLong(&number);
        if (!number || at < 0 || at > stepper_.count())
            problem_ = Error{.code = ErrorCode::usage,
                             .what = formatted("there is no step {}", wanted_->toStdString()),
                             .where = "--step",
                             .todo = formatted("the steps are 0 to {}", stepper_.count())};
        else
            stepper_.go(at);
    }
    wanted_.reset();
    show_layer();
    emit settled();
}

/// One recording alone can ask: two beside each other are steps of two answers.
void StepPage::offer_questions() {
    const auto& recording = recorder_.recording();
    if (recording && side_->paired())
        return asking_.wait_for_one();
    if (!recording)
        return asking_.clear();
    asking_.put({.title = {}, .variant = shown_variant_, .instance = shown_},
                [recording](std::int64_t step) { return questions_at(*recording, step); });
}

std::optional<Error> StepPage::empty_view() const {
    if (!shown_)
        return Error{.code = ErrorCode::input,
                     .what = "nothing is open",
                     .todo = "open an instance, or name its file"};
    if (refused_table_)
        return refused_table_;
    if (recorder_.error())
        return recorder_.error();
    if (offer_->instance() && !recorder_.recording())
        return offer_->error() ? offer_->error()
                               : Error{.code = ErrorCode::input,
                                       .what = "the table is not filled yet",
                                       .todo = "open the Step page and fill it"};
    if (!recorder_.recording())
        return Error{.code = ErrorCode::usage,
                     .what = "no variant for this kind of instance has a recording"};
    return {};
}

Result<void> StepPage::apply(const ViewOptions& options) {
    problem_.reset();
    bool number = true;
    if (!options.step.isEmpty() && options.step != QLatin1String("end") &&
        (options.step.toLongLong(&number) < 0 || !number))
        return Error{.code = ErrorCode::usage,
                     .what = formatted("'{}' is not a step", printable(options.step.toStdString())),
                     .where = "--step",
                     .todo = "write a number from 0, or end"};
    follow_instance();
    Result<void> beside;
    if (!options.variants.isEmpty()) {
        const int index = variants_->findData(options.variants.front());
        if (index < 0)
            return Error{.code = ErrorCode::usage,
                         .what =
                             formatted("{} cannot be stepped here", options.variants.front().toStdString()),
                         .where = "--variant",
                         .todo = "leave it out, or choose a variant with steps for this kind of instance"};
        variants_->setCurrentIndex(index);
        record();
    }
    if (!options.variants.isEmpty() || !options.what_if.isEmpty()) {
        if (!shown_)
            return *empty_view();
        beside = side_->choose(shown_, shown_variant_, options);
        if (!beside && options.what_if.isEmpty())
            return beside;
    }
    if (offer_->instance() &&
        !offer_->file()) // the command line asked for it, and nobody may be there to press the button
        offer_->start();
    show_layer();
    if (!options.step.isEmpty()) {
        wanted_ = options.step;
        if (!busy())
            show_recording();
    }
    return beside; // of numbers that cannot be tried the others are
}

ShownView StepPage::shown_view() const {
    if (!recorder_.recording())
        return {};
    ViewOptions view = side_->chosen();
    // What was before an edit is in no file, so that pair comes back as the page's own recording.
    const bool both = !view.variants.isEmpty() || !view.what_if.isEmpty();
    view.variants.prepend(QString::fromStdString(shown_variant_));
    view.step = QString::number(both ? stepper_.at() : side_->step());
    if (!both)
        view.together_by.clear();
    return {.options = std::move(view)};
}

Result<ShownStep> StepPage::shown_step() const {
    if (const auto why = empty_view())
        return *why;
    const auto refused = [](const char* what) {
        return Error{
            .code = ErrorCode::limit, .what = what, .todo = "take a smaller instance, or another variant"};
    };
    if (offer_->file())
        return refused("this table comes from a file, which a lesson does not hold");
    if (in_process::records_with_programs(shown_variant_))
        return refused("these steps rest on linear programs, which a lesson does not solve");
    return ShownStep{.instance = shown_,
                     .variant = shown_variant_,
                     .step = side_->step(),
                     .sentence = RecordingTrack(recorder_.recording()).sentence(side_->step())};
}

QSizeF StepPage::whole_size(QSizeF least) const {
    return empty_view() ? least : side_->whole_size(least);
}

QSizeF StepPage::complete_from() const {
    return visual::complete_picture * session().theme().scale();
}

Result<visual::Picture> StepPage::picture(QSizeF size) {
    if (const auto why = empty_view())
        return *why;
    return side_->picture(size);
}

Result<QByteArray> StepPage::csv() {
    if (const auto why = empty_view())
        return *why;
    return view_->csv();
}

Page* make_step_page(Session& session) {
    return new StepPage(session);
}

} // namespace ks::ui
