// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/step_page.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/kind.h"
#include "solvers/questions/questions.h"
#include "solvers/run/in_process.h"
#include "solvers/steps/record.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/paper_name.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/predict/add_exercise.h"
#include "ui/predict/cell_inputs.h"
#include "ui/predict/offer_predicting.h"
#include "ui/predict/predict_panel.h"
#include "ui/side_by_side/side_by_side.h"
#include "ui/step/sheet_desk.h"
#include "ui/step/table_offer.h"
#include "ui/stepping/step_view.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <functional>

namespace ks::ui {

namespace {

/// "Algorithm 2.1 (thesis, section 2.1.2)", or as much of it as the catalogue has.
QString algorithm_of(const CatalogueEntry& variant) {
    const QString paper = paper_name(variant.paper), section = QString::fromStdString(variant.section);
    if (variant.paper.empty())
        return QString::fromStdString(variant.title);
    if (variant.algorithm.empty())
        return StepPage::tr("%1, section %2").arg(paper, section);
    if (variant.section.empty())
        return StepPage::tr("Algorithm %1 (%2)").arg(QString::fromStdString(variant.algorithm), paper);
    return StepPage::tr("Algorithm %1 (%2, section %3)")
        .arg(QString::fromStdString(variant.algorithm), paper, section);
}

/// Says whose steps are shown and, if the rows come from a file, which variant computed them.
QString source_of(const CatalogueEntry& variant, const TableFilePtr& file) {
    const QString source = algorithm_of(variant), title = QString::fromStdString(variant.title);
    if (!file)
        return source == title ? title : StepPage::tr("%1 · %2").arg(source, title);
    const TableDescription& table = file->description();
    const QString writer = QString::fromStdString(table.variant);
    const QString rows =
        StepPage::tr("%1 · rows by %2 on %3")
            .arg(source, writer, QString::fromStdString(table.device.empty() ? table.on : table.device));
    return table.variant == variant.id
               ? rows
               : StepPage::tr("%1 · %2 has no recording of its own").arg(rows, writer);
}

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
    : Page(session, page_info("step")), predictor_(stepper_), recorder_(session),
      head_(new PageHead(info().title, tr("Play"))), variants_(new ChoiceBox), chosen_(new QWidget),
      layers_(new QStackedLayout), full_(new QWidget), empty_(build_empty()), recording_layer_(new QWidget),
      refused_(build_refused()), offer_(new TableOffer(session)),
      view_(new StepView(session, StepView::Parts::page)), bar_(new TransportBar(session, stepper_)),
      side_(new SideBySide(session, stepper_, *view_, *bar_)), slides_{.stepper = stepper_,
                                                                       .picture =
                                                                           [this](std::int64_t at) {
                                                                               return side_->scene_at(at);
                                                                           },
                                                                       .unit = Level::row},
      predict_(new PredictPanel(predictor_, stepper_)), sheet_(new SheetDesk(session, predictor_, stepper_)) {
    auto* picture = new QVBoxLayout(full_);
    picture->setContentsMargins(0, 0, 0, 0);
    picture->addWidget(side_, 1);
    picture->addWidget(predict_);
    picture->setSpacing(0);
    side_fold_ = &head_->add_fold(side_->controls(), tr("Beside"), tr("Show or hide what is beside it"));
    predict_->setContentsMargins(24, 0, 24, 0);
    predict_->offer_more(true);
    // The variant can be chosen whatever became of the one before.
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(sheet_);
    column->addWidget(chosen_);
    auto* top = new QHBoxLayout(chosen_);
    top->setContentsMargins(24, 16, 24, 0);
    top->setSpacing(16);
    top->addWidget(head_, 1);
    variants_->setAccessibleName(tr("Variant"));
    variants_->setObjectName(QStringLiteral("variant"));
    // A long title must not take the room of what is beside it; the list shows all of it.
    constexpr int title_letters = 28;
    variants_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    variants_->setMinimumContentsLength(title_letters);
    top->insertWidget(0, variants_, 0, Qt::AlignTop);

    auto* waiting = new QVBoxLayout(recording_layer_);
    waiting->addStretch();
    waiting->addWidget(labelled(tr("Recording…"), "title"), 0, Qt::AlignHCenter);
    waiting->addStretch();
    for (QWidget* layer : std::initializer_list<QWidget*>{full_, empty_, recording_layer_, refused_, offer_})
        layers_->addWidget(layer);
    column->addLayout(layers_, 1);

    bar_->setParent(this);
    bar_->hide();
    offer_predicting(*bar_, predictor_);
    add_step_keys(*this, stepper_);
    add_view_keys();
    connect(view_, &StepView::cell_clicked, predict_, &PredictPanel::choose_cell);
    connect(predict_, &PredictPanel::put, new CellInputs(*view_), &CellInputs::show);
    connect(predict_, &PredictPanel::another_wanted, this,
            [this] { emit command_wanted(QStringLiteral("redraw")); });
    connect(predict_, &PredictPanel::sheet_wanted, this, &StepPage::add_exercise);
    connect(sheet_, &SheetDesk::started, this, [this](bool on) {
        predict_->offer_more(!on);
        side_->allow(!on);
    });
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
    connect(&session, &Session::instance_changed, this, [this] {
        if (isVisible())
            follow_instance();
    });
    connect(&session, &Session::steps_wanted, this, &StepPage::choose_variant);
    connect(&session, &Session::catalogue_changed, this, [this] {
        if (!shown_)
            return;
        offer_variants();
        if (isVisible() && chosen_variant() != shown_variant_)
            record(); // the variant that was shown is no longer offered
    });
    show_layer();
}

QWidget* StepPage::transport_bar() {
    return bar_;
}

/// What is beside the recording gives way to the two pictures.
void StepPage::make_room() {
    side_fold_->set_folded(side_->on() && is_small());
}

void StepPage::add_view_keys() {
    const auto add = [this](const char* id, const std::function<void()>& run) {
        auto* action = new QAction(this);
        action->setObjectName(QString::fromLatin1(id));
        action->setShortcuts(keys_of(id));
        connect(action, &QAction::triggered, this, run);
        addAction(action);
    };
    constexpr double zoom = 1.5, part = 0.25;
    add("table.zoom-in", [this] { side_->zoom(zoom); });
    add("table.zoom-out", [this] { side_->zoom(1 / zoom); });
    add("table.zoom-all", [this] { side_->zoom(0); });
    add("table.left", [this] { side_->pan(-part, 0); });
    add("table.right", [this] { side_->pan(part, 0); });
    add("table.up", [this] { side_->pan(0, -part); });
    add("table.down", [this] { side_->pan(0, part); });
}

bool StepPage::busy() const {
    return recorder_.busy() || offer_->running() || side_->busy();
}

QWidget* StepPage::build_empty() {
    auto* empty = new EmptyState(
        QStringLiteral("step"), tr("Nothing to step through yet"),
        tr("Open an instance or let a preset make one, and watch its table being filled cell by "
           "cell. The first lesson brings its own."));
    offer_instances(*empty);
    connect(&empty->add_button(tr("First lesson")), &QPushButton::clicked, this,
            [this] { emit page_wanted(QStringLiteral("lessons")); });
    return empty;
}

QWidget* StepPage::build_refused() {
    auto* refused = new EmptyState(QStringLiteral("step"), tr("These steps are not shown"), {});
    for (auto* label : refused->findChildren<QLabel*>())
        if (label->property("role").toString() == QLatin1String("sentence"))
            refusal_ = label;
    connect(&refused->add_button(tr("Run it instead")), &QPushButton::clicked, this,
            [this] { emit page_wanted(QStringLiteral("run")); });
    connect(&refused->add_button(tr("Generate a smaller one…")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("generate")); });
    return refused;
}

void StepPage::activated() {
    follow_instance();
}

/// Offers the variants for the open instance and records it, unless it is already shown.
void StepPage::follow_instance() {
    const InstancePtr instance = session().instance();
    if (!instance || !shown_ || instance->kind() != shown_->kind())
        offer_variants();
    record();
}

/// Offers the variants that can be stepped on instances of this kind. The chosen one stays if it is still
/// offered, else the algorithm of the kind's table is chosen.
void StepPage::offer_variants() {
    const QString before = variants_->currentData().toString();
    const InstancePtr& instance = session().instance();
    variants_->clear();
    for (const CatalogueEntry& variant : session().catalogue().entries())
        if (instance && variant.steps && variant.kind == instance->kind())
            variants_->addItem(QString::fromStdString(variant.title), QString::fromStdString(variant.id));
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
    predictor_.set_questions({});
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
        sheet_->put(shown_, shown_variant_);
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
    if (recording && !side_->paired())
        predictor_.set_questions([recording](std::int64_t step) { return questions_at(*recording, step); });
    else
        predictor_.set_questions({});
}

void StepPage::add_exercise() {
    AddExercise dialog({.title = shown_->name(),
                        .variant = shown_variant_,
                        .instance = shown_,
                        .plan = predictor_.plan(),
                        .from = stepper_.at()},
                       this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path =
        ask_where_to_save(*this, session(), tr("The sheet to add it to"), QStringLiteral("exercises.json"),
                          tr("Sheets of exercises (*.json)"), /*overwrite_asked=*/false);
    if (path.isEmpty())
        return;
    const Result<Sheet> sheet = add_to_sheet(dialog.exercise(), path);
    predict_->say(sheet ? tr("Added as exercise %1 of the sheet.").arg(sheet->exercises.size())
                        : sentence(sheet.error()));
}

void StepPage::show_layer() {
    QWidget* layer = full_;
    if (!shown_)
        layer = empty_;
    else if (recorder_.busy())
        layer = recording_layer_;
    else if (offer_->instance() && !recorder_.recording() && !recorder_.error())
        layer = offer_;
    else if (const auto why = empty_view()) {
        layer = refused_;
        refusal_->setText(sentence(*why));
    }
    const bool appears = layer == full_ && layers_->currentWidget() != full_;
    layers_->setCurrentWidget(layer);
    chosen_->setVisible(layer != empty_);
    head_->primary().setVisible(layer == full_);
    if (layer != full_)
        head_->set_subtitle({});
    if (appears && isVisible())
        view_->setFocus();
}

std::optional<Error> StepPage::empty_view() const {
    if (!shown_)
        return Error{.code = ErrorCode::input, .what = "nothing is open", .todo = "name an instance file"};
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
        KS_CHECK(side_->choose(shown_variant_, options.variants.mid(1)));
    }
    if (offer_->instance() &&
        !offer_->file()) // the command line asked for it, and nobody may be there to press the button
        offer_->start();
    show_layer();
    if (options.step.isEmpty())
        return {};
    wanted_ = options.step;
    if (!busy())
        show_recording();
    return {};
}

ShownView StepPage::shown_view() const {
    if (!recorder_.recording())
        return {};
    // What a number was changed to is in no file, so a what-if comes back as the page's own recording.
    const QStringList beside = side_->chosen();
    return {.options = {.variants = QStringList(QString::fromStdString(shown_variant_)) + beside,
                        .step = QString::number(beside.isEmpty() ? side_->step() : stepper_.at()),
                        .lesson = {}}};
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
