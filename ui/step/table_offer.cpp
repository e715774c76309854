// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/table_offer.h"

#include "solvers/run/in_process.h"
#include "solvers/run/stepping.h"
#include "solvers/table/file_layout.h"
#include "ui/base/memory_offer.h"
#include "ui/base/session.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/scene/numbers.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QVBoxLayout>

namespace ks::ui {

namespace {

constexpr int bar_steps = 1000;
constexpr int width_of_bar = 560;

} // namespace

TableOffer::TableOffer(Session& session)
    : session_(session), title_(labelled({}, "title")), words_(labelled({}, "sentence")),
      variants_(new ChoiceBox), start_(new QPushButton(tr("Fill the table"))), bar_(new QProgressBar),
      progress_(labelled({}, "quiet")), cancel_(new QPushButton(tr("Cancel"))),
      failure_(labelled({}, "error")), memory_(new MemoryOffer(session, tr("Allow %1 and fill the table"))) {
    variants_->setObjectName(QStringLiteral("filled-by"));
    variants_->setAccessibleName(tr("Filled by"));
    start_->setObjectName(QStringLiteral("fill"));
    start_->setProperty("primary", true);
    start_->setMinimumWidth(264);
    cancel_->setObjectName(QStringLiteral("cancel-fill"));
    bar_->setRange(0, bar_steps);
    bar_->setTextVisible(false);
    bar_->setMinimumWidth(width_of_bar);
    bar_->setAccessibleName(tr("How far filling the table is"));

    auto* column = new QVBoxLayout(this);
    column->setSpacing(16);
    column->addStretch(2);
    column->addWidget(title_, 0, Qt::AlignHCenter);
    column->addLayout(in_the_middle(*words_));
    for (QWidget* widget : std::initializer_list<QWidget*>{variants_, start_, bar_, progress_, cancel_})
        column->addWidget(widget, 0, Qt::AlignHCenter);
    column->addLayout(in_the_middle(*failure_));
    column->addWidget(memory_, 0, Qt::AlignHCenter);
    column->addStretch(3);

    connect(start_, &QPushButton::clicked, this, &TableOffer::start);
    connect(memory_, &MemoryOffer::allowed, this, &TableOffer::start);
    connect(cancel_, &QPushButton::clicked, this, [this] { fill_.cancel(); });
    connect(&fill_, &TableFill::progressed, this, &TableOffer::show_state);
    connect(&fill_, &TableFill::finished, this, [this] {
        show_state();
        emit finished();
    });
    connect(&session_, &Session::target_changed, this, &TableOffer::offer_variants);
    connect(&session_, &Session::catalogue_changed, this, &TableOffer::offer_variants);
    connect(variants_, &QComboBox::currentIndexChanged, this, [this] {
        show_words();
        check_memory();
        show_state();
    });
}

void TableOffer::set_instance(InstancePtr instance, std::string variant) {
    fill_.drop();
    instance_ = std::move(instance);
    stepped_ = std::move(variant);
    offer_variants();
    show_words();
    check_memory();
    show_state();
}

/// Offers the variants whose rows can be stepped through as the chosen variant's: those for the CPU and, if
/// a GPU is the target, kernels. In the emulator a table of this size would take hours.
void TableOffer::offer_variants() {
    const QString before = variants_->currentData().toString();
    const CatalogueEntry* stepped = session_.catalogue().find(stepped_);
    variants_->clear();
    const bool gpu = session_.host().here() && session_.target().startsWith(QLatin1String("gpu"));
    for (const CatalogueEntry& variant : session_.catalogue().entries()) {
        const bool here = variant.on_cpu() || (gpu && variant.offers("gpu"));
        if (instance_ && stepped && here && writes_steps_of(variant, *stepped))
            variants_->addItem(in_language(variant.title), QString::fromStdString(variant.id));
    }
    const int own = variants_->findData(QString::fromStdString(stepped_));
    const int same = variants_->findData(before);
    variants_->setCurrentIndex(same >= 0 ? same : std::max(0, own));
}

/// Says how large the table is, what filling it does and, if another variant fills it, whose steps are
/// shown.
void TableOffer::show_words() {
    if (!instance_)
        return;
    const auto shape = table_shape(*instance_);
    const auto bytes = TableFill::file_bytes(*instance_);
    if (!shape || !bytes)
        return;
    title_->setText(
        tr("A table of %1 cells").arg(QString::fromStdString(scene::number(shape->all_cells(), 0))));
    QString words = tr("One run fills it and writes its rows into a temporary file of %1. Every step is then "
                       "looked up there, and the file is gone when the table is closed.")
                        .arg(QString::fromStdString(scene::bytes(static_cast<std::uint64_t>(*bytes))));
    const QString filler = variants_->currentData().toString();
    if (!filler.isEmpty() && filler.toStdString() != stepped_)
        words += tr(" %1 has no recording of its own: its rows are stepped through as those of %2.")
                     .arg(filler, QString::fromStdString(stepped_));
    words_->setText(words);
}

/// A run that needs more memory than it may take is refused before it is offered.
void TableOffer::check_memory() {
    refusal_.reset();
    const std::string filler = variants_->currentData().toString().toStdString();
    if (!instance_ || filler.empty())
        return;
    const auto fits = in_process::check_memory(filler, *instance_, session_.memory());
    if (!fits && fits.error().code == ErrorCode::limit)
        refusal_ = fits.error();
}

SolveRequest TableOffer::request() const {
    SolveRequest request;
    request.memory = session_.memory();
    request.variant = variants_->currentData().toString();
    const CatalogueEntry* variant = session_.catalogue().find(request.variant.toStdString());
    request.on = variant && variant->on_cpu() ? QStringLiteral("cpu") : session_.target();
    return request;
}

void TableOffer::start() {
    if (!instance_ || fill_.running())
        return;
    check_memory();
    fill_.start(session_.runner_here(), instance_, request()); // which maps the file
    show_state();
}

void TableOffer::show_state() {
    const bool running = fill_.running();
    variants_->setVisible(!running && variants_->count() > 1);
    start_->setVisible(!running && !refusal_);
    for (QWidget* widget : std::initializer_list<QWidget*>{bar_, progress_, cancel_})
        widget->setVisible(running);
    bar_->setValue(qRound(fill_.fraction() * bar_steps));
    progress_->setText(fill_.progress_text().isEmpty() ? tr("Starting…") : fill_.progress_text());
    const bool failed = !running && fill_.error() && fill_.error()->code != ErrorCode::cancelled;
    const std::optional<Error> why = failed ? fill_.error() : running ? std::nullopt : refusal_;
    failure_->setText(why ? sentence(*why) : QString());
    failure_->setVisible(why.has_value());
    memory_->offer_for(why ? &*why : nullptr);
}

} // namespace ks::ui
