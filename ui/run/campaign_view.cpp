// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/campaign_view.h"

#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/run/campaign_model.h"
#include "ui/run/progress_lines.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"
#include "visual/scene/numbers.h"
#include "visual/scene/sheet.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QTableView>

#include <algorithm>

namespace ks::ui {
namespace {

constexpr double most_column = 240; // limits the width of a table's column

QString number(std::size_t count) {
    return QString::fromStdString(scene::number(static_cast<std::int64_t>(count)));
}

QString counted(std::size_t count, const QString& one, const QString& many) {
    return (count == 1 ? one : many).arg(number(count));
}

/// "thesis, Table 5.2 · 3 instances × 9 runs = 27 rows · 5 repetitions after 1 warm-up".
QString about(const Campaign& campaign) {
    QStringList parts;
    if (!campaign.paper.empty())
        parts << QString::fromStdString(campaign.paper);
    parts << CampaignView::tr("%1 × %2 = %3")
                 .arg(counted(campaign.instances.size(), CampaignView::tr("%1 instance"),
                              CampaignView::tr("%1 instances")),
                      counted(campaign.runs.size(), CampaignView::tr("%1 run"), CampaignView::tr("%1 runs")),
                      counted(campaign.rows(), CampaignView::tr("%1 row"), CampaignView::tr("%1 rows")))
          << (campaign.warmup == 1
                  ? CampaignView::tr("%1 repetitions after a warm-up").arg(campaign.repetitions)
                  : CampaignView::tr("%1 repetitions after %2 warm-ups")
                        .arg(campaign.repetitions)
                        .arg(campaign.warmup));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

CampaignView::CampaignView(Session& session)
    : session_(session), run_(session), list_(new QListWidget), title_(labelled({}, "heading")),
      about_(labelled({}, "quiet")), output_(new QLineEdit), other_output_(new QPushButton(tr("Choose…"))),
      held_(labelled({}, "quiet")), doing_(labelled({}, "sentence")), remaining_(labelled({}, "quiet")),
      measured_(labelled({}, "quiet")), bar_(new QProgressBar), failure_(labelled({}, "error")),
      model_(new CampaignModel(run_, this)), rows_(new QTableView),
      compare_(new QPushButton(tr("Compare these results"))) {
    auto* right = new QVBoxLayout;
    right->setSpacing(16);
    right->addWidget(build_head());
    live_ = build_live();
    right->addWidget(live_);
    right->addWidget(build_rows(), 1);
    auto* body = new QHBoxLayout(this);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(16);
    list_side_ = build_list();
    body->addWidget(list_side_, 1);
    body->addLayout(right, 5);

    connect(&run_, &CampaignRun::changed, this, &CampaignView::show_live);
    connect(&run_, &CampaignRun::row_added, this, [this] {
        fit_columns();
        rows_->scrollToBottom();
    });
    connect(&run_, &CampaignRun::finished, this, &CampaignView::finish);
    connect(&session, &Session::campaign_opened, this, [this](const CampaignFile& file) {
        if (running())
            return;
        catch_up();
        add(file);
    });
    connect(&session, &Session::catalogue_changed, this, [this] {
        outdated_ = true;
        if (isVisible())
            catch_up();
    });
    const auto fit = [this] {
        rows_->verticalHeader()->setDefaultSectionSize(qRound(30 * session_.theme().scale()));
        fit_columns();
    };
    connect(&session, &Session::theme_changed, this, fit, Qt::QueuedConnection); // when the new font is set
    fit();
    show_live();
}

/// The campaigns are read when the user looks at them for the first time, and again after the variants have
/// changed.
void CampaignView::catch_up() {
    if (!filled_)
        fill_list();
    else if (outdated_)
        read_again();
}

void CampaignView::showEvent(QShowEvent* event) {
    catch_up();
    QWidget::showEvent(event);
}

QWidget* CampaignView::build_list() {
    list_->setObjectName(QStringLiteral("campaigns"));
    list_->setAccessibleName(tr("Campaigns"));
    list_->setWordWrap(true);
    list_->setMinimumWidth(208);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QListWidget::currentRowChanged, this, &CampaignView::choose);
    auto* open = new QPushButton(tr("Open a campaign…"));
    connect(open, &QPushButton::clicked, this, &CampaignView::open_wanted);
    auto* side = new QWidget;
    side->setObjectName(QStringLiteral("campaign-list"));
    side->setMaximumWidth(416);
    auto* beside = new QHBoxLayout(side);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(16);
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(labelled(tr("Campaigns"), "heading"));
    column->addWidget(list_, 1);
    column->addWidget(open);
    beside->addLayout(column, 1);
    beside->addWidget(hairline(Qt::Vertical));
    return side;
}

QWidget* CampaignView::build_head() {
    title_->setObjectName(QStringLiteral("campaign-title"));
    about_->setWordWrap(true);
    output_->setObjectName(QStringLiteral("output"));
    output_->setAccessibleName(tr("Results go to"));
    connect(output_, &QLineEdit::textChanged, this, &CampaignView::show_output);
    connect(other_output_, &QPushButton::clicked, this, &CampaignView::choose_output);
    held_->setObjectName(QStringLiteral("held"));
    held_->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(labelled(tr("Results go to"), "quiet"));
    line->addWidget(output_, 1);
    line->addWidget(other_output_);
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(title_);
    column->addWidget(about_);
    column->addLayout(line);
    column->addWidget(held_);
    return head;
}

QWidget* CampaignView::build_live() {
    bar_->setObjectName(QStringLiteral("campaign-progress"));
    bar_->setAccessibleName(tr("Progress of the campaign"));
    doing_->setObjectName(QStringLiteral("campaign-doing"));
    doing_->setWordWrap(true);
    remaining_->setAlignment(Qt::AlignRight | Qt::AlignTop);
    failure_->setObjectName(QStringLiteral("campaign-failure"));
    return stacked(
        {.doing = doing_, .remaining = remaining_, .bar = bar_, .so_far = measured_, .failure = failure_});
}

QWidget* CampaignView::build_rows() {
    rows_->setObjectName(QStringLiteral("campaign-rows"));
    rows_->setAccessibleName(tr("Finished rows"));
    rows_->setModel(model_);
    rows_->setSelectionBehavior(QAbstractItemView::SelectRows);
    rows_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    rows_->setShowGrid(false);
    copies_cells(*rows_);
    rows_->setWordWrap(false);
    rows_->setTextElideMode(Qt::ElideMiddle); // the seed is at the end of an instance's name
    rows_->setAlternatingRowColors(true);
    rows_->setTabKeyNavigation(false);
    rows_->verticalHeader()->hide();
    rows_->viewport()->installEventFilter(this);
    rows_->horizontalHeader()->setHighlightSections(false);
    compare_->setObjectName(QStringLiteral("compare-results"));
    connect(compare_, &QPushButton::clicked, this, [this] { emit results_wanted(run_.output()); });
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(rows_, 1);
    column->addWidget(compare_, 0, Qt::AlignLeft);
    return side;
}

/// Makes each column as wide as its content, within a limit. If there is room left, the column of parameters
/// takes it.
void CampaignView::fit_columns() {
    const int most = qRound(most_column * session_.theme().scale());
    QHeaderView& header = *rows_->horizontalHeader();
    const QAbstractItemView& cells = *rows_;
    header.setSectionResizeMode(CampaignModel::parameters, QHeaderView::Interactive);
    for (int column = 0; column < CampaignModel::column_count; ++column)
        header.resizeSection(column, std::min(most, std::max(header.sectionSizeHint(column),
                                                             cells.sizeHintForColumn(column))));
    if (header.length() <= rows_->viewport()->width())
        header.setSectionResizeMode(CampaignModel::parameters, QHeaderView::Stretch);
}

bool CampaignView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == rows_->viewport() && event->type() == QEvent::Resize)
        fit_columns();
    return QWidget::eventFilter(watched, event);
}

bool CampaignView::has_rows() const {
    return model_->rowCount() > 0;
}

void CampaignView::fill_list() {
    filled_ = true;
    outdated_ = false;
    for (CampaignFile& file : campaign_library(session_.catalogue())) {
        list_->addItem(file.title());
        files_.push_back(std::move(file));
    }
    list_->setCurrentRow(files_.empty() ? -1 : 0);
    show_live();
}

/// Reads the campaigns again with the runner's variants, because a campaign may name variants that the
/// runner has and this program has not, or the other way round. A user's file may be large, so another thread
/// reads.
void CampaignView::read_again() {
    if (running())
        return;
    outdated_ = false;
    auto read = [files = files_, catalogue = session_.catalogue()](const std::stop_token& stop) mutable {
        for (CampaignFile& file : files)
            file.read(catalogue, stop);
        return std::move(files);
    };
    reading_.start(std::move(read), [this](const std::vector<CampaignFile>& files) { take(files); });
}

/// Takes the campaigns that were read again, except those that changed meanwhile.
void CampaignView::take(const std::vector<CampaignFile>& files) {
    outdated_ = running();
    if (outdated_)
        return;
    const CampaignFile* shown = chosen();
    const bool broken = shown && shown->broken;
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (files_[i].path != files[i].path || files_[i].text != files[i].text)
            continue;
        files_[i] = files[i];
        list_->item(static_cast<int>(i))->setText(files_[i].title());
    }
    if (shown && shown->broken.has_value() != broken)
        choose(list_->currentRow());
}

/// Puts an opened campaign into the list. It replaces a campaign of the same path or the same text.
void CampaignView::add(const CampaignFile& file) {
    const auto at = std::ranges::find_if(files_, [&file](const CampaignFile& known) {
        return known.path == file.path || known.text == file.text;
    });
    const int row = static_cast<int>(at - files_.begin());
    if (at == files_.end()) {
        files_.push_back(file);
        list_->addItem(file.title());
    } else {
        *at = file;
        list_->item(row)->setText(file.title());
    }
    list_->setCurrentRow(row);
    choose(row);
}

const CampaignFile* CampaignView::chosen() const {
    const auto row = static_cast<std::size_t>(list_->currentRow());
    return row < files_.size() ? &files_[row] : nullptr;
}

void CampaignView::choose(int) {
    const CampaignFile* file = chosen();
    if (!file || running())
        return;
    run_.clear();
    title_->setText(file->title());
    about_->setText(file->broken ? sentence(*file->broken) : about(file->campaign));
    output_->clear();
    show_output();
    if (!file->broken)
        propose_output(*file);
}

/// Looks on another thread for a name for the results.
void CampaignView::propose_output(const CampaignFile& file) {
    looking_.start(file.title(), [this, file, folder = session_.results_folder()](const std::stop_token&) {
        return FileReading::Open([this, path = standard_output(file, folder)] { output_->setText(path); });
    });
}

void CampaignView::choose_output() {
    const QString path = ask_where_to_save(*this, session_, tr("Results go to"), output_->text(),
                                           tr("Results (*.json)"), false);
    if (!path.isEmpty())
        output_->setText(path);
}

/// Looks on another thread what the file for the results already holds.
void CampaignView::show_output() {
    const CampaignFile* file = chosen();
    if (!file)
        return;
    const QString path = output_->text();
    rows_held_.reset();
    if (file->broken || path.isEmpty()) {
        looking_.cancel();
        held_->clear();
        held_->hide();
    } else {
        looking_.start(QFileInfo(path).fileName(), [this, path, file = *file](const std::stop_token&) {
            return FileReading::Open([this, path, rows = rows_held(file, path), of = file.campaign.rows()] {
                show_held(path, rows, of);
            });
        });
    }
    emit changed();
}

/// Says what the file holds; `of` is how many rows the campaign has.
void CampaignView::show_held(const QString& path, std::optional<std::size_t> rows, std::size_t of) {
    rows_held_ = rows;
    if (rows)
        held_->setText((of == 1 ? tr("It holds %1 of %2 row, which is kept.")
                                : tr("It holds %1 of %2 rows, which are kept."))
                           .arg(number(*rows), number(of)));
    else if (QFileInfo::exists(path))
        held_->setText(tr("It holds something else: choose another name."));
    else
        held_->setText(tr("A new file: each finished row is written to it at once."));
    held_->show();
    emit changed();
}

bool CampaignView::can_start() const {
    const CampaignFile* file = chosen();
    return file && !file->broken && !running() && !output_->text().isEmpty() && !session_.runner_problem();
}

QString CampaignView::start_text() const {
    const CampaignFile* file = chosen();
    const bool begun = file && rows_held_.value_or(0) > 0 && *rows_held_ < file->campaign.rows();
    return begun ? tr("Go on") : tr("Measure");
}

void CampaignView::start() {
    if (!can_start())
        return;
    if (const auto started = run_.start(*chosen(), output_->text()); !started) {
        failure_->setText(sentence(started.error()));
        failure_->show();
        live_->show();
    }
}

void CampaignView::show_live() {
    const CampaignProgress& now = run_.progress();
    const bool busy = running();
    for (QWidget* still : std::initializer_list<QWidget*>{list_, output_, other_output_})
        still->setEnabled(!busy);
    bar_->setVisible(busy);
    measured_->setVisible(busy && !now.measured.isEmpty());
    measured_->setText(now.measured);
    bar_->setValue(static_cast<int>(now.fraction * 1000));
    remaining_->setVisible(busy);
    remaining_->setText(now.remaining_s
                            ? tr("%1 left").arg(QString::fromStdString(scene::time_left(*now.remaining_s)))
                            : tr("just begun"));
    const QString rows =
        (now.rows == 1 ? tr("%1 of %2 row") : tr("%1 of %2 rows")).arg(now.rows_done).arg(now.rows);
    doing_->setText(busy ? (now.phase.isEmpty() ? rows : rows + QStringLiteral(" · ") + now.phase)
                    : run_.cancelled() ? tr("Cancelled; %1 are kept").arg(rows)
                    : run_.failure()   ? tr("Stopped; %1 are kept").arg(rows)
                                       : tr("Finished: %1").arg(rows));
    doing_->setVisible(busy || now.rows > 0);
    failure_->setText(run_.failure() ? sentence(*run_.failure()) : QString());
    failure_->setVisible(run_.failure().has_value());
    live_->setVisible(busy || now.rows > 0 || run_.failure());
    compare_->setEnabled(!busy && !run_.rows().empty());
    emit changed();
}

void CampaignView::finish() {
    // The file was measured by another build or on another machine, so the next start writes to a new file.
    if (run_.failure() && run_.failure()->code == ErrorCode::usage && run_.rows().empty())
        output_->setText(free_output(*chosen(), session_.results_folder()));
    show_output();
    emit settled();
}

Result<visual::Picture> CampaignView::picture(QSizeF size) const {
    if (run_.rows().empty())
        return Error{
            .code = ErrorCode::input, .what = "nothing is measured yet", .todo = "start the campaign first"};
    scene::Sheet sheet;
    sheet.title = title_->text().toStdString();
    sheet.subtitle = about_->text().toStdString();
    for (int column = 0; column < CampaignModel::column_count; ++column)
        sheet.columns.push_back({CampaignModel::title(column).toStdString(),
                                 CampaignModel::is_number(column) ? scene::Align::right : scene::Align::left,
                                 CampaignModel::is_number(column)});
    for (const RecordedRow& row : run_.rows()) {
        auto& cells = sheet.rows.emplace_back();
        for (int column = 0; column < CampaignModel::column_count; ++column)
            cells.push_back({CampaignModel::text(row, column).toStdString(), scene::Role::text, {}});
    }
    const paint::Theme& theme = session_.theme();
    const paint::FontMeasure measure;
    return visual::picture_of(
        scene::draw(sheet, size.width() / theme.scale(), size.height() / theme.scale(), measure), theme);
}

Result<QByteArray> CampaignView::csv() const {
    if (run_.rows().empty())
        return Error{
            .code = ErrorCode::input, .what = "nothing is measured yet", .todo = "start the campaign first"};
    std::vector<QStringList> rows{
        {QStringLiteral("instance"), QStringLiteral("variant"), QStringLiteral("parameters"),
         QStringLiteral("on"), QStringLiteral("status"), QStringLiteral("objective"),
         QStringLiteral("median_ms"), QStringLiteral("min_ms"), QStringLiteral("max_ms")}};
    for (const RecordedRow& row : run_.rows()) {
        const auto ms = [&row](double value) {
            return row.error ? QString() : QString::number(value, 'g', 9);
        };
        rows.push_back(
            {CampaignModel::text(row, CampaignModel::instance), QString::fromStdString(row.variant),
             CampaignModel::text(row, CampaignModel::parameters), QString::fromStdString(row.on),
             QString::fromStdString(row.status), row.objective ? QString::number(*row.objective) : QString(),
             ms(row.total_ms.median), ms(row.total_ms.min), ms(row.total_ms.max)});
    }
    return visual::csv_of(rows);
}

} // namespace ks::ui
